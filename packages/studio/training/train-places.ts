/** Learns the weights of the judge of places: `node packages/studio/training/train-places.ts` writes them. */
import { writeFileSync } from 'node:fs';
import { learnPlaces, lessonOf, namedWeights, smallness } from './learn-places.ts';
import { alwaysLearned, placedStories } from './place-stories.ts';

/** What weighs less makes no difference. */
const least = 0.02;

const lessons = [...alwaysLearned(), ...placedStories('stories')].map(lessonOf);
const weights = namedWeights(learnPlaces(lessons, smallness))
  .filter(([, weight]) => Math.abs(weight) >= least)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, weight]) => [feature, Number(weight.toFixed(2))]);
writeFileSync(
  new URL('../src/write/reading/place-judge/place-weights.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`,
);
