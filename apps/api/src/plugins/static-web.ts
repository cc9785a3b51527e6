import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Language, languages } from '@panelwise/contracts/domain/languages';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { wishedLanguage } from '../http/wished-language.ts';
import { toBody } from './errors.ts';
import { createPageRenderer, type PageAnswer } from './page-renderer.ts';

/** The app without a page in it, for addresses that were not rendered when it was built. */
const shell = 'app.html';
/** The scripts inside the shell, and so inside every page, as a content security policy names them. */
export function scriptHashesOf(webDir: string | undefined): string[] {
  const file = path.join(webDir ?? '', 'client', shell);
  if (!webDir || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}

/**
 * Serves the built web app, where there is one, and answers everything that nobody else knows. `webDir` holds the files
 * for browsers in `client` and the renderer of pages in `server`; `rendered` keeps its pages for a moment.
 */
export async function addStaticWeb(
  app: FastifyInstance,
  rendered: AnswerCache<PageAnswer>,
  webDir: string | undefined,
): Promise<void> {
  app.setNotFoundHandler(refuse);
  const clientDir = webDir && path.join(webDir, 'client');
  if (!clientDir || !existsSync(path.join(clientDir, shell))) return;
  await serveFiles(app, clientDir);
  const pages = renderedPages(clientDir);
  const render = createPageRenderer(app, path.join(webDir, 'server'));

  app.get('/*', { compress: {}, schema: { hide: true } }, async (request, reply) => {
    const language = wishedLanguage(request);
    const file = pages.get(request.url.replace(/(?<=.)\/?([?#].*)?$/, ''))?.get(language);
    reply.header('vary', 'accept-language, cookie');
    if (file) return reply.sendFile(file);
    if (!wantsPage(request)) return refuse(request, reply);
    const { html, found } = await rendered(`${language} ${request.url}`, () => render(request.url, language));
    reply.code(found ? 200 : 404);
    // Private: whoever knows the address may read, and no search engine tells it.
    if (/^\/(class|consent)\//.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
    if (!html) return reply.sendFile(shell);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return reply.compress(html);
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  const refusal = new DomainError('not-found');
  return reply.code(refusal.status).send(toBody(refusal, request.id));
}

/**
 * The pages that were rendered when the app was built, by path and language: `/about` is in the file `about/index.html`, in
 * Spanish in `about/index.es.html`.
 */
function renderedPages(clientDir: string): Map<string, Map<Language, string>> {
  const folders = readdirSync(clientDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`);
  const isThere = (file: string) => existsSync(path.join(clientDir, file));
  return new Map(
    ['', ...folders]
      .filter((folder) => isThere(`${folder}index.html`))
      .map((folder) => {
        const fileIn = (language: Language) => `${folder}index.${language}.html`;
        const files = languages.map((language): [Language, string] => [
          language,
          isThere(fileIn(language)) ? fileIn(language) : `${folder}index.html`,
        ]);
        return [`/${folder}`.replace(/(?<=.)\/$/, ''), new Map(files)];
      }),
  );
}

/** Where the build puts files whose names change with their content. */
const hashed = 'assets';

async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: [`${hashed}/**`],
    // Which one is a matter of the language.
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}${hashed}${path.sep}`);
      reply.header(
        'cache-control',
        isHashed
          ? 'public, max-age=31536000, immutable'
          : /(\.html|sw\.js)(\.(br|gz))?$/.test(file)
            ? 'no-cache'
            : 'public, max-age=3600',
      );
    },
  });
  // There are very many of them, and a route of its own for each would hold more memory than all that answers calls.
  const files = new Set(existingFiles(path.join(clientDir, hashed)));
  app.get<{ Params: { '*': string } }>(`/${hashed}/*`, { schema: { hide: true } }, (request, reply) => {
    const file = request.params['*'];
    return files.has(file) ? reply.sendFile(`${hashed}/${file}`) : refuse(request, reply);
  });
}

/** The files below a folder by their paths in it, with `/` between names. */
function existingFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)).replaceAll(path.sep, '/'));
}

/** A browser, or somebody who makes a preview of a link and takes anything, opens one of the app's own addresses. */
function wantsPage(request: FastifyRequest): boolean {
  const isOurs = /^\/(api|media|socket\.io|assets|dev|metrics|healthz|readyz)(\/|\?|$)/.test(request.url);
  const { accept = '*/*' } = request.headers;
  return !isOurs && (accept.includes('text/html') || accept === '*/*');
}
