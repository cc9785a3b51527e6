import { createHash } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Outcome, PaidEngine, ProviderGate, Sent } from '../../ledger/paid-engine.ts';
import type { PanelPicture } from '../artist.ts';
import type { PictureGoods } from '../provider/picture-goods.ts';
import { pollUntilEnded } from '../provider/poll-until-ended.ts';
import { pricePerPicture } from '../provider/prices.ts';
import { timeLimits } from '../provider/time-limits.ts';
import type { ReadPrediction, ReplicateApi } from './replicate-api.ts';

/** How far the provider's clock may be off ours when its list is read, in ms. */
const clockSkewMs = 120_000;

/** Between two looks at a prediction, in ms. */
const pollPauses = { minMs: timeLimits.replicatePollMin, maxMs: timeLimits.replicatePollMax };

export type PredictionOrder = {
  model: string;
  /** Without a seed: that is made from the marker. */
  input: { prompt: string } & Record<string, unknown>;
  picture: PictureGoods<string>;
};

/**
 * One picture from Replicate as the ledger buys it.
 *
 * The reply is held back (`Prefer: wait`), because polling would add up to a poll interval to every picture;
 * the price is that the prediction's id is not known before. A crash in that time is mended from
 * Replicate's list, which shows predictions from their start: each sending has a seed of its own, and
 * seed plus prompt tell it from all others. So the model has to take a seed, as the FLUX models do.
 */
export function predictionCall(
  api: ReplicateApi,
  order: PredictionOrder,
  { gate, graceMs }: { gate: ProviderGate; graceMs: number },
): PaidEngine<PanelPicture> {
  return {
    gate,
    graceMs,
    send: async ({ marker, signal }) => {
      const input = { ...order.input, seed: seedOf(marker) };
      const prediction = await api.create({ input }, signal);
      return { externalId: prediction.id, outcome: outcomeOf(prediction, order) };
    },
    adopt: (markers, sentAt) => findInList(api, order, markers, sentAt),
    resume: (id, signal) =>
      pollUntilEnded(async () => outcomeOf(await api.get(id, signal), order), pollPauses, signal),
    cancel: async (id) => outcomeOf(await api.cancel(id), order),
    read: order.picture.read,
  };
}

/** A number below 2^31 that belongs to one sending. */
export function seedOf(marker: string): number {
  return createHash('sha256').update(marker).digest().readUInt32BE(0) >>> 1;
}

async function findInList(
  api: ReplicateApi,
  order: PredictionOrder,
  markers: string[],
  sentAt: Date,
): Promise<Sent | 'not-there'> {
  const oldestMs = sentAt.getTime() - clockSkewMs;
  const seeds = new Map(markers.map((marker) => [seedOf(marker), marker]));
  const markerIn = (prediction: ReadPrediction) => {
    const { seed, prompt } = prediction.input;
    return prompt === order.input.prompt ? seeds.get(Number(seed)) : undefined;
  };
  let dead: string | undefined;
  for await (const page of api.list()) {
    for (const prediction of page) {
      const marker = markerIn(prediction);
      if (!marker || !markers.includes(marker)) continue;
      if (!isDead(prediction)) return { externalId: prediction.id };
      // That the newest sending has failed is worth knowing; older failures are history.
      if (marker === markers[0]) dead = prediction.id;
    }
    if (page.some((prediction) => Date.parse(prediction.created_at) < oldestMs)) break;
  }
  return dead ? { externalId: dead } : 'not-there';
}

function outcomeOf(prediction: ReadPrediction, order: PredictionOrder): Outcome | undefined {
  if (isDead(prediction)) return { failure: failureOf(prediction) };
  if (prediction.status !== 'succeeded') return undefined;
  const usage = { costMicroUsd: pricePerPicture(order.model) };
  const output: unknown = Array.isArray(prediction.output) ? prediction.output[0] : prediction.output;
  if (typeof output !== 'string' || output === '') {
    const cause = new Error('A prediction has no picture.');
    return { failure: new DomainError('provider-garbage', { cause }), usage };
  }
  return { fetch: order.picture.bring(output), usage };
}

function isDead({ status }: ReadPrediction): boolean {
  return status === 'failed' || status === 'canceled' || status === 'aborted';
}

function failureOf({ status, error }: ReadPrediction): DomainError {
  if (status === 'canceled') return new DomainError('cancelled');
  const cause = new Error(`Prediction ${status}: ${String(error ?? '').slice(0, 300)}`);
  const refused = /nsfw|safety|sensitive|flagged|moderation/i.test(String(error));
  return new DomainError(refused ? 'provider-refused' : 'provider-failed', { cause, workWasDone: true });
}
