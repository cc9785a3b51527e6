import { limits } from '@panelwise/contracts/domain/limits';
import { cleanText } from '@panelwise/contracts/domain/text';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type OpenAI from 'openai';
import { z } from 'zod';
import type { Outcome, PaidEngine, ProviderGate } from '../../ledger/paid-engine.ts';
import { priceOfText } from '../provider/prices.ts';
import { timeLimits } from '../provider/time-limits.ts';
import { fromOpenAiError, sdkTimeoutMs } from './openai-client.ts';
import { watchSilence } from './silence.ts';

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type TextOrder = {
  model: string;
  messages: ChatMessage[];
  schema: { name: string; schema: Record<string, unknown> };
  /** Characters of the answer so far. */
  onText?: (length: number) => void;
};

const resultSchema = z.object({ text: z.string() });

/**
 * One text answer from chat completions, which every OpenAI-compatible server speaks, with a strict JSON schema; its
 * result is the text, not yet judged. It is streamed, so that progress shows and a dead connection is noticed by its
 * silence. Such an answer cannot be asked for again: when it is lost on the way, only the grace period remains.
 */
export function chatCall(
  client: OpenAI,
  order: TextOrder,
  { gate, graceMs }: { gate: ProviderGate; graceMs: number },
): PaidEngine<string> {
  return {
    gate,
    graceMs,
    send: async ({ alive, signal }) => ({ outcome: await stream(client, order, alive, signal) }),
    read: readText,
  };
}

/** The text of a result in the ledger. */
export function readText({ result }: { result: unknown }): string {
  return resultSchema.parse(result).text;
}

async function stream(
  client: OpenAI,
  order: TextOrder,
  alive: () => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const silence = watchSilence(timeLimits.textSilence);
  const answer = new AnswerReader();
  try {
    const chunks = await client.chat.completions.create(
      {
        model: order.model,
        messages: order.messages,
        response_format: { type: 'json_schema', json_schema: { ...order.schema, strict: true } },
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal: AbortSignal.any([signal, silence.signal]), timeout: sdkTimeoutMs },
    );
    for await (const chunk of chunks) {
      silence.heard();
      alive();
      answer.add(chunk);
      order.onText?.(answer.text.length);
      if (answer.text.length > limits.scriptTextMax) {
        chunks.controller.abort();
        break;
      }
    }
    // An aborted stream ends as if it were complete.
    signal.throwIfAborted();
    silence.signal.throwIfAborted();
    return answer.outcome(order.model);
  } catch (error) {
    throw fromOpenAiError(silence.signal.aborted ? silence.signal.reason : error, signal);
  } finally {
    silence.stop();
  }
}

/** Puts the pieces of a streamed answer together. */
class AnswerReader {
  text = '';
  #refusal = '';
  #finish: string | null = null;
  #usage: OpenAI.CompletionUsage | undefined;

  add(chunk: OpenAI.ChatCompletionChunk): void {
    const choice = chunk.choices?.[0];
    this.text += choice?.delta?.content ?? '';
    this.#refusal += choice?.delta?.refusal ?? '';
    this.#finish = choice?.finish_reason ?? this.#finish;
    this.#usage = chunk.usage ?? this.#usage;
  }

  outcome(model: string): Outcome {
    if (this.#refusal || this.#finish === 'content_filter')
      return { failure: new DomainError('provider-refused') };
    if (this.#finish !== 'stop' || !this.text.trim()) {
      const cause = new Error(
        `The answer ended with "${this.#finish}" after ${this.text.length} characters.`,
      );
      return { failure: new DomainError('provider-garbage', { cause }) };
    }
    const { prompt_tokens: tokensIn, completion_tokens: tokensOut } = this.#usage ?? {};
    const costMicroUsd = priceOfText(model, tokensIn ?? 0, tokensOut ?? 0);
    return { result: { text: cleanText(this.text) }, usage: { tokensIn, tokensOut, costMicroUsd } };
  }
}
