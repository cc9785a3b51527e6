import type { Database } from '@panelwise/db/client';
import { v7 } from 'uuid';
import { createGate } from '../../engines/provider/gate.ts';
import { predictionCall } from '../../engines/replicate/prediction-call.ts';
import { createReplicateApi } from '../../engines/replicate/replicate-api.ts';
import { paidCall } from '../paid-call.ts';
import type { PaidEngine } from '../paid-engine.ts';

export type Purchase = {
  baseUrl: string;
  stepKey: string;
  graceMs?: number;
  runId?: string;
  signal?: AbortSignal;
  clock?: () => number;
  /** Stands between the ledger and the provider. */
  wrap?: (engine: PaidEngine<string>) => PaidEngine<string>;
};

/** Buys one picture through the ledger, as the Replicate artist does; gives its address. */
export function buyPicture(db: Database, purchase: Purchase): Promise<string> {
  const { stepKey, wrap = (engine) => engine, signal = new AbortController().signal } = purchase;
  const api = createReplicateApi({ apiToken: 'test', baseUrl: purchase.baseUrl, imageModel: 'fake/model' });
  const order = { model: 'fake/model', input: { prompt: `A picture of ${stepKey}` }, signal };
  const engine = predictionCall(api, order, { gate: createGate(), graceMs: purchase.graceMs ?? 30_000 });
  return paidCall(
    { db, clock: purchase.clock },
    {
      stepKey,
      provider: 'replicate',
      model: 'fake/model',
      kind: 'panel',
      runId: purchase.runId ?? v7(),
      signal,
    },
    wrap(engine),
  );
}
