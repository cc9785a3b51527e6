import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { z } from 'zod';
import { abortError } from '../../ledger/abort-error.ts';
import type { Outcome, PaidEngine } from '../../ledger/paid-engine.ts';
import type { ProviderGate } from '../provider/gate.ts';
import { pricePerPicture } from '../provider/prices.ts';
import { timeLimits } from '../provider/time-limits.ts';
import type { ReadPrediction, ReplicateApi } from './replicate-api.ts';

/** How far the provider's clock may be off ours when its list is read, in ms. */
const clockSkewMs = 120_000;

const resultSchema = z.object({ url: z.string() });

export type PredictionOrder = {
  model: string;
  /** Without a seed: that is made from the marker. */
  input: { prompt: string } & Record<string, unknown>;
  signal: AbortSignal;
  /** Where Replicate can reach us. Also carries the marker, for models that take no seed. */
  webhookBase?: string;
};

/**
 * One picture from Replicate as the ledger buys it; its result is the address of the picture.
 *
 * The reply is held back (`Prefer: wait`), because polling would add up to a poll interval to every picture;
 * the price is that the prediction's id is not known before. A crash in that time is mended from
 * Replicate's list, which shows predictions from their start: each sending has a seed of its own, and
 * seed plus prompt, or the marker in the webhook's address, tell it from all others.
 */
export function predictionCall(
  api: ReplicateApi,
  order: PredictionOrder,
  options: { gate: ProviderGate; graceMs: number },
): PaidEngine<string> {
  return {
    graceMs: options.graceMs,
    send: async ({ marker }) => {
      const input = { ...order.input, seed: seedOf(marker) };
      const prediction = await options.gate.run(() =>
        api.create({ input, ...webhook(order, marker) }, order.signal),
      );
      return { externalId: prediction.id, outcome: outcomeOf(prediction, order.model) };
    },
    adopt: (markers, sentAt) => findInList(api, order, markers, sentAt),
    resume: (id, signal) => waitFor(api, id, order.model, signal),
    cancel: (id) => api.cancel(id),
    read: (result) => resultSchema.parse(result).url,
  };
}

/** A number below 2^31 that belongs to one sending. */
export function seedOf(marker: string): number {
  return createHash('sha256').update(marker).digest().readUInt32BE(0) >>> 1;
}

function webhook({ webhookBase }: PredictionOrder, marker: string) {
  if (!webhookBase?.startsWith('https:')) return {};
  const url = new URL('/api/hooks/replicate', webhookBase);
  url.searchParams.set('step', marker);
  return { webhook: url.href, webhook_events_filter: ['start' as const] };
}

async function findInList(
  api: ReplicateApi,
  order: PredictionOrder,
  markers: string[],
  sentAt: Date,
): Promise<string | 'not-there'> {
  const oldestMs = sentAt.getTime() - clockSkewMs;
  const seeds = new Map(markers.map((marker) => [seedOf(marker), marker]));
  const markerIn = (prediction: ReadPrediction) => {
    const step = prediction.webhook ? URL.parse(prediction.webhook)?.searchParams.get('step') : undefined;
    if (step) return step;
    const { seed, prompt } = prediction.input;
    return prompt === order.input.prompt ? seeds.get(Number(seed)) : undefined;
  };
  let dead: string | undefined;
  for await (const page of api.list()) {
    for (const prediction of page) {
      const marker = markerIn(prediction);
      if (!marker || !markers.includes(marker)) continue;
      if (!isDead(prediction)) return prediction.id;
      // That the newest sending has failed is worth knowing; older failures are history.
      if (marker === markers[0]) dead = prediction.id;
    }
    if (page.some((prediction) => Date.parse(prediction.created_at) < oldestMs)) break;
  }
  return dead ?? 'not-there';
}

/** Looks at a prediction until it has ended. A look that fails for a passing reason is repeated. */
async function waitFor(api: ReplicateApi, id: string, model: string, signal: AbortSignal): Promise<Outcome> {
  let pauseMs: number = timeLimits.replicatePollMin;
  for (let failures = 0; ; ) {
    try {
      const outcome = outcomeOf(await api.get(id, signal), model);
      if (outcome) return outcome;
      failures = 0;
    } catch (error) {
      if (signal.aborted) throw abortError(signal);
      if (!(error instanceof DomainError)) throw error;
      // The id is unknown there: nothing will ever come of it.
      if (error.code === 'provider-rejected')
        return { failure: new DomainError('provider-failed', { cause: error }) };
      if (!error.retryable || ++failures >= 5) throw error;
      pauseMs = Math.max(pauseMs, error.retryAfterMs ?? 0);
    }
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw abortError(signal);
    pauseMs = Math.min(pauseMs * 1.5, timeLimits.replicatePollMax);
  }
}

function outcomeOf(prediction: ReadPrediction, model: string): Outcome | undefined {
  if (isDead(prediction)) return { failure: failureOf(prediction) };
  if (prediction.status !== 'succeeded') return undefined;
  const output: unknown = Array.isArray(prediction.output) ? prediction.output[0] : prediction.output;
  if (typeof output !== 'string' || output === '') {
    return {
      failure: new DomainError('provider-garbage', { cause: new Error('A prediction has no picture.') }),
    };
  }
  return { result: { url: output }, usage: { costMicroUsd: pricePerPicture(model) } };
}

function isDead({ status }: ReadPrediction): boolean {
  return status === 'failed' || status === 'canceled' || status === 'aborted';
}

function failureOf({ status, error }: ReadPrediction): DomainError {
  const cause = new Error(`Prediction ${status}: ${String(error ?? '').slice(0, 300)}`);
  const refused = /nsfw|safety|sensitive|flagged|moderation/i.test(String(error));
  return new DomainError(refused ? 'provider-refused' : 'provider-failed', { cause });
}
