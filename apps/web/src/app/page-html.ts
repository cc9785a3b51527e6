import type { Language } from '@panelwise/contracts/domain/languages';
import { brand } from '../config/brand.ts';
import { pageStateId } from '../lib/page-state.ts';

/** What search results and shared links show of a page. `path` and `image` are addresses on this site. */
export type PageHead = { title: string; description: string; path: string; image?: string | undefined };

/** What a screen needs for its first paint: addresses of its CSS and code, and the text of all that CSS. */
export type ScreenFiles = { css: string[]; styles: string; scripts: string[] };

/**
 * What was rendered. `address` and `language` are those it was rendered for, `content` trusted HTML, `state` the answers of the
 * API that it shows, as JSON.
 */
export type Rendered = { address: string; language: Language; content: string; state?: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);
const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** Replaces exactly one place of the shell. @throws Error when the shell has no such place */
function fill(html: string, place: RegExp, content: string): string {
  if (!place.test(html)) throw new Error(`index.html has nothing like ${place}`);
  return html.replace(place, () => content);
}

const moduleScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;

/** The address of a page for the outside world. */
export const canonicalUrl = (path: string) => `${brand.origin}${path}`;

/** The finished HTML of a public page: the app's shell with the page's own head, its styles, and its content. */
export function pageHtml(shell: string, page: PageHead, files: ScreenFiles, rendered: Rendered): string {
  const title = `${page.title} · ${brand.name}`;
  const url = canonicalUrl(page.path);
  // React begins with what it wants loaded early; that belongs in the head.
  const hints = /^(?:<link [^>]*\/>)*/.exec(rendered.content)![0];
  const head = [
    `<link rel="canonical" href="${url}" />`,
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:image', new URL(page.image ?? '/img/share.jpg', brand.origin).href),
    meta('twitter:card', 'summary_large_image'),
    `<style>${files.styles}</style>`,
    // Never loaded: they tell the module loader that this CSS is here, or it would add it again behind the rest.
    ...files.css.map((href) => `<link rel="stylesheet" href="${href}" disabled />`),
    hints,
  ];
  let html = fill(shell, /<title>.*?<\/title>/s, `<title>${escapeHtml(title)}</title>`);
  html = fill(html, /<html lang="en"/, `<html lang="${rendered.language}"`);
  html = fill(html, /<meta name="description"[^>]*>/s, meta('description', page.description));
  html = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
  html = fill(html, /<noscript>.*?<\/noscript>\s*/s, '');
  html = fill(html, /\s*<\/head>/, `\n    ${head.filter(Boolean).join('\n    ')}\n  </head>`);
  // What is here to be read comes before the code that makes it move: index.html asks for that by itself.
  const entries = [...html.matchAll(moduleScript)].map(([, src]) => src!);
  html = html.replace(moduleScript, '').replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
  const scripts = [...entries, ...files.scripts].join(' ');
  const state = rendered.state
    ? `\n    <script type="application/json" id="${pageStateId}">${rendered.state.replaceAll('<', '\\u003c')}</script>`
    : '';
  return fill(
    html,
    /<div id="root"><\/div>/,
    `<div id="root" data-page="${escapeHtml(rendered.address)}" data-language="${rendered.language}" data-scripts="${scripts}">${rendered.content.slice(hints.length)}</div>${state}`,
  );
}

/** The list of pages for search engines. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((path) => `  <url><loc>${escapeHtml(canonicalUrl(path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What search engines may read: everything but the API and what the app makes for one person. */
export function robots(): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${canonicalUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
