import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { runs, tasks } from '../schema/runs.ts';
import { isUnfinished } from './runs.ts';
import { claimable } from './work-leases.ts';

/** How an unfinished run stands; `held` waits for a service that is away, a budget or a switch. */
export const openRunStates = ['queued', 'running', 'held'] as const;
export type OpenRuns = { step: StepName; state: (typeof openRunStates)[number]; n: number };

/** How many unfinished runs there are of each step in each state that occurs. */
export async function countUnfinishedRuns(db: Queryable): Promise<OpenRuns[]> {
  const { rows } = await db.execute<OpenRuns>(sql`
    select ${runs.step} as step,
      case when ${runs.outageSince} is not null then 'held' else ${runs.status} end as state, count(*)::int as n
    from ${runs} where ${isUnfinished} group by 1, 2`);
  return rows;
}

/** What of a lane nobody works on although its time has come: how much, and for how long the oldest has waited, in s. */
export type DueWork = { lane: Lane; n: number; oldestSeconds: number };

/** The due runs and tasks of every lane that has any; a paused lane has none. */
export async function listDueWork(db: Queryable): Promise<DueWork[]> {
  const dueOf = (table: typeof runs | typeof tasks) => sql`
    select ${table.lane} as lane,
      case when ${table.status} = 'queued' then ${table.availableAt} else ${table.leaseUntil} end as due
    from ${table} where ${claimable(table)}`;
  const { rows } = await db.execute<DueWork>(sql`
    select lane, count(*)::int as n, greatest(0, extract(epoch from now() - min(due)))::float as "oldestSeconds"
    from (${dueOf(runs)} union all ${dueOf(tasks)}) as work group by lane`);
  return rows;
}
