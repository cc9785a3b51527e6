import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { type Asker, consumeOtp } from '@panelwise/db/repositories/otps';
import { listRegistrations, type RegistrationRow } from '@panelwise/db/repositories/registrations';
import { findUserByEmail, type UserRow } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';
import { wrongLoginsOf } from './budgets.ts';
import { findByCode } from './one-time-code.ts';
import { dummyHash, matchesPassword } from './password.ts';
import { openAccount, sendSignUpCode, startPause } from './registration.ts';
import { signResetKey } from './reset-key.ts';

/**
 * Checks a password.
 * @throws DomainError `bad-credentials`, `not-verified` (a new code is then on its way)
 */
export async function logIn(deps: Deps, email: string, password: string, asker: Asker): Promise<UserRow> {
  const { db } = deps.database;
  const [user, registrations] = await Promise.all([
    findUserByEmail(db, email),
    listRegistrations(db, email, asker.id),
  ]);
  const found = await findByPassword(user, registrations, password);
  if (!found) throw new DomainError('bad-credentials');
  await deps.attempts.clear(wrongLoginsOf(email, asker));
  if (found === user) return user;
  // The answer stays the same when the e-mail has had its codes for today.
  deps.background(sendSignUpCode(deps, found as RegistrationRow, asker), 'sending a sign-up code failed');
  throw new DomainError('not-verified', { retryAfterMs: await startPause(deps, email, asker) });
}

/**
 * The account, or where there is none the first of the sign-ups, that has this password. As many passwords are compared
 * where there is an account as where there is none, however many sign-ups wait: the time must not tell which it is.
 */
async function findByPassword(
  user: UserRow | undefined,
  registrations: RegistrationRow[],
  password: string,
): Promise<UserRow | RegistrationRow | undefined> {
  const compared = user ? [user] : registrations;
  const comparisons = Math.max(1, registrations.length);
  let found: UserRow | RegistrationRow | undefined;
  for (let i = 0; i < comparisons && !found; i++) {
    const hash = compared[i]?.passwordHash ?? (await dummyHash());
    if (await matchesPassword(hash, password)) found = compared[i];
  }
  return found;
}

/**
 * Uses a code up: one of sign-up opens the account that it was sent for, one for a new password gives a key.
 * @throws DomainError `otp-wrong`, `otp-dead`, `rate-limited`, `email-taken`, `username-taken`
 */
export async function verifyCode(
  deps: Deps,
  email: string,
  code: string,
  asker: Asker,
): Promise<{ user: UserRow } | { resetKey: string }> {
  const otp = await findByCode(deps.database.db, deps.keys.otp, email, code, asker);
  if (otp.purpose === 'sign-up') return { user: await openAccount(deps, otp) };
  if (!(await consumeOtp(deps.database.db, otp.id))) throw new DomainError('otp-wrong');
  return { resetKey: signResetKey(deps.keys.otp, otp.id) };
}
