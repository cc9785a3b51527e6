import { expect, it } from 'vitest';
import { phrasePlaces } from './phrase-places.ts';
import { judgePlaces } from './place-judge/judge-places.ts';
import { findPlaces } from './places.ts';

/** Nobody names the pool, only its things do. */
const lesson = [
  'Valentina tore off her goggles.',
  'She had swum four lengths without a stop.',
  'The coach looked at his stopwatch.',
  '"Your best backstroke so far!" he called.',
  'Ana held out a towel.',
  'Valentina climbed onto the diving board.',
  'The splash was the loudest of the day.',
  'The lifeguard clapped.',
];

it('sees a place that no phrase names by the things that are seen in it', () => {
  expect(phrasePlaces(lesson).places).not.toContain('pool');
  expect(findPlaces(lesson)).toContain('pool');
});

it('shows nothing where it is less sure than it must be', () => {
  const told = phrasePlaces(lesson);
  expect(judgePlaces(lesson, told, {}, { told: 1.01, shown: 1.01, guessed: 1.01 })).toEqual(
    lesson.map(() => undefined),
  );
});

it('leaves a text of a few sentences to its phrases, and an empty one alone', () => {
  const short = lesson.slice(0, 3);
  expect(findPlaces(short)).toEqual(phrasePlaces(short).places);
  expect(findPlaces([])).toEqual([]);
});

it('reads the same story the same way', () => {
  expect(findPlaces(lesson)).toEqual(findPlaces([...lesson]));
});
