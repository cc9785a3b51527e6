import { limits } from '@panelwise/contracts/domain/limits';
import { cleanText } from '@panelwise/contracts/domain/text';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type OpenAI from 'openai';
import type { Outcome, PaidEngine, ProviderGate } from '../../ledger/paid-engine.ts';
import { priceOfText } from '../provider/prices.ts';
import { readText, type TextOrder } from './chat-call.ts';
import { responseCall } from './response-call.ts';

/** One text answer from the Responses API, with a strict JSON schema; its result is the text, not yet judged. */
export function textResponse(
  client: OpenAI,
  { model, messages, schema, onText }: TextOrder,
  deps: { gate: ProviderGate; graceMs: number },
): PaidEngine<string> {
  return responseCall(
    client,
    {
      request: {
        model,
        input: messages,
        text: { format: { type: 'json_schema', ...schema, strict: true } },
      },
      onText: onText ?? (() => undefined),
      outcomeOf: (output, usage): Outcome => {
        const parts = output.flatMap((item) => (item.type === 'message' ? item.content : []));
        if (parts.some((part) => part.type === 'refusal'))
          return { failure: new DomainError('provider-refused'), usage };
        const text = parts.map((part) => (part.type === 'output_text' ? part.text : '')).join('');
        if (text.trim() && text.length <= limits.scriptTextMax)
          return { result: { text: cleanText(text) }, usage };
        const cause = new Error(`The answer has ${text.length} characters.`);
        return { failure: new DomainError('provider-garbage', { cause }), usage };
      },
      priceOf: (tokensIn, tokensOut) => priceOfText(model, tokensIn, tokensOut),
      read: readText,
    },
    deps,
  );
}
