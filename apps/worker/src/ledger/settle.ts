import { setTimeout as delay } from 'node:timers/promises';
import { providerOf } from '@panelwise/contracts/domain/provider';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { forgetBoughtObjects } from '@panelwise/db/repositories/bought-objects';
import {
  acceptProviderCall,
  type Bought,
  failProviderCall,
  findProviderCall,
  nameBoughtObject,
  type ProviderCall,
  type Sending,
  succeedProviderCall,
  type Usage,
} from '@panelwise/db/repositories/provider-calls';
import { boughtKey, contentHash, contentTypeOf } from '@panelwise/storage/keys';
import type { LedgerDeps, Outcome, PaidEngine, Sent } from './paid-engine.ts';

const storePausesMs = [250, 500, 1_000, 2_000, 4_000, 8_000];

export type Settling = Sending & { stepKey: string; provider: string; kind: string };

/**
 * Writes down what a request or the wait for it has brought. The provider's id is kept before anything is fetched, and
 * the object is in our store before the ledger says so: whoever comes after a crash in between goes on from there.
 * Work that was stopped at the provider is no error: whoever still wants it buys it again.
 * @throws DomainError when nothing was got
 */
export async function settle(
  deps: LedgerDeps,
  sending: Settling,
  { outcome, externalId }: Sent,
  signal: AbortSignal,
): Promise<void> {
  if (externalId && !(outcome && 'failure' in outcome))
    await untilStored(() => acceptProviderCall(deps.db, sending, externalId));
  if (!outcome) return;
  if ('failure' in outcome) {
    const { failure, usage } = outcome;
    const isStopped = failure.code === 'cancelled';
    const isBooked = await failProviderCall(deps.db, sending, {
      errorCode: failure.code,
      outcome: isStopped ? 'cancelled' : usage ? 'unusable' : 'failed',
      inDoubt: isStopped || outcome.inDoubt === true,
      usage,
      externalId,
    });
    if (isBooked) tellBooked(deps, sending, usage);
    if (isStopped) return;
    throw failure;
  }
  const bought = 'fetch' in outcome ? await keep(deps, sending, outcome, signal) : { result: outcome.result };
  const done = { bought, usage: outcome.usage, externalId };
  await untilStored(async () => {
    if (await succeedProviderCall(deps.db, sending, done)) return tellBooked(deps, sending, outcome.usage);
    // Deleted with its run while the object was on its way.
    if ('objectKey' in bought && !(await findProviderCall(deps.db, sending.stepKey)))
      await deps.store.remove([bought.objectKey]);
  });
}

async function keep(
  deps: LedgerDeps,
  sending: Settling,
  outcome: Extract<Outcome, { fetch: unknown }>,
  signal: AbortSignal,
): Promise<Bought> {
  const goods = await outcome.fetch(signal);
  if ('hopeless' in goods) {
    const { code } = goods.hopeless;
    const end = { errorCode: code, outcome: 'unusable', usage: outcome.usage } as const;
    if (await failProviderCall(deps.db, sending, end)) tellBooked(deps, sending, outcome.usage);
    throw goods.hopeless;
  }
  const objectKey = boughtKey(sending.stepKey, goods.extension);
  const object = { objectKey, objectHash: contentHash(goods.bytes) };
  await untilStored(async () => {
    // Somebody else has brought it already, or it was deleted with its run: what is there stays as it is.
    if (await nameBoughtObject(deps.db, sending, object))
      await deps.store.put(objectKey, goods.bytes, contentTypeOf(objectKey));
  });
  return object;
}

/** Once for each sending: of several processes that bring the same, the ledger takes one. */
function tellBooked({ metrics }: LedgerDeps, sending: Settling, usage: Usage | undefined): void {
  if (usage) metrics?.booked(providerOf(sending), usage);
}

/** What was bought, as the caller wants it. Undefined when its object is gone or damaged; the ledger then forgets it. */
export async function readBought<T>(
  deps: LedgerDeps,
  engine: PaidEngine<T>,
  call: ProviderCall,
): Promise<{ value: T } | undefined> {
  const { objectKey, objectHash } = call;
  let isGone = false;
  const bytes = async () => {
    const object = await deps.store.readAll(objectKey ?? '').catch((error: unknown) => {
      isGone = error instanceof DomainError && error.code === 'not-found';
      throw error;
    });
    isGone = contentHash(object) !== objectHash;
    if (isGone) throw new DomainError('not-found');
    return object;
  };
  try {
    return { value: await engine.read({ result: call.result, bytes }) };
  } catch (error) {
    if (!isGone || !objectKey) throw error;
    deps.log?.warn({ stepKey: call.stepKey, objectKey }, 'what was bought is not in the store any more');
    await forgetBoughtObjects(deps.db, [{ callId: call.id, fence: call.fence, objectKey }]);
    return undefined;
  }
}

/** What was paid for is not dropped because database or store restart just now. @throws the last error after some 15 s */
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
