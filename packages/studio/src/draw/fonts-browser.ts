import balsamiq from '@fontsource/balsamiq-sans/files/balsamiq-sans-latin-700-normal.woff?url';
import balsamiqExt from '@fontsource/balsamiq-sans/files/balsamiq-sans-latin-ext-700-normal.woff?url';
import bangers from '@fontsource/bangers/files/bangers-latin-400-normal.woff?url';
import bangersExt from '@fontsource/bangers/files/bangers-latin-ext-400-normal.woff?url';
import bangersVietnamese from '@fontsource/bangers/files/bangers-vietnamese-400-normal.woff?url';
import comicNeue from '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff?url';
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff?url';
import fredokaExt from '@fontsource/fredoka/files/fredoka-latin-ext-600-normal.woff?url';
import jersey15 from '@fontsource/jersey-15/files/jersey-15-latin-400-normal.woff?url';
import jersey15Ext from '@fontsource/jersey-15/files/jersey-15-latin-ext-400-normal.woff?url';
import kalamDevanagari from '@fontsource/kalam/files/kalam-devanagari-700-normal.woff?url';
import kalam from '@fontsource/kalam/files/kalam-latin-700-normal.woff?url';
import kalamExt from '@fontsource/kalam/files/kalam-latin-ext-700-normal.woff?url';
import patrickHand from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff?url';
import patrickHandExt from '@fontsource/patrick-hand/files/patrick-hand-latin-ext-400-normal.woff?url';
import patrickHandVietnamese from '@fontsource/patrick-hand/files/patrick-hand-vietnamese-400-normal.woff?url';
import pressStart from '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff?url';
import pressStartExt from '@fontsource/press-start-2p/files/press-start-2p-latin-ext-400-normal.woff?url';
import {
  createFontBook,
  devanagariFont,
  type FontBook,
  type FontFileId,
  hasDevanagari,
  hasVietnamese,
  isOfFewTexts,
  vietnameseFonts,
} from './fonts.ts';
import type { Shaper } from './fonts-shaper.ts';

/** The files of `fontFiles`, spelled out because a bundler only follows imports that it can read. */
const urls: Record<FontFileId, string> = {
  balsamiq,
  bangers,
  'comic-neue': comicNeue,
  fredoka,
  'patrick-hand': patrickHand,
  kalam,
  'jersey-15': jersey15,
  'press-start-2p': pressStart,
  'balsamiq-ext': balsamiqExt,
  'bangers-ext': bangersExt,
  'fredoka-ext': fredokaExt,
  'patrick-hand-ext': patrickHandExt,
  'kalam-ext': kalamExt,
  'jersey-15-ext': jersey15Ext,
  'press-start-2p-ext': pressStartExt,
  'bangers-vietnamese': bangersVietnamese,
  'patrick-hand-vietnamese': patrickHandVietnamese,
  [devanagariFont]: kalamDevanagari,
};

const latinFonts = (Object.keys(urls) as FontFileId[]).filter((id) => !isOfFewTexts(id));

const files = new Map<FontFileId, Promise<Uint8Array>>();
const books = new Map<string, Promise<FontBook>>();

/**
 * The font book in a browser for a text, such as the words of a page: the same files as in Node, fetched once
 * from our own server. 220 kB, and where the text has Devanagari 0.5 MB more with its shaper, where it has Vietnamese letters 20 kB.
 */
export function loadFontBook(text = ''): Promise<FontBook> {
  const ids = [
    ...latinFonts,
    ...(hasVietnamese(text) ? vietnameseFonts : []),
    ...(hasDevanagari(text) ? [devanagariFont] : []),
  ];
  return once(books, ids.join(' '), () => fetchFontBook(ids));
}

async function fetchFontBook(ids: readonly FontFileId[]): Promise<FontBook> {
  const entries = await Promise.all(ids.map(async (id) => [id, await fetchFont(id)] as const));
  const sources = { files: Object.fromEntries(entries) as Partial<Record<FontFileId, Uint8Array>> };
  if (!ids.includes(devanagariFont)) return createFontBook(sources);
  const shaper = await loadWhereAllowed(sources.files[devanagariFont]!);
  return createFontBook(shaper ? { ...sources, shapers: { [devanagariFont]: shaper } } : sources);
}

/** The shaper; undefined where the browser may not run WebAssembly. The font parser shapes Hindi as well. */
async function loadWhereAllowed(woff: Uint8Array): Promise<Shaper | undefined> {
  try {
    const { loadShaper } = await import('./fonts-shaper.ts');
    return await loadShaper(woff);
  } catch {
    return undefined;
  }
}

function fetchFont(id: FontFileId): Promise<Uint8Array> {
  return once(files, id, async () => {
    const answer = await fetch(urls[id]);
    if (!answer.ok) throw new Error(`Font ${id} could not be loaded: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  });
}

/** Keeps what was loaded; a failure is not kept, so that it can be tried again. */
function once<K, V>(kept: Map<K, Promise<V>>, key: K, load: () => Promise<V>): Promise<V> {
  const known = kept.get(key);
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}
