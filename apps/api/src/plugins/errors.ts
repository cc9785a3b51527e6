import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Refusal } from '@panelwise/contracts/http/endpoint';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ZodError } from 'zod';

/** Fastify's own refusals in our words. Whatever is not listed here and has no 4xx status is our fault. */
const known: Record<string, ConstructorParameters<typeof DomainError>[0]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
  FST_ERR_BAD_URL: 'not-found',
};

/** One place turns everything that is thrown into the envelope of a refusal. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: refusal.code }, 'request refused');
    if (refusal.retryAfterMs !== undefined)
      reply.header('retry-after', String(Math.max(1, Math.ceil(refusal.retryAfterMs / 1_000))));
    return reply.code(refusal.status).send(toBody(refusal, request.id));
  });
}

/** Reads anything thrown while a request is handled as a domain error. */
export function toRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  // An answer that its own contract refuses is our mistake, not the caller's.
  if (error instanceof ZodError) return new DomainError('internal', { cause: error });
  const { code, statusCode } = error as Partial<FastifyError>;
  const name = code === undefined ? undefined : known[code];
  if (name) return new DomainError(name, { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new DomainError('bad-input', { cause: error });
  return new DomainError(isUnreachable(error) ? 'unavailable' : 'internal', { cause: error });
}

/** The body of a refusal: no stack, no cause. */
export function toBody(refusal: DomainError, requestId: string): Refusal {
  return {
    error: true,
    code: refusal.code,
    message: refusal.message,
    ...(refusal.details.length > 0 ? { details: refusal.details } : {}),
    requestId,
    ...(refusal.challenge ? { challenge: refusal.challenge } : {}),
    ...(refusal.factors ? { factors: refusal.factors } : {}),
  };
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** True when the cause is a database or server that does not answer: trying again may help. */
function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (unreachableCodes.has((at as NodeJS.ErrnoException).code ?? '')) return true;
    if (/connection terminated|timeout exceeded when trying to connect/i.test(at.message)) return true;
  }
  return false;
}
