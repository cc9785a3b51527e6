/**
 * Tells how the judge of night and the rules alone do on stories that the judge has not learned from:
 * `node packages/studio/training/measure-nights.ts`. Those of `held-out` with the weights as they are, and those that it
 * learns from a quarter at a time, with weights of the others (minutes).
 */

import type { Light } from '../src/write/fixtures/labelled-stories.ts';
import {
  isSure,
  type LeastNight,
  likelyNights,
  sureNight,
} from '../src/write/stage/night-judge/judge-nights.ts';
import { type LitStory, learnNights, lessonOfNight, litStories } from './lit-stories.ts';

/** A sentence with its label and what is thought of it. */
type Judged = { light: Light; likely: number; isTold: boolean };

const parts = 4;
const thresholds: LeastNight[] = [0.5, 0.55, 0.6, 0.65].flatMap((told) =>
  [0.65, 0.7, 0.75].map((guessed) => ({ told, guessed })),
);

function figures(all: readonly Judged[], isShown: (one: Judged) => boolean): string {
  const shown = all.filter(isShown);
  const count = (among: readonly Judged[], light: Light) => among.filter((one) => one.light === light).length;
  return `found ${count(shown, 'night')} of ${count(all, 'night')}, wrong by day ${count(shown, 'day')} of ${shown.length} shown, by twilight ${count(shown, 'twilight')}, not told ${count(shown, undefined)}`;
}

function tell(name: string, all: readonly Judged[], others: readonly LeastNight[] = []) {
  console.log(`${name}, rules alone: ${figures(all, ({ isTold }) => isTold)}`);
  for (const least of [sureNight, ...others])
    console.log(
      `${name}, from ${least.told} where told, ${least.guessed} else: ${figures(all, (one) => isSure(one, least))}`,
    );
}

const judgedWith =
  (weights?: Record<string, number>) =>
  ({ sentences, lights }: LitStory): Judged[] =>
    likelyNights(sentences, weights).map((night, at) => ({ ...night, light: lights[at] }));

tell('held out', litStories('held-out').flatMap(judgedWith()));
const stories = litStories('learned');
const lessons = stories.map(lessonOfNight);
tell(
  'learned in turns',
  Array.from({ length: parts }, (_, part) => {
    const weights = Object.fromEntries(learnNights(lessons.filter((_, i) => i % parts !== part)));
    return stories.filter((_, i) => i % parts === part).flatMap(judgedWith(weights));
  }).flat(),
  thresholds,
);
