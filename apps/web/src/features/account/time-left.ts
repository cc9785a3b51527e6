import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { limits } from '@panelwise/contracts/domain/limits';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How many days an account can still be kept. */
export const graceDays = limits.deletionGraceMs / dayMs;

/** Within how many days everything is gone. */
export const promiseDays = limits.deletionPromiseMs / dayMs;

/** Whole days until a moment, counted up; 0 once it has passed. Times in ms. */
export function daysLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / dayMs));
}

/** How long it is until a moment: "in 29 days", on the last day "in 5 hours". Times in ms. */
export function timeLeft(until: number, now: number): string {
  const left = until - now;
  if (left <= 0) return t`any moment now`;
  const inWords = new Intl.RelativeTimeFormat(i18n.locale);
  return left > dayMs
    ? inWords.format(daysLeft(until, now), 'day')
    : inWords.format(Math.ceil(left / hourMs), 'hour');
}
