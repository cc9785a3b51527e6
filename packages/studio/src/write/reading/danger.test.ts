import { expect, test } from 'vitest';
import { findDanger } from './danger.ts';

test.each([
  'My father beats me when he is drunk.',
  "Lina's mother hit her with a shoe.",
  'At night he hits me.',
  'My uncle touches me where he should not.',
  'She locks me in the cellar.',
  'I am scared to go home.',
  'Her dad beats her at home.',
  'Sometimes I cut myself.',
  'He said he does not matter and wants to die.',
])('“%s” tells of a child in danger', (text) => {
  expect(findDanger(['A sentence before.', text], 'en')?.sentences).toEqual([1]);
});

test.each([
  'My dad beat me at chess.',
  'Mom beat us in the race to the gate.',
  'Grandpa beat me by two points.',
  'The giant laughed, and David hit him with a stone.',
  'He hit him on the forehead, and the giant fell.',
  'The coach hit the ball over the fence.',
  'Her father beats eggs for the cake.',
  'The soldiers beat the drum at dawn.',
  'Father hit the nail with a hammer.',
  'My sister hit me with a pillow, and then we laughed.',
  'The heart beats about 100,000 times a day.',
  'They beat us 3 to 1.',
])('“%s” does not', (text) => {
  expect(findDanger([text], 'en')).toBeUndefined();
});
