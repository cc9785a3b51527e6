import { findPlaces } from '../src/write/reading/places.ts';
import { learnPlaces, lessonOf } from './learn-places.ts';
import { alwaysLearned, placedStories } from './place-stories.ts';

const parts = 5;
/** As in `train-places.ts`. */
const heedOfTests = 9;

/**
 * The place of each sentence of the stories that are learned from, by a judge that has not learned from the story at hand: as
 * well and as badly known as in any other story. Minutes.
 */
export function placesInTurns(): (string | undefined)[][] {
  const stories = placedStories('learned');
  const lessons = stories.map(lessonOf);
  const always = Array.from({ length: heedOfTests }, alwaysLearned).flat().map(lessonOf);
  const places: (string | undefined)[][] = [];
  for (let part = 0; part < parts; part++) {
    const others = lessons.flatMap((lesson, i) =>
      i % parts === part ? [] : stories[i]!.isCareful ? [lesson, lesson] : [lesson],
    );
    const weights = Object.fromEntries(learnPlaces([...always, ...others]));
    stories.forEach(({ sentences }, i) => {
      if (i % parts !== part) return;
      places[i] = findPlaces(sentences, weights);
    });
  }
  return places;
}
