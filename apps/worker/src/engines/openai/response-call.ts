import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Usage } from '@panelwise/db/repositories/provider-calls';
import type OpenAI from 'openai';
import { abortError } from '../../ledger/abort-error.ts';
import type { Outcome, PaidEngine, ProviderGate, SendOrder, Sent } from '../../ledger/paid-engine.ts';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { StillAtIt } from '../../ledger/still-at-it.ts';
import { errorFromReply } from '../provider/errors.ts';
import { pollUntilEnded } from '../provider/poll-until-ended.ts';
import { timeLimits } from '../provider/time-limits.ts';
import { deleteConversation, openConversation, readAnswer } from './conversations.ts';
import { fromOpenAiError, plainOpenAiError, sdkTimeoutMs } from './openai-client.ts';
import { watchSilence } from './silence.ts';

type Response = OpenAI.Responses.Response;
type Request = OpenAI.Responses.ResponseCreateParamsNonStreaming;

/** Between two looks at a response, in ms. */
const pollPauses = { minMs: timeLimits.openaiPollMin, maxMs: timeLimits.openaiPollMax };

export type ResponseOrder<T> = {
  request: Omit<Request, 'background' | 'conversation' | 'store' | 'stream' | 'metadata'>;
  /** Characters of the answer so far. An answer that nobody watches is not streamed. */
  onText?: ((length: number) => void) | undefined;
  /** What the output of a completed response holds. */
  outcomeOf(output: Response['output'], usage: Usage): Outcome;
  /** What the tokens of a response cost. */
  priceOf(tokensIn: number, tokensOut: number): number | undefined;
  read: PaidEngine<T>['read'];
};

/**
 * One answer of OpenAI's Responses API as the ledger buys it. It is made in the background: the request is answered at
 * once with an id, by which any process can watch the work, get what it made, or stop it, for as long as OpenAI keeps
 * it. The API has no list. So that a request whose id never came back can be looked for all the same, its response belongs
 * to a conversation of its own, which is deleted when it has been bought: the answer is found in there, and while one is
 * being made there no other is accepted. From a server without conversations only the grace period remains.
 */
export function responseCall<T>(
  client: OpenAI,
  order: ResponseOrder<T>,
  { gate, graceMs }: { gate: ProviderGate; graceMs: number },
): PaidEngine<T> {
  return {
    gate,
    graceMs,
    openPlace: (marker, signal) => openConversation(client, marker, signal),
    closePlace: (conversation) => deleteConversation(client, conversation),
    send: async (sending) => {
      const sent = await create(client, order, sending);
      if (sending.isAgain && sending.place) await mustNotBeAnswered(client, sending.place, sent);
      return sent;
    },
    adopt: async (_markers, _sentAt, conversation) => {
      const answer = conversation ? await readAnswer(client, conversation) : undefined;
      // What it cost is told with the response only.
      return answer ? { outcome: readOutcome(answer as Response['output'], {}, order) } : 'not-there';
    },
    resume: async (id, signal) =>
      (order.onText && (await watch(client, id, order, signal))) ??
      (await pollUntilEnded(
        async () => outcomeOf(await retrieve(client, id, signal), order),
        pollPauses,
        signal,
      )),
    cancel: async (id) => {
      const signal = AbortSignal.timeout(timeLimits.openaiCancel);
      return outcomeOf(await client.responses.cancel(id, { signal, timeout: sdkTimeoutMs }), order);
    },
    read: order.read,
  };
}

/**
 * Starts the work. A stream is left again as soon as it has told the id. Whoever is stopped meanwhile still waits a little
 * for the id: without it the work could neither be taken up nor stopped.
 */
async function create(client: OpenAI, order: ResponseOrder<unknown>, sending: SendOrder): Promise<Sent> {
  const { marker, place, signal } = sending;
  const request = {
    ...order.request,
    background: true,
    store: true,
    metadata: { step: marker },
    ...(place && { conversation: place }),
  };
  const limit = AbortSignal.timeout(timeLimits.openaiCreate);
  const options = {
    signal: AbortSignal.any([later(signal, timeLimits.openaiId), limit]),
    timeout: sdkTimeoutMs,
  };
  try {
    if (!order.onText) {
      const response = await client.responses.create({ ...request, stream: false }, options);
      if (typeof response?.id === 'string')
        return { externalId: response.id, outcome: outcomeOf(response, order) };
    } else {
      for await (const event of await client.responses.create({ ...request, stream: true }, options))
        if ('response' in event) return { externalId: event.response.id };
    }
  } catch (error) {
    // Also of a process that stood still and was taken for dead: another one was faster then.
    if (codeOf(error) === 'conversation_locked') throw new StillAtIt();
    if (place && isAgainstConversations(error))
      return create(client, order, { ...sending, place: undefined });
    throw fromOpenAiError(limit.aborted ? limit.reason : error, signal);
  }
  throw new ReplyLost(new DomainError('provider-garbage'));
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code;
}

/** A server may know conversations and yet take no background response for one. It has accepted nothing then. */
function isAgainstConversations(error: unknown): boolean {
  const { status, message } = error as { status?: unknown; message?: unknown };
  return status === 400 && /conversation/i.test(String(message));
}

/**
 * The response that was lost may have completed in the moment between the last look for it and the request for another
 * one. Then that one is stopped, before it has cost much.
 * @throws StillAtIt
 */
async function mustNotBeAnswered(client: OpenAI, conversation: string, { externalId }: Sent): Promise<void> {
  if (!externalId || !(await readAnswer(client, conversation).catch(() => undefined))) return;
  const options = { signal: AbortSignal.timeout(timeLimits.openaiCancel), timeout: sdkTimeoutMs };
  const stopped = await client.responses.cancel(externalId, options).catch(() => undefined);
  // If it was this one that has answered, it is too late to stop it, and it is taken.
  if (stopped?.status === 'cancelled') throw new StillAtIt();
}

/** A signal that aborts so many ms after another one. */
function later(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  const stop = () => setTimeout(() => controller.abort(signal.reason), ms).unref();
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return controller.signal;
}

/**
 * Reads the answer as it comes, from its beginning. Undefined when the stream breaks off or is refused, as it is for
 * work that is some minutes old: nothing is lost by that, the work is then asked for from time to time.
 */
async function watch(
  client: OpenAI,
  id: string,
  order: ResponseOrder<unknown>,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const silence = watchSilence(timeLimits.textSilence);
  const options = { signal: AbortSignal.any([signal, silence.signal]), timeout: sdkTimeoutMs };
  let length = 0;
  try {
    for await (const event of await client.responses.retrieve(id, { stream: true }, options)) {
      silence.heard();
      if (event.type === 'response.output_text.delta') {
        length += event.delta.length;
        order.onText?.(length);
      }
      const outcome = 'response' in event ? outcomeOf(event.response, order) : undefined;
      if (outcome) return outcome;
    }
  } catch {
    if (signal.aborted) throw abortError(signal);
  } finally {
    silence.stop();
  }
  return undefined;
}

async function retrieve(client: OpenAI, id: string, signal: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimits.openaiRead);
  try {
    return await client.responses.retrieve(
      id,
      {},
      { signal: AbortSignal.any([signal, limit]), timeout: sdkTimeoutMs },
    );
  } catch (error) {
    throw plainOpenAiError(limit.aborted ? limit.reason : error, signal);
  }
}

/** How a response has ended; undefined while it has not. */
function outcomeOf(response: Response, order: ResponseOrder<unknown>): Outcome | undefined {
  switch (response.status) {
    case 'completed':
      return readOutcome(response.output, usageOf(response, order) ?? {}, order);
    case 'cancelled':
      return { failure: new DomainError('cancelled') };
    case 'incomplete': {
      const reason = response.incomplete_details?.reason;
      const cause = new Error(`The response is incomplete: ${reason}.`);
      const code = reason === 'content_filter' ? 'provider-refused' : 'provider-garbage';
      return { failure: new DomainError(code, { cause }), usage: usageOf(response, order) };
    }
    case 'failed':
      return { failure: failureOf(response.error), usage: usageOf(response, order) };
    default:
      return undefined;
  }
}

/** @returns `provider-garbage` when the output is not of the form that the SDK's types promise */
function readOutcome(output: Response['output'], usage: Usage, order: ResponseOrder<unknown>): Outcome {
  try {
    return order.outcomeOf(output, usage);
  } catch (cause) {
    return { failure: new DomainError('provider-garbage', { cause }), usage };
  }
}

/** The codes of responses mean what the same codes mean in a reply by HTTP. */
function failureOf(error: Response['error']): DomainError {
  const status = { server_error: 500, rate_limit_exceeded: 429 }[String(error?.code)] ?? 400;
  return errorFromReply({ status, headers: new Headers(), body: JSON.stringify(error ?? '') });
}

function usageOf(response: Response, order: ResponseOrder<unknown>): Usage | undefined {
  if (!response.usage) return undefined;
  const { input_tokens: tokensIn, output_tokens: tokensOut } = response.usage;
  return { tokensIn, tokensOut, costMicroUsd: order.priceOf(tokensIn, tokensOut) };
}
