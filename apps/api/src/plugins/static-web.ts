import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toBody } from './errors.ts';

/** Serves the built web app, where there is one, and answers everything that nobody else knows. */
export async function addStaticWeb(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  const hasWeb = webDir !== undefined && existsSync(path.join(webDir, 'index.html'));
  if (hasWeb) await serveFiles(app, webDir);
  app.setNotFoundHandler((request, reply) => {
    if (hasWeb && wantsPage(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    const refusal = new DomainError('not-found');
    return reply.code(refusal.status).send(toBody(refusal, request.id));
  });
}

async function serveFiles(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        isHashed
          ? 'public, max-age=31536000, immutable'
          : file.endsWith('.html')
            ? 'no-cache'
            : 'public, max-age=3600',
      );
    },
  });
}

/** A browser that opens one of the app's own addresses. */
function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isOurs = /^\/(api|media|socket\.io|assets|dev|metrics|healthz|readyz)(\/|\?|$)/.test(request.url);
  return isRead && !isOurs && (request.headers.accept ?? '').includes('text/html');
}
