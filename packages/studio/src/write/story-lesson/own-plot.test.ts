import { expect, it } from 'vitest';
import { stemsOf } from '../text/stems.ts';
import { isPlotFree, standsAlone } from './own-plot.ts';

const known = new Set(stemsOf('a magnet pulls on iron and steel'));

it.each([
  'My paper clips are jumping off the desk!',
  'Look at this one!',
  'Leo says that he has won.',
  'Grandma had one, too.',
  'The parrot sits on the wardrobe.',
  'Yesterday it was too low.',
])('needs a plot of its own: %s', (line) => {
  expect(isPlotFree(line, known)).toBe(false);
});

it.each([
  '*Magnets* pull on iron, and so does the magnet of a door.',
  'What is a magnet?',
  'Rosa Parks stayed in her seat.',
])('can be said in any story: %s', (line) => {
  expect(isPlotFree(line, known)).toBe(true);
});

it('tells a line that goes on from another one', () => {
  expect(standsAlone('That is why iron moves.', known)).toBe(false);
  expect(standsAlone('Iron moves.', known)).toBe(true);
});
