import { refresh } from '@panelwise/contracts/http/auth';
import { solutionHeader } from '@panelwise/contracts/http/challenge';
import type { Endpoint, Refusal } from '@panelwise/contracts/http/endpoint';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { sayOffline, sayWhileUnanswered } from './offline-note.ts';
import { giveUpRestoring, loseSession, startSession, useSession } from './session.ts';

/** What a call takes beside its endpoint. What the endpoint does not declare is left out. */
export type CallOptions<E extends Endpoint> = {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  /** A form goes as it is, for calls that take files. */
  body?: z.input<E['body']> | FormData;
  /** `respond-async` asks a generating call for a 202 with the run to follow. */
  prefer?: 'respond-async';
  /** The same key twice is the same job. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** It goes out even where the page is left at this moment. */
  keepalive?: boolean;
  /** How long to wait for the answer, in ms; after that it counts as none. */
  timeoutMs?: number;
  /** Nobody pressed for it, or it is kept where it cannot be sent: then no button says that one is offline. */
  isQuiet?: boolean;
  /** Of the challenge that the same call was answered with. */
  solution?: string;
};

type Plain = Record<string, unknown>;

/** The address of a call below /api, with its parameters filled in. */
export function addressOf(endpoint: Endpoint, params: Plain = {}, query: Plain = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

type Send = (address: string, init: RequestInit) => Promise<Response>;
let send: Send = (address, init) => fetch(address, init);

/** Where pages are rendered without a browser there is no site to fetch from: calls go another way there. */
export function sendCallsWith(other: Send): void {
  send = other;
}

async function request<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> {
  const { signal, timeoutMs } = options;
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  const headers = new Headers({ Accept: 'application/json' });
  const { token } = useSession.getState();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (options.prefer) headers.set('Prefer', options.prefer);
  if (options.solution) headers.set(solutionHeader, options.solution);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const isForm = options.body instanceof FormData;
  // A file takes its time on the way.
  const isPressed = endpoint.method !== 'GET' && !options.isQuiet;
  const stopSaying = isPressed && !isForm ? sayWhileUnanswered() : undefined;
  if (options.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  try {
    return await send(addressOf(endpoint, options.params as Plain, options.query as Plain), {
      method: endpoint.method,
      headers,
      body: isForm
        ? (options.body as FormData)
        : options.body === undefined
          ? null
          : JSON.stringify(options.body),
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: signal && timeout ? AbortSignal.any([signal, timeout]) : (signal ?? timeout ?? null),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const isOffline = navigator.onLine === false;
    if (isOffline && isPressed) sayOffline();
    throw new ApiError({ code: isOffline ? 'offline' : 'network', status: 0, cause });
  } finally {
    stopSaying?.();
  }
}

async function read<E extends Endpoint>(response: Response): Promise<z.output<E['response']>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    // Broken off in the middle, or not from our server at all: the login page of a hotel, say.
    if (response.ok) throw new ApiError({ code: 'network', status: 0, cause });
    throw new ApiError({ code: 'internal', status: response.status, cause });
  }
  if (response.ok) return body as z.output<E['response']>;
  throw refusalOf(response, body);
}

function refusalOf(response: Response, body: unknown): ApiError {
  const refusal = body as Partial<Refusal> | null;
  return new ApiError({
    code: refusal?.code ?? 'internal',
    status: response.status,
    serverMessage: refusal?.message,
    details: refusal?.details,
    retryAfterMs: retryAfterOf(response),
    challenge: refusal?.challenge,
    factors: refusal?.factors,
  });
}

/** The header counts seconds, as our server writes it; a date, which a proxy may send, says nothing here. */
function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') || Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : undefined;
}

/** All calls wait for a refresh that is under way, in all tabs. */
const refreshMs = 15_000;
let refreshing: Promise<boolean> | undefined;

async function tradeCookie(): Promise<boolean> {
  try {
    const { data } = await read<typeof refresh>(
      await request(refresh, { timeoutMs: refreshMs, isQuiet: true }),
    );
    startSession(data);
    return true;
  } catch (error) {
    // Without an answer of our own server the session may still be good: a proxy refuses things too.
    if (error instanceof ApiError && error.code === 'unauthorized') loseSession();
    else giveUpRestoring();
    return false;
  }
}

/** Gets a new access token with the refresh cookie. Tabs take turns, because each use replaces the cookie. */
export function refreshSession(): Promise<boolean> {
  refreshing ??= (
    'locks' in navigator ? navigator.locks.request('panelwise-refresh', tradeCookie) : tradeCookie()
  ).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * Calls the API: the answer is typed by the contract. Throws `ApiError`. An access token that has run out
 * is replaced once, and a challenge is solved, without the caller noticing.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  return withSession(endpoint, async () => {
    try {
      return await read<E>(await request(endpoint, options));
    } catch (error) {
      if (!(error instanceof ApiError && error.challenge)) throw error;
      const { solveChallenge } = await import('./challenge/solve-challenge.ts');
      const solution = await solveChallenge(error.challenge);
      return read<E>(await request(endpoint, { ...options, solution }));
    }
  });
}

/** A file as the server sends it, with the name that the server gave it. */
export type ServedFile = { name: string; blob: Blob };

/** Calls the API for a file. Throws `ApiError`, as `call` does. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ServedFile> {
  return withSession(endpoint, async () => {
    const response = await request(endpoint, options);
    if (!response.ok) throw refusalOf(response, await response.json().catch(() => null));
    try {
      return { name: nameOf(response), blob: await response.blob() };
    } catch (cause) {
      // Broken off in the middle.
      throw new ApiError({ code: 'network', status: 0, cause });
    }
  });
}

/** The name of a file by its header (RFC 6266), which our server writes. */
function nameOf(response: Response): string {
  const header = response.headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)"?/i.exec(header)?.[1] ?? 'comic');
}

async function withSession<T>({ auth }: Endpoint, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    // A wrong password is refused with 401 too, and no new token makes it right.
    const ranOut = error instanceof ApiError && error.code === 'unauthorized';
    const mayBeRenewed = ['signed-in', 'offline'].includes(useSession.getState().status);
    if (!ranOut || !mayBeRenewed) throw error;
    const isRenewed = await refreshSession();
    // What everybody may read is read on by somebody whose session has ended.
    const isVisitor = auth === 'none' && useSession.getState().status === 'visitor';
    if (!isRenewed && !isVisitor) throw error;
    return attempt();
  }
}
