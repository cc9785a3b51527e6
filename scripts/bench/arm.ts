/** One measured thing: its values in `unit`, smaller is better. `goal` is what the median has to stay at or below. */
export type Arm = { name: string; unit: string; values: number[]; goal?: number };

/** The middle value, or the mean of the two in the middle. */
export function median(values: number[]): number {
  return percentile(values, 50);
}

/** @param p 0 to 100; linear between the neighbours */
export function percentile(values: number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = ((sorted.length - 1) * p) / 100;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}
