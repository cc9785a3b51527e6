/** Learns the weights of the judge of places: `node packages/studio/training/train-places.ts` writes them. */
import { writeFileSync } from 'node:fs';
import { wordOfFeature } from '../src/write/reading/place-judge/words-told.ts';
import { learnPlaces, lessonOf } from './learn-places.ts';
import { placedStories, toLearn } from './place-stories.ts';

/** What weighs less makes no difference. */
const least = { ofWord: 0.1, ofOther: 0.02 };

const named: Record<string, number> = {};
const words: Record<string, Record<string, number>> = {};
const learned = learnPlaces(toLearn(placedStories('learned')).map(lessonOf));
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
