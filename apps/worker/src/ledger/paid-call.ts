import { setTimeout as delay } from 'node:timers/promises';
import { type DomainError, toDomainError } from '@panelwise/contracts/errors/domain-error';
import {
  acceptProviderCall,
  claimProviderCall,
  failProviderCall,
  isRunCancelled,
  openProviderCall,
  type ProviderCall,
  type ProviderCallLease,
  releaseProviderCall,
  succeedProviderCall,
  touchProviderCall,
} from '@panelwise/db/repositories/provider-calls';
import { abortError } from './abort-error.ts';
import { cancelLostCall, findLostCall, markerOf } from './lost-call.ts';
import type { LedgerDeps, Outcome, PaidCallOrder, PaidEngine, Sent } from './paid-engine.ts';
import { ReplyLost } from './reply-lost.ts';

/**
 * A process that stood still for longer than this between announcing a request and sending it may have
 * been taken for dead, so it does not send, in ms.
 */
const staleAfterMs = 600;
const touchEveryMs = 10_000;
const storePausesMs = [250, 500, 1_000, 2_000, 4_000, 8_000];

/**
 * Buys a thing once, whatever dies meanwhile. The request is announced in the database before it leaves;
 * the provider's id and result are stored as they come; work that was announced and never heard of again
 * is looked for at the provider, and sent again only after a grace period, which is counted as a
 * possible double bill. Any number of processes may call this at once with the same step key: one sends,
 * all get the result.
 *
 * @throws DomainError: what the provider answered; `provider-unknown` while it is too early to say what became of
 * the request; the signal's reason when it is aborted.
 */
export async function paidCall<T>(deps: LedgerDeps, order: PaidCallOrder, engine: PaidEngine<T>): Promise<T> {
  const clock = deps.clock ?? (() => performance.now());
  let mine: number | undefined;
  for (;;) {
    const call = await openProviderCall(deps.db, order);
    if (call.status === 'succeeded') return engine.read(call.result);
    if (order.signal.aborted) throw await giveUp(deps, order, engine, call, mine);
    if (call.status === 'accepted') {
      await finish(deps, order, engine, call);
      continue;
    }
    let lostAfterMs: number | undefined;
    if (call.status === 'sent') {
      const found = await findLostCall(deps, order, engine, call, call.fence === mine);
      if (found === 'changed') continue;
      lostAfterMs = engine.graceMs;
    }
    const announcedAt = clock();
    const claimed = await claimProviderCall(deps.db, { ...order, ...leaseOf(call), lostAfterMs });
    if (!claimed) continue;
    if (lostAfterMs !== undefined) deps.log?.warn(logFields(order), 'sent again: possibly billed twice');
    if (clock() - announcedAt > staleAfterMs || order.signal.aborted) {
      await releaseProviderCall(deps.db, claimed);
      continue;
    }
    mine = claimed.fence;
    await send(deps, order, engine, claimed);
  }
}

async function send(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<unknown>,
  lease: ProviderCallLease,
): Promise<void> {
  let sent: Sent;
  try {
    sent = await engine.send({ marker: markerOf(order.stepKey, lease.fence), alive: toucher(deps, lease) });
  } catch (error) {
    // Not knowing is left to the next look at the row, which goes and finds out.
    if (error instanceof ReplyLost) {
      deps.log?.warn({ ...logFields(order), err: error.reason }, 'reply lost');
      return;
    }
    const reason = toDomainError(error);
    await failProviderCall(deps.db, lease, reason.code);
    throw reason;
  }
  const { outcome, externalId } = sent;
  if (outcome) await settle(deps, lease, outcome, externalId);
  else if (externalId) await untilStored(() => acceptProviderCall(deps.db, lease, externalId));
}

/** Waits for accepted work. A wait that fails leaves the row as it is: the next one takes the work up again. */
async function finish(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<unknown>,
  call: ProviderCall,
): Promise<void> {
  try {
    await settle(deps, call, await engine.resume!(call.externalId!, order.signal));
  } catch (error) {
    if (order.signal.aborted) throw await giveUp(deps, order, engine, call, undefined);
    throw error;
  }
}

async function settle(
  deps: LedgerDeps,
  lease: ProviderCallLease,
  outcome: Outcome,
  externalId?: string,
): Promise<void> {
  if ('failure' in outcome) {
    await failProviderCall(deps.db, lease, outcome.failure.code);
    throw outcome.failure;
  }
  await untilStored(() => succeedProviderCall(deps.db, lease.id, { ...outcome, externalId }));
}

/** What was paid for is not dropped because the database restarts just now. @throws the last error after some 15 s */
async function untilStored(store: () => Promise<unknown>): Promise<void> {
  for (const pauseMs of storePausesMs) {
    try {
      await store();
      return;
    } catch {
      await delay(pauseMs);
    }
  }
  await store();
}

/** What to throw when the signal is aborted; stops the work at the provider when the creator cancelled it. */
async function giveUp(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<unknown>,
  call: ProviderCall,
  mine: number | undefined,
): Promise<DomainError> {
  if (await isRunCancelled(deps.db, order.runId)) {
    const accepted = call.status === 'accepted';
    const lost = call.status === 'sent' && call.fence === mine;
    if (accepted) await engine.cancel?.(call.externalId!).catch(() => undefined);
    if (lost) await cancelLostCall(engine, call).catch(() => undefined);
    if (accepted || lost) await failProviderCall(deps.db, call, 'cancelled');
  }
  return abortError(order.signal);
}

function logFields({ provider, kind, stepKey, runId, taskId }: PaidCallOrder) {
  return { provider, kind, stepKey, runId, taskId };
}

function leaseOf(call: ProviderCall): ProviderCallLease {
  return { id: call.id, fence: call.fence };
}

/** Tells the ledger of a sign of life, at most once in a while and without holding up the answer. */
function toucher(deps: LedgerDeps, lease: ProviderCallLease): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < touchEveryMs) return;
    last = performance.now();
    touchProviderCall(deps.db, lease).catch(() => undefined);
  };
}
