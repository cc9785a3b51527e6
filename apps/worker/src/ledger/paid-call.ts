import { DomainError, toDomainError } from '@panelwise/contracts/errors/domain-error';
import {
  claimProviderCall,
  failProviderCall,
  findProviderCall,
  findWaiting,
  openProviderCall,
  type ProviderCall,
  placeProviderCall,
  releaseProviderCall,
  type Sending,
  touchProviderCall,
  withdrawProviderCall,
} from '@panelwise/db/repositories/provider-calls';
import { abortError } from './abort-error.ts';
import { findLostCall, markerOf, stopWork } from './lost-call.ts';
import type { LedgerDeps, PaidCallOrder, PaidEngine, Sent } from './paid-engine.ts';
import { closePlacesOf, placeAgain } from './places.ts';
import { ReplyLost } from './reply-lost.ts';
import { readBought, settle } from './settle.ts';
import { StaysHere } from './stays-here.ts';
import { StillAtIt } from './still-at-it.ts';
import { watched } from './watched.ts';

/**
 * A process that stood still for longer than this between announcing a request and sending it may have
 * been taken for dead, so it does not send, in ms.
 */
const staleAfterMs = 600;
const touchEveryMs = 10_000;
/** How often one caller buys again what is stopped at the provider, time and again, by whoever it may be. */
const sendingsMax = 3;

/**
 * Buys a thing once, whatever dies meanwhile. The request is announced in the database before it leaves; the
 * provider's id and what it made are stored as they come; work that was announced and never heard of again is looked
 * for at the provider, and sent again only after a grace period, which is kept as in doubt. Any number of processes may
 * call this at once with the same step key, for any number of creators: one sends, all get the result, and the work is
 * stopped at the provider only when the last of them has cancelled.
 *
 * @throws DomainError: what the provider answered; `provider-unknown` while it is too early to say what became of
 * the request; `switched-off` and `budget-used` while nothing is to be bought; the signal's reason when it is aborted.
 * StaysHere when the run is a child's: nothing is sent or asked then.
 */
export async function paidCall<T>(deps: LedgerDeps, order: PaidCallOrder, engine: PaidEngine<T>): Promise<T> {
  if (!(await deps.mayLeave(order.runId))) throw new StaysHere();
  const call = await openProviderCall(deps.db, order);
  try {
    return await buy(deps, order, watched(engine, order, deps.metrics), call);
  } finally {
    closePlacesOf(deps, engine, call.id);
  }
}

async function buy<T>(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<T>,
  opened: ProviderCall,
): Promise<T> {
  let mine: number | undefined;
  let sendings = 0;
  let call = opened;
  for (; ; call = await look(deps, order)) {
    if (call.status === 'succeeded') {
      const bought = await readBought(deps, engine, call);
      if (bought) return bought.value;
      continue;
    }
    if (order.signal.aborted) throw await giveUp(deps, order, engine, call);
    if (call.status === 'accepted' && engine.resume) {
      await finish(deps, order, engine, call);
      continue;
    }
    let lostAfterMs: number | undefined;
    if (call.status === 'sent' || call.status === 'accepted') {
      const found = await findLostCall(deps, order, engine, call, call.fence === mine);
      if (found === 'changed') continue;
      lostAfterMs = engine.graceMs;
    }
    if (sendings === sendingsMax) throw new DomainError('provider-failed');
    const sent = await send(deps, order, engine, call, lostAfterMs);
    if (sent === undefined) continue;
    mine = sent;
    sendings += 1;
  }
}

async function look(deps: LedgerDeps, order: PaidCallOrder): Promise<ProviderCall> {
  return (await findProviderCall(deps.db, order.stepKey)) ?? openProviderCall(deps.db, order);
}

/**
 * Announces and sends. A creator who cancels while others wait just leaves; the request goes on for the others.
 * @returns the number of the sending; undefined when nothing was sent
 */
async function send(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<unknown>,
  call: ProviderCall,
  lostAfterMs: number | undefined,
): Promise<number | undefined> {
  if (order.signal.aborted) return undefined;
  const request = new AbortController();
  const leaving = Promise.withResolvers<never>();
  const stop = async () => {
    const waiting = await findWaiting(deps.db, call.id, order.runId).catch(() => undefined);
    if (waiting?.isCancelled && waiting.othersWait) leaving.reject(abortError(order.signal));
    else request.abort(order.signal.reason);
  };
  order.signal.addEventListener('abort', stop, { once: true });
  try {
    const work = sendAndSettle(deps, order, engine, call, lostAfterMs, request.signal);
    work.catch(() => undefined);
    return await Promise.race([work, leaving.promise]);
  } finally {
    order.signal.removeEventListener('abort', stop);
  }
}

async function sendAndSettle(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<unknown>,
  call: ProviderCall,
  lostAfterMs: number | undefined,
  signal: AbortSignal,
): Promise<number | undefined> {
  const announced: { sending?: Announced } = {};
  let sent: Sent;
  try {
    sent = await engine.gate.run(async () => {
      const sending = await announce(deps, order, call, lostAfterMs, signal);
      announced.sending = sending;
      const marker = markerOf(order.stepKey, sending.fence);
      const place = sending.place ?? (await openPlace(deps, engine, sending, marker, signal));
      const isAgain = sending.place !== undefined;
      return engine.send({ marker, place, isAgain, alive: toucher(deps, sending), signal });
    });
  } catch (error) {
    if (error instanceof NotSent) return undefined;
    if (error instanceof StaysHere) throw error;
    if (error instanceof StillAtIt) {
      await takeBack(deps, announced.sending!);
      return undefined;
    }
    // Not knowing is left to the next look at the row, which goes and finds out.
    if (error instanceof ReplyLost) {
      deps.log?.warn({ ...logFields(order), err: error.reason }, 'reply lost');
      return announced.sending?.fence;
    }
    const reason = toDomainError(error);
    // An error that nobody foresaw says nothing about what has left.
    const inDoubt = reason !== error;
    if (announced.sending?.place && !inDoubt) await takeBack(deps, announced.sending);
    else if (announced.sending)
      await failProviderCall(deps.db, announced.sending, { errorCode: reason.code, inDoubt });
    throw reason;
  }
  const sending = announced.sending!;
  const { stepKey, provider, kind } = order;
  await settle(deps, { ...sending, stepKey, provider, kind }, sent, signal);
  return sending.fence;
}

/** A sending; with the place of the one before it when that was never heard of again. */
type Announced = Sending & { place?: string | undefined };

/** Nothing left: somebody else was faster, or this process stood still. It says nothing about the provider. */
class NotSent extends Error {}

/** @throws NotSent, StaysHere, and DomainError while nothing is to be bought */
async function announce(
  deps: LedgerDeps,
  order: PaidCallOrder,
  call: ProviderCall,
  lostAfterMs: number | undefined,
  signal: AbortSignal,
): Promise<Announced> {
  const clock = clockOf(deps);
  const announcedAt = clock();
  const { id, fence } = call;
  const { runId, taskId } = order;
  // A run may have waited long, and its account's age be known only now.
  if (!(await deps.mayLeave(runId))) throw new StaysHere();
  await deps.mustMayBuy(order);
  const place = lostAfterMs === undefined ? undefined : placeAgain(call);
  const sending = await claimProviderCall(deps.db, {
    id,
    fence,
    runId,
    taskId,
    lostAfterMs,
    placeAgain: place,
  });
  if (!sending) throw new NotSent();
  if (lostAfterMs !== undefined) deps.log?.warn(logFields(order), 'sent again: possibly billed twice');
  if (clock() - announcedAt > staleAfterMs || signal.aborted) {
    await takeBack(deps, { ...sending, place });
    throw new NotSent();
  }
  return { ...sending, place };
}

/** Nothing has left: all is as it was before the announcement, and what was lost before it is looked for again. */
async function takeBack(deps: LedgerDeps, sending: Announced): Promise<void> {
  await (sending.place ? withdrawProviderCall : releaseProviderCall)(deps.db, sending);
}

/**
 * Makes a place for an announced sending, and keeps it before the request leaves.
 * @throws NotSent, and DomainError: nothing has left then
 */
async function openPlace(
  deps: LedgerDeps,
  engine: PaidEngine<unknown>,
  sending: Sending,
  marker: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const place = await engine.openPlace?.(marker, signal).catch((error: unknown) => {
    throw error instanceof ReplyLost ? error.reason : error;
  });
  if (!place) return undefined;
  const clock = clockOf(deps);
  const since = clock();
  const isKept = await placeProviderCall(deps.db, sending, place);
  if (isKept && clock() - since <= staleAfterMs && !signal.aborted) return place;
  if (isKept) await releaseProviderCall(deps.db, sending);
  await engine.closePlace?.(place).catch(() => undefined);
  throw new NotSent();
}

/** Waits for accepted work. A wait that fails leaves the row as it is: the next one takes the work up again. */
async function finish(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<unknown>,
  call: ProviderCall,
): Promise<void> {
  try {
    const outcome = await engine.resume!(call.externalId!, order.signal);
    await settle(deps, call, { outcome }, order.signal);
  } catch (error) {
    if (order.signal.aborted) throw await giveUp(deps, order, engine, call);
    throw error;
  }
}

/** What to throw when the signal is aborted; the last creator who waits and cancels has the work stopped. */
async function giveUp(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<unknown>,
  call: ProviderCall,
): Promise<DomainError> {
  const { isCancelled, othersWait } = await findWaiting(deps.db, call.id, order.runId);
  if (isCancelled && !othersWait) {
    await stopWork(deps, engine, call).catch((error: unknown) =>
      deps.log?.warn({ ...logFields(order), err: error }, 'cancelled work goes on at the provider'),
    );
  }
  return abortError(order.signal);
}

function clockOf({ clock }: LedgerDeps): () => number {
  return clock ?? (() => performance.now());
}

function logFields({ provider, kind, stepKey, runId, taskId }: PaidCallOrder) {
  return { provider, kind, stepKey, runId, taskId };
}

/** Tells the ledger of a sign of life, at most once in a while and without holding up the answer. */
function toucher(deps: LedgerDeps, sending: Sending): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < touchEveryMs) return;
    last = performance.now();
    touchProviderCall(deps.db, sending).catch(() => undefined);
  };
}
