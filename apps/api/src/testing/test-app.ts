import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Challenge, solutionHeader } from '@panelwise/contracts/http/challenge';
import { type Endpoint, type Refusal, refusalSchema } from '@panelwise/contracts/http/endpoint';
import { createTestDatabase } from '@panelwise/db/testing/test-database';
import { migrateQueue } from '@panelwise/queue/connection';
import { patientQueue, startUsualRedis } from '@panelwise/queue/testing/backends';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type AppOptions, buildApp } from '../app.ts';
import { type Adapters, openDeps } from '../deps.ts';
import { type ApiEnv, parseEnv } from '../env.ts';

export type TestApp = {
  app: FastifyInstance;
  deps: Adapters;
  env: ApiEnv;
  /** Makes a call of the contract and parses the answer by it. */
  call: Call;
  /** Makes a call that has to be refused, and parses the refusal. */
  refuse: Refuse;
  close(): Promise<void>;
};

export type CallOptions = {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Where the call comes from; limits count by it. */
  address?: string;
  /** Leaves a challenge unsolved, which a browser would solve by itself. */
  unsolved?: true;
};
type Call = <E extends Endpoint>(
  endpoint: E,
  options?: CallOptions,
) => Promise<{ status: number; body: z.output<E['response']>; headers: Record<string, unknown> }>;
type Refuse = (
  endpoint: Endpoint,
  options?: CallOptions,
) => Promise<z.output<typeof refusalSchema> & { status: number; headers: Record<string, unknown> }>;

/**
 * The whole API on a database, a queue, a notification bus and a folder of its own, or as another process `beside` one
 * that is there, with which it shares all of them.
 */
export async function startTestApp(
  overrides: Record<string, string> = {},
  { beside, ...options }: AppOptions & { beside?: TestApp } = {},
): Promise<TestApp> {
  const place = beside ? { env: beside.env, remove: async () => undefined } : await makePlace(overrides);
  const { env } = place;
  // A busy machine may take long to answer, and what is tested is not how long.
  const deps = await openDeps(env, { queue: patientQueue, database: { connectMs: 20_000 } });
  const app = await buildApp(deps, options);
  await app.ready();
  await deps.bus.ready();
  const send = (endpoint: Endpoint, given: CallOptions) => inject(app, endpoint, given);
  return {
    app,
    deps,
    env,
    call: async (endpoint, given = {}) => {
      const response = await send(endpoint, given);
      if (response.statusCode >= 300)
        throw new Error(`${endpoint.path} answered ${response.statusCode}: ${response.body}`);
      return {
        status: response.statusCode,
        body: endpoint.response.parse(response.json()) as never,
        headers: response.headers,
      };
    },
    refuse: async (endpoint, given = {}) => {
      const response = await send(endpoint, given);
      if (response.statusCode < 400) throw new Error(`${endpoint.path} was not refused: ${response.body}`);
      const refusal = refusalSchema.strict().parse(response.json());
      return { ...refusal, status: response.statusCode, headers: response.headers };
    },
    close: async () => {
      await app.close();
      await deps.close();
      await place.remove();
    },
  };
}

async function makePlace(overrides: Record<string, string>) {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-api-'));
  await migrateQueue({ kind: 'postgres', url: database.url });
  const redis = 'REDIS_URL' in overrides ? undefined : await startUsualRedis();
  const env = parseEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    CHALLENGE_EFFORT: '2',
    REDIS_URL: redis?.connection.url ?? '',
    ...overrides,
  });
  const remove = async () => {
    await database.drop();
    await redis?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { env, remove };
}

/** Makes a call, and once more with the solution where a challenge is the answer, as a browser does. */
async function inject(app: FastifyInstance, endpoint: Endpoint, given: CallOptions) {
  const response = await injectOnce(app, endpoint, given);
  const challenge = response.statusCode === 429 ? response.json<Refusal>().challenge : undefined;
  if (!challenge || given.unsolved) return response;
  const headers = { ...given.headers, [solutionHeader]: await solve(challenge) };
  return injectOnce(app, endpoint, { ...given, headers });
}

/** What a browser sends back. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

function injectOnce(app: FastifyInstance, endpoint: Endpoint, given: CallOptions) {
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? name),
  );
  return app.inject({
    method: endpoint.method,
    url: `/api${url}`,
    query: given.query ?? {},
    headers: { ...(given.token ? { authorization: `Bearer ${given.token}` } : {}), ...given.headers },
    ...(given.body === undefined ? {} : { payload: given.body as object }),
    remoteAddress: given.address ?? '198.51.100.7',
  });
}
