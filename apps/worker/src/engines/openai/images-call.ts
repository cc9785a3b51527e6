import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type OpenAI from 'openai';
import type { Outcome, PaidEngine, ProviderGate, Sent } from '../../ledger/paid-engine.ts';
import type { PanelPicture } from '../artist.ts';
import type { PictureGoods } from '../provider/picture-goods.ts';
import { pricePerPicture } from '../provider/prices.ts';
import { timeLimits } from '../provider/time-limits.ts';
import { fromOpenAiError, sdkTimeoutMs } from './openai-client.ts';

export type PictureSize = '1024x1024' | '1536x1024' | '1024x1536';
export type PictureOrder = {
  model: string;
  prompt: string;
  size: PictureSize;
  picture: PictureGoods<PictureSource>;
};
/** The picture itself, or where a compatible server keeps it. */
export type PictureSource = { base64: string } | { url: string };

/**
 * One picture from the Images API as the ledger buys it. The reply holds the picture, or its address, and cannot be
 * asked for again: when it is lost on the way, only the grace period remains.
 */
export function imagesCall(
  client: OpenAI,
  order: PictureOrder,
  { gate, graceMs }: { gate: ProviderGate; graceMs: number },
): PaidEngine<PanelPicture> {
  return {
    gate,
    graceMs,
    send: ({ signal }) => generate(client, order, signal),
    // What is kept as the work's name is the address of its picture.
    resume: async (url) => outcomeOf({ url }, order),
    read: order.picture.read,
  };
}

function outcomeOf(source: PictureSource, { model, picture }: PictureOrder): Outcome {
  return { fetch: picture.bring(source), usage: { costMicroUsd: pricePerPicture(model) } };
}

async function generate(client: OpenAI, order: PictureOrder, signal: AbortSignal): Promise<Sent> {
  const { model, prompt, size } = order;
  const limit = AbortSignal.timeout(timeLimits.openaiPicture);
  try {
    const reply = await client.images.generate(
      { model, prompt, size, n: 1, quality: 'medium', output_format: 'webp' },
      { signal: AbortSignal.any([signal, limit]), timeout: sdkTimeoutMs },
    );
    const { b64_json: base64, url } = reply.data?.[0] ?? {};
    const { input_tokens: tokensIn, output_tokens: tokensOut } = reply.usage ?? {};
    const usage = { tokensIn, tokensOut, costMicroUsd: pricePerPicture(model) };
    if (base64) return { outcome: { ...outcomeOf({ base64 }, order), usage } };
    if (url) return { externalId: url, outcome: { ...outcomeOf({ url }, order), usage } };
    return { outcome: { failure: new DomainError('provider-garbage'), usage } };
  } catch (error) {
    throw fromOpenAiError(limit.aborted ? limit.reason : error, signal);
  }
}
