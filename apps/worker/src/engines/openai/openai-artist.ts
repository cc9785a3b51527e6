import { createHash } from 'node:crypto';
import { rejectProviderResult } from '@panelwise/db/repositories/provider-calls';
import { paidCall } from '../../ledger/paid-call.ts';
import { canonicalJson, stepKey } from '../../ledger/step-key.ts';
import type { Artist } from '../artist.ts';
import type { AddressPolicy } from '../provider/address-policy.ts';
import { fetchPicture } from '../provider/fetch-picture.ts';
import { panelPrompt } from '../provider/panel-prompt.ts';
import { nearestFormat, panelShape } from '../provider/panel-shape.ts';
import { unpackPicture } from '../provider/unpack-picture.ts';
import { type OpenAiConfig, type OpenAiDeps, openAiClient } from './openai-client.ts';
import { type PictureSize, type PictureSource, pictureCall } from './picture-call.ts';

/** Grows when we ask for the same picture in another way. */
const requestVersion = 1;

const formats: Record<PictureSize, { width: number; height: number }> = {
  '1024x1024': { width: 1024, height: 1024 },
  '1536x1024': { width: 1536, height: 1024 },
  '1024x1536': { width: 1024, height: 1536 },
};

export type OpenAiArtistConfig = { openai: OpenAiConfig; outputHosts: string[] };

/** Draws panels with an image model behind OpenAI's Images API. */
export function createOpenAiArtist({ openai, outputHosts }: OpenAiArtistConfig, deps: OpenAiDeps): Artist {
  const model = openai.imageModel;
  const getClient = openAiClient(openai);
  const baseOrigins = openai.baseUrl ? [new URL(openai.baseUrl).origin] : [];
  const policy: AddressPolicy = { baseOrigins, hosts: outputHosts };
  return {
    name: 'openai',
    knowsFaces: false,
    artHash: (order) =>
      createHash('sha256')
        .update(canonicalJson({ requestVersion, model, prompt: panelPrompt(order), variant: order.variant }))
        .digest('hex'),
    draw: async (order, { runId, taskId, signal }) => {
      const client = await getClient();
      const shape = panelShape(order);
      const request = { prompt: panelPrompt(order), size: nearestFormat(shape, formats) };
      const inputs = { ...request, variant: order.variant };
      const key = stepKey({ provider: 'openai', model, kind: 'panel', version: requestVersion, inputs });
      const source = await paidCall(
        deps,
        { stepKey: key, provider: 'openai', model, kind: 'panel', runId, taskId, signal },
        pictureCall(client, { model, ...request, signal }, deps),
      );
      const unpacked = await unpackPicture(() => bytesOf(source, policy, signal), shape, signal);
      if ('art' in unpacked) return unpacked.art;
      await rejectProviderResult(deps.db, key, unpacked.hopeless.code);
      throw unpacked.hopeless;
    },
  };
}

async function bytesOf(source: PictureSource, policy: AddressPolicy, signal: AbortSignal): Promise<Buffer> {
  return 'base64' in source ? Buffer.from(source.base64, 'base64') : fetchPicture(source.url, policy, signal);
}
