import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { abortError } from '../../ledger/abort-error.ts';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { errorFromPaidReply, errorFromSilence } from './errors.ts';

/** More than any answer that is not a picture, in bytes. */
const longestAnswer = 32 * 1024 * 1024;

export type JsonRequest = {
  url: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
  signal?: AbortSignal;
};

/**
 * One request, once: no retry, no redirect, no longer than its time.
 * @throws DomainError when the request certainly did nothing, ReplyLost when that is not known.
 */
export async function callJson(request: JsonRequest): Promise<unknown> {
  const signals = [AbortSignal.timeout(request.timeoutMs), ...(request.signal ? [request.signal] : [])];
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: {
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      redirect: 'error',
      signal: AbortSignal.any(signals),
    });
    const body = await readText(response);
    if (!response.ok) throw errorFromPaidReply({ status: response.status, headers: response.headers, body });
    return parseAnswer(body);
  } catch (error) {
    // The reason is the aborter's own error, which says nothing about the request.
    if (request.signal?.aborted && error === request.signal.reason) {
      throw new ReplyLost(abortError(request.signal));
    }
    throw errorFromSilence(error);
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) throw new ReplyLost(new DomainError('provider-garbage'));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseAnswer(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ReplyLost(new DomainError('provider-garbage', { cause }));
  }
}
