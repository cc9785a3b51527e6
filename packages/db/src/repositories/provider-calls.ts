import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { providerCalls, runs } from '../schema/runs.ts';

export type ProviderCallRow = typeof providerCalls.$inferSelect;
/** The call with the time since its request was announced, in ms by the database's clock. */
export type ProviderCall = ProviderCallRow & { sinceSentMs: number };

export type NewProviderCall = {
  /** sha256 over inputs, model and version, as hex. */
  stepKey: string;
  provider: string;
  model: string;
  kind: string;
  runId: string;
  taskId?: string;
};

/** One lease of a call: only the holder of the newest fence may say what became of it. */
export type ProviderCallLease = { id: string; fence: number };

export type ProviderCallUsage = { tokensIn?: number; tokensOut?: number; costMicroUsd?: number };

const now = sql`clock_timestamp()`;
const sinceSentMs = sql<number>`coalesce(extract(epoch from ${now} - ${providerCalls.sentAt}) * 1000, 0)`;

/**
 * True, and makes this one statement's commit wait for the disk: the embedded database does not wait
 * otherwise, and a bought thing must not be forgotten in a crash.
 */
const durably = sql`(select set_config('synchronous_commit', 'on', true)) is not null`;

/** The ledger's row of a step key; makes it when the key is new. */
export async function openProviderCall(db: Queryable, call: NewProviderCall): Promise<ProviderCall> {
  const [made] = await db
    .insert(providerCalls)
    .values(call)
    .onConflictDoNothing({ target: providerCalls.stepKey })
    .returning();
  if (made) return { ...made, sinceSentMs: 0 };
  const found = await findProviderCall(db, call.stepKey);
  if (!found) throw new Error('A ledger row vanished while it was opened.');
  return found;
}

export async function findProviderCall(db: Queryable, stepKey: string): Promise<ProviderCall | undefined> {
  const [row] = await db
    .select({ call: providerCalls, sinceSentMs })
    .from(providerCalls)
    .where(eq(providerCalls.stepKey, stepKey));
  return row && { ...row.call, sinceSentMs: Number(row.sinceSentMs) };
}

/**
 * Announces a request: `sent_at` is committed when this returns, before the request may leave. Undefined
 * when somebody else was faster.
 *
 * `lostAfterMs` claims a call that was announced that long ago and never heard of again; that it may be
 * paid for twice is counted.
 */
export async function claimProviderCall(
  db: Queryable,
  call: ProviderCallLease & { runId: string; taskId?: string; lostAfterMs?: number },
): Promise<ProviderCallRow | undefined> {
  const lost = call.lostAfterMs !== undefined;
  const free = lost
    ? and(
        eq(providerCalls.status, 'sent'),
        lt(providerCalls.sentAt, sql`${now} - ${call.lostAfterMs} * interval '1 millisecond'`),
      )
    : inArray(providerCalls.status, ['new', 'failed']);
  const [row] = await db
    .update(providerCalls)
    .set({
      status: 'sent',
      sentAt: now,
      fence: sql`${providerCalls.fence} + 1`,
      possibleDoubleBill: sql`${providerCalls.possibleDoubleBill} + ${lost ? 1 : 0}`,
      externalId: null,
      result: null,
      errorCode: null,
      finishedAt: null,
      runId: call.runId,
      taskId: call.taskId ?? null,
    })
    .where(and(ownedBy(call), free, durably))
    .returning();
  return row;
}

/** Takes an announcement back: the request certainly never left. */
export async function releaseProviderCall(db: Queryable, lease: ProviderCallLease): Promise<boolean> {
  return change(db, { status: 'new', sentAt: null }, ownedBy(lease), eq(providerCalls.status, 'sent'));
}

/** Says that the request is alive, so that its silence is counted from now on. */
export async function touchProviderCall(db: Queryable, lease: ProviderCallLease): Promise<boolean> {
  return change(db, { sentAt: now }, ownedBy(lease), eq(providerCalls.status, 'sent'));
}

/** Keeps the provider's id of the work: from here on it can be asked for and is never sent again. */
export async function acceptProviderCall(
  db: Queryable,
  lease: ProviderCallLease,
  externalId: string,
): Promise<boolean> {
  return change(db, { status: 'accepted', externalId }, ownedBy(lease), eq(providerCalls.status, 'sent'));
}

/** Keeps the result, whoever brings it: the same key is the same thing, and it is paid for. The first one stays. */
export async function succeedProviderCall(
  db: Queryable,
  id: string,
  done: { result: unknown; externalId?: string; usage?: ProviderCallUsage },
): Promise<boolean> {
  const finished = {
    status: 'succeeded',
    result: done.result,
    finishedAt: now,
    errorCode: null,
    ms: sql`round(extract(epoch from ${now} - ${providerCalls.sentAt}) * 1000)`,
    ...done.usage,
    ...(done.externalId === undefined ? {} : { externalId: done.externalId }),
  };
  return change(db, finished, eq(providerCalls.id, id), ne(providerCalls.status, 'succeeded'));
}

/** The call came to nothing for certain, so the same key may be sent again. */
export async function failProviderCall(
  db: Queryable,
  lease: ProviderCallLease,
  errorCode: ErrorCode,
): Promise<boolean> {
  return change(
    db,
    { status: 'failed', errorCode, finishedAt: now },
    ownedBy(lease),
    inArray(providerCalls.status, ['sent', 'accepted']),
  );
}

/** A result that turned out to be unusable: the next call with this key buys again. */
export async function rejectProviderResult(
  db: Queryable,
  stepKey: string,
  errorCode: ErrorCode,
): Promise<boolean> {
  return change(
    db,
    { status: 'failed', errorCode, result: null },
    eq(providerCalls.stepKey, stepKey),
    eq(providerCalls.status, 'succeeded'),
  );
}

/** True when the creator has cancelled the run that a call was made for. */
export async function isRunCancelled(db: Queryable, runId: string): Promise<boolean> {
  const [run] = await db.select({ status: runs.status }).from(runs).where(eq(runs.id, runId));
  return run?.status === 'cancelled';
}

function ownedBy(lease: ProviderCallLease): SQL | undefined {
  return and(eq(providerCalls.id, lease.id), eq(providerCalls.fence, lease.fence));
}

async function change(
  db: Queryable,
  set: Record<string, unknown>,
  ...where: (SQL | undefined)[]
): Promise<boolean> {
  const rows = await db
    .update(providerCalls)
    .set(set)
    .where(and(...where, durably))
    .returning({ id: providerCalls.id });
  return rows.length === 1;
}
