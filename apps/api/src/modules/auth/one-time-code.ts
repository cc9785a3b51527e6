import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database, Transaction } from '@panelwise/db/client';
import {
  type Asker,
  countSentOtps,
  countStrangeResetGuesses,
  insertOtp,
  listOpenOtps,
  lockOtps,
  type OtpOwner,
  type OtpRow,
  takeBackGuess,
  takeGuess,
} from '@panelwise/db/repositories/otps';

/*
 * What guessing comes to. Four digits are one in 10,000, and nobody compares more than three wrong ones with a code. Whoever asked
 * for a code has their three, and all others have six together, so a code meets nine guesses at most: 0.09 %. Asking for
 * more codes helps little. All places together that an account does not know get 20 codes a day and 40 guesses a week: 0.4 % a
 * week for somebody who has any number of addresses, each code of which is mailed to the owner. (Five codes a day with three
 * guesses each for everybody together, as it was, made 1 % a week, and five wishes of a stranger locked the owner out.) One
 * place has 15 guesses a week, so it takes three strangers to use up what all share. A device that the account knows shares
 * nothing: nobody has one who was not in the account before.
 *
 * Guessing goes at many accounts as well: one guess at each of 10,000 opens one. So over all accounts those who come from
 * places that are not known have 100 wrong guesses in ten minutes at codes for a new password, which open what somebody uses. Codes
 * of sign-up open what is still empty, so that there a challenge is enough. Known devices and log-ins go on.
 */
const strangeGuessesMax = 100;
const dayMs = 24 * 3_600_000;

/**
 * A new code for an e-mail, in plain text for the mail. Earlier ones of the same registration or account are void;
 * those of others stay, and differ from it, so that a code always names one owner. Without an owner it is kept all the same, and
 * to be sent to nobody.
 * @returns `nextAfterMs`: how long until whoever asked may ask again, where this was their last one of the day
 * @throws DomainError `rate-limited`
 */
export async function createCode(
  tx: Transaction,
  key: Buffer,
  email: string,
  owner: OtpOwner,
  asker: Asker,
): Promise<{ code: string; nextAfterMs: number }> {
  await lockOtps(tx, email);
  const sent = await countSentOtps(tx, email, owner.purpose, asker);
  const isEnough = asker.isKnown ? false : sent.strangers >= limits.otpSendsToStrangersPerDay;
  if (sent.own >= limits.otpSendsPerDay || isEnough)
    throw new DomainError('rate-limited', {
      message: 'That is enough codes for today. Please try again tomorrow.',
    });
  const open = await listOpenOtps(tx, email);
  let code: string;
  do code = String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0');
  while (open.some((otp) => isCodeOf(key, otp, code)));
  const codeHash = hashCode(key, { registrationId: null, userId: null, ...owner }, code);
  await insertOtp(tx, { ...owner, email, codeHash }, asker);
  const isLast = sent.own + 1 >= limits.otpSendsPerDay;
  return { code, nextAfterMs: isLast ? (sent.ownSince ?? new Date()).getTime() + dayMs - Date.now() : 0 };
}

/**
 * Tries a code on everything that waits for one at this e-mail, and gives what it is of. The caller uses it up.
 * @throws DomainError `otp-wrong`, `otp-dead`, `rate-limited`
 */
export async function findByCode(
  db: Database,
  key: Buffer,
  email: string,
  code: string,
  asker: Asker,
): Promise<OtpRow> {
  const guess = await takeGuess(db, email, asker);
  if (guess === 'enough') throw new DomainError('rate-limited', { retryAfterMs: dayMs });
  if (guess === 'dead') throw new DomainError('otp-dead');
  if (guess === 'none') throw new DomainError('otp-wrong');
  const couldReset = guess.open.some(({ purpose }) => purpose === 'reset-password');
  // Counted with this guess in it: those that arrive together see each other here.
  if (
    couldReset &&
    !asker.isKnown &&
    (await countStrangeResetGuesses(db, limits.otpTtlMs)) > strangeGuessesMax
  ) {
    await takeBackGuess(db, guess.id);
    throw new DomainError('rate-limited', { retryAfterMs: limits.otpTtlMs });
  }
  const right = guess.open.find((otp) => isCodeOf(key, otp, code));
  if (!right) throw new DomainError('otp-wrong');
  await takeBackGuess(db, guess.id);
  return right;
}

type Owner = Pick<OtpRow, 'registrationId' | 'userId' | 'purpose'>;

/** Whether this is the code that was made. */
export function isCodeOf(key: Buffer, otp: OtpRow, code: string): boolean {
  return timingSafeEqual(Buffer.from(otp.codeHash), Buffer.from(hashCode(key, otp, code)));
}

function hashCode(key: Buffer, { registrationId, userId, purpose }: Owner, code: string): string {
  return createHmac('sha256', key)
    .update(`${registrationId ?? userId}:${purpose}:${code}`)
    .digest('base64url');
}
