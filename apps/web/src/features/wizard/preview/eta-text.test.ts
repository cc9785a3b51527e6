import { expect, it } from 'vitest';
import { etaText } from './eta-text.ts';

it.each([
  [null, undefined],
  [{ low: 1_000, high: 3_000 }, 'A few seconds left'],
  [{ low: 20_000, high: 41_000 }, '20 to 40 s left'],
  [{ low: 19_000, high: 21_000 }, 'About 20 s left'],
  [{ low: 62_000, high: 110_000 }, '1 to 2 min left'],
  [{ low: 20_000, high: 100_000 }, '1 to 2 min left'],
])('says %j as %s', (eta, text) => {
  expect(etaText(eta)).toBe(text);
});
