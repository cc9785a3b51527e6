import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { findProviderCall, type ProviderCall } from '@panelwise/db/repositories/provider-calls';
import type { LedgerDeps, PaidCallOrder, PaidEngine } from './paid-engine.ts';
import { settle } from './settle.ts';

/** How long one caller looks for a lost call before it gives its place to other work, in ms. */
const watchMs = 5_000;
/** Somebody else's request is given this long to answer by itself before the provider's list is read, in ms. */
const patienceMs = 1_000;

/** How long a picture that was done before it could be stopped may take to be fetched, in ms. */
const lastFetchMs = 10_000;

/** Names one sending of a step. */
export function markerOf(stepKey: string, fence: number): string {
  return `${stepKey}.${fence}`;
}

/** All sendings of a step so far, newest first. */
function markersOf(call: { stepKey: string; fence: number }): string[] {
  return Array.from({ length: call.fence }, (_, index) => markerOf(call.stepKey, call.fence - index));
}

/**
 * Finds out what became of a call that was announced and has no id. `mine` says that this process sent it
 * and has lost the reply, so that nobody is left who could still bring it.
 * @returns `changed` when the row knows more now or the wait was stopped, `gone` when it may be sent again.
 * @throws DomainError `provider-unknown` while it is too early to say.
 */
export async function findLostCall(
  deps: LedgerDeps,
  order: PaidCallOrder,
  engine: PaidEngine<unknown>,
  lost: ProviderCall,
  mine: boolean,
): Promise<'changed' | 'gone'> {
  const started = performance.now();
  // Who has no list finds work only in a place that was made for it.
  const isFindable = engine.adopt && (!engine.openPlace || lost.place);
  let call = lost;
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 1_000)) {
    const isOver = call.silentMs >= engine.graceMs;
    const isDue = mine || isOver || call.silentMs > patienceMs;
    if (isFindable && isDue && (await adopt(deps, engine, call, order.signal))) return 'changed';
    if (isOver) return 'gone';
    const hopeless = mine && !isFindable;
    if (hopeless || performance.now() - started > watchMs) {
      throw new DomainError('provider-unknown', {
        retryAfterMs: Math.ceil(engine.graceMs - call.silentMs),
      });
    }
    await delay(pauseMs, undefined, { signal: order.signal }).catch(() => undefined);
    if (order.signal.aborted) return 'changed';
    const next = await findProviderCall(deps.db, order.stepKey);
    if (next?.status !== call.status || next.fence !== call.fence) return 'changed';
    call = next;
  }
}

/** @throws DomainError when it is found, and nothing can be got of it */
async function adopt(
  deps: LedgerDeps,
  engine: PaidEngine<unknown>,
  call: ProviderCall,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await engine.adopt!(markersOf(call), call.sentAt!, call.place);
  if (found === 'not-there') return false;
  await settle(deps, call, found, signal);
  return true;
}

/**
 * Stops work that nobody waits for any more, as far as it can be found. Work that is not found, or that the provider
 * does not confirm as stopped, stays as it is in the ledger: it is taken up by whoever wants it again.
 */
export async function stopWork(
  deps: LedgerDeps,
  engine: PaidEngine<unknown>,
  call: ProviderCall,
): Promise<void> {
  const lastFetch = AbortSignal.timeout(lastFetchMs);
  if (call.status === 'sent' && engine.adopt && (await adopt(deps, engine, call, lastFetch)))
    return stopWork(deps, engine, (await findProviderCall(deps.db, call.stepKey)) ?? call);
  if (call.status !== 'accepted' || !call.externalId) return;
  const outcome = await engine.cancel?.(call.externalId);
  if (outcome) await settle(deps, call, { outcome }, lastFetch);
}
