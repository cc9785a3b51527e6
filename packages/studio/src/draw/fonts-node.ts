import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  createFontBook,
  devanagariFont,
  type FontBook,
  type FontFileId,
  fontFileIds,
  fontFiles,
} from './fonts.ts';
import { loadShaper } from './fonts-shaper.ts';

const require = createRequire(import.meta.url);
let book: Promise<FontBook> | undefined;

/** The font book with every lettering font. Read once per process. */
export function loadFontBook(): Promise<FontBook> {
  book ??= readFontBook();
  return book;
}

/** A font book from the files as published, apart from the one that the process keeps. */
export async function readFontBook(): Promise<FontBook> {
  const entries = await Promise.all(fontFileIds.map(async (id) => [id, await readFontFile(id)] as const));
  const files = Object.fromEntries(entries);
  return createFontBook({ files, shapers: { [devanagariFont]: await loadShaper(files[devanagariFont]!) } });
}

async function readFontFile(id: FontFileId): Promise<Uint8Array> {
  const { package: name, file } = fontFiles[id];
  return readFile(require.resolve(`${name}/${file}`));
}
