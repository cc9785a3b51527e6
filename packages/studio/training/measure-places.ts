/**
 * Tells how the judge of places does on stories that it has not learned from: `node packages/studio/training/measure-places.ts`.
 * Those of `held-out` with the weights as they are; with `--turns` also those that it learns from, a fifth at a time, with
 * weights of the others (minutes).
 */

import { type PhrasePlaces, phrasePlaces } from '../src/write/reading/phrase-places.ts';
import { judgePlaces, type Least, sureEnough } from '../src/write/reading/place-judge/judge-places.ts';
import { learnedWeights } from '../src/write/reading/place-judge/learned-weights.ts';
import type { Weights } from '../src/write/reading/place-judge/weigh-places.ts';
import { learnPlaces, lessonOf } from './learn-places.ts';
import { alwaysLearned, isAsked, type PlacedStory, placedStories, worthOf } from './place-stories.ts';

type Read = { story: PlacedStory; phrases: PhrasePlaces; weights: Weights };

/** Phrases alone, and the judge at several thresholds. */
const thresholds: Least[] = [0.4, 0.5, 0.6].flatMap((told) =>
  [0.65, 0.75, 0.85].map((shown) => ({ told, shown, guessed: shown + 0.1 })),
);
const parts = 5;

function measure(read: readonly Read[], placesOf: (one: Read) => (string | undefined)[]): string {
  let [all, wrong, right, asked] = [0, 0, 0, 0];
  for (const one of read) {
    const places = placesOf(one);
    one.story.labels.forEach((labels, at) => {
      const worth = worthOf(places[at], labels);
      all++;
      if (worth === 'wrong') wrong++;
      if (worth === 'right') right++;
      if (worth === 'right' || isAsked(labels)) asked++;
    });
  }
  const share = (count: number, of: number) => `${count}/${of} = ${((100 * count) / of).toFixed(1)} %`;
  return `wrong ${share(wrong, all)}, right ${share(right, asked)}`;
}

function tell(name: string, read: readonly Read[]) {
  console.log(`${name}, phrases alone: ${measure(read, ({ phrases }) => phrases.places)}`);
  for (const least of [sureEnough, ...thresholds])
    console.log(
      `${name}, from ${least.told} where told, ${least.shown} where shown, ${least.guessed} else: ${measure(read, ({ story, phrases, weights }) => judgePlaces(story.sentences, phrases, weights, least))}`,
    );
}

const readWith = (weights: Weights) => (story: PlacedStory) => ({
  story,
  phrases: phrasePlaces(story.sentences),
  weights,
});
tell('held out', placedStories('held-out').map(readWith(learnedWeights)));
if (process.argv.includes('--turns')) {
  const stories = placedStories('learned');
  const lessons = stories.map(lessonOf);
  const always = alwaysLearned().map(lessonOf);
  tell(
    'learned in turns',
    Array.from({ length: parts }, (_, part) => {
      const others = lessons.filter((_, i) => i % parts !== part);
      const weights = Object.fromEntries(learnPlaces([...always, ...others]));
      return stories.filter((_, i) => i % parts === part).map(readWith(weights));
    }).flat(),
  );
}
