import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontBook, type FontBook, type FontId, fontFiles, fontIds } from './fonts.ts';

const require = createRequire(import.meta.url);
let book: Promise<FontBook> | undefined;

/** The font file as published (woff), for measuring and for embedding in a PDF. */
export async function readFontFile(id: FontId): Promise<Uint8Array> {
  const { package: name, file } = fontFiles[id];
  return readFile(require.resolve(`${name}/${file}`));
}

/** The font book with every lettering font. Read once per process. */
export function loadFontBook(): Promise<FontBook> {
  book ??= readFontBook();
  return book;
}

async function readFontBook(): Promise<FontBook> {
  const entries = await Promise.all(fontIds.map(async (id) => [id, await readFontFile(id)] as const));
  return createFontBook(Object.fromEntries(entries) as Record<FontId, Uint8Array>);
}
