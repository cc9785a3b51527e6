import { endpoint as declare, type Endpoint } from '@panelwise/contracts/http/endpoint';
import type { SessionUser } from '@panelwise/db/repositories/sessions';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';

/** Who calls: the account and session behind the access token, as the database knows them now. */
export type Caller = SessionUser & { sessionId: string };

type Parsed<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Answer<E extends Endpoint> = z.input<E['response']> | Promise<z.input<E['response']>>;
type Options = Pick<RouteShorthandOptions, 'config'>;

/** Registers a call that everybody may make. What only reads has the limit of `READS_PER_MINUTE` unless it brings its own. */
export function registerOpen<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Parsed<E>) => Answer<E>,
  options: Options = {},
): void {
  if (endpoint.auth !== 'none') throw new Error(`${endpoint.path} needs a signed-in user.`);
  register(app, endpoint, handle, endpoint.method === 'GET' ? { ...app.openReads, ...options } : options);
}

/** Registers a call for signed-in users, or for admins where the contract says so. */
export function registerForUsers<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Parsed<E> & { caller: Caller }) => Answer<E>,
  options: Options = {},
): void {
  if (endpoint.auth === 'none') throw new Error(`${endpoint.path} is open to everybody.`);
  register(app, endpoint, (input) => handle({ ...input, caller: input.request.caller as Caller }), options);
}

/** What `endpoint` puts in for a part that a call does not take. */
const nothing = declare({
  method: 'GET',
  path: '/',
  auth: 'none',
  tag: '',
  summary: '',
  response: z.object({}),
}).params as z.ZodType;

/** What only its caller may see is kept by no browser and no proxy, refusals included. */
async function neverKept(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

function register<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Parsed<E>) => Answer<E>,
  options: Options,
): void {
  const taken = { params: endpoint.params, querystring: endpoint.query, body: endpoint.body };
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...options,
    // What everybody may read holds no secret that its compressed length could betray.
    compress: endpoint.auth === 'none' && endpoint.method === 'GET' ? {} : false,
    onRequest: endpoint.auth === 'none' ? [] : [neverKept, app.authenticate(endpoint.auth, endpoint)],
    schema: {
      ...Object.fromEntries(Object.entries(taken).filter(([, schema]) => schema !== nothing)),
      response: { '2xx': endpoint.response },
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.auth === 'none' ? {} : { security: [{ bearer: [] }] }),
    },
    handler: async (request, reply) =>
      handle({
        params: request.params as z.output<E['params']>,
        query: request.query as z.output<E['query']>,
        body: request.body as z.output<E['body']>,
        request,
        reply,
      }),
  });
}
