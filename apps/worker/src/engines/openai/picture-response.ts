import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type OpenAI from 'openai';
import type { Outcome, PaidEngine, ProviderGate } from '../../ledger/paid-engine.ts';
import type { PanelPicture } from '../artist.ts';
import { priceOfText, pricePerPicture } from '../provider/prices.ts';
import type { PictureOrder } from './images-call.ts';
import { responseCall } from './response-call.ts';

const instructions =
  'Draw exactly the picture that the user describes, by one call of the image tool. Hand the description to the tool word for word: add nothing, leave nothing out, and change nothing. Write nothing else.';

/**
 * One picture from the image tool of the Responses API. A text model hands the description on, which costs some hundred
 * tokens; for that the work has an id and can be taken up after a crash, as a call of the Images API cannot.
 */
export function pictureResponse(
  client: OpenAI,
  { textModel, ...order }: PictureOrder & { textModel: string },
  deps: { gate: ProviderGate; graceMs: number },
): PaidEngine<PanelPicture> {
  const { model, prompt, size, picture } = order;
  return responseCall(
    client,
    {
      request: {
        model: textModel,
        instructions,
        input: [{ role: 'user', content: prompt }],
        tools: [{ type: 'image_generation', model, size, quality: 'medium', output_format: 'webp' }],
        tool_choice: { type: 'image_generation' },
      },
      outcomeOf: (output, usage): Outcome => {
        const call = output.find((item) => item.type === 'image_generation_call');
        if (call?.result) return { fetch: picture.bring({ base64: call.result }), usage };
        const isRefused = /moderation|policy|safety/i.test(`${call?.error?.code} ${call?.error?.type}`);
        const cause = new Error(`The response has no picture: ${call?.error?.message ?? call?.status}.`);
        const code = isRefused ? 'provider-refused' : 'provider-garbage';
        return { failure: new DomainError(code, { cause }), usage };
      },
      priceOf: (tokensIn, tokensOut) => {
        const [drawn, written] = [pricePerPicture(model), priceOfText(textModel, tokensIn, tokensOut)];
        return drawn === undefined || written === undefined ? undefined : drawn + written;
      },
      read: picture.read,
    },
    deps,
  );
}
