import { t } from '@lingui/core/macro';
/** A time range in words: "1 to 2 min left". Times in ms; undefined while nobody can tell. */
export function etaText(eta: { low: number; high: number } | null): string | undefined {
  if (!eta) return undefined;
  const { low, high } = eta;
  if (high < 5_000) return t`A few seconds left`;
  if (high < 90_000) return secondsLeft(roundSeconds(low), roundSeconds(high));
  return minutesLeft(Math.max(1, Math.floor(low / 60_000)), Math.ceil(high / 60_000));
}

function secondsLeft(low: number, high: number): string {
  return low >= high ? t`About ${high} s left` : t`${low} to ${high} s left`;
}

function minutesLeft(low: number, high: number): string {
  return low >= high ? t`About ${high} min left` : t`${low} to ${high} min left`;
}

function roundSeconds(ms: number): number {
  return Math.max(5, Math.round(ms / 5_000) * 5);
}
