import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { liveAnswers, liveSeats, liveSessions } from '../schema/live.ts';
import { isTaken } from './live-seats.ts';
import { moveOn } from './live-sessions.ts';

/** Ends a session, and keeps how it was answered: nothing comes in any more once its row says so. */
export function endLiveSession(db: Queryable, id: string): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const seq = await moveOn(tx, id, {
      type: 'ended',
      when: sql`true`,
      set: { state: 'ended', closesAt: null, endedAt: sql`now()` },
    });
    if (seq !== undefined) await freezeLiveCounts(tx, eq(liveSessions.id, id));
    return seq;
  });
}

/**
 * Keeps how the questions of ended sessions were answered, in sums of the seats that are there: names and answers of guests go
 * after a while, and whoever leaves the class takes theirs along; what came of a lesson stays.
 * @param which sessions; those that have their sums keep them
 */
export async function freezeLiveCounts(db: Queryable, which?: SQL): Promise<void> {
  const seats = db
    .select({ id: liveSeats.id })
    .from(liveSeats)
    .where(and(sql`${liveSeats.sessionId} = ${liveSessions.id}`, isTaken(db)));
  const answers = sql`${liveAnswers} a
    where a.session_id = ${liveSessions.id} and a.position = asked.place - 1 and a.seat_id in ${seats}`;
  const chosen = sql`select coalesce(jsonb_agg((select count(*) from ${answers} and a.chosen = option.place - 1) order by option.place), '[]')
    from jsonb_array_elements(asked.item -> 'options') with ordinality option (text, place)`;
  const counts = sql`jsonb_build_object(
    'seats', (select count(*) from ${seats} here),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'answered', (select count(*) from ${answers}),
        'right', (select count(*) from ${answers} and a.is_right),
        'chosen', (${chosen}),
        'middleMs', (select percentile_disc(0.5) within group (order by a.ms) from ${answers})
      ) order by asked.place), '[]')
      from jsonb_array_elements(${liveSessions.items}) with ordinality asked (item, place)
      where asked.place - 1 <= ${liveSessions.position}))`;
  await db
    .update(liveSessions)
    .set({ counts })
    .where(and(isNotNull(liveSessions.endedAt), isNull(liveSessions.counts), which));
}
