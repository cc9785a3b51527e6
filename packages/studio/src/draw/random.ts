import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';

/** Repeatable chance: the same seed always gives the same numbers, so the same script gives the same bytes. */

export type Random = () => number;

/** FNV-1a over code points, as an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const char of text) {
    hash ^= char.codePointAt(0)!;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Numbers from 0 up to 1. */
export function createRandom(seed: string): Random {
  return mulberry32(hashText(seed) || 1);
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length) % items.length]!;
}
