import type { Database } from '@panelwise/db/client';
import type { ObjectStore } from '@panelwise/storage/port';
import { v7 } from 'uuid';
import type { PanelPicture } from '../../engines/artist.ts';
import { fetchPicture } from '../../engines/provider/fetch-picture.ts';
import { createGate } from '../../engines/provider/gate.ts';
import { pictureGoods } from '../../engines/provider/picture-goods.ts';
import { predictionCall } from '../../engines/replicate/prediction-call.ts';
import { createReplicateApi } from '../../engines/replicate/replicate-api.ts';
import { paidCall } from '../paid-call.ts';
import type { PaidEngine } from '../paid-engine.ts';
import { allMayLeave } from './all-may-leave.ts';

export type Purchase = {
  baseUrl: string;
  stepKey: string;
  graceMs?: number;
  runId?: string;
  signal?: AbortSignal;
  clock?: () => number;
  /** Stands between the ledger and the provider. */
  wrap?: (engine: PaidEngine<PanelPicture>) => PaidEngine<PanelPicture>;
};

/** Buys one picture through the ledger, as the Replicate artist does. */
export async function buyPicture(
  { db, store }: { db: Database; store: ObjectStore },
  purchase: Purchase,
): Promise<Buffer> {
  const { stepKey, baseUrl, wrap = (engine) => engine, signal = new AbortController().signal } = purchase;
  const api = createReplicateApi({ apiToken: 'test', baseUrl, imageModel: 'fake/model' });
  const policy = { baseOrigins: [baseUrl], hosts: [] };
  const picture = pictureGoods({ width: 400, height: 400 }, (address: string, stop) =>
    fetchPicture(address, policy, stop),
  );
  const order = { model: 'fake/model', input: { prompt: `A picture of ${stepKey}` }, picture };
  const graceMs = purchase.graceMs ?? 30_000;
  const engine = predictionCall(api, order, { gate: createGate(db, 'replicate'), graceMs });
  const art = await paidCall(
    { ...allMayLeave, db, store, clock: purchase.clock },
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
  return art.bytes;
}
