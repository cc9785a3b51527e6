import type { Language } from '@panelwise/contracts/domain/languages';
import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { brand } from '../config/brand.ts';
import { pathPatterns } from '../config/paths.ts';
import { sendCallsWith } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import { startLanguage } from '../lib/language.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { libraryRoutes } from './library-routes.ts';
import { pageHtml, type ScreenFiles } from './page-html.ts';
import { layoutRoute, publicRoutes } from './public-routes.tsx';
import { type RequestedPage, requestedPages } from './requested-pages.ts';

/** What is being rendered. The language is one for all of it, so that pages come one after another. */
let rendering: Promise<unknown> = Promise.resolve();

function oneAfterAnother<T>(work: () => Promise<T>): Promise<T> {
  const mine = rendering.then(work);
  rendering = mine.catch(() => undefined);
  return mine;
}

const handler = createStaticHandler([layoutRoute([...publicRoutes, libraryRoutes as RouteObject])]);

/** The content of `#root` at an address, as a visitor with this language sees it. @throws Error when the page cannot be shown */
export const renderContent = (address: string, language: Language, client?: QueryClient): Promise<string> =>
  oneAfterAnother(() => render(address, language, client));

async function render(address: string, language: Language, client?: QueryClient): Promise<string> {
  await startLanguage(language);
  const context = await handler.query(new Request(new URL(address, brand.origin)));
  if (context instanceof Response || context.errors) throw new Error(`${address} could not be rendered.`);
  const page = (
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>
  );
  const { prelude } = await prerender(
    client ? <QueryClientProvider client={client}>{page}</QueryClientProvider> : page,
    // Pieces that come later would need scripts inside the page, which its content policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude as ReadableStream).text();
}

/** The screens of the pages that are rendered on request. */
export const requestedScreens = requestedPages.map(({ screen }) => screen);

/** What the build leaves for rendering on request: the shell, and what each screen needs for its first paint. */
export type Manifest = { shell: string; screens: Record<RequestedPage['screen'], ScreenFiles> };

/** An answer for a browser: a finished page, or the shell that finds out by itself, where `found` is what is known of it. */
export type PageAnswer = { html?: string; found: boolean };

/**
 * Renders the public pages whose content changes. `get` makes a GET call of the API. The function that comes back takes
 * an address (path and query) and a language.
 */
export function createPageRenderer(
  manifest: Manifest,
  get: (address: string) => Promise<Response>,
): (address: string, language: Language) => Promise<PageAnswer> {
  sendCallsWith((address) => get(String(address)));
  return async (address, language) => {
    const { pathname, search, searchParams } = new URL(address, brand.origin);
    for (const page of requestedPages) {
      const match = matchPath(page.path, pathname);
      if (!match) continue;
      const client = createQueryClient();
      try {
        const head = await page.load(client, { params: match.params, search: searchParams });
        const at = pathname + search;
        const content = await renderContent(at, language, client);
        const state = JSON.stringify(dehydrate(client));
        const html = pageHtml(manifest.shell, head, manifest.screens[page.screen], {
          address: at,
          content,
          language,
          state,
        });
        return { found: true, html };
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) return { found: false };
        throw error;
      } finally {
        client.clear();
      }
    }
    return { found: isRoute(pathname) };
  };
}

const isRoute = (pathname: string) => pathPatterns.some((path) => matchPath(path, pathname));
