import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { vi } from 'vitest';
import type { z } from 'zod';

type Seen = { body: unknown; query: URLSearchParams; headers: Headers };
type Route = { endpoint: Endpoint; answer: (request: Seen) => Response | Promise<Response> };

/** A refusal as the API sends it. */
export function refusal(status: number, code: string, message?: string): Response {
  return Response.json({ error: true, code, message }, { status });
}

/**
 * Answers `fetch` by contract: an answer that breaks its own schema fails the test, and so does a call
 * that nobody expected. Later answers to the same call win.
 */
export function fakeApi() {
  const routes: Route[] = [];
  const seen: { endpoint: Endpoint; request: Seen }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://panelwise.test');
    const route = routes.findLast(
      ({ endpoint }) =>
        endpoint.method === init.method &&
        new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(url.pathname),
    );
    if (!route) throw new Error(`Unexpected call: ${init.method} ${address}`);
    // A form stays what it is.
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    const request = { body, query: url.searchParams, headers: new Headers(init.headers) };
    seen.push({ endpoint: route.endpoint, request });
    return route.answer(request);
  });
  return {
    /** Answers a call with the fields that its contract adds to the envelope. */
    answer<E extends Endpoint>(endpoint: E, fields: Omit<z.input<E['response']>, 'error' | 'message'>) {
      const body = endpoint.response.parse({ error: false, message: 'OK', ...fields });
      routes.push({ endpoint, answer: () => Response.json(body) });
    },
    /** Answers a call with whatever the function makes of the request. */
    handle(endpoint: Endpoint, answer: Route['answer']) {
      routes.push({ endpoint, answer });
    },
    /** The requests of one call so far. */
    requests: (endpoint: Endpoint) =>
      seen.filter((each) => each.endpoint === endpoint).map((each) => each.request),
  };
}
