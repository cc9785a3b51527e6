/**
 * Tells how far it is right who is in the picture of each sentence of labelled stories, by rules alone and with the judge:
 * `node packages/studio/training/measure-who.ts`. Of learned stories by four parts, each judged by what the others taught.
 */
import {
  type Likely,
  likelyIn,
  sureEnough,
  type WhoWeights,
} from '../src/write/reading/who-judge/judge-who.ts';
import { learnWho } from './learn-who.ts';
import { type WhoStory, whoStories } from './who-stories.ts';

type Count = { must: number; may: number; wrong: number; unknown: number; missing: number };

const parts = 4;

function count(stories: readonly { told: WhoStory; weights?: WhoWeights }[], least?: Likely): Count {
  const sum: Count = { must: 0, may: 0, wrong: 0, unknown: 0, missing: 0 };
  for (const { told, weights } of stories) {
    const { beings, likely } = likelyIn(told.story, weights);
    told.story.people.forEach(({ people }, at) => {
      beings.forEach((being, i) => {
        const place = told.place(at, being);
        const { may, must } = likely[at]![i]!;
        const isShown =
          people.includes(being.name) || (least !== undefined && may >= least.may && must >= least.must);
        if (isShown) sum[place ?? 'unknown']++;
        else if (place === 'must') sum.missing++;
      });
    });
  }
  return sum;
}

const tell = (name: string, { must, may, wrong, unknown, missing }: Count) =>
  console.log(
    `${name}: ${must} who must, ${may} who may, ${wrong} wrong, ${unknown} unlabelled; ${missing} of ${must + missing} who must are missing`,
  );

const learned = whoStories('learned');
const crossed = Array.from({ length: parts }, (_, part) => {
  const weights = learnWho(learned.filter((__, i) => i % parts !== part));
  return learned.filter((__, i) => i % parts === part).map((told) => ({ told, weights }));
}).flat();
const heldOut = whoStories('held-out').map((told) => ({ told }));
for (const [name, stories] of [
  ['learned, crosswise', crossed],
  ['held out', heldOut],
] as const) {
  console.log(`${name}: ${stories.length} stories`);
  tell('  by rules', count(stories));
  for (const least of [
    sureEnough,
    { may: 0.7, must: 0.4 },
    { may: 0.8, must: 0.5 },
    { may: 0.85, must: 0.5 },
    { may: 0.9, must: 0.6 },
  ])
    tell(`  with the judge from ${least.may} and ${least.must}`, count(stories, least));
}
