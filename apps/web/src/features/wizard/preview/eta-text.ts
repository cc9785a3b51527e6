/** A time range in words: "1 to 2 min left". Times in ms; undefined while nobody can tell. */
export function etaText(eta: { low: number; high: number } | null): string | undefined {
  if (!eta) return undefined;
  const { low, high } = eta;
  if (high < 5_000) return 'A few seconds left';
  if (high < 90_000) return range(roundSeconds(low), roundSeconds(high), 's');
  return range(Math.max(1, Math.floor(low / 60_000)), Math.ceil(high / 60_000), 'min');
}

function range(low: number, high: number, unit: string): string {
  return low >= high ? `About ${high} ${unit} left` : `${low} to ${high} ${unit} left`;
}

function roundSeconds(ms: number): number {
  return Math.max(5, Math.round(ms / 5_000) * 5);
}
