import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database, Transaction } from '@panelwise/db/client';
import {
  countSentOtps,
  countWrongOtps,
  insertOtp,
  listOpenOtps,
  lockOtps,
  type OtpOwner,
  type OtpRow,
  takeOtpTries,
} from '@panelwise/db/repositories/otps';

/**
 * Wrong codes over all e-mails in ten minutes after which nobody may guess: four digits are few, and one
 * guess at each of ten thousand accounts would open one.
 */
const wrongCodesMax = 100;

/**
 * A new code for an e-mail, in plain text for the mail. Earlier ones of the same registration or account are void;
 * those of others stay, and differ from it, so that a code always names one owner.
 * @throws DomainError `rate-limited`
 */
export async function createCode(
  tx: Transaction,
  key: Buffer,
  email: string,
  owner: OtpOwner,
): Promise<string> {
  await lockOtps(tx, email);
  if ((await countSentOtps(tx, email, owner.purpose)) >= limits.otpSendsPerDay)
    throw new DomainError('rate-limited', {
      message: 'That is enough codes for today. Please try again tomorrow.',
    });
  const open = await listOpenOtps(tx, email);
  let code: string;
  do code = String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0');
  while (open.some((otp) => isCodeOf(key, otp, code)));
  await insertOtp(tx, {
    ...owner,
    email,
    codeHash: hashCode(key, { registrationId: null, userId: null, ...owner }, code),
  });
  return code;
}

/**
 * Tries a code on everything that waits for one at this e-mail, and gives what it is of. The caller uses it up.
 * @throws DomainError `otp-wrong`, `otp-dead`, `rate-limited`
 */
export async function findByCode(db: Database, key: Buffer, email: string, code: string): Promise<OtpRow> {
  await refuseWhenGuessed(db);
  const open = await takeOtpTries(db, email);
  if (open === 'dead') throw new DomainError('otp-dead');
  if (open === 'none') throw new DomainError('otp-wrong');
  // Counted again with this try in it: guesses that arrive together see each other here.
  await refuseWhenGuessed(db);
  const right = open.find((otp) => isCodeOf(key, otp, code));
  if (!right) throw new DomainError('otp-wrong');
  return right;
}

async function refuseWhenGuessed(db: Database): Promise<void> {
  if ((await countWrongOtps(db, limits.otpTtlMs)) > wrongCodesMax)
    throw new DomainError('rate-limited', { retryAfterMs: limits.otpTtlMs });
}

type Owner = Pick<OtpRow, 'registrationId' | 'userId' | 'purpose'>;

function isCodeOf(key: Buffer, otp: OtpRow, code: string): boolean {
  return timingSafeEqual(Buffer.from(otp.codeHash), Buffer.from(hashCode(key, otp, code)));
}

function hashCode(key: Buffer, { registrationId, userId, purpose }: Owner, code: string): string {
  return createHmac('sha256', key)
    .update(`${registrationId ?? userId}:${purpose}:${code}`)
    .digest('base64url');
}
