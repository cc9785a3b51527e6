import type { ErrorDetail } from '@panelwise/contracts/errors/domain-error';

/** The only error that `call` throws. `code` is one of the contract's error table, or `network` when no answer came. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly details: ErrorDetail[];
  /** What the server said, if it said anything. */
  readonly serverMessage: string | undefined;

  constructor(options: {
    code: string;
    status: number;
    serverMessage?: string | undefined;
    details?: ErrorDetail[] | undefined;
    cause?: unknown;
  }) {
    super(options.serverMessage ?? 'The server did not answer. Please check your connection.', {
      cause: options.cause,
    });
    this.name = 'ApiError';
    this.code = options.code;
    this.status = options.status;
    this.serverMessage = options.serverMessage;
    this.details = options.details ?? [];
  }
}

/** The sentence to show: the server's own, otherwise the fallback of the screen. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
