import type { Transaction } from '@panelwise/db/client';
import { firstRating, listRatings, putRating } from '@panelwise/db/repositories/battlers';
import type { WholeBattle } from '@panelwise/db/repositories/battles';
import { rated } from './glicko-2.ts';
import { outcomeFor } from './score.ts';

/** How sure one is of how strong a recorded run is. */
const ghostDeviation = 100;

/**
 * Rates those who played a battle that has just ended. A run of one's own says nothing new of how strong one is, and friends who
 * meet by a code could give each other wins.
 */
export async function rateBattle(tx: Transaction, whole: WholeBattle): Promise<void> {
  const { battle, seats } = whole;
  const { ghost } = battle;
  if (battle.against === 'code') return;
  if (seats.length < 2 && (!ghost || ghost.isOwn)) return;
  const before = await listRatings(
    tx,
    battle.subject,
    seats.map(({ userId }) => userId),
  );
  const of = (userId: string | undefined) => (userId && before.get(userId)) || firstRating;
  // Always in this order, so that two battles that end at once never wait for each other.
  for (const seat of seats.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    const other = seats.find(({ place }) => place !== seat.place);
    const opponent =
      !other && ghost ? { rating: ghost.rating, deviation: ghostDeviation } : of(other?.userId);
    const outcome = outcomeFor(whole, seat);
    if (outcome)
      await putRating(
        tx,
        seat.userId,
        battle.subject,
        rated(of(seat.userId), [{ opponent, score: outcome.score }]),
      );
  }
}
