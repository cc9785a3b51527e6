import type { Rating } from '@panelwise/db/repositories/battlers';

/** The scale of the paper, and how much a volatility may change. */
const scale = 173.7178;
const tau = 0.5;
const tolerance = 1e-6;

export type Game = { opponent: Pick<Rating, 'rating' | 'deviation'>; score: 0 | 0.5 | 1 };

/**
 * A rating after some games, which count as one rating period: Mark E. Glickman, "Example of the Glicko-2 system", Boston
 * University, 2013 (http://www.glicko.net/glicko/glicko2.pdf); the numbers are those of its steps.
 */
export function rated({ rating, deviation, volatility }: Rating, games: readonly Game[]): Rating {
  // Step 2.
  const mu = (rating - 1500) / scale;
  const phi = deviation / scale;
  if (games.length === 0) return { rating, deviation: scale * Math.hypot(phi, volatility), volatility };
  const played = games.map(({ opponent, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (opponent.deviation / scale) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - 1500) / scale)));
    return { g, expected, score };
  });
  // Steps 3 and 4.
  const v = 1 / played.reduce((sum, { g, expected }) => sum + g ** 2 * expected * (1 - expected), 0);
  const gained = played.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  // Steps 5 to 8.
  const volatilityNow = newVolatility(phi, volatility, v, v * gained);
  const phiNow = 1 / Math.sqrt(1 / (phi ** 2 + volatilityNow ** 2) + 1 / v);
  return {
    rating: scale * (mu + phiNow ** 2 * gained) + 1500,
    deviation: scale * phiNow,
    volatility: volatilityNow,
  };
}

/** Step 5: the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number) => {
    const e = Math.exp(x);
    const sum = phi ** 2 + v + e;
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / tau ** 2;
  };
  let A = a;
  let B = delta ** 2 > phi ** 2 + v ? Math.log(delta ** 2 - phi ** 2 - v) : a - tau;
  while (delta ** 2 <= phi ** 2 + v && f(B) < 0) B -= tau;
  let [fA, fB] = [f(A), f(B)];
  // It halves at least every second time: far fewer rounds than this are ever needed.
  for (let i = 0; i < 100 && Math.abs(B - A) > tolerance; i++) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
}
