import { type Answered, shareOf } from '@panelwise/contracts/domain/comic-numbers';
import type { Readers } from '@panelwise/contracts/http/comics';
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { comics } from '../schema/comics.ts';
import { comicViews, quizAttempts } from '../schema/readers.ts';
import { teaches } from './relations.ts';
import { today } from './rewards.ts';

/**
 * False for whom a comic’s numbers leave out: its creator, pupils of the creator’s classes, whose results stand there, and
 * invented people. @param userId of whoever is logged in
 */
export async function isCountedReader(db: Queryable, userId: string, comicId: string): Promise<boolean> {
  const [found] = await db
    .select({ ownerId: comics.ownerId, isDemo: users.isDemo })
    .from(comics)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(comics.id, comicId));
  if (!found || found.isDemo || found.ownerId === userId) return false;
  return !(await teaches(db, found.ownerId, userId));
}

/** Counts a reader of a comic, who has its first panel before them. */
export async function insertView(
  db: Queryable,
  view: { comicId: string; reader: string; panels: number },
): Promise<void> {
  await db.insert(comicViews).values(view);
}

/** Notes how far a reader has come who was counted. Nothing where nobody was. @param panelsRead counts from 1 */
export async function raiseView(db: Queryable, reader: string, panelsRead: number): Promise<void> {
  const last = db
    .select({ id: comicViews.id })
    .from(comicViews)
    .where(eq(comicViews.reader, reader))
    .orderBy(desc(comicViews.createdAt))
    .limit(1);
  await db
    .update(comicViews)
    .set({ panelsRead: sql`least(${panelsRead}, ${comicViews.panels})` })
    .where(and(inArray(comicViews.id, last), lt(comicViews.panelsRead, panelsRead)));
}

/** Keeps how a quiz went. @param items of its first answers, by the key of the item: whether it was right */
export async function insertQuizAttempt(
  db: Queryable,
  attempt: { comicId: string; hardcore: boolean; items: Record<string, boolean> },
): Promise<void> {
  const answers = Object.values(attempt.items);
  await db
    .insert(quizAttempts)
    .values({ ...attempt, right: answers.filter(Boolean).length, total: answers.length });
}

/** How often a comic was read, how often to its end, and how its quizzes went. */
export async function countReaders(db: Queryable, comicId: string): Promise<Readers> {
  const [views] = await db
    .select({ all: sql<number>`count(*)`.mapWith(Number), finished: finished.mapWith(Number) })
    .from(comicViews)
    .where(eq(comicViews.comicId, comicId));
  const [answered] = await db
    .select(answeredColumns)
    .from(quizAttempts)
    .where(and(eq(quizAttempts.comicId, comicId), isSettled));
  return { views: views?.all ?? 0, finished: views?.finished ?? 0, rightShare: shareOf(answered!) };
}

const finished = sql<number>`count(*) filter (where ${comicViews.panelsRead} >= ${comicViews.panels})`;
/** Answers count from the next day (of UTC) on: else a look before and after one says how it went. */
const isSettled = sql`${quizAttempts.createdAt} < ${today}`;
const answeredColumns = {
  people: sql<number>`count(*)`.mapWith(Number),
  right: sql<number>`coalesce(sum(${quizAttempts.right}), 0)`.mapWith(Number),
  total: sql<number>`coalesce(sum(${quizAttempts.total}), 0)`.mapWith(Number),
};

export type SpanUnit = 'day' | 'week';
/** When somebody read, or answered. */
type Moment = typeof comicViews.createdAt | typeof quizAttempts.createdAt;
const spanOf = (unit: SpanUnit, column: Moment) =>
  sql<string>`date_trunc(${sql.raw(`'${unit}'`)}, ${column} at time zone 'UTC')::date::text`;
/** From the beginning of the day or week that many days ago. */
const isSince = (unit: SpanUnit, days: number, column: Moment) =>
  sql`${column} at time zone 'UTC' >= date_trunc(${sql.raw(`'${unit}'`)}, now() at time zone 'UTC' - ${days} * interval '1 day')`;

/** The first day of each span from then on, up to today. */
export async function listSpans(db: Queryable, unit: SpanUnit, days: number): Promise<string[]> {
  const { rows } = await db.execute<{ from: string }>(sql`
    select day::date::text as from from generate_series(
      date_trunc(${unit}, now() at time zone 'UTC' - ${days} * interval '1 day'),
      now() at time zone 'UTC', ${`1 ${unit}`}::interval) day`);
  return rows.map(({ from }) => from);
}

/** Readers by the span in which they came. */
export async function countViewsBySpan(db: Queryable, comicId: string, unit: SpanUnit, days: number) {
  const from = spanOf(unit, comicViews.createdAt);
  const rows = await db
    .select({
      from,
      readers: sql<number>`count(*)`.mapWith(Number),
      finished: finished.mapWith(Number),
      recent:
        sql<number>`count(*) filter (where ${comicViews.createdAt} > now() - interval '7 days')`.mapWith(
          Number,
        ),
    })
    .from(comicViews)
    .where(and(eq(comicViews.comicId, comicId), isSince(unit, days, comicViews.createdAt)))
    .groupBy(from);
  return new Map(rows.map((row) => [row.from, row]));
}

/** How many readers came to which panel and no further, where the comic had so many panels as it has now. */
export async function countFurthest(
  db: Queryable,
  comicId: string,
  panels: number,
  unit: SpanUnit,
  days: number,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ panel: comicViews.panelsRead, readers: sql<number>`count(*)`.mapWith(Number) })
    .from(comicViews)
    .where(
      and(
        eq(comicViews.comicId, comicId),
        eq(comicViews.panels, panels),
        isSince(unit, days, comicViews.createdAt),
      ),
    )
    .groupBy(comicViews.panelsRead);
  return new Map(rows.map(({ panel, readers }) => [panel, readers]));
}

/** First answers by the span in which they were given, up to the last day that is over. */
export async function countAnsweredBySpan(
  db: Queryable,
  comicId: string,
  unit: SpanUnit,
  days: number,
): Promise<Map<string, Answered>> {
  const from = spanOf(unit, quizAttempts.createdAt);
  const rows = await db
    .select({ from, ...answeredColumns })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.comicId, comicId), isSettled, isSince(unit, days, quizAttempts.createdAt)))
    .groupBy(from);
  return new Map(rows.map(({ from: day, ...answered }) => [day, answered]));
}

/** First answers by the item that they were given to. */
export async function countAnsweredByItem(
  db: Queryable,
  comicId: string,
  unit: SpanUnit,
  days: number,
): Promise<Map<string, Answered>> {
  const { rows } = await db.execute<{ key: string; people: string; right: string }>(sql`
    select item.key, count(*) as people, count(*) filter (where item.value::boolean) as right
    from ${quizAttempts}, jsonb_each_text(${quizAttempts.items}) item
    where ${quizAttempts.comicId} = ${comicId} and ${isSettled}
      and ${isSince(unit, days, quizAttempts.createdAt)}
    group by item.key`);
  return new Map(
    rows.map(({ key, people, right }) => [
      key,
      { people: Number(people), right: Number(right), total: Number(people) },
    ]),
  );
}

/** Forgets what tells readers apart of longer ago. @param keptMs in ms */
export async function forgetReaders(db: Queryable, keptMs: number): Promise<void> {
  const known = db
    .select({ id: comicViews.id })
    .from(comicViews)
    .where(
      and(isNotNull(comicViews.reader), lt(comicViews.createdAt, sql`now() - ${keptMs} * interval '1 ms'`)),
    );
  await db.update(comicViews).set({ reader: null }).where(inArray(comicViews.id, known));
}
