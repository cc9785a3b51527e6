import { phrasePlaces } from '../src/write/reading/phrase-places.ts';
import { evidenceOf } from '../src/write/reading/place-judge/place-evidence.ts';
import { sceneOf } from '../src/write/stage/scenes-by-place.ts';
import { onceFor } from '../src/write/story/once-for.ts';
import { type Heed, type Lesson, learnWeights, lessonFrom } from './learn-weights.ts';
import { type PlacedStory, worthOf } from './place-stories.ts';

const heed: Heed = {
  smallness: { ofWord: 3, ofTellingWord: 2, ofOther: 2 },
  leastStories: { ofWord: 3, ofOther: 1 },
  leastOfWord: 0.4,
};

/** A place that no scene shows is as good as none. */
function allowed(places: readonly string[], labels: readonly string[]): boolean[] {
  const right = places.map((place) => worthOf(place, labels) === 'right');
  const isUnseen = labels.includes('else') || !right.includes(true);
  return [
    ...places.map((place, i) => right[i]! || (isUnseen && sceneOf(place) === undefined)),
    isUnseen || labels.includes('none'),
  ];
}

/** What a story teaches, read once however often it is learned. */
export const lessonOf = onceFor(({ sentences, labels }: PlacedStory): Lesson => {
  const evidence = evidenceOf(sentences, phrasePlaces(sentences));
  return lessonFrom(
    evidence,
    labels.map((each) => allowed(evidence.places, each)),
  );
});

/** The weights by which the places that a reader allows are as likely as can be. */
export const learnPlaces = (lessons: readonly Lesson[]): Map<string, number> => learnWeights(lessons, heed);
