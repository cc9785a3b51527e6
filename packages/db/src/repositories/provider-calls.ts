import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { providerCallOrders, providerCalls, providerSendings, runs } from '../schema/runs.ts';

export type ProviderCallRow = typeof providerCalls.$inferSelect;
/** The call with its newest sending. */
export type ProviderCall = ProviderCallRow & {
  sentAt: Date | null;
  externalId: string | null;
  place: string | null;
  /** Since the last sign of life of the newest sending, in ms by the database's clock. */
  silentMs: number;
  /** Sendings that may have been billed and brought nothing. */
  inDoubt: number;
};

export type ProviderCallOrder = {
  /** sha256 over inputs, model and version, as hex. */
  stepKey: string;
  provider: string;
  model: string;
  kind: string;
  runId: string;
  taskId?: string;
};

/** One sending of a call: only the newest may say that the call came to nothing. */
export type Sending = { id: string; fence: number };

export type Usage = { tokensIn?: number; tokensOut?: number; costMicroUsd?: number };
/** What was bought: JSON, or an object in the store with the sha256 of its bytes. */
export type Bought = { result: unknown } | { objectKey: string; objectHash: string };

const now = sql`clock_timestamp()`;
const callable = ['new', 'failed'] as const;
const going = ['sent', 'accepted'] as const;
const nothingBought = { result: null, objectKey: null, objectHash: null };

/**
 * True, and makes the commit of the transaction wait for the disk: the embedded database does not wait otherwise, and a
 * bought thing must not be forgotten in a crash.
 */
const durably = sql`(select set_config('synchronous_commit', 'on', true)) is not null`;

/** The ledger's row of a step key, made when the key is new; from now on the order's run waits for it. */
export async function openProviderCall(
  db: Queryable,
  { stepKey, provider, model, kind, runId }: ProviderCallOrder,
): Promise<ProviderCall> {
  await db
    .insert(providerCalls)
    .values({ stepKey, provider, model, kind })
    .onConflictDoNothing({ target: providerCalls.stepKey });
  const call = await findProviderCall(db, stepKey);
  if (!call) throw new Error('A ledger row vanished while it was opened.');
  await db.insert(providerCallOrders).values({ callId: call.id, runId }).onConflictDoNothing();
  return call;
}

/** Whether a service has made something that this run asked for. */
export async function hasBought(db: Queryable, runId: string): Promise<boolean> {
  const bought = await db
    .select({ id: providerCalls.id })
    .from(providerCallOrders)
    .innerJoin(providerCalls, eq(providerCalls.id, providerCallOrders.callId))
    .where(and(eq(providerCallOrders.runId, runId), eq(providerCalls.status, 'succeeded')))
    .limit(1);
  return bought.length > 0;
}

export async function findProviderCall(db: Queryable, stepKey: string): Promise<ProviderCall | undefined> {
  const [row] = await db
    .select({
      call: providerCalls,
      sentAt: providerSendings.sentAt,
      externalId: providerSendings.externalId,
      place: providerSendings.place,
      silentMs: sql`coalesce(extract(epoch from ${now} - ${providerSendings.heardAt}) * 1000, 0)`.mapWith(
        Number,
      ),
      inDoubt:
        sql`(select count(*) from provider_sendings one where one.call_id = ${providerCalls.id} and one.in_doubt)`.mapWith(
          Number,
        ),
    })
    .from(providerCalls)
    .leftJoin(
      providerSendings,
      and(eq(providerSendings.callId, providerCalls.id), eq(providerSendings.fence, providerCalls.fence)),
    )
    .where(eq(providerCalls.stepKey, stepKey));
  if (!row) return undefined;
  const { call, ...newest } = row;
  return { ...call, ...newest };
}

/**
 * Announces a request: its sending is committed when this returns, before the request may leave. Undefined when somebody
 * else was faster.
 *
 * `lostAfterMs` claims a call that was announced that long ago and never heard of again; that it may be paid for twice is
 * kept with the lost sending. `placeAgain` is that one's place, to be used for the new one too.
 */
export async function claimProviderCall(
  db: Database,
  call: Sending & { runId: string; taskId?: string; lostAfterMs?: number; placeAgain?: string },
): Promise<Sending | undefined> {
  const { id, fence, runId, taskId, lostAfterMs, placeAgain } = call;
  return db.transaction(async (tx) => {
    if (lostAfterMs !== undefined && !(await giveUpSending(tx, call, lostAfterMs))) return undefined;
    const free = lostAfterMs === undefined ? [...callable] : [...going];
    const claimed = await changeCall(tx, and(newest(call), inArray(providerCalls.status, free)), {
      status: 'sent',
      fence: fence + 1,
      errorCode: null,
      result: null,
    });
    if (!claimed) return undefined;
    const sending = {
      callId: id,
      fence: fence + 1,
      runId,
      taskId: taskId ?? null,
      sentAt: now,
      heardAt: now,
      place: placeAgain ?? null,
    };
    await tx.insert(providerSendings).values(sending);
    return { id, fence: fence + 1 };
  });
}

/** Takes an announcement back: the request certainly never left. */
export async function releaseProviderCall(db: Database, sending: Sending): Promise<boolean> {
  return db.transaction(async (tx) => {
    const sent = and(newest(sending), eq(providerCalls.status, 'sent'));
    if (!(await changeCall(tx, sent, { status: 'new' }))) return false;
    await tx.delete(providerSendings).where(which(sending));
    return true;
  });
}

/** Keeps where the work of an announced request will be found. False when it was taken for lost meanwhile. */
export async function placeProviderCall(db: Database, sending: Sending, place: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const sent = and(newest(sending), eq(providerCalls.status, 'sent'));
    if (!(await changeCall(tx, sent, { status: 'sent' }))) return false;
    return changeSending(tx, sending, undefined, { place, heardAt: now });
  });
}

/**
 * Takes back a request that the provider has refused because the one before it, which was taken for lost, is under way:
 * that one is waited for again.
 */
export async function withdrawProviderCall(db: Database, sending: Sending): Promise<boolean> {
  const before = { id: sending.id, fence: sending.fence - 1 };
  return db.transaction(async (tx) => {
    const sent = and(newest(sending), eq(providerCalls.status, 'sent'));
    if (!(await changeCall(tx, sent, { fence: before.fence }))) return false;
    await tx.delete(providerSendings).where(which(sending));
    return changeSending(tx, before, undefined, { outcome: null, inDoubt: false, heardAt: now });
  });
}

/** Says that the request is alive, so that its silence is counted from now on. */
export async function touchProviderCall(db: Queryable, sending: Sending): Promise<boolean> {
  return changeSending(db, sending, isNull(providerSendings.outcome), { heardAt: now });
}

/** Keeps the provider's id of the work: from here on it can be asked for and is never sent again. */
export async function acceptProviderCall(
  db: Database,
  sending: Sending,
  externalId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const sent = and(newest(sending), eq(providerCalls.status, 'sent'));
    if (!(await changeCall(tx, sent, { status: 'accepted' }))) return false;
    return changeSending(tx, sending, undefined, { externalId, heardAt: now });
  });
}

/** Names the object that is about to be put into the store, so that there is none which no row names. */
export async function nameBoughtObject(
  db: Queryable,
  { id, stepKey }: { id: string; stepKey: string },
  object: { objectKey: string; objectHash: string },
): Promise<boolean> {
  const rows = await db
    .update(providerCalls)
    .set(object)
    .where(
      and(
        eq(providerCalls.id, id),
        eq(providerCalls.stepKey, stepKey),
        ne(providerCalls.status, 'succeeded'),
      ),
    )
    .returning({ id: providerCalls.id });
  return rows.length > 0;
}

/**
 * Keeps what was bought, whichever sending brings it: the same key is the same thing, and it is paid for. The first one
 * stays, the cost of each is kept. False when there is one already, or the thing is not to be kept any more.
 */
export async function succeedProviderCall(
  db: Database,
  sending: Sending & { stepKey: string },
  done: { bought: Bought; usage?: Usage | undefined; externalId?: string | undefined },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const wanted = and(eq(providerCalls.id, sending.id), eq(providerCalls.stepKey, sending.stepKey));
    const kept = await changeCall(tx, and(wanted, ne(providerCalls.status, 'succeeded')), {
      status: 'succeeded',
      errorCode: null,
      ...nothingBought,
      ...done.bought,
    });
    const { externalId, usage } = done;
    const end = { outcome: 'succeeded', inDoubt: false, errorCode: null, finishedAt: now, ...usage } as const;
    await changeSending(tx, sending, undefined, { ...end, ...(externalId ? { externalId } : {}) });
    const others = and(eq(providerSendings.callId, sending.id), ne(providerSendings.fence, sending.fence));
    if (kept)
      await tx
        .update(providerSendings)
        .set({ inDoubt: true })
        .where(and(others, isNull(providerSendings.outcome)));
    return kept !== undefined;
  });
}

/**
 * A sending came to nothing, so that the same key may be sent again. `inDoubt` says that it may have been billed all the
 * same; `unusable` that it came, and could not be used.
 */
export async function failProviderCall(
  db: Database,
  sending: Sending,
  end: {
    errorCode: ErrorCode;
    outcome?: 'failed' | 'unusable' | 'cancelled';
    inDoubt?: boolean;
    usage?: Usage | undefined;
    externalId?: string | undefined;
  },
): Promise<boolean> {
  const { errorCode, outcome = 'failed', inDoubt = false, usage, externalId } = end;
  return db.transaction(async (tx) => {
    const open = and(newest(sending), inArray(providerCalls.status, [...going]));
    const failed = await changeCall(tx, open, { status: 'failed', errorCode });
    const unsettled = or(isNull(providerSendings.outcome), eq(providerSendings.outcome, 'lost'));
    const known = { ...usage, ...(externalId ? { externalId } : {}) };
    await changeSending(tx, sending, unsettled, { outcome, errorCode, inDoubt, finishedAt: now, ...known });
    return failed !== undefined;
  });
}

/** A result that turned out to be unusable: the next call with this key buys again. */
export async function rejectProviderResult(
  db: Database,
  stepKey: string,
  errorCode: ErrorCode,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const bought = and(eq(providerCalls.stepKey, stepKey), eq(providerCalls.status, 'succeeded'));
    const rejected = await changeCall(tx, bought, { status: 'failed', errorCode, ...nothingBought });
    if (!rejected) return false;
    const paid = and(eq(providerSendings.callId, rejected.id), eq(providerSendings.outcome, 'succeeded'));
    await tx.update(providerSendings).set({ outcome: 'unusable', errorCode }).where(paid);
    return true;
  });
}

/** Whether the creator has cancelled a run that asked for a call, and whether other runs that go on wait for it too. */
export async function findWaiting(
  db: Queryable,
  callId: string,
  runId: string,
): Promise<{ isCancelled: boolean; othersWait: boolean }> {
  const askedBy = await db
    .select({ id: runs.id, status: runs.status })
    .from(providerCallOrders)
    .innerJoin(runs, eq(runs.id, providerCallOrders.runId))
    .where(eq(providerCallOrders.callId, callId));
  return {
    isCancelled: askedBy.some((run) => run.id === runId && run.status === 'cancelled'),
    othersWait: askedBy.some((run) => run.id !== runId && ['queued', 'running'].includes(run.status)),
  };
}

async function giveUpSending(tx: Transaction, sending: Sending, lostAfterMs: number): Promise<boolean> {
  // The call is always locked before its sendings, so that two of these cannot wait for each other.
  await tx
    .select({ id: providerCalls.id })
    .from(providerCalls)
    .where(eq(providerCalls.id, sending.id))
    .for('update');
  const silent = sql`${providerSendings.heardAt} < ${now} - ${lostAfterMs} * interval '1 millisecond'`;
  return changeSending(tx, sending, and(silent, isNull(providerSendings.outcome)), {
    outcome: 'lost',
    inDoubt: true,
  });
}

function newest({ id, fence }: Sending): SQL | undefined {
  return and(eq(providerCalls.id, id), eq(providerCalls.fence, fence));
}

function which({ id, fence }: Sending): SQL | undefined {
  return and(eq(providerSendings.callId, id), eq(providerSendings.fence, fence));
}

type Changes<T> = { [K in keyof T]?: T[K] | SQL | undefined };

async function changeCall(
  tx: Transaction,
  where: SQL | undefined,
  set: Changes<typeof providerCalls.$inferInsert>,
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .update(providerCalls)
    .set(set)
    .where(and(where, durably))
    .returning({ id: providerCalls.id });
  return row;
}

async function changeSending(
  db: Queryable,
  sending: Sending,
  where: SQL | undefined,
  set: Changes<typeof providerSendings.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(providerSendings)
    .set(set)
    .where(and(which(sending), where))
    .returning({ fence: providerSendings.fence });
  return rows.length === 1;
}
