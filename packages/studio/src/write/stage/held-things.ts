import { isDark } from '../reading/reading.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';

/** What the whole story is about stays in sight for so many sentences. */
const staysFor = 8;

/**
 * Whether the thing that the concept names is still at hand in a sentence that names no other: it was named a few sentences
 * before in the same place. A magnet lies on the table while people talk about what it did.
 * @param isAt whether a sentence names it
 * @param within how many sentences ago that may be
 */
export function isStillAtHand(
  sentence: StorySentence,
  { sentences }: Pick<Story, 'sentences'>,
  isAt: (sentence: StorySentence) => boolean,
  within = staysFor,
): boolean {
  if (isDark(sentence.mood)) return false;
  for (let back = 1; back <= within; back++) {
    const before = sentences[sentence.index - back];
    if (!before || before.mood === 'grave' || isElsewhere(before, sentence)) return false;
    if (isAt(before)) return true;
  }
  return false;
}

const isElsewhere = (before: StorySentence, { place }: StorySentence) =>
  before.place !== place && before.place !== undefined && place !== undefined;
