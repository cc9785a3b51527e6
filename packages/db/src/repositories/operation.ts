import type { RunStatus } from '@panelwise/contracts/domain/run';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { comics } from '../schema/comics.ts';
import { pausedLanes, runs, tasks } from '../schema/runs.ts';
import { orderOf, patternOf, type TablePage } from './table-page.ts';

/** The lanes in which no worker begins new work. */
export async function listPausedLanes(db: Queryable): Promise<Set<Lane>> {
  const rows = await db.select({ lane: pausedLanes.lane }).from(pausedLanes);
  return new Set(rows.map(({ lane }) => lane));
}

/** Pauses a lane, or lets it go on: what has come due meanwhile is found by the next sweep. */
export async function setLanePaused(db: Queryable, lane: Lane, paused: boolean, by: string): Promise<void> {
  if (paused) await db.insert(pausedLanes).values({ lane, pausedBy: by }).onConflictDoNothing();
  else await db.delete(pausedLanes).where(eq(pausedLanes.lane, lane));
}

/** What a lane has to do: due and not begun, under a worker's lease, and to be tried again later. */
export type LaneWork = { waiting: number; active: number; delayed: number };

/**
 * Counts the runs and tasks of every lane that has any. A run that waits for its tasks counts as these; one whose worker
 * has died waits, because the next worker takes it.
 */
export async function countLaneWork(db: Queryable): Promise<Map<Lane, LaneWork>> {
  const workOf = (table: typeof runs | typeof tasks) =>
    sql`select ${table.lane} as lane, ${table.status} as status, ${table.availableAt} as due, ${table.leaseUntil} as lease
      from ${table} where ${table.status} in ('queued', 'running')
        and (${table.status} = 'queued' or ${table.leaseUntil} is not null)`;
  const { rows } = await db.execute<{ lane: Lane } & LaneWork>(sql`
    select lane,
      count(*) filter (where status = 'queued' and due <= now() or status = 'running' and lease < now())::int as waiting,
      count(*) filter (where status = 'running' and lease >= now())::int as active,
      count(*) filter (where status = 'queued' and due > now())::int as delayed
    from (${workOf(runs)} union all ${workOf(tasks)}) as work group by lane`);
  return new Map(rows.map(({ lane, ...work }) => [lane, work]));
}

export type OperatorRunRow = Awaited<ReturnType<typeof listAllRuns>>['rows'][number];

/** The runs of all creators, newest first; words are found in the comic's title and the creator's e-mail. */
export async function listAllRuns(db: Queryable, wanted: TablePage & { status?: RunStatus | undefined }) {
  const pattern = patternOf(wanted.search);
  const matches = sql.join(
    [
      sql`true`,
      ...(wanted.status ? [sql`${runs.status} = ${wanted.status}`] : []),
      ...(pattern ? [sql`(${comics.title} ilike ${pattern} or ${users.email} ilike ${pattern})`] : []),
    ],
    sql` and `,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: runs.id,
        step: runs.step,
        lane: runs.lane,
        status: runs.status,
        comicId: runs.comicId,
        title: comics.title,
        creator: users.email,
        attempt: runs.attempt,
        percent: runs.percent,
        errorCode: runs.errorCode,
        errorMessage: runs.errorMessage,
        createdAt: runs.createdAt,
        finishedAt: runs.finishedAt,
      })
      .from(runs)
      .innerJoin(users, eq(users.id, runs.ownerId))
      .leftJoin(comics, eq(comics.id, runs.comicId))
      .where(matches)
      .orderBy(...orderOf(wanted, {}, runs.createdAt, runs.id))
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    db
      .select({ n: count() })
      .from(runs)
      .innerJoin(users, eq(users.id, runs.ownerId))
      .leftJoin(comics, eq(comics.id, runs.comicId))
      .where(matches),
  ]);
  return { rows, total: counted?.n ?? 0 };
}
