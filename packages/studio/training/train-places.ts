/** Learns the weights of the judge of places: `node packages/studio/training/train-places.ts` writes them. */
import { writeFileSync } from 'node:fs';
import { wordOfFeature } from '../src/write/reading/place-judge/words-told.ts';
import { learnPlaces, lessonOf } from './learn-places.ts';
import { alwaysLearned, placedStories } from './place-stories.ts';

/** What weighs less makes no difference. */
const least = { ofWord: 0.1, ofOther: 0.02 };

/** What the tests of the house hold is learned so many times over; what was read with the most care, twice. */
const heedOfTests = 9;

const named: Record<string, number> = {};
const words: Record<string, Record<string, number>> = {};
const stories = placedStories('learned');
const lessons = [
  ...stories,
  ...stories.filter(({ isCareful }) => isCareful),
  ...Array.from({ length: heedOfTests }, alwaysLearned).flat(),
].map(lessonOf);
const learned = learnPlaces(lessons);
for (const [feature, weight] of [...learned].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const ofWord = wordOfFeature(feature);
  if (!ofWord && Math.abs(weight) >= least.ofOther) named[feature] = Number(weight.toFixed(2));
  if (!ofWord || Math.abs(weight) < least.ofWord) continue;
  const [scene, word] = ofWord;
  words[word] = { ...words[word], [scene]: Number(weight.toFixed(1)) };
}
const keep = (name: string, table: object) =>
  writeFileSync(
    new URL(`../src/write/reading/place-judge/${name}.json`, import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  );
keep('place-weights', named);
keep('place-words', Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1))));
