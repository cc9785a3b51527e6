import { brand } from '../config/brand.ts';
import type { PublicPage } from '../config/public-pages.ts';

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

/** The address of a page for the outside world. */
export const canonicalUrl = (path: string) => `${brand.origin}${path}`;

/**
 * The finished HTML of a public page: the app's shell with the page's own head, the files it needs for its first
 * paint, and its content. `css` and `scripts` are addresses, `styles` is the text of all that CSS,
 * `content` is trusted HTML.
 */
export function pageHtml(
  shell: string,
  page: PublicPage,
  parts: { content: string; css: string[]; styles: string; scripts: string[] },
): string {
  const title = `${page.title} · ${brand.name}`;
  const url = canonicalUrl(page.path);
  // React begins with what it wants loaded early; that belongs in the head.
  const hints = /^(?:<link [^>]*\/>)*/.exec(parts.content)![0];
  const head = [
    `<link rel="canonical" href="${url}" />`,
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:image', canonicalUrl('/img/share.jpg')),
    meta('twitter:card', 'summary_large_image'),
    `<style>${parts.styles}</style>`,
    // Never loaded: they tell the module loader that this CSS is here, or it would add it again behind the rest.
    ...parts.css.map((href) => `<link rel="stylesheet" href="${href}" disabled />`),
    ...parts.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    hints,
  ];
  let html = fill(shell, /<title>.*?<\/title>/s, `<title>${escapeHtml(title)}</title>`);
  html = fill(html, /<meta name="description"[^>]*>/s, meta('description', page.description));
  html = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
  html = fill(html, /<noscript>.*?<\/noscript>\s*/s, '');
  html = fill(html, /\s*<\/head>/, `\n    ${head.filter(Boolean).join('\n    ')}\n  </head>`);
  return fill(
    html,
    /<div id="root"><\/div>/,
    `<div id="root" data-page="${page.path}">${parts.content.slice(hints.length)}</div>`,
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
