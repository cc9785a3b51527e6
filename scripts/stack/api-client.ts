import { login } from '@panelwise/contracts/http/auth';
import { type Challenge, solutionHeader } from '@panelwise/contracts/http/challenge';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { z } from 'zod';

/** A refusal of the API, with its code and status. */
export class ApiRefusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Answer = { error: boolean; code?: string; message: string; challenge?: Challenge };
type Request<P, Q, B> = { params?: P; query?: Q; body?: B; headers?: Record<string, string> };

/** A client of the HTTP API for scripts, benchmarks and end-to-end tests. It solves challenges as a browser does; answers are
 * checked against the contract. */
export class ApiClient {
  readonly baseUrl: string;
  token: string | undefined;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** @throws ApiRefusal when the API says no; Error when the answer is not what the contract says. */
  async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    request: Request<z.input<P>, z.input<Q>, z.input<B>> = {},
  ): Promise<z.output<R>> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((request.params as Record<string, unknown>)[name])),
    );
    const query = new URLSearchParams((request.query ?? {}) as Record<string, string>).toString();
    const url = `${this.baseUrl}/api${path}${query ? `?${query}` : ''}`;
    const send = (solution?: string) =>
      fetch(url, {
        method: endpoint.method,
        headers: {
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
          ...(solution ? { [solutionHeader]: solution } : {}),
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
    let response = await send();
    let answer = (await response.json()) as Answer;
    if (answer.challenge) {
      response = await send(await solve(answer.challenge));
      answer = (await response.json()) as Answer;
    }
    if (answer.error) throw new ApiRefusal(response.status, answer.code ?? 'internal', answer.message);
    return endpoint.response.parse(answer);
  }
}

/** The header by which a challenge is answered. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A client that is signed in with this account. */
export async function signIn(
  baseUrl: string,
  { email, password }: { email: string; password: string },
): Promise<ApiClient> {
  const client = new ApiClient(baseUrl);
  client.token = (await client.call(login, { body: { email, password } })).data.token;
  return client;
}
