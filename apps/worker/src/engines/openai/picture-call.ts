import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type OpenAI from 'openai';
import { z } from 'zod';
import type { Outcome, PaidEngine } from '../../ledger/paid-engine.ts';
import type { ProviderGate } from '../provider/gate.ts';
import { pricePerPicture } from '../provider/prices.ts';
import { timeLimits } from '../provider/time-limits.ts';
import { fromOpenAiError, sdkTimeoutMs } from './openai-client.ts';

export type PictureSize = '1024x1024' | '1536x1024' | '1024x1536';
export type PictureOrder = { model: string; prompt: string; size: PictureSize; signal: AbortSignal };
/** The picture itself, or where a compatible server keeps it. */
export type PictureSource = { base64: string } | { url: string };

const resultSchema = z.union([z.object({ base64: z.string() }), z.object({ url: z.string() })]);

/**
 * One picture from the Images API as the ledger buys it. The reply holds the picture and cannot be asked
 * for again, so its bytes are what the ledger keeps.
 */
export function pictureCall(
  client: OpenAI,
  order: PictureOrder,
  options: { gate: ProviderGate; graceMs: number },
): PaidEngine<PictureSource> {
  return {
    graceMs: options.graceMs,
    send: async () => ({ outcome: await options.gate.run(() => generate(client, order)) }),
    read: (result) => resultSchema.parse(result),
  };
}

async function generate(client: OpenAI, { model, prompt, size, signal }: PictureOrder): Promise<Outcome> {
  const limit = AbortSignal.timeout(timeLimits.openaiPicture);
  try {
    const reply = await client.images.generate(
      { model, prompt, size, n: 1, quality: 'medium', output_format: 'webp' },
      { signal: AbortSignal.any([signal, limit]), timeout: sdkTimeoutMs },
    );
    const picture = reply.data?.[0];
    const result = picture?.b64_json
      ? { base64: picture.b64_json }
      : picture?.url
        ? { url: picture.url }
        : undefined;
    if (!result) return { failure: new DomainError('provider-garbage') };
    const { input_tokens: tokensIn, output_tokens: tokensOut } = reply.usage ?? {};
    return { result, usage: { tokensIn, tokensOut, costMicroUsd: pricePerPicture(model) } };
  } catch (error) {
    throw fromOpenAiError(limit.aborted ? limit.reason : error, signal);
  }
}
