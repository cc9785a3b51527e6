/** Learns the weights of the judge of who is in a picture: `node packages/studio/training/train-who.ts` writes them. */
import { writeFileSync } from 'node:fs';
import { learnWho } from './learn-who.ts';
import { whoStories } from './who-stories.ts';

/** What weighs less makes no difference. */
const least = 0.03;

const learned = learnWho(whoStories('learned'));
const kept = (weights: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(weights)
      .filter(([, weight]) => Math.abs(weight) >= least)
      .map(([name, weight]) => [name, Number(weight.toFixed(2))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
writeFileSync(
  new URL('../src/write/reading/who-judge/who-weights.json', import.meta.url),
  `${JSON.stringify({ may: kept(learned.may), must: kept(learned.must) }, null, 2)}\n`,
);
