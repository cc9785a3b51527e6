import {
  assumedCostMicroUsd,
  type Budget,
  budgetDayMs,
  microUsdPerCent,
  type UsedUp,
} from '@panelwise/contracts/domain/budget';
import { pictureKind } from '@panelwise/contracts/domain/provider';
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { panelDraws, providerCalls, providerSendings, runs } from '../schema/runs.ts';
import { isUnfinished } from './runs.ts';

const now = sql`clock_timestamp()`;
const dayAgo = sql`${now} - ${budgetDayMs} * interval '1 ms'`;
const msUntilDayAfter = (moment: SQL) =>
  sql<number>`greatest(0, ${budgetDayMs} - extract(epoch from ${now} - ${moment}) * 1000)::float`;

/**
 * What a sending counts: what the ledger booked; nothing when the provider refused it; else a guess, so that calls under
 * way count too, and those of models without a list price.
 */
export const bookedMicroUsd = sql`(case
  when ${providerSendings.costMicroUsd} is not null then ${providerSendings.costMicroUsd}
  when ${providerSendings.outcome} = 'failed' and not ${providerSendings.inDoubt} then 0
  else ${assumedCostMicroUsd} end)`;
export const isOfToday = sql`${providerSendings.sentAt} > ${dayAgo}`;

/** What is bought: text, or pictures. */
export type Buying = 'text' | 'pictures';

/**
 * What of the money of a day is used up: of everybody's, else of this account's.
 * @param only leaves everything alone while nothing of this kind was bought: then it is the studio that does it
 */
export async function findMoneyUsedUp(
  db: Queryable,
  { centsPerAccount, centsTotal }: Budget,
  ownerId: string,
  only?: Buying,
): Promise<UsedUp | undefined> {
  const isWanted = only ? sql`(${providerCalls.kind} = ${pictureKind}) = ${only === 'pictures'}` : sql`true`;
  const [spent] = await db
    .select({
      total: sql`coalesce(sum(${bookedMicroUsd}), 0)`.mapWith(Number),
      own: sql`coalesce(sum(${bookedMicroUsd}) filter (where ${runs.ownerId} = ${ownerId}), 0)`.mapWith(
        Number,
      ),
      isBought: sql<boolean>`coalesce(bool_or(${isWanted}), false)`,
    })
    .from(providerSendings)
    .innerJoin(providerCalls, eq(providerCalls.id, providerSendings.callId))
    .leftJoin(runs, eq(runs.id, providerSendings.runId))
    .where(isOfToday);
  if (!spent || (only && !spent.isBought)) return undefined;
  const find = async (what: UsedUp['what'], used: number, cents: number, whose: SQL) =>
    used < cents * microUsdPerCent
      ? undefined
      : { what, freeInMs: await findMoneyFree(db, used - cents * microUsdPerCent, whose) };
  return (
    (await find('total-cents', spent.total, centsTotal, sql`true`)) ??
    (await find('account-cents', spent.own, centsPerAccount, sql`${runs.ownerId} = ${ownerId}`))
  );
}

/** In how many ms more than `overMicroUsd` of what was spent is older than a day; null when that is not so even then. */
async function findMoneyFree(db: Queryable, overMicroUsd: number, whose: SQL): Promise<number | null> {
  const { rows } = await db.execute<{ ms: number }>(sql`
    select ${msUntilDayAfter(sql`min(sent_at)`)} as ms from (
      select ${providerSendings.sentAt} as sent_at,
        sum(${bookedMicroUsd}) over (order by ${providerSendings.sentAt}, ${providerSendings.callId}, ${providerSendings.fence}) as until_then
      from ${providerSendings} left join ${runs} on ${runs.id} = ${providerSendings.runId}
      where ${isOfToday} and ${whose}) as spent
    where until_then > ${overMicroUsd} having count(*) > 0`);
  return rows[0]?.ms ?? null;
}

/** In how many ms an account may draw another panel; undefined when it may now, null when it never may. */
export async function findPanelsUsedUp(
  db: Queryable,
  { panelsPerAccount }: Pick<Budget, 'panelsPerAccount'>,
  ownerId: string,
): Promise<UsedUp | undefined> {
  if (panelsPerAccount === 0) return { what: 'panels', freeInMs: null };
  // The one that has to be older than a day, counted from the newest.
  const [last] = await db
    .select({ freeInMs: msUntilDayAfter(sql`${panelDraws.createdAt}`) })
    .from(panelDraws)
    .where(and(eq(panelDraws.ownerId, ownerId), sql`${panelDraws.createdAt} > ${dayAgo}`))
    .orderBy(sql`${panelDraws.createdAt} desc`)
    .offset(panelsPerAccount - 1)
    .limit(1);
  return last && { what: 'panels', ...last };
}

/**
 * Books one panel for an account, before it is drawn. Bookings of one account wait for each other, so that however many
 * processes draw at once there are never more than the budget has.
 * @returns the booking; or what is used up, and then nothing is booked
 */
export async function bookPanel(
  db: Database,
  budget: Pick<Budget, 'panelsPerAccount'>,
  ownerId: string,
): Promise<{ id: string } | UsedUp> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const usedUp = await findPanelsUsedUp(tx, budget, ownerId);
    if (usedUp) return usedUp;
    const [booked] = await tx
      .insert(panelDraws)
      .values({ ownerId, createdAt: now })
      .returning({ id: panelDraws.id });
    return booked!;
  });
}

/** Takes a booking back: nothing was drawn, and nothing failed. */
export async function unbookPanel(db: Queryable, id: string): Promise<void> {
  await db.delete(panelDraws).where(eq(panelDraws.id, id));
}

/** Until the transaction ends nobody else orders or draws for this account. To be called before any row is locked. */
export async function holdAccount(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('budget ' || ${ownerId}::text, 0))`);
}

/** Runs of an account that wait or are worked on; those that a run has ordered by itself count with it. */
export async function countOpenRuns(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(runs)
    .where(and(eq(runs.ownerId, ownerId), isUnfinished, isNull(runs.parentId)));
  return row?.n ?? 0;
}
