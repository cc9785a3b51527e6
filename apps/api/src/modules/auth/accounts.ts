import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { registerBody } from '@panelwise/contracts/http/auth';
import { findNewestPurpose } from '@panelwise/db/repositories/otps';
import {
  findUserByEmail,
  markVerified,
  saveUnverifiedUser,
  type UserRow,
} from '@panelwise/db/repositories/users';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { signUpMail } from './code-mail.ts';
import { createCode, redeemCode } from './one-time-code.ts';
import { hashPassword, matchesPassword } from './password.ts';
import { signResetKey } from './reset-key.ts';

const dayMs = 24 * 3_600_000;
const loginWindowMs = 15 * 60_000;
const wrongLoginsMax = 10;

/** Creates an account and sends its code. @throws DomainError `email-taken`, `username-taken`, `rate-limited` */
export async function register(deps: Deps, body: z.output<typeof registerBody>): Promise<void> {
  const { acceptTerms: _, password, ...account } = body;
  const passwordHash = await hashPassword(password);
  const user = await saveUnverifiedUser(deps.database.db, { ...account, passwordHash });
  await sendSignUpCode(deps, user);
}

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
  const user = await findUserByEmail(deps.database.db, email);
  if (!(await matchesPassword(user?.passwordHash, password)) || !user)
    throw new DomainError('bad-credentials');
  await deps.attempts.clear(key);
  if (user.verifiedAt) return user;
  // The answer stays the same when the account has had its codes for today.
  deps.background(sendSignUpCode(deps, user), 'sending a sign-up code failed');
  throw new DomainError('not-verified');
}

/**
 * Uses up the code that was sent last: one of sign-up proves the account, one for a new password gives a key.
 * @throws DomainError `otp-wrong`, `otp-dead`, `rate-limited`
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
  const user = await findUserByEmail(deps.database.db, email);
  if (!user) throw new DomainError('otp-wrong');
  const codes = { db: deps.database.db, key: deps.keys.otp };
  const purpose = await findNewestPurpose(deps.database.db, user.id);
  if (!purpose) throw new DomainError('otp-wrong');
  const otpId = await redeemCode(codes, { userId: user.id, purpose }, code);
  if (purpose === 'reset-password') return { resetKey: signResetKey(deps.keys.otp, otpId) };
  return { user: await markVerified(deps.database.db, user.id) };
}

/** A school may sit behind one address, a guesser too. */
const codesPerAddress = 60;

/**
 * Sends the sign-up code again. It answers the same for an e-mail that nobody has signed up with.
 * @throws DomainError `rate-limited`
 */
export async function resendCode(deps: Deps, email: string): Promise<void> {
  const attempt = await deps.attempts.hit(`otp-send:${email}`, dayMs);
  if (attempt.count > limits.otpSendsPerDay)
    throw new DomainError('rate-limited', { retryAfterMs: attempt.resetMs });
  const user = await findUserByEmail(deps.database.db, email);
  if (user && !user.verifiedAt)
    deps.background(sendSignUpCode(deps, user), 'sending a sign-up code again failed');
}

async function sendSignUpCode(deps: Deps, user: UserRow): Promise<void> {
  const codes = { db: deps.database.db, key: deps.keys.otp };
  const code = await createCode(codes, { userId: user.id, purpose: 'sign-up' });
  try {
    await deps.mailer.send(signUpMail(user, code));
  } catch (cause) {
    throw new DomainError('unavailable', {
      message: 'We could not send the mail. Please try again in a moment.',
      cause,
    });
  }
}
