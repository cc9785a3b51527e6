/** Learns the weights of the judge of roofs: `node packages/studio/training/train-roofs.ts` writes them. */
import { writeFileSync } from 'node:fs';
import { learnRoofs, lessonOfRoofs, roofStories } from './roof-stories.ts';

/** What weighs less makes no difference. */
const least = 0.08;

const learned = learnRoofs(roofStories('learned').map(lessonOfRoofs));
const kept = [...learned]
  .filter(([, weight]) => Math.abs(weight) >= least)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, weight]) => [feature, Number(weight.toFixed(2))]);
writeFileSync(
  new URL('../src/write/stage/roof-judge/roof-weights.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
);
