/**
 * Tells how the judge of roofs does where no place is known, on stories that it has not learned from:
 * `node packages/studio/training/measure-roofs.ts`. Those of `held-out` with the weights as they are, and those that it learns
 * from a quarter at a time, with weights of the others (a quarter of an hour of a slow processor).
 */
import { likelyRoofs, sureRoof } from '../src/write/stage/roof-judge/judge-roofs.ts';
import { roofOver } from '../src/write/stage/roof-judge/roofs.ts';
import { learnRoofs, lessonOfRoofs, type RoofStory, roofStories } from './roof-stories.ts';

type Judged = { labels: readonly string[]; outdoors: number; indoors: number };

const parts = 4;

/** Only sentences whose place the studio does not know. */
const judgedWith =
  (weights?: Record<string, number>) =>
  ({ sentences, labels }: RoofStory): Judged[] =>
    likelyRoofs(sentences, weights).flatMap((likely, at) =>
      roofOver(sentences[at]!.place) === undefined ? [{ ...likely, labels: labels[at]! }] : [],
    );

function tell(name: string, all: readonly Judged[]) {
  for (const roof of ['outdoors', 'indoors'] as const)
    for (const least of [...new Set([sureRoof[roof], 0.7, 0.75, 0.8, 0.85, 0.9, 0.95])]) {
      const shown = all.filter((one) => one[roof] >= least);
      const right = shown.filter(({ labels }) => labels.includes(roof)).length;
      const open = shown.filter(({ labels }) => labels.length === 0).length;
      const nowhere = shown.filter(
        ({ labels }) => labels.length > 0 && labels.every((one) => one === 'none'),
      ).length;
      const asked = all.filter(({ labels }) => labels.includes(roof)).length;
      console.log(
        `${name}, ${roof} from ${least}: ${shown.length} shown of ${all.length} without a place, right ${right} of ${asked}, unlabelled ${open}, nowhere ${nowhere}, wrong ${shown.length - right - open - nowhere}`,
      );
    }
}

tell('held out', roofStories('held-out').flatMap(judgedWith()));
const stories = roofStories('learned');
const lessons = stories.map(lessonOfRoofs);
tell(
  'learned in turns',
  Array.from({ length: parts }, (_, part) => {
    const weights = Object.fromEntries(learnRoofs(lessons.filter((_, i) => i % parts !== part)));
    return stories.filter((_, i) => i % parts === part).flatMap(judgedWith(weights));
  }).flat(),
);
