import type { Factors } from '../domain/passkey.ts';
import type { Challenge } from '../http/challenge.ts';
import { type ErrorCode, errorCatalog } from './catalog.ts';

/** One thing that is wrong with an input: where (a path such as `pages.2.panels.0.caption`) and what to do. */
export type ErrorDetail = { path: string; message: string };

/** The only error that services and steps throw on purpose. Everything else counts as `internal`. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  /** When trying again makes sense, in ms from now; from a provider's Retry-After. */
  readonly retryAfterMs: number | undefined;
  /** A service did the work, and may bill it, but what came of it is of no use: such a failure is no sign of an outage. */
  readonly workWasDone: boolean;
  /** What has to be solved before the same call is taken. */
  readonly challenge: Challenge | undefined;
  /** How an admin can show that it is them, beside the password. */
  readonly factors: Factors | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      details?: ErrorDetail[];
      retryAfterMs?: number;
      workWasDone?: boolean;
      challenge?: Challenge;
      factors?: Factors;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? errorCatalog[code].message, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.details = options.details ?? [];
    this.retryAfterMs = options.retryAfterMs;
    this.workWasDone = options.workWasDone ?? false;
    this.challenge = options.challenge;
    this.factors = options.factors;
  }

  get status(): number {
    return errorCatalog[this.code].status;
  }

  get retryable(): boolean {
    return errorCatalog[this.code].retry;
  }
}

/** Reads any thrown value as a domain error, so that callers have one shape to handle. */
export function toDomainError(error: unknown): DomainError {
  return error instanceof DomainError ? error : new DomainError('internal', { cause: error });
}
