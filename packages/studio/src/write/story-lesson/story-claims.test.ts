import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { claimsOf } from './story-claims.ts';

const claimsIn = (story: string, ofNumbers = true) =>
  claimsOf(analyseStory({ story, concept: 'a test' }), ofNumbers);

it('finds another number of the same unit or thing', () => {
  const claims = claimsIn('Ada has 15 m of rope. She ties 3 knots. The rope cost $8.');
  expect(claims.contradicts('With 20 metres of rope you reach the tree.')).toBe(true);
  expect(claims.contradicts('With 15 metres of rope you reach the tree.')).toBe(false);
  expect(claims.contradicts('Tie five knots.')).toBe(true);
  expect(claims.contradicts('It costs $9.')).toBe(true);
  expect(claims.contradicts('Cut it into two pieces.')).toBe(false);
});

it('compares measures of another thing only where the lesson is about numbers', () => {
  const story = 'Ada has 15 m of rope.';
  expect(claimsIn(story, true).contradicts('A tree is 30 m tall.')).toBe(true);
  expect(claimsIn(story, false).contradicts('A tree is 30 m tall.')).toBe(false);
  expect(claimsIn(story, false).contradicts('Take 30 m of rope.')).toBe(true);
});

it('finds a thing in another state', () => {
  const claims = claimsIn('By noon the basket is empty.');
  expect(claims.contradicts('In the evening the basket is still full.')).toBe(true);
  expect(claims.contradicts('The basket is made of straw.')).toBe(false);
});

it('knows what the story says by itself, and where', () => {
  const claims = claimsIn('Ada sits at the pump. A valve is a door that opens one way.');
  expect(claims.saidIn('A valve is a gate for water.')).toBe(1);
  expect(claims.saidIn('A pump moves water.')).toBeUndefined();
});
