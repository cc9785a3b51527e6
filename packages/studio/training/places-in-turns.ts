import { findPlaces } from '../src/write/reading/places.ts';
import { learnPlaces, lessonOf } from './learn-places.ts';
import { placedStories, toLearn } from './place-stories.ts';

const parts = 5;

/**
 * The place of each sentence of the stories that are learned from, by a judge that has not learned from the story at hand: as
 * well and as badly known as in any other story. Minutes.
 */
export function placesInTurns(): (string | undefined)[][] {
  const stories = placedStories('learned');
  const places: (string | undefined)[][] = [];
  for (let part = 0; part < parts; part++) {
    const others = toLearn(stories.filter((_, i) => i % parts !== part));
    const weights = Object.fromEntries(learnPlaces(others.map(lessonOf)));
    stories.forEach(({ sentences }, i) => {
      if (i % parts !== part) return;
      places[i] = findPlaces(sentences, weights);
    });
  }
  return places;
}
