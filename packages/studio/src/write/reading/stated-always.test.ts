import { expect, it } from 'vitest';
import { findPlaces } from './places.ts';

it('moves nobody by what is always so', () => {
  const places = findPlaces([
    'Mei sat in the kitchen and sent a photo.',
    '"How does it get there?" she asked.',
    'The packets travel through cables under the sea.',
    '"So they do not take the same way?" she asked.',
    'Mei put the phone on the table.',
  ]);
  expect(places[0]).toBe('kitchen');
  expect(places).not.toContain('underwater');
  expect(places).not.toContain('sea');
});

it('moves who goes somewhere, and leaves a text of rules where its rules are', () => {
  expect(findPlaces(['Mei sat in the kitchen.', 'She ran to the beach.'])[1]).toBe('beach');
  expect(findPlaces(['Frogs lay eggs in the pond.', 'Herons stand in the lake.'])[1]).toBe('lake');
});

it('lets pupils be in the school yard at recess', () => {
  expect(findPlaces(['A new girl came to our class.', 'At recess she stood alone by the fence.'])[1]).toBe(
    'school-yard',
  );
  expect(findPlaces(['Our class voted.', 'Lucy promised longer recess.'])[1]).not.toBe('school-yard');
});
