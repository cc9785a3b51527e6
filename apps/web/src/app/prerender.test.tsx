import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { canonicalUrl, pageHtml, robots, sitemap } from '../build/page-html.ts';
import { publicPageAt, publicPages } from '../config/public-pages.ts';
import { useSession } from '../lib/session.ts';
import { renderPage } from './prerender.tsx';
import { layoutRoute, publicRoutes } from './public-routes.tsx';

const shell = `<!doctype html><html><head><title>x</title><meta name="description" content="x" />
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
    root.innerHTML = (await renderPage(path)).replace(/^(?:<link [^>]*\/>)*/, '');
    document.body.append(root);
    const heading = root.querySelector('main h1');
    expect(heading?.textContent).toBeTruthy();
    useSession.setState({ status: 'restoring', user: null, token: null });
    const router = await loadedRouter(path);
    const app = await act(async () => hydrateRoot(root, <RouterProvider router={router} />));
    expect(complaints.mock.calls).toEqual([]);
    expect(root.querySelector('main h1')).toBe(heading);
    expect(root.querySelector('header a[href="/login"]')).toBeNull();
    await act(async () => app.unmount());
    complaints.mockRestore();
  },
);

test('a page has a head of its own, its styles, and no script or style file that it waits for', async () => {
  const page = publicPageAt('/faq/')!;
  const html = pageHtml(shell, page, {
    content: '<link rel="preload" as="image" href="/img/a.webp"/><h1>Hi &amp; $&</h1>',
    css: ['/assets/a.css'],
    styles: '.a{color:red}',
    scripts: ['/assets/faq.js'],
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
  expect(parsed.querySelector('noscript')).toBeNull();
  expect(() => pageHtml('<html></html>', page, { content: '', css: [], styles: '', scripts: [] })).toThrow(
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
