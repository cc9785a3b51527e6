import { shuffle } from '../random.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { plainWords } from '../text/words.ts';

/** What items are made from: a part's sentences, the whole story, and seeded chance. */
export type ItemSource = { sentences: StorySentence[]; story: Story; random: () => number };

const same = (a: string, b: string) => plainWords(a).join(' ') === plainWords(b).join(' ');

/** Three options unlike the key and each other, nearest to its length first; undefined when there are fewer. */
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
  return near.length < count ? undefined : shuffle(near, random).slice(0, count);
}
