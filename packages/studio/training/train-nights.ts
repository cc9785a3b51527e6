/** Learns the weights of the judge of night: `node packages/studio/training/train-nights.ts` writes them. */
import { writeFileSync } from 'node:fs';
import { learnNights, lessonOfNight, litStories } from './lit-stories.ts';

/** What weighs less makes no difference. */
const least = 0.05;

const learned = learnNights(litStories('learned').map(lessonOfNight));
const kept = [...learned]
  .filter(([, weight]) => Math.abs(weight) >= least)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, weight]) => [feature, Number(weight.toFixed(2))]);
writeFileSync(
  new URL('../src/write/stage/night-judge/night-weights.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
);
