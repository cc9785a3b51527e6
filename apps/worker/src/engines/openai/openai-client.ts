import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type OpenAI from 'openai';
import { abortError } from '../../ledger/abort-error.ts';
import type { LedgerDeps, ProviderGate } from '../../ledger/paid-engine.ts';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { errorFromPaidReply, errorFromSilence } from '../provider/errors.ts';

/** `responses` is OpenAI's own API, whose work can be taken up after a crash; `chat` is what compatible servers speak. */
export type OpenAiApi = 'responses' | 'chat';

export type OpenAiConfig = {
  apiKey?: string;
  baseUrl?: string;
  api?: OpenAiApi;
  textModel: string;
  imageModel: string;
};
export type OpenAiDeps = LedgerDeps & { gate: ProviderGate; graceMs: number };

/** The API that a configuration stands for: compatible servers are not expected to know the Responses API. */
export function chooseOpenAiApi({ api, baseUrl }: OpenAiConfig): OpenAiApi {
  return api ?? (baseUrl ? 'chat' : 'responses');
}

/** Longer than all of ours: the SDK's own timeout cannot be told from other trouble by its name. */
export const sdkTimeoutMs = 10 * 60_000;

/**
 * Makes the client, on first use, because the SDK is large. Its retries are off: each would be a POST of
 * its own, and a bill. A server of one's own (`baseUrl`) may need no key.
 */
export function openAiClient(config: OpenAiConfig): () => Promise<OpenAI> {
  let client: OpenAI | undefined;
  return async () => {
    if (client) return client;
    if (!config.apiKey && !config.baseUrl) throw new DomainError('provider-not-configured');
    const { default: Client } = await import('openai');
    client = new Client({
      apiKey: config.apiKey ?? 'none',
      baseURL: config.baseUrl,
      maxRetries: 0,
      // What the SDK would read from the environment is not ours to send.
      organization: null,
      project: null,
    });
    return client;
  };
}

/**
 * What an error of the SDK means: DomainError when the request certainly did nothing, else ReplyLost.
 * `signal` is the one that the creator or the runner may have aborted.
 */
export function fromOpenAiError(error: unknown, signal: AbortSignal): DomainError | ReplyLost {
  if (error instanceof ReplyLost) return error;
  if (signal.aborted) return new ReplyLost(abortError(signal));
  const {
    status,
    headers,
    error: body,
    code,
  } = error as {
    status?: number;
    headers?: Headers;
    error?: unknown;
    code?: unknown;
  };
  if (typeof status === 'number' && headers instanceof Headers) {
    return errorFromPaidReply({ status, headers, body: JSON.stringify(body ?? code ?? '') });
  }
  return errorFromSilence(error);
}

/** As `fromOpenAiError` for requests that buy nothing: an error is an error, whether the request arrived or not. */
export function plainOpenAiError(error: unknown, signal = new AbortController().signal): DomainError {
  const known = fromOpenAiError(error, signal);
  return known instanceof ReplyLost ? known.reason : known;
}
