/** The least of 1, 2, 5, 10, 20, 50 … that is not below `least` (above 0): a step that people count in. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((digit) => digit * power >= least * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** From the multiple of `step` at or below `low` to the one at or above `high`; at most 64. */
export function ticksBetween(low: number, high: number, step: number): number[] {
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Numbers stored before anybody checked them may have no end.
  const count = Math.min(64, Math.max(1, last - first)) || 1;
  return Array.from({ length: count + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
