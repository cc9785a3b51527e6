import { describe, expect, it } from 'vitest';
import { hasWeight, standThing } from './stand-thing.ts';

const panel = { width: 600, height: 400, left: 16, right: 584, foot: 384 };

describe('standThing', () => {
  it('stands a thing on the ground, a good third of the panel high', () => {
    const spot = standThing(panel, [], []);
    expect(spot!.foot).toBe(384);
    expect(spot!.size).toBeGreaterThan(400 / 3);
  });

  it('keeps it off the words', () => {
    const words = [[0, 0, 600, 290]] as [number, number, number, number][];
    const spot = standThing(panel, words, []);
    expect(spot === undefined || spot.foot - spot.size >= 290).toBe(true);
    expect(standThing(panel, [[0, 0, 600, 370]], [])).toBeUndefined();
  });
});

it.each([
  ['house', true],
  ['sun', false],
  ['x-atom', false],
  ['x-angle-reflex', false],
  ['x-planet-blue', false],
  ['x-ten-rod', false],
  ['x-hundred-flat', true],
  ['x-particles-gas', true],
  ['no-such-icon', false],
  ['locomotive', true],
])('knows whether a thing has weight: %s', (icon, weight) => {
  expect(hasWeight({ icon })).toBe(weight);
});
