import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Asker } from '@panelwise/db/repositories/otps';
import type { AttemptCounter } from '../../limits/attempt-counter.ts';
import type { Budget } from '../../limits/spend.ts';

/*
 * A school sits behind one address, and its children mistype. So right codes count little, wrong ones for an hour, and what
 * all strangers of the world share brings a challenge to those who go on.
 */
const minuteMs = 60_000;
const tenMinutesMs = 10 * minuteMs;
const hourMs = 60 * minuteMs;

export function classCodeBudgets({ id }: Asker): Budget[] {
  return [
    { key: `from:class-code:${id}`, max: 600, windowMs: tenMinutesMs },
    { key: 'class-codes', max: 6_000, windowMs: tenMinutesMs, soft: true },
  ];
}

/** A hall of 200 comes in within minutes, each looking at the names and taking one. */
export function liveCodeBudgets({ id }: Asker): Budget[] {
  return [
    { key: `from:live-code:${id}`, max: 4_000, windowMs: tenMinutesMs },
    { key: 'live-codes', max: 20_000, windowMs: tenMinutesMs, soft: true },
  ];
}

/** Tries of one child are counted with the child; here it is who guesses at many children. */
export function pictureBudgets({ id }: Asker): Budget[] {
  return [{ key: `from:pictures:${id}`, max: 600, windowMs: tenMinutesMs }];
}

const wrongCodesOf = ({ id }: Asker) => `wrong-class-codes:${id}`;

/** @throws DomainError `rate-limited` when too many codes from a place were none */
export async function mustHaveCodesLeft(attempts: AttemptCounter, asker: Asker): Promise<void> {
  if ((await attempts.count(wrongCodesOf(asker))) >= limits.wrongCodesPerHour)
    throw new DomainError('rate-limited', { retryAfterMs: tenMinutesMs });
}

export async function noteWrongCode(attempts: AttemptCounter, asker: Asker): Promise<void> {
  await attempts.hit(wrongCodesOf(asker), hourMs);
}
