import { moreTime } from '@panelwise/contracts/domain/help';
import type { LiveEvent } from '@panelwise/contracts/domain/live';
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../client.ts';
import { classes, classMembers } from '../schema/classes.ts';
import { comics, editions } from '../schema/comics.ts';
import { liveAnswers, liveEvents, liveSeats, liveSessions } from '../schema/live.ts';
import { brokenConstraint } from './broken-constraint.ts';
import { isPublic } from './library.ts';
import { drawCode } from './login-codes.ts';

export type LiveSessionRow = typeof liveSessions.$inferSelect;
/** A session with the name of its class, and whether its comic was taken away meanwhile. */
export type LiveSession = LiveSessionRow & { className: string; isGone: boolean };

/** How often a code is drawn before we give up: of a million, few are taken. */
const draws = 20;

/** Opens a session in its lobby. @returns undefined where the class has one that is on */
export async function insertLiveSession(
  db: Database,
  session: Omit<typeof liveSessions.$inferInsert, 'code'>,
): Promise<string | undefined> {
  for (let i = 0; i < draws; i++) {
    try {
      return await db.transaction(async (tx) => {
        const [made] = await tx
          .insert(liveSessions)
          .values({ ...session, code: drawCode() })
          .returning({ id: liveSessions.id });
        await moveOn(tx, made!.id, { type: 'opened', when: sql`true`, set: {} });
        return made!.id;
      });
    } catch (error) {
      const broken = brokenConstraint(error);
      if (broken?.name === 'live_sessions_running') return undefined;
      if (broken?.name !== 'live_sessions_code') throw error;
    }
  }
  throw new Error('Nearly all codes are taken: the list of words is too short.');
}

type Move = { type: LiveEvent['type']; when: SQL; set: PgUpdateSetSource<typeof liveSessions> };

/**
 * Changes a session that is on, and writes down that it did, in one statement: the change and its number are there together
 * or not at all. Whoever answers holds the row's share lock, so what was answered before is in, and nothing after.
 * @returns the number of the event; undefined where `when` does not hold, and nothing was changed
 */
export async function moveOn(
  db: Queryable,
  id: string,
  { type, when, set }: Move,
): Promise<number | undefined> {
  const moved = db
    .update(liveSessions)
    .set({ ...set, seq: sql`${liveSessions.seq} + 1` })
    .where(and(eq(liveSessions.id, id), isNull(liveSessions.endedAt), when))
    .returning({ id: liveSessions.id, seq: liveSessions.seq, position: liveSessions.position });
  const { rows } = await db.execute<{ seq: number }>(sql`
    with moved as ${moved}
    insert into ${liveEvents} (session_id, seq, type, position)
    select moved.id, moved.seq, ${type}, moved.position from moved returning seq`);
  return rows[0]?.seq;
}

const hasAid = (aid: string) => sql`exists (
  select 1 from live_seats s join learner_aids a on a.user_id = s.user_id
  where s.session_id = ${liveSessions.id} and s.removed_at is null and a.aids @> ${JSON.stringify([aid])}::jsonb)`;

/**
 * Asks the question at this place, after the one before. A timer counts for all or for nobody: it does not run while
 * somebody is there who needs none, and is longer by half where somebody needs more time.
 */
export function askQuestion(db: Queryable, id: string, position: number): Promise<number | undefined> {
  const seconds = sql`${liveSessions.timer} * case when ${hasAid('more-time')} then ${moreTime}::float8 else 1 end`;
  return moveOn(db, id, {
    type: 'asked',
    when: sql`${liveSessions.state} in ('lobby', 'shown') and ${liveSessions.position} = ${position - 1}`,
    set: {
      state: 'asking',
      position,
      askedAt: sql`clock_timestamp()`,
      closesAt: sql`case when ${liveSessions.timer} is null or ${hasAid('no-timer')} then null
        else clock_timestamp() + ${seconds} * interval '1 s' end`,
    },
  });
}

const isAsking = (position: number) =>
  and(eq(liveSessions.state, 'asking'), eq(liveSessions.position, position))!;
const shown = { state: 'shown', closesAt: null } as const;

/** Closes the question at this place, so that its answer is shown. */
export function closeQuestion(db: Queryable, id: string, position: number): Promise<number | undefined> {
  return moveOn(db, id, { type: 'shown', when: isAsking(position), set: shown });
}

/** Closes the question at this place if every seat has answered it. */
export function closeIfAllAnswered(db: Queryable, id: string, position: number): Promise<number | undefined> {
  const everybody = sql`not exists (
    select 1 from ${liveSeats} where ${liveSeats.sessionId} = ${id} and ${liveSeats.removedAt} is null
      and not exists (select 1 from ${liveAnswers} where ${liveAnswers.sessionId} = ${id}
        and ${liveAnswers.position} = ${position} and ${liveAnswers.seatId} = ${liveSeats.id}))`;
  return moveOn(db, id, { type: 'shown', when: and(isAsking(position), everybody)!, set: shown });
}

/** Closes the question that is on if its time is over. */
export function closeIfOver(db: Queryable, id: string): Promise<number | undefined> {
  return moveOn(db, id, {
    type: 'shown',
    when: and(eq(liveSessions.state, 'asking'), sql`${liveSessions.closesAt} <= clock_timestamp()`)!,
    set: shown,
  });
}

export function setDoor(db: Queryable, id: string, isOpen: boolean): Promise<number | undefined> {
  return moveOn(db, id, { type: 'door', when: sql`${liveSessions.isOpen} <> ${isOpen}`, set: { isOpen } });
}

export function setLeaders(db: Queryable, id: string, showsLeaders: boolean): Promise<number | undefined> {
  return moveOn(db, id, {
    type: 'leaders',
    when: sql`${liveSessions.showsLeaders} <> ${showsLeaders}`,
    set: { showsLeaders },
  });
}

/** Sessions with an open question, and those that were opened too long ago. */
export async function listToTidy(
  db: Queryable,
  mostMs: number,
): Promise<{ id: string; position: number; isTooOld: boolean }[]> {
  const isTooOld = lt(liveSessions.createdAt, sql`now() - ${mostMs} * interval '1 ms'`);
  return db
    .select({
      id: liveSessions.id,
      position: liveSessions.position,
      isTooOld: sql<boolean>`${isTooOld}`,
    })
    .from(liveSessions)
    .where(and(isNull(liveSessions.endedAt), sql`(${isTooOld} or ${liveSessions.state} = 'asking')`))
    .limit(100);
}

async function findOne(db: Queryable, where: SQL): Promise<LiveSession | undefined> {
  const [row] = await db
    .select({
      session: liveSessions,
      className: classes.name,
      isGone: sql<boolean>`${comics.deletedAt} is not null or ${comics.hiddenAt} is not null
        or (${liveSessions.isPublic} and ${comics.publicEditionId} is null)`,
    })
    .from(liveSessions)
    .innerJoin(classes, eq(classes.id, liveSessions.classId))
    .innerJoin(comics, eq(comics.id, liveSessions.comicId))
    .where(and(where, isNull(classes.archivedAt)));
  return row && { ...row.session, className: row.className, isGone: row.isGone };
}

/** A session, on or over; of one class where it is named. */
export function findLiveSession(
  db: Queryable,
  id: string,
  classId?: string,
): Promise<LiveSession | undefined> {
  return findOne(db, and(eq(liveSessions.id, id), classId ? eq(liveSessions.classId, classId) : undefined)!);
}

/** The session that is on under a code. */
export function findLiveByCode(db: Queryable, code: string): Promise<LiveSession | undefined> {
  return findOne(db, and(eq(liveSessions.code, code), isNull(liveSessions.endedAt))!);
}

/** Sessions that are on in the classes that somebody learns in, the newest first. */
export async function listLiveOfMember(db: Queryable, userId: string) {
  return db
    .select({
      sessionId: liveSessions.id,
      className: classes.name,
      title: liveSessions.title,
      thumbnailKey: sql<string | null>`coalesce(${editions.thumbnailKey}, ${comics.thumbnailKey})`,
      isPublic: sql<boolean>`${isPublic}`,
      isOpen: liveSessions.isOpen,
    })
    .from(liveSessions)
    .innerJoin(comics, eq(comics.id, liveSessions.comicId))
    .leftJoin(editions, eq(editions.id, comics.publicEditionId))
    .innerJoin(classes, eq(classes.id, liveSessions.classId))
    .innerJoin(classMembers, eq(classMembers.classId, liveSessions.classId))
    .where(and(eq(classMembers.userId, userId), isNull(liveSessions.endedAt), isNull(classes.archivedAt)))
    .orderBy(desc(liveSessions.createdAt))
    .limit(20);
}

/** What happened in a session after a number, in order. */
export async function listLiveEvents(
  db: Queryable,
  sessionId: string,
  afterSeq: number,
  most = 500,
): Promise<LiveEvent[]> {
  const rows = await db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.sessionId, sessionId), gt(liveEvents.seq, afterSeq)))
    .orderBy(asc(liveEvents.seq))
    .limit(most);
  return rows.map(({ seq, type, position, createdAt }) => ({
    seq,
    type,
    position,
    at: createdAt.toISOString(),
  }));
}

/** The last numbers of these sessions. */
export async function listLiveSeqs(db: Queryable, ids: string[]): Promise<{ id: string; seq: number }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: liveSessions.id, seq: liveSessions.seq })
    .from(liveSessions)
    .where(inArray(liveSessions.id, ids));
}

/** The sessions of a class, the newest first, with how many took part and how much of what they answered is right. */
export async function listLiveSessions(db: Queryable, classId: string, most: number, id?: string) {
  const answers = (right: SQL) =>
    sql`(
    select count(*) from ${liveAnswers} where ${liveAnswers.sessionId} = ${liveSessions.id} and ${right}
      and (${liveSessions.state} <> 'asking' or ${liveAnswers.position} < ${liveSessions.position})
  )`;
  // Of a session that has ended they are kept, and stay when seats go.
  const kept = (what: 'right' | 'answered') => sql`(
    select coalesce(sum((one ->> ${what})::int), 0) from jsonb_array_elements(${liveSessions.counts} -> 'items') one
    where ${liveSessions.counts} is not null having count(*) > 0)`;
  return (
    db
      .select({
        id: liveSessions.id,
        comicId: liveSessions.comicId,
        title: liveSessions.title,
        createdAt: liveSessions.createdAt,
        endedAt: liveSessions.endedAt,
        items: sql<number>`jsonb_array_length(${liveSessions.items})`,
        seats: sql<number>`coalesce((${liveSessions.counts} ->> 'seats')::int, (
        select count(*) from ${liveSeats}
        where ${liveSeats.sessionId} = ${liveSessions.id} and ${liveSeats.removedAt} is null
      ))`.mapWith(Number),
        right: sql<number>`coalesce(${kept('right')}, ${answers(sql`${liveAnswers.isRight}`)})`.mapWith(
          Number,
        ),
        answered: sql<number>`coalesce(${kept('answered')}, ${answers(sql`true`)})`.mapWith(Number),
      })
      .from(liveSessions)
      // Drizzle names the table of each column only where there are several.
      .innerJoin(classes, eq(classes.id, liveSessions.classId))
      .where(and(eq(liveSessions.classId, classId), id ? eq(liveSessions.id, id) : undefined))
      .orderBy(desc(liveSessions.createdAt))
      .limit(most)
  );
}
