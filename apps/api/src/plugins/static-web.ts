import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toBody } from './errors.ts';

/** The app without a page in it, for addresses that were not rendered when it was built. */
const shell = 'app.html';

/** Serves the built web app, where there is one, and answers everything that nobody else knows. */
export async function addStaticWeb(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  const hasWeb = webDir !== undefined && existsSync(path.join(webDir, shell));
  if (hasWeb) await serveFiles(app, webDir);
  const pages = hasWeb ? renderedPages(webDir) : new Map<string, string>();
  app.setNotFoundHandler((request, reply) => {
    const rendered = isRead(request) ? pages.get(request.url.replace(/[?#].*$/, '')) : undefined;
    const file = rendered ?? (hasWeb && wantsPage(request) ? shell : undefined);
    if (file) return reply.sendFile(file);
    const refusal = new DomainError('not-found');
    return reply.code(refusal.status).send(toBody(refusal, request.id));
  });
}

/** The pages that were rendered when the app was built: `/about` is in the file `about/index.html`. */
function renderedPages(webDir: string): Map<string, string> {
  const files = readdirSync(webDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(webDir, entry.name, 'index.html')))
    .map((entry) => [`/${entry.name}`, `${entry.name}/index.html`] as const);
  return new Map(files);
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
          : /\.html(\.(br|gz))?$/.test(file)
            ? 'no-cache'
            : 'public, max-age=3600',
      );
    },
  });
}

const isRead = (request: FastifyRequest) => request.method === 'GET' || request.method === 'HEAD';

/** A browser that opens one of the app's own addresses. */
function wantsPage(request: FastifyRequest): boolean {
  const isOurs = /^\/(api|media|socket\.io|assets|dev|metrics|healthz|readyz)(\/|\?|$)/.test(request.url);
  return isRead(request) && !isOurs && (request.headers.accept ?? '').includes('text/html');
}
