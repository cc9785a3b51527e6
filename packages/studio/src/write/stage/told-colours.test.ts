import { expect, it } from 'vitest';
import { isOfOtherColour } from './told-colours.ts';

it.each([
  ['egg', 'eggs', 'Mother emu laid eight big dark green eggs in a nest.'],
  ['egg', 'eggs', 'Under the stones lay hundreds of pink eggs.'],
  ['x-glass', 'glass', 'Kuba put vinegar into the glass and it turned pink.'],
  ['droplet', 'water', 'When the bubbles stopped, the water was nearly purple again.'],
  ['red-apple', 'apple', 'She drew a blue apple.'],
  ['banana', 'banana', 'The banana was purple.'],
  ['x-plain-cloth', 'cloths', 'Red cloths hung from the doors.'],
])('%s is not what is meant by "%s" in "%s"', (icon, noun, text) => {
  expect(isOfOtherColour(icon, noun, text)).toBe(true);
});

it.each([
  ['egg', 'egg', 'The hen laid a brown egg.'],
  ['red-apple', 'apple', 'She took a red apple out of the green bag.'],
  ['banana', 'banana', 'The yellow banana lay on a blue plate.'],
  ['x-glass', 'glass', 'He filled the glass with water.'],
  ['droplet', 'water', 'The blue water was cold.'],
  ['evergreen-tree', 'tree', 'The tall green tree stood by the black gate.'],
  ['red-apple', 'apple', 'An apple lay beside a purple flower.'],
])('%s shows "%s" in "%s"', (icon, noun, text) => {
  expect(isOfOtherColour(icon, noun, text)).toBe(false);
});
