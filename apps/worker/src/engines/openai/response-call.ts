import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Usage } from '@panelwise/db/repositories/provider-calls';
import type OpenAI from 'openai';
import { abortError } from '../../ledger/abort-error.ts';
import type { Outcome, PaidEngine, ProviderGate, Sent } from '../../ledger/paid-engine.ts';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { errorFromReply } from '../provider/errors.ts';
import { pollUntilEnded } from '../provider/poll-until-ended.ts';
import { timeLimits } from '../provider/time-limits.ts';
import { fromOpenAiError, sdkTimeoutMs } from './openai-client.ts';
import { watchSilence } from './silence.ts';

type Response = OpenAI.Responses.Response;
type Request = OpenAI.Responses.ResponseCreateParamsNonStreaming;

/** Between two looks at a response, in ms. */
const pollPauses = { minMs: timeLimits.openaiPollMin, maxMs: timeLimits.openaiPollMax };

export type ResponseOrder<T> = {
  request: Omit<Request, 'background' | 'store' | 'stream' | 'metadata'>;
  /** Characters of the answer so far. An answer that nobody watches is not streamed. */
  onText?: ((length: number) => void) | undefined;
  /** What a completed response holds. */
  outcomeOf(response: Response, usage: Usage): Outcome;
  /** What the tokens of a response cost. */
  priceOf(tokensIn: number, tokensOut: number): number | undefined;
  read: PaidEngine<T>['read'];
};

/**
 * One answer of OpenAI's Responses API as the ledger buys it. It is made in the background: the request is answered at
 * once with an id, by which any process can watch the work, get what it made, or stop it, for as long as OpenAI keeps
 * it. The API has no list, so a request whose id never came back cannot be looked for: of that, which takes as long as
 * one short reply, only the grace period remains.
 */
export function responseCall<T>(
  client: OpenAI,
  order: ResponseOrder<T>,
  { gate, graceMs }: { gate: ProviderGate; graceMs: number },
): PaidEngine<T> {
  return {
    gate,
    graceMs,
    send: ({ marker, signal }) => create(client, order, marker, signal),
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
async function create(
  client: OpenAI,
  order: ResponseOrder<unknown>,
  marker: string,
  signal: AbortSignal,
): Promise<Sent> {
  const request = { ...order.request, background: true, store: true, metadata: { step: marker } };
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
    throw fromOpenAiError(limit.aborted ? limit.reason : error, signal);
  }
  throw new ReplyLost(new DomainError('provider-garbage'));
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
    const known = fromOpenAiError(limit.aborted ? limit.reason : error, signal);
    throw known instanceof ReplyLost ? known.reason : known;
  }
}

/** How a response has ended; undefined while it has not. */
function outcomeOf(response: Response, order: ResponseOrder<unknown>): Outcome | undefined {
  switch (response.status) {
    case 'completed':
      return readOutcome(response, order);
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

/** @returns `provider-garbage` when the response is not of the form that the SDK's types promise */
function readOutcome(response: Response, order: ResponseOrder<unknown>): Outcome {
  const usage = usageOf(response, order) ?? {};
  try {
    return order.outcomeOf(response, usage);
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
