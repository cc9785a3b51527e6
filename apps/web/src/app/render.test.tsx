import { hydrate } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { publicPageAt, publicPages } from '../config/public-pages.ts';
import { libraryQuery } from '../features/library/api/library-queries.ts';
import { filterIn } from '../features/library/hooks/use-library-filter.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { sampleLibraryComic } from '../testing/samples.ts';
import { canonicalUrl, pageHtml, robots, sitemap } from './page-html.ts';
import { layoutRoute, publicRoutes } from './public-routes.tsx';
import { createPageRenderer, renderContent } from './render.tsx';

const shell = `<!doctype html><html lang="en"><head><title>x</title><meta name="description" content="x" />
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor.js">
<link rel="stylesheet" crossorigin href="/assets/a.css"></head><body><div id="root"></div>
<noscript><p>x</p></noscript></body></html>`;

afterEach(() => {
  document.body.innerHTML = '';
});

/** The routes with their code at hand, as the entry has it before it takes a page over. */
async function loadedRouter(path: string) {
  const pages = await Promise.all(
    publicRoutes.map(async (route) => ({
      ...route,
      ...(typeof route.lazy === 'function' && (await route.lazy())),
      lazy: undefined,
    })),
  );
  return createMemoryRouter([layoutRoute(pages as typeof publicRoutes)], { initialEntries: [path] });
}

test.each(publicPages)(
  '$path is taken over as it was rendered, also while a session comes back',
  async ({ path }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = document.createElement('div');
    root.innerHTML = (await renderContent(path, 'en')).replace(/^(?:<link [^>]*\/>)*/, '');
    document.body.append(root);
    const heading = root.querySelector('main h1');
    expect(heading?.textContent).toBeTruthy();
    useSession.setState({ status: 'restoring', user: null, token: null });
    const router = await loadedRouter(path);
    const app = await act(async () => hydrateRoot(root, <RouterProvider router={router} />));
    // Server and browser share a process only here.
    const serious = complaints.mock.calls.filter(([text]) => !String(text).includes('multiple renderers'));
    expect(serious).toEqual([]);
    expect(root.querySelector('main h1')).toBe(heading);
    expect(root.querySelector('header a[href="/login"]')).toBeNull();
    await act(async () => app.unmount());
    complaints.mockRestore();
  },
);

test('a page is rendered in every language, also where several are asked for at once', async () => {
  const [english, spanish, hindi] = await Promise.all(
    (['en', 'es', 'hi'] as const).map((language) => renderContent('/about', language)),
  );
  expect(english).toContain('Privacy policy');
  expect(spanish).toContain('Política de privacidad');
  expect(hindi).toContain('गोपनीयता');
});

test('a page has a head of its own, its styles, and no script or style file that it waits for', async () => {
  const page = publicPageAt('/faq/')!;
  const files = { css: ['/assets/a.css'], styles: '.a{color:red}', scripts: ['/assets/faq.js'] };
  const html = pageHtml(shell, page, files, {
    address: page.path,
    language: 'es',
    content: '<link rel="preload" as="image" href="/img/a.webp"/><h1>Hi &amp; $&</h1>',
  });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string) => parsed.querySelector(selector)?.getAttribute('content');
  expect(parsed.title).toBe('Frequently asked questions · Panelwise');
  expect(parsed.querySelectorAll('meta[name=description]').length).toBe(1);
  expect(content('meta[name=description]')).toBe(page.description);
  expect(content('meta[property="og:title"]')).toBe(parsed.title);
  expect(content('meta[property="og:url"]')).toBe(canonicalUrl('/faq'));
  expect(parsed.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonicalUrl('/faq'));
  expect(parsed.querySelector('head style')?.textContent).toBe('.a{color:red}');
  expect(
    [...parsed.querySelectorAll('link[rel=stylesheet]')].every((link) => link.hasAttribute('disabled')),
  ).toBe(true);
  expect(parsed.querySelector('head link[rel=preload]')).not.toBeNull();
  expect(parsed.querySelector('#root')?.innerHTML).toBe('<h1>Hi &amp; $&amp;</h1>');
  expect(parsed.querySelector('#root')?.getAttribute('data-page')).toBe('/faq');
  expect(parsed.querySelector('#root')?.getAttribute('data-language')).toBe('es');
  expect(parsed.documentElement.lang).toBe('es');
  // Its code comes later: index.html asks for it when the page can be read.
  expect(parsed.querySelectorAll('script[src], link[rel=modulepreload]').length).toBe(0);
  expect(parsed.querySelector('#root')?.getAttribute('data-scripts')).toBe('/assets/index.js /assets/faq.js');
  expect(parsed.querySelector('noscript')).toBeNull();
  expect(() => pageHtml('<html></html>', page, files, { address: '/', language: 'en', content: '' })).toThrow(
    /nothing like/,
  );
});

test('search engines get every page once, and no call of the API', () => {
  const listed = sitemap(publicPages.map((page) => page.path));
  for (const page of publicPages)
    expect(listed.split(`<loc>${canonicalUrl(page.path)}</loc>`).length).toBe(2);
  expect(robots()).toContain('Disallow: /api/');
  expect(robots()).toContain(`Sitemap: ${canonicalUrl('/sitemap.xml')}`);
  expect(new Set(publicPages.map((page) => page.title)).size).toBe(publicPages.length);
  expect(new Set(publicPages.map((page) => page.description)).size).toBe(publicPages.length);
});

const files = { css: [], styles: '.a{color:red}', scripts: ['/assets/library.js'] };
const manifest = { shell, screens: { 'our-library': files, 'library-comic': files } };

/** An API that has one comic, for pages that are rendered where there is no browser. */
function oneComic() {
  const comic = sampleLibraryComic({ title: 'Leaves & <Light>' });
  return async (address: string) => {
    if (address.startsWith('/api/user/comics?'))
      return Response.json({
        error: false,
        message: 'OK',
        comics: [comic],
        page: 1,
        totalPages: 1,
        total: 1,
      });
    if (address === '/api/library/choices')
      return Response.json({ error: false, message: 'OK', subjects: [], grades: [], countries: [] });
    if (address === `/api/library/${comic._id}`)
      return Response.json({
        error: false,
        message: 'OK',
        comic,
        pages: [],
        texts: [],
        questions: [],
        hardcoreQuestions: [],
        parts: [],
      });
    return Response.json(
      { error: true, code: 'comic-not-found', message: 'No such comic.' },
      { status: 404 },
    );
  };
}

test('a page of the library is HTML with its comics, and the browser takes it over without asking again', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const render = createPageRenderer(manifest, oneComic());
  const { html, found } = await render('/our-library?search=leaf', 'en');
  expect(found).toBe(true);
  const parsed = new DOMParser().parseFromString(html!, 'text/html');
  expect(parsed.title).toBe('Our library · Panelwise');
  expect(parsed.querySelector('main h2')?.textContent).toBe('Leaves & <Light>');
  expect(parsed.querySelector('#root')?.getAttribute('data-page')).toBe('/our-library?search=leaf');
  const client = createQueryClient();
  hydrate(client, JSON.parse(parsed.getElementById('page-state')!.textContent!));
  expect(
    client.getQueryData(libraryQuery(filterIn(new URLSearchParams('search=leaf'))).queryKey),
  ).toBeDefined();
  complaints.mockRestore();
});

test('a comic has the head that shared links show, and nothing in it can end the page early', async () => {
  const render = createPageRenderer(manifest, oneComic());
  const { html } = await render(`/our-library/${sampleLibraryComic()._id}`, 'en');
  const parsed = new DOMParser().parseFromString(html!, 'text/html');
  expect(parsed.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(
    'Leaves & <Light> · Panelwise',
  );
  expect(parsed.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    canonicalUrl(`/our-library/${sampleLibraryComic()._id}`),
  );
  expect(parsed.getElementById('page-state')!.textContent).not.toContain('<');
});

test('what is not there is told apart from what the browser shows by itself', async () => {
  const render = createPageRenderer(manifest, oneComic());
  expect(await render('/our-library/01a1ff4e-6892-7173-9e2e-5c9069df3cb4', 'en')).toEqual({ found: false });
  expect(await render('/no-such-page', 'en')).toEqual({ found: false });
  expect(await render('/my-comics', 'en')).toEqual({ found: true });
  expect(await render('/my-comics-details/7?x=1', 'en')).toEqual({ found: true });
});
