import balsamiq from '@fontsource/balsamiq-sans/files/balsamiq-sans-latin-700-normal.woff?url';
import balsamiqExt from '@fontsource/balsamiq-sans/files/balsamiq-sans-latin-ext-700-normal.woff?url';
import bangers from '@fontsource/bangers/files/bangers-latin-400-normal.woff?url';
import bangersExt from '@fontsource/bangers/files/bangers-latin-ext-400-normal.woff?url';
import comicNeue from '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff?url';
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff?url';
import fredokaExt from '@fontsource/fredoka/files/fredoka-latin-ext-600-normal.woff?url';
import jersey15 from '@fontsource/jersey-15/files/jersey-15-latin-400-normal.woff?url';
import jersey15Ext from '@fontsource/jersey-15/files/jersey-15-latin-ext-400-normal.woff?url';
import kalam from '@fontsource/kalam/files/kalam-latin-700-normal.woff?url';
import kalamExt from '@fontsource/kalam/files/kalam-latin-ext-700-normal.woff?url';
import patrickHand from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff?url';
import patrickHandExt from '@fontsource/patrick-hand/files/patrick-hand-latin-ext-400-normal.woff?url';
import pressStart from '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff?url';
import pressStartExt from '@fontsource/press-start-2p/files/press-start-2p-latin-ext-400-normal.woff?url';
import { createFontBook, type FontBook, type FontId } from './fonts.ts';

/** The files of `fontFiles`, spelled out because a bundler only follows imports that it can read. */
const urls: Record<FontId, string> = {
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
};

let book: Promise<FontBook> | undefined;

/** The font book in a browser: the same files as in Node (220 kB), fetched once from our own server. */
export function loadFontBook(): Promise<FontBook> {
  book ??= fetchFontBook();
  book.catch(() => {
    book = undefined;
  });
  return book;
}

async function fetchFontBook(): Promise<FontBook> {
  const entries = await Promise.all(
    Object.entries(urls).map(async ([id, url]) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`Font ${id} could not be loaded: ${answer.status}`);
      return [id, new Uint8Array(await answer.arrayBuffer())] as const;
    }),
  );
  return createFontBook(Object.fromEntries(entries) as Record<FontId, Uint8Array>);
}
