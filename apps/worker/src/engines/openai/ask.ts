import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { rejectProviderResult } from '@panelwise/db/repositories/provider-calls';
import type OpenAI from 'openai';
import { z } from 'zod';
import { paidCall } from '../../ledger/paid-call.ts';
import { stepKey } from '../../ledger/step-key.ts';
import type { CallContext } from '../writer.ts';
import { type ChatMessage, chatCall } from './chat-call.ts';
import { Echo, mustNotEcho } from './echoes.ts';
import { chooseOpenAiApi, type OpenAiConfig, type OpenAiDeps } from './openai-client.ts';
import { repairPrompt } from './prompts/rules.ts';
import { textResponse } from './text-response.ts';

/** Grows when we ask for the same text in another way. */
const requestVersion = 1;

/** Something to have written: what is said to the model, the form of its answer, and how the answer is judged. */
export type TextTask<Answer, Result> = {
  kind: string;
  system: string;
  /** Untrusted: it goes out as JSON, marked as material. */
  material: unknown;
  answer: z.ZodType<Answer>;
  /** About how long a good answer is, in characters; for the progress bar. */
  expectedLength: number;
  /** @throws DomainError or ZodError that says what is wrong, in words that the model can use. */
  accept(answer: Answer): Result;
};

/**
 * Has a text written. An answer that does not hold is sent back once with what is wrong with it.
 * @throws DomainError `provider-garbage`, or `written-unfit`, when the second one does not hold either; both are then forgotten,
 * so that the next try buys new ones.
 */
export async function ask<Answer, Result>(
  client: OpenAI,
  config: OpenAiConfig,
  deps: OpenAiDeps,
  task: TextTask<Answer, Result>,
  context: CallContext,
): Promise<Result> {
  const messages: ChatMessage[] = [
    { role: 'system', content: task.system },
    { role: 'user', content: JSON.stringify({ material: task.material }) },
  ];
  const keys: string[] = [];
  for (const lastTry of [false, true]) {
    const { key, text } = await buy(client, config, deps, task, messages, context);
    keys.push(key);
    const judged = judge(task, text);
    if ('result' in judged) return judged.result;
    // What was given away is kept nowhere, though a retry then buys it anew.
    if (judged.error instanceof Echo) await rejectProviderResult(deps.db, key, 'provider-garbage');
    if (lastTry) {
      const unfit = judged.error instanceof DomainError && judged.error.code === 'written-unfit';
      const code = unfit ? 'written-unfit' : 'provider-garbage';
      for (const one of keys) await rejectProviderResult(deps.db, one, code);
      throw new DomainError(code, { cause: judged.error });
    }
    messages.push(
      { role: 'assistant', content: text },
      { role: 'user', content: repairPrompt(problemsOf(judged.error)) },
    );
  }
  throw new Error('unreachable');
}

async function buy<Answer, Result>(
  client: OpenAI,
  config: OpenAiConfig,
  deps: OpenAiDeps,
  task: TextTask<Answer, Result>,
  messages: ChatMessage[],
  { runId, taskId, signal, onProgress }: CallContext,
): Promise<{ key: string; text: string }> {
  const model = config.textModel;
  const schema = { name: task.kind.replaceAll('-', '_'), schema: answerSchema(task.answer) };
  const inputs = { messages, schema };
  const key = stepKey({ provider: 'openai', model, kind: task.kind, version: requestVersion, inputs });
  const onText = (length: number) => onProgress?.(Math.min(0.95, length / task.expectedLength));
  const call = chooseOpenAiApi(config) === 'responses' ? textResponse : chatCall;
  const text = await paidCall(
    deps,
    { stepKey: key, provider: 'openai', model, kind: task.kind, runId, taskId, signal },
    call(client, { model, messages, schema, onText }, deps),
  );
  return { key, text };
}

/** The JSON schema in OpenAI's strict form: every key is required, no other is allowed. */
function answerSchema(answer: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(answer, { io: 'output', target: 'draft-7' });
  return schema;
}

function judge<Answer, Result>(
  task: TextTask<Answer, Result>,
  text: string,
): { result: Result } | { error: Error } {
  try {
    // As it came, and as it is read: a key too many is not read, and words may be given out one a field.
    mustNotEcho(text, task.system, task.material);
    const answer = task.answer.parse(JSON.parse(text));
    mustNotEcho(answer, task.system, task.material);
    return { result: task.accept(answer) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function problemsOf(error: Error): string[] {
  if (error instanceof z.ZodError) {
    return error.issues.slice(0, 10).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  }
  if (error instanceof DomainError && error.details.length > 0)
    return error.details.map((one) => one.message);
  return [error.message];
}
