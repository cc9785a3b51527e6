import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { houseEmail } from '@panelwise/db/repositories/house';
import { type Asker, takeReset } from '@panelwise/db/repositories/otps';
import { revokeSessionsOf } from '@panelwise/db/repositories/sessions';
import { findUserByEmail, type UserRow, updateUser } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';
import { resetMail } from '../auth/code-mail.ts';
import { createCode } from '../auth/one-time-code.ts';
import { hashPassword } from '../auth/password.ts';
import { readResetKey } from '../auth/reset-key.ts';
import { newPasswordMail } from '../auth/safety-mail.ts';

/**
 * Sends a code for a new password. It answers the same, and as fast, for an e-mail that nobody uses, where a code is made for
 * nobody, and for that of the house, which gets none: where no mail server is set its mail could be read by anybody.
 * @throws DomainError `rate-limited`
 */
export async function sendResetCode(deps: Deps, email: string, asker: Asker): Promise<void> {
  const { db } = deps.database;
  const user = email === houseEmail ? undefined : await findUserByEmail(db, email);
  const owner = { purpose: 'reset-password', ...(user && { userId: user.id }) } as const;
  const { code } = await db.transaction((tx) => createCode(tx, deps.keys.otp, email, owner, asker));
  if (user) deps.background(deps.mailer.send(resetMail(user, code)), 'sending a reset code failed');
}

/** Tells the owner of an account by mail that its password is another one now. */
export function tellOfNewPassword(deps: Deps, user: UserRow): void {
  deps.background(deps.mailer.send(newPasswordMail(user, new Date())), 'telling of a new password failed');
}

/** Sets a new password and ends every session of the account. @throws DomainError `reset-key-wrong` */
export async function resetPassword(deps: Deps, resetKey: string, password: string): Promise<void> {
  const otpId = readResetKey(deps.keys.otp, resetKey);
  if (!otpId) throw new DomainError('reset-key-wrong');
  const passwordHash = await hashPassword(password);
  const user = await deps.database.db.transaction(async (tx) => {
    const taken = await takeReset(tx, otpId, limits.resetKeyMs);
    if (!taken) throw new DomainError('reset-key-wrong');
    await revokeSessionsOf(tx, taken.userId);
    return updateUser(tx, taken.userId, { passwordHash });
  });
  await deps.bus.publish({ topic: 'session-ended', userId: user.id });
  tellOfNewPassword(deps, user);
}
