import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle, styleSlugs } from '../styles.ts';
import { unletteredWords } from './unlettered-words.ts';

const fonts = await loadFontBook();

it.each([
  ['Скажи „Привет“, Leo!', ['Скажи', 'Привет']],
  ['مرحبا everybody', ['مرحبا']],
  ['光合作用, 光合作用', ['光合作用']],
  ['ไทย and עברית', ['ไทย', 'עברית']],
])('names the words of "%s" that no font has, and they are missing in every style', (text, words) => {
  expect(unletteredWords(text)).toEqual(words);
  for (const slug of styleSlugs)
    for (const word of words) expect(fonts.missing(getStyle(slug).font, word)).not.toEqual([]);
});

it.each(['Łódź, ¿qué? CO₂ → ½ 🎉', 'हिन्दी ०१२', 'π ≈ 3.14, Δ', '', '… — ?'])(
  'finds nothing wrong with "%s"',
  (text) => expect(unletteredWords(text)).toEqual([]),
);
