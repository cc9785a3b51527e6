import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { createFontBook, fontFileIds, fontFiles, isOfFewTexts } from './fonts.ts';
import { loadFontBook } from './fonts-node.ts';

const words = 'Bà Sáu ở Cần Thơ, Tết, Tuấn Nguyễn, ĐƯỜNG ẨM THỰC, quyển vở, kỹ sư';
const { resolve } = createRequire(import.meta.url);

it.each(fontFileIds.filter((id) => !id.endsWith('-ext') && !isOfFewTexts(id)))(
  'no Vietnamese letter is missing in what is lettered in %s',
  async (id) => {
    const fonts = await loadFontBook();
    expect(fonts.missing(id, words)).toEqual([]);
    expect(fonts.printable(id, words)).toBe(words);
  },
);

it('a book without the fonts of few texts tells what it cannot print', async () => {
  const files = await Promise.all(
    fontFileIds
      .filter((id) => !isOfFewTexts(id))
      .map(async (id) => [id, await readFile(resolve(`${fontFiles[id].package}/${fontFiles[id].file}`))]),
  );
  const fonts = createFontBook({ files: Object.fromEntries(files) });
  expect(fonts.missing('fredoka', 'Tết 100')).toEqual(['ế']);
});
