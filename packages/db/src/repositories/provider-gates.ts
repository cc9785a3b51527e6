import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { providerGates } from '../schema/runs.ts';

const now = sql`clock_timestamp()`;
const inMs = (ms: number) => sql`${now} + ${ms} * interval '1 millisecond'`;

/** How a gate stands: open, closed for so many ms, or due to be tried by one request. */
export type GateState = 'open' | 'due' | { closedMs: number };

export async function findGate(db: Queryable, provider: string): Promise<GateState> {
  const [gate] = await db
    .select({
      closedMs: sql`extract(epoch from ${providerGates.closedUntil} - ${now}) * 1000`.mapWith(Number),
    })
    .from(providerGates)
    .where(eq(providerGates.provider, provider));
  if (!gate) return 'open';
  return gate.closedMs > 0 ? { closedMs: Math.ceil(gate.closedMs) } : 'due';
}

/** Closes a gate for so long from now, in ms; never for less than it is closed already. */
export async function closeGate(db: Queryable, provider: string, ms: number): Promise<void> {
  await db
    .insert(providerGates)
    .values({ provider, closedUntil: inMs(ms) })
    .onConflictDoUpdate({
      target: providerGates.provider,
      set: {
        closedUntil: sql`greatest(${providerGates.closedUntil}, excluded.closed_until)`,
        tryingUntil: null,
      },
    });
}

/**
 * Takes the one try that a closed gate gives when its time is over, for at most `forMs`.
 * @returns a token of the try; undefined when somebody else has it
 */
export async function takeTry(db: Queryable, provider: string, forMs: number): Promise<Date | undefined> {
  const free = or(isNull(providerGates.tryingUntil), lte(providerGates.tryingUntil, now));
  const [gate] = await db
    .update(providerGates)
    .set({ tryingUntil: inMs(forMs) })
    .where(and(eq(providerGates.provider, provider), lte(providerGates.closedUntil, now), free))
    .returning({ tryingUntil: providerGates.tryingUntil });
  return gate?.tryingUntil ?? undefined;
}

/** Hands the try on to somebody else: what came of it says nothing about the provider. */
export async function handOnTry(db: Queryable, provider: string, token: Date): Promise<void> {
  await db.update(providerGates).set({ tryingUntil: null }).where(isTry(provider, token));
}

/** Opens the gate to everybody, unless it was closed again meanwhile. */
export async function openGate(db: Queryable, provider: string, token: Date): Promise<void> {
  await db.delete(providerGates).where(isTry(provider, token));
}

function isTry(provider: string, token: Date) {
  // A Date holds milliseconds, the database microseconds.
  const same = sql`date_trunc('milliseconds', ${providerGates.tryingUntil}) = ${token}`;
  return and(eq(providerGates.provider, provider), same);
}

/** The providers that are closed, and for how much longer, in ms; 0 when the next request tries whether they are back. */
export async function listClosedGates(db: Queryable): Promise<{ provider: string; closedMs: number }[]> {
  return db
    .select({
      provider: providerGates.provider,
      closedMs: sql`greatest(0, extract(epoch from ${providerGates.closedUntil} - ${now}) * 1000)`.mapWith(
        Number,
      ),
    })
    .from(providerGates);
}
