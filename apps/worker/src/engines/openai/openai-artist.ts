import { createHash } from 'node:crypto';
import { paidCall } from '../../ledger/paid-call.ts';
import { canonicalJson, stepKey } from '../../ledger/step-key.ts';
import type { Artist } from '../artist.ts';
import type { AddressPolicy } from '../provider/address-policy.ts';
import { fetchPicture } from '../provider/fetch-picture.ts';
import { panelPrompt } from '../provider/panel-prompt.ts';
import { nearestFormat, panelShape } from '../provider/panel-shape.ts';
import { pictureGoods } from '../provider/picture-goods.ts';
import { imagesCall, type PictureSize, type PictureSource } from './images-call.ts';
import { chooseOpenAiApi, type OpenAiConfig, type OpenAiDeps, openAiClient } from './openai-client.ts';
import { pictureResponse } from './picture-response.ts';

/** Grows when we ask for the same picture in another way. */
const requestVersion = 1;

const formats: Record<PictureSize, { width: number; height: number }> = {
  '1024x1024': { width: 1024, height: 1024 },
  '1536x1024': { width: 1536, height: 1024 },
  '1024x1536': { width: 1024, height: 1536 },
};

export type OpenAiArtistConfig = { openai: OpenAiConfig; outputHosts: string[] };

/** Draws panels with one of OpenAI's image models, or one behind an API like theirs. */
export function createOpenAiArtist({ openai, outputHosts }: OpenAiArtistConfig, deps: OpenAiDeps): Artist {
  const model = openai.imageModel;
  const getClient = openAiClient(openai);
  const call = chooseOpenAiApi(openai) === 'responses' ? pictureResponse : imagesCall;
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
      const picture = pictureGoods(shape, (source: PictureSource, stop) => bytesOf(source, policy, stop));
      const bought = await paidCall(
        deps,
        { stepKey: key, provider: 'openai', model, kind: 'panel', runId, taskId, signal },
        call(client, { model, ...request, picture, textModel: openai.textModel }, deps),
      );
      return { ...bought, drawnBy: 'openai' };
    },
  };
}

async function bytesOf(source: PictureSource, policy: AddressPolicy, signal: AbortSignal): Promise<Buffer> {
  return 'base64' in source ? Buffer.from(source.base64, 'base64') : fetchPicture(source.url, policy, signal);
}
