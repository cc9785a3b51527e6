import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { learnerAids } from '../schema/learning.ts';
import { liveAnswers, liveSeats, liveSessions } from '../schema/live.ts';
import { isHeldBy, isTaken, type SeatHolder } from './live-seats.ts';

export type LiveAnswerRow = typeof liveAnswers.$inferSelect;

type OfSeat = { sessionId: string; seatId: string; position: number };
type NewAnswer = { sessionId: string; position: number; chosen: number; eventId: string };

/**
 * Keeps the answer of a seat to the question that is on, scored here, in one statement: a class answers at the same moment. It
 * holds the session's row until it is written, so that nobody closes the question in between.
 * @returns the seat; undefined where there is none of this holder, the question is not open, the option is none, or it has
 * answered before
 */
export async function insertLiveAnswer(
  db: Queryable,
  holder: SeatHolder,
  { sessionId, position, chosen, eventId }: NewAnswer,
): Promise<string | undefined> {
  const item = sql`${liveSessions.items} -> ${position}::int`;
  const option = sql`${item} -> 'options' ->> ${chosen}::int`;
  const { rows } = await db.execute<{ seat_id: string }>(sql`
    insert into ${liveAnswers} (session_id, seat_id, position, chosen, is_right, ms, event_id, waits)
    select ${liveSessions.id}, ${liveSeats.id}, ${position}::int, ${chosen}::int,
      ${option} = (${item} ->> 'correctAnswer'),
      greatest(0, extract(epoch from clock_timestamp() - ${liveSessions.askedAt}) * 1000)::int,
      ${eventId}::uuid, ${liveSeats.userId} is not null
    from ${liveSessions} join ${liveSeats} on ${liveSeats.sessionId} = ${liveSessions.id}
    where ${liveSessions.id} = ${sessionId} and ${isHeldBy(holder)} and ${isTaken(db)}
      and ${liveSessions.state} = 'asking'
      and ${liveSessions.position} = ${position} and ${option} is not null
      and (${liveSessions.closesAt} is null or ${liveSessions.closesAt} > clock_timestamp())
    for share of ${liveSessions}
    on conflict do nothing returning seat_id`);
  return rows[0]?.seat_id;
}

/** What a seat answered to a question. */
export async function findLiveAnswer(
  db: Queryable,
  { sessionId, seatId, position }: OfSeat,
): Promise<LiveAnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(liveAnswers)
    .where(
      and(
        eq(liveAnswers.sessionId, sessionId),
        eq(liveAnswers.position, position),
        eq(liveAnswers.seatId, seatId),
      ),
    );
  return row;
}

/** Every answer of a session, of one seat of it, or to one question. */
export async function listLiveAnswers(
  db: Queryable,
  sessionId: string,
  { seatId, position }: { seatId?: string; position?: number } = {},
): Promise<Pick<LiveAnswerRow, 'seatId' | 'position' | 'chosen' | 'isRight' | 'ms'>[]> {
  return db
    .select({
      seatId: liveAnswers.seatId,
      position: liveAnswers.position,
      chosen: liveAnswers.chosen,
      isRight: liveAnswers.isRight,
      ms: liveAnswers.ms,
    })
    .from(liveAnswers)
    .where(
      and(
        eq(liveAnswers.sessionId, sessionId),
        seatId ? eq(liveAnswers.seatId, seatId) : undefined,
        position === undefined ? undefined : eq(liveAnswers.position, position),
      ),
    );
}

/** How many of its first questions each seat of a session has right; who has none is not there. */
export async function countRight(
  db: Queryable,
  sessionId: string,
  questions: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ seatId: liveAnswers.seatId, right: count() })
    .from(liveAnswers)
    .where(
      and(
        eq(liveAnswers.sessionId, sessionId),
        lt(liveAnswers.position, questions),
        eq(liveAnswers.isRight, true),
      ),
    )
    .groupBy(liveAnswers.seatId);
  return new Map(rows.map(({ seatId, right }) => [seatId, right]));
}

/** Answers of people with an account to questions that are closed, which are not kept as attempts yet, the oldest first. */
export async function listWaitingAnswers(db: Queryable, most: number) {
  return db
    .select({
      answer: liveAnswers,
      userId: liveSeats.userId,
      comicId: liveSessions.comicId,
      hardcore: liveSessions.hardcore,
      items: liveSessions.items,
      timer: liveSessions.timer,
      aids: learnerAids.aids,
    })
    .from(liveAnswers)
    .innerJoin(liveSeats, eq(liveSeats.id, liveAnswers.seatId))
    .innerJoin(liveSessions, eq(liveSessions.id, liveAnswers.sessionId))
    .leftJoin(learnerAids, eq(learnerAids.userId, liveSeats.userId))
    .where(
      and(
        eq(liveAnswers.waits, true),
        sql`(${liveSessions.state} <> 'asking' or ${liveAnswers.position} < ${liveSessions.position})`,
      ),
    )
    .orderBy(asc(liveAnswers.createdAt))
    .limit(most);
}

/** Says that an answer is kept as an attempt. False where somebody else has said so. */
export async function settleAnswer(
  tx: Transaction,
  { sessionId, seatId, position }: OfSeat,
): Promise<boolean> {
  const settled = await tx
    .update(liveAnswers)
    .set({ waits: false })
    .where(
      and(
        eq(liveAnswers.sessionId, sessionId),
        eq(liveAnswers.position, position),
        eq(liveAnswers.seatId, seatId),
        eq(liveAnswers.waits, true),
      ),
    )
    .returning({ id: liveAnswers.seatId });
  return settled.length > 0;
}
