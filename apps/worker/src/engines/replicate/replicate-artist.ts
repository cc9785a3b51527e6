import { createHash } from 'node:crypto';
import { paidCall } from '../../ledger/paid-call.ts';
import type { LedgerDeps, ProviderGate } from '../../ledger/paid-engine.ts';
import { canonicalJson, stepKey } from '../../ledger/step-key.ts';
import type { Artist, PanelOrder } from '../artist.ts';
import type { AddressPolicy } from '../provider/address-policy.ts';
import { fetchPicture } from '../provider/fetch-picture.ts';
import { panelPrompt } from '../provider/panel-prompt.ts';
import { nearestFormat, panelShape, type Shape } from '../provider/panel-shape.ts';
import { pictureGoods } from '../provider/picture-goods.ts';
import { predictionCall } from './prediction-call.ts';
import { createReplicateApi, type ReplicateConfig, replicateBase } from './replicate-api.ts';

/** Grows when we ask for the same picture in another way. */
const requestVersion = 1;

/** The formats that the FLUX models take. */
const formats: Record<string, Shape> = Object.fromEntries(
  ['1:1', '16:9', '21:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16', '9:21'].map((name) => {
    const [width, height] = name.split(':').map(Number);
    return [name, { width: width!, height: height! }];
  }),
);

export type ReplicateArtistConfig = { replicate: ReplicateConfig; outputHosts: string[] };
export type ReplicateArtistDeps = LedgerDeps & { gate: ProviderGate; graceMs: number };

/** Draws panels with an image model on Replicate: bought once, fetched, checked, cleaned. */
export function createReplicateArtist(config: ReplicateArtistConfig, deps: ReplicateArtistDeps): Artist {
  const model = config.replicate.imageModel;
  const api = createReplicateApi(config.replicate);
  const policy = outputPolicy(config);
  return {
    name: 'replicate',
    knowsFaces: false,
    artHash: (order) =>
      createHash('sha256')
        .update(canonicalJson({ requestVersion, model, prompt: panelPrompt(order), variant: order.variant }))
        .digest('hex'),
    draw: async (order, { runId, taskId, signal }) => {
      const shape = panelShape(order);
      const input = inputOf(order, shape);
      const key = keyOf(model, input, order.variant);
      const picture = pictureGoods(shape, (address: string, stop) => fetchPicture(address, policy, stop));
      const bought = await paidCall(
        deps,
        { stepKey: key, provider: 'replicate', model, kind: 'panel', runId, taskId, signal },
        predictionCall(api, { model, input, picture }, deps),
      );
      return { ...bought, drawnBy: 'replicate' };
    },
  };
}

function inputOf(order: PanelOrder, shape: Shape) {
  return {
    prompt: panelPrompt(order),
    aspect_ratio: nearestFormat(shape, formats),
    output_format: 'webp',
    num_outputs: 1,
  };
}

function keyOf(model: string, input: unknown, variant: number): string {
  return stepKey({
    provider: 'replicate',
    model,
    kind: 'panel',
    version: requestVersion,
    inputs: { input, variant },
  });
}

function outputPolicy({ replicate, outputHosts }: ReplicateArtistConfig): AddressPolicy {
  return {
    baseOrigins: replicate.baseUrl ? [replicateBase(replicate).origin] : [],
    hosts: [...outputHosts, 'replicate.delivery', '*.replicate.delivery'],
  };
}
