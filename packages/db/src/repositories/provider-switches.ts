import { type Provider, providerOf, providers } from '@panelwise/contracts/domain/provider';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { providerCalls, providerSendings, providerSwitches, runs, tasks } from '../schema/runs.ts';
import { recordAudit } from './audit.ts';
import { bookedMicroUsd, isOfToday } from './budgets.ts';

export type ProviderState = {
  provider: Provider;
  isOff: boolean;
  /** Why it was switched off, while it is. */
  reason: string | null;
  /** Requests of the last day that may be on the bill, and what was booked for them. */
  calls: number;
  microUsd: number;
};

export async function isSwitchedOff(db: Queryable, provider: Provider): Promise<boolean> {
  const rows = await db
    .select({ id: providerSwitches.id })
    .from(providerSwitches)
    .where(and(eq(providerSwitches.provider, provider), eq(providerSwitches.isOff, true)));
  return rows.length > 0;
}

/** Every provider, with what it has cost within the last day. */
export async function listProviders(db: Queryable): Promise<ProviderState[]> {
  const [switched, spent] = await Promise.all([
    db.select().from(providerSwitches),
    db
      .select({
        provider: providerCalls.provider,
        kind: providerCalls.kind,
        calls: sql`count(*) filter (where ${bookedMicroUsd} > 0)`.mapWith(Number),
        microUsd: sql`sum(${bookedMicroUsd})`.mapWith(Number),
      })
      .from(providerSendings)
      .innerJoin(providerCalls, eq(providerCalls.id, providerSendings.callId))
      .where(isOfToday)
      .groupBy(providerCalls.provider, providerCalls.kind),
  ]);
  return providers.map((provider) => {
    const off = switched.find((one) => one.provider === provider && one.isOff);
    const own = spent.filter((one) => providerOf(one) === provider);
    return {
      provider,
      isOff: off !== undefined,
      reason: off?.reason ?? null,
      calls: own.reduce((sum, { calls }) => sum + calls, 0),
      microUsd: own.reduce((sum, { microUsd }) => sum + microUsd, 0),
    };
  });
}

/**
 * Switches a provider off or on, and writes down who did it and why. Every worker looks at the row before each request,
 * so it counts at once; what waits is due at once when it is on again, and the next sweep wakes it.
 * @param actorId null on the command line
 * @returns false when it was so already
 */
export async function switchProvider(
  db: Database,
  {
    provider,
    isOff,
    reason,
    actorId,
  }: { provider: Provider; isOff: boolean; reason: string; actorId: string | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const set = { isOff, reason, changedAt: sql`clock_timestamp()` };
    const isOther = and(eq(providerSwitches.provider, provider), eq(providerSwitches.isOff, !isOff));
    // A provider without a row is on.
    const [row] = isOff
      ? await tx
          .insert(providerSwitches)
          .values({ provider, ...set })
          .onConflictDoUpdate({ target: providerSwitches.provider, set, setWhere: isOther })
          .returning({ id: providerSwitches.id })
      : await tx.update(providerSwitches).set(set).where(isOther).returning({ id: providerSwitches.id });
    if (!row) return false;
    await recordAudit(tx, {
      actorId,
      action: isOff ? 'switched-off' : 'switched-on',
      subjectType: 'provider',
      subjectId: row.id,
      after: { provider, isOff },
      reason,
    });
    if (!isOff) await wakeHeld(tx);
    return true;
  });
}

/** What another provider still holds is put back by whoever looks at it. */
async function wakeHeld(db: Queryable): Promise<void> {
  for (const table of [runs, tasks]) {
    const held = db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.status, 'queued'), eq(table.errorCode, 'switched-off')))
      .orderBy(table.id)
      .for('update', { skipLocked: true });
    await db.update(table).set({ availableAt: sql`now()`, wokenAt: null }).where(inArray(table.id, held));
  }
}
