import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { liveAnswers, liveSeats, liveSessions } from '../schema/live.ts';

export type LiveAnswerRow = typeof liveAnswers.$inferSelect;

type NewAnswer = { sessionId: string; seatId: string; position: number; chosen: number; eventId: string };

/**
 * Keeps the answer of a seat to the question that is on, scored here. It holds the session's row until it is written, so
 * that nobody closes the question in between.
 * @returns false where the question is not open, the option is none, or the seat has answered before
 */
export async function insertLiveAnswer(db: Queryable, answer: NewAnswer): Promise<boolean> {
  const { sessionId, seatId, position, chosen, eventId } = answer;
  const item = sql`${liveSessions.items} -> ${position}::int`;
  const option = sql`${item} -> 'options' ->> ${chosen}::int`;
  const { rowCount } = await db.execute(sql`
    insert into ${liveAnswers} (session_id, seat_id, position, chosen, is_right, ms, event_id, waits)
    select ${liveSessions.id}, ${liveSeats.id}, ${position}::int, ${chosen}::int,
      ${option} = (${item} ->> 'correctAnswer'),
      greatest(0, extract(epoch from clock_timestamp() - ${liveSessions.askedAt}) * 1000)::int,
      ${eventId}::uuid, ${liveSeats.userId} is not null
    from ${liveSessions} join ${liveSeats} on ${liveSeats.sessionId} = ${liveSessions.id}
    where ${liveSessions.id} = ${sessionId} and ${liveSeats.id} = ${seatId}
      and ${liveSeats.removedAt} is null and ${liveSessions.state} = 'asking'
      and ${liveSessions.position} = ${position} and ${option} is not null
      and (${liveSessions.closesAt} is null or ${liveSessions.closesAt} > clock_timestamp())
    for share of ${liveSessions}
    on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

/** What a seat answered to a question. */
export async function findLiveAnswer(
  db: Queryable,
  { sessionId, seatId, position }: Pick<NewAnswer, 'sessionId' | 'seatId' | 'position'>,
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

/** Who has answered a question. */
export async function listAnsweredSeats(
  db: Queryable,
  sessionId: string,
  position: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: liveAnswers.seatId })
    .from(liveAnswers)
    .where(and(eq(liveAnswers.sessionId, sessionId), eq(liveAnswers.position, position)));
  return rows.map(({ id }) => id);
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

/** Answers of people with an account to questions that are closed, which are not kept as attempts yet, the oldest first. */
export async function listWaitingAnswers(db: Queryable, most: number) {
  return db
    .select({
      answer: liveAnswers,
      userId: liveSeats.userId,
      comicId: liveSessions.comicId,
      hardcore: liveSessions.hardcore,
      items: liveSessions.items,
    })
    .from(liveAnswers)
    .innerJoin(liveSeats, eq(liveSeats.id, liveAnswers.seatId))
    .innerJoin(liveSessions, eq(liveSessions.id, liveAnswers.sessionId))
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
  { sessionId, seatId, position }: Pick<NewAnswer, 'sessionId' | 'seatId' | 'position'>,
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
