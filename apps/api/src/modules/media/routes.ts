import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { assertKey, contentTypeOf, largeOf } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { SessionChecks } from '../../plugins/session-checks.ts';
import { readRange } from './byte-range.ts';
import { createMediaAccess, type MediaQuery } from './media-access.ts';

type Route = { Params: { '*': string }; Querystring: MediaQuery };

/** Streams pictures and PDFs out of the object store. */
export function registerMediaRoutes(
  app: FastifyInstance,
  deps: Deps,
  sessions: Pick<SessionChecks, 'find'>,
): void {
  const { store } = deps;
  const access = createMediaAccess(app, deps, sessions);
  app.route<Route>({
    // HEAD by ourselves: Fastify's own would report no length.
    method: ['GET', 'HEAD'],
    url: '/media/*',
    schema: { hide: true } as object,
    handler: async (request, reply) => {
      const wanted = readKey(request.params['*']);
      const allowed = wanted && (await access(wanted, request.query));
      const found = allowed && (await findPicture(store, wanted));
      // What is not there, and what the caller may not see, look the same.
      if (!found) throw new DomainError('not-found');
      const { key, object } = found;
      const etag = `"${object.etag}"`;
      addMediaHeaders(reply, contentTypeOf(key));
      reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': allowed.cacheControl });
      if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();

      const isSame = (request.headers['if-range'] ?? etag) === etag;
      const range = readRange(isSame ? request.headers.range : undefined, object.size);
      if (range === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${object.size}`).send();
      const { start, end } = range === 'whole' ? { start: 0, end: object.size - 1 } : range;
      reply.header('content-length', end - start + 1);
      if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${object.size}`);
      if (request.method === 'HEAD') return reply.send();
      const bytes = await store.read(key, range === 'whole' ? undefined : range);
      if (!bytes) throw new DomainError('not-found');
      return reply.send(bytes);
    },
  });
}

/** What is stored under a key. A small picture that was never made is the large one. */
async function findPicture(store: ObjectStore, wanted: string) {
  for (const key of [wanted, largeOf(wanted)]) {
    const object = key && (await store.head(key));
    if (object) return { key, object };
  }
  return undefined;
}

function readKey(text: string): string | undefined {
  try {
    contentTypeOf(text);
    return assertKey(text);
  } catch {
    return undefined;
  }
}

/** Whatever the bytes are, the browser takes them for what we say and runs nothing in them. */
function addMediaHeaders(reply: FastifyReply, contentType: string): void {
  // A sandbox would keep browsers from showing a PDF, which runs in a viewer of its own anyway.
  const sandbox = contentType === 'application/pdf' ? '' : 'sandbox; ';
  reply.headers({
    'content-type': contentType,
    'content-security-policy': `${sandbox}default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  });
}
