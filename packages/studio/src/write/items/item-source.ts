import type { LanguageTexts } from '../../language/language-texts.ts';
import { shuffle } from '../random.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { plainWords } from '../text/words.ts';

/** What items are made from: a part's sentences, the whole story, the words to ask in, and seeded chance. */
export type ItemSource = {
  sentences: StorySentence[];
  story: Story;
  texts: LanguageTexts;
  random: () => number;
};

/** Characters of an explanation that quotes the story. */
export const explanationMax = 700;
/** Characters of an option. */
export const optionMax = 150;

/** "Wednesday." is no moment to ask about. */
const leastOptionWords = 3;

/** Whether a sentence can stand as an option: short, and no question or speech. */
export const fitsOption = (s: StorySentence) =>
  s.words >= leastOptionWords &&
  !/^\p{Ll}/u.test(s.text) &&
  s.text.length <= optionMax &&
  s.kind !== 'question' &&
  !s.text.includes('"');

const same = (a: string, b: string) => plainWords(a).join(' ') === plainWords(b).join(' ');

/** Keys up to so many letters may be any times as long as the other options, longer ones this many. */
const fairKey = { letters: 20, ratio: 1.5 };

/** Three options unlike the key and each other, nearest to its length first; undefined when there are fewer, or the key would give itself away. */
export function chooseDistractors(
  key: string,
  pool: string[],
  random: () => number,
  count = 3,
): string[] | undefined {
  const fit: string[] = [];
  for (const text of pool)
    if (!same(text, key) && !fit.some((other) => same(other, text)) && plainWords(text).length > 0)
      fit.push(text);
  const near = fit
    .map((text) => ({ text, distance: Math.abs(text.length - key.length) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count + 2)
    .map(({ text }) => text);
  if (near.length < count) return undefined;
  const chosen = shuffle(near, random).slice(0, count);
  const longest = Math.max(...chosen.map((text) => text.length));
  // A key much longer than every other option gives itself away.
  return key.length > fairKey.letters && key.length > longest * fairKey.ratio ? undefined : chosen;
}
