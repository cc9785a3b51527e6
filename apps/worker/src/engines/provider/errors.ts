import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { readRetryAfter } from './retry-after.ts';

/** A wait for the providers that say "busy" without saying how long, in ms. */
const defaultBusyMs = 2_000;

export type ErrorReply = { status: number; headers: Headers; body: string };

const quota = /insufficient[_ ]?(quota|credit|funds)|billing_hard_limit|exceeded your current quota/i;
const refused = /content[_ ]?policy|content[_ ]?filter|moderation|safety|nsfw|sensitive/i;

/** What an HTTP error of a provider means to us. The body is theirs: it is read for its kind, never shown. */
export function errorFromReply(reply: ErrorReply): DomainError {
  const { status, body } = reply;
  const cause = new Error(`The provider answered ${status}: ${body.slice(0, 300)}`);
  if (status === 401 || status === 403) {
    return new DomainError(refused.test(body) ? 'provider-refused' : 'provider-auth', { cause });
  }
  if (status === 402 || quota.test(body)) return new DomainError('provider-quota', { cause });
  if (status === 429) {
    return new DomainError('provider-busy', {
      cause,
      retryAfterMs: readRetryAfter(reply.headers) ?? defaultBusyMs,
    });
  }
  if (status === 408 || status === 504) return new DomainError('provider-timeout', { cause });
  if (status >= 500) {
    return new DomainError('provider-failed', { cause, retryAfterMs: readRetryAfter(reply.headers) });
  }
  if (status === 409 || status === 425) return new DomainError('provider-failed', { cause });
  return new DomainError(refused.test(body) ? 'provider-refused' : 'provider-rejected', { cause });
}

/**
 * As `errorFromReply` for a request that buys something: a gateway that answers for a silent server behind
 * it does not know whether the work was accepted, so neither do we.
 */
export function errorFromPaidReply(reply: ErrorReply): DomainError | ReplyLost {
  const error = errorFromReply(reply);
  const answeredByGateway = [408, 502, 504].includes(reply.status) || reply.status >= 520;
  return answeredByGateway ? new ReplyLost(error) : error;
}

/** Failures that happen before the first byte of a request leaves. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** What a request that got no reply means: certainly not sent, or lost on the way. */
export function errorFromSilence(error: unknown): DomainError | ReplyLost {
  if (error instanceof DomainError || error instanceof ReplyLost) return error;
  if (isTimeout(error)) return new ReplyLost(new DomainError('provider-timeout', { cause: error }));
  const reason = new DomainError('provider-failed', { cause: error });
  return neverLeft(error) ? reason : new ReplyLost(reason);
}

/** For requests that buy nothing: an error is an error, whether the request arrived or not. */
export function plainError(error: unknown): DomainError {
  const known = errorFromSilence(error);
  return known instanceof ReplyLost ? known.reason : known;
}

function isTimeout(error: unknown): boolean {
  return chain(error).some((e) => e.name === 'TimeoutError');
}

function neverLeft(error: unknown): boolean {
  const links = chain(error).flatMap((e) => (e instanceof AggregateError ? [e, ...e.errors] : [e]));
  const codes = links.map((e) => (e as { code?: unknown }).code).filter((code) => typeof code === 'string');
  return codes.length > 0 && codes.every((code) => unsentCodes.has(code));
}

function chain(error: unknown): Error[] {
  const links: Error[] = [];
  for (let e = error; e instanceof Error && links.length < 8; e = e.cause) links.push(e);
  return links;
}
