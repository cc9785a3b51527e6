import { plural, t } from '@lingui/core/macro';
import type { Factors } from '@panelwise/contracts/domain/passkey';
import type { ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import type { Challenge } from '@panelwise/contracts/http/challenge';
import { inOurWords } from './our-words.ts';

/** What is said where the browser itself knows that nothing can be sent. */
export const offlineText = () =>
  t`You are offline. What you entered is still here: try again once you are connected.`;

/**
 * The only error that `call` throws. `code` is one of the contract's error table, `network` when no answer came, or
 * `offline` when none could come.
 */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly details: ErrorDetail[];
  /** When to try again, in ms from the answer, where the server says so. */
  readonly retryAfterMs: number | undefined;
  /** What the server wants solved before it takes the same call. */
  readonly challenge: Challenge | undefined;
  /** With `second-factor-needed`: what there is to show. */
  readonly factors: Factors | undefined;
  /** What the server said, if it said anything, in the language of this page. */
  readonly serverMessage: string | undefined;

  constructor(options: {
    code: string;
    status: number;
    serverMessage?: string | undefined;
    details?: ErrorDetail[] | undefined;
    retryAfterMs?: number | undefined;
    challenge?: Challenge | undefined;
    factors?: Factors | undefined;
    cause?: unknown;
  }) {
    const unanswered =
      options.code === 'offline'
        ? offlineText()
        : t`The server did not answer. Please check your connection.`;
    const serverMessage = options.serverMessage && inOurWords(options.serverMessage);
    super(serverMessage ?? unanswered, { cause: options.cause });
    this.name = 'ApiError';
    this.code = options.code;
    this.status = options.status;
    this.serverMessage = serverMessage;
    this.details = (options.details ?? []).map(({ path, message }) => ({
      path,
      message: inOurWords(message),
    }));
    this.retryAfterMs = options.retryAfterMs;
    this.challenge = options.challenge;
    this.factors = options.factors;
  }
}

/** The sentence to show: the server's own, otherwise the fallback of the screen; and when to try again, where that is known. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.code === 'offline') return error.message;
  const text = (error instanceof ApiError && error.serverMessage) || fallback;
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfterMs : undefined;
  return wait === undefined ? text : `${text} ${whenAgain(wait)}`;
}

/** A time to wait in words, rounded up: nobody is asked to come too early. */
function whenAgain(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds < 90)
    return plural(seconds, {
      one: 'You can try again in # second.',
      other: 'You can try again in # seconds.',
    });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90)
    return plural(minutes, {
      one: 'You can try again in # minute.',
      other: 'You can try again in # minutes.',
    });
  const hours = Math.ceil(minutes / 60);
  return plural(hours, { one: 'You can try again in # hour.', other: 'You can try again in # hours.' });
}

/** True where the code itself was refused: typing it again may help. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'otp-wrong' || error.code === 'otp-dead');

/** True where a password that was asked for beside something else was wrong: it is said at its field. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bad-credentials';
