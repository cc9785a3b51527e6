import type { ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { vi } from 'vitest';
import type { z } from 'zod';

type Asked = { body: unknown; params: Record<string, string>; headers: Headers };
/** No status is no answer at all. */
type Refused = { status: number; code?: string; message?: string; details?: ErrorDetail[] };
type Answered<E extends Endpoint> = Omit<z.input<E['response']>, 'error' | 'message'> | Refused;
type Answer<E extends Endpoint> = (asked: Asked) => Answered<E> | Promise<Answered<E>>;
type Route = { endpoint: Endpoint; answer: (asked: Asked) => object | Promise<object> };

/**
 * The API at the edge of the network: answers are checked against the contract, and a call that nobody
 * expects fails the test by being refused.
 */
export function fakeApi() {
  const routes: Route[] = [];
  const asked: { path: string; method: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path: pathname, method, body });
    // The newest answer counts, so that a test can change its mind.
    for (const { endpoint, answer } of routes.toReversed()) {
      const params = matchPath(endpoint, method, pathname);
      if (!params) continue;
      const result = await answer({ body, params, headers: new Headers(init.headers) });
      if ('status' in result && typeof result.status === 'number') return refuse(result as Refused);
      const whole = { error: false, message: 'OK', ...result };
      return Response.json(endpoint.response.parse(whole));
    }
    return refuse({ status: 404, message: `Nobody answers ${method} ${pathname}` });
  });
  return {
    on<E extends Endpoint>(endpoint: E, answer: Answer<E>) {
      routes.push({ endpoint, answer: answer as Route['answer'] });
    },
    /** Bodies sent to a path, in their order. */
    sent: (method: string, path: string) =>
      asked.filter((call) => call.method === method && call.path === `/api${path}`).map((call) => call.body),
  };
}

function refuse({ status, code = 'internal', message, details }: Refused): Response {
  if (status === 0) throw new TypeError('Failed to fetch');
  return Response.json(
    { error: true, code, ...(message && { message }), ...(details && { details }) },
    { status },
  );
}

function matchPath(endpoint: Endpoint, method: string, path: string): Record<string, string> | undefined {
  if (endpoint.method !== method) return undefined;
  const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^/api${pattern}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}
