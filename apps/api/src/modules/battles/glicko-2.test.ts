import { firstRating } from '@panelwise/db/repositories/battlers';
import { expect, test } from 'vitest';
import { rated } from './glicko-2.ts';

test("rates the example of Glickman's paper as the paper does", () => {
  const now = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(now.rating).toBeCloseTo(1464.06, 1);
  expect(now.deviation).toBeCloseTo(151.52, 1);
  expect(now.volatility).toBeCloseTo(0.059996, 6);
});

test('whoever wins rises by as much as the equal opponent falls, and a draw of equals moves nobody', () => {
  const won = rated(firstRating, [{ opponent: firstRating, score: 1 }]);
  const lost = rated(firstRating, [{ opponent: firstRating, score: 0 }]);
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
  expect(won.rating).toBeGreaterThan(1500);
  expect(rated(firstRating, [{ opponent: firstRating, score: 0.5 }]).rating).toBeCloseTo(1500, 6);
});
