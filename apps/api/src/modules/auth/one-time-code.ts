import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { consumeOtp, countWrongOtps, issueOtp, takeOtpTry } from '@panelwise/db/repositories/otps';
import type { OtpPurpose } from '@panelwise/db/schema/accounts';

type Deps = { db: Database; key: Buffer };
type For = { userId: string; purpose: OtpPurpose };

/**
 * Wrong codes over all accounts in ten minutes after which nobody may guess: four digits are few, and one
 * guess at each of ten thousand accounts would open one.
 */
const wrongCodesMax = 100;

/** A new code for an account, in plain text for the mail. Earlier ones are void. @throws DomainError `rate-limited` */
export async function createCode(deps: Deps, owner: For): Promise<string> {
  const code = String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0');
  const isIssued = await issueOtp(deps.db, { ...owner, codeHash: hashCode(deps.key, owner, code) });
  if (!isIssued)
    throw new DomainError('rate-limited', {
      message: 'That is enough codes for today. Please try again tomorrow.',
    });
  return code;
}

/** Uses a code up if it is right, and gives its id. @throws DomainError `otp-wrong`, `otp-dead`, `rate-limited` */
export async function redeemCode(deps: Deps, owner: For, code: string): Promise<string> {
  await refuseWhenGuessed(deps.db);
  const otp = await takeOtpTry(deps.db, owner.userId, owner.purpose);
  if (otp === 'dead') throw new DomainError('otp-dead');
  if (otp === 'none') throw new DomainError('otp-wrong');
  // Counted again with this try in it: guesses that arrive together see each other here.
  await refuseWhenGuessed(deps.db);
  const isRight = timingSafeEqual(Buffer.from(otp.codeHash), Buffer.from(hashCode(deps.key, owner, code)));
  if (!isRight || !(await consumeOtp(deps.db, otp.id))) throw new DomainError('otp-wrong');
  return otp.id;
}

async function refuseWhenGuessed(db: Database): Promise<void> {
  if ((await countWrongOtps(db, limits.otpTtlMs)) > wrongCodesMax)
    throw new DomainError('rate-limited', { retryAfterMs: limits.otpTtlMs });
}

function hashCode(key: Buffer, owner: For, code: string): string {
  return createHmac('sha256', key).update(`${owner.userId}:${owner.purpose}:${code}`).digest('base64url');
}
