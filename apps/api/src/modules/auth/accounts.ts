import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { consumeOtp } from '@panelwise/db/repositories/otps';
import { listRegistrations } from '@panelwise/db/repositories/registrations';
import { findUserByEmail, type UserRow } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';
import { findByCode } from './one-time-code.ts';
import { matchesPassword } from './password.ts';
import { findByPassword, openAccount, sendSignUpCode, startPause } from './registration.ts';
import { signResetKey } from './reset-key.ts';

const loginWindowMs = 15 * 60_000;
const wrongLoginsMax = 10;
/** A school may sit behind one address, a guesser too. */
const codesPerAddress = 60;

/**
 * Checks a password. Wrong ones are counted per account and address, so that a guesser is stopped and the
 * owner, who comes from elsewhere, is not.
 * @throws DomainError `bad-credentials`, `rate-limited`, `not-verified` (a new code is then on its way)
 */
export async function logIn(deps: Deps, email: string, password: string, address: string): Promise<UserRow> {
  const key = `login:${email}:${address}`;
  const attempt = await deps.attempts.hit(key, loginWindowMs);
  if (attempt.count > wrongLoginsMax)
    throw new DomainError('rate-limited', { retryAfterMs: attempt.resetMs });
  const { db } = deps.database;
  const [user, registrations] = await Promise.all([findUserByEmail(db, email), listRegistrations(db, email)]);
  if (user) {
    if (!(await matchesPassword(user.passwordHash, password))) throw new DomainError('bad-credentials');
    await deps.attempts.clear(key);
    return user;
  }
  const registration = await findByPassword(registrations, password);
  if (!registration) throw new DomainError('bad-credentials');
  await deps.attempts.clear(key);
  // The answer stays the same when the e-mail has had its codes for today.
  deps.background(sendSignUpCode(deps, registration), 'sending a sign-up code failed');
  throw new DomainError('not-verified', { retryAfterMs: await startPause(deps, registration.email) });
}

/**
 * Uses a code up: one of sign-up opens the account that it was sent for, one for a new password gives a key.
 * @throws DomainError `otp-wrong`, `otp-dead`, `rate-limited`, `email-taken`, `username-taken`
 */
export async function verifyCode(
  deps: Deps,
  email: string,
  code: string,
  address: string,
): Promise<{ user: UserRow } | { resetKey: string }> {
  const attempt = await deps.attempts.hit(`otp:${address}`, limits.otpTtlMs);
  if (attempt.count > codesPerAddress)
    throw new DomainError('rate-limited', { retryAfterMs: attempt.resetMs });
  const otp = await findByCode(deps.database.db, deps.keys.otp, email, code);
  if (otp.purpose === 'sign-up') return { user: await openAccount(deps, otp) };
  if (!(await consumeOtp(deps.database.db, otp.id))) throw new DomainError('otp-wrong');
  return { resetKey: signResetKey(deps.keys.otp, otp.id) };
}
