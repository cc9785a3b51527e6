import { expect, it } from 'vitest';
import { countryIn, landOf } from './lands-of-countries.ts';

it.each([
  ['Kenya', 'savanna'],
  ['KE', 'savanna'],
  ['Bangladesh', 'tropical'],
  ['Iceland', 'treeless'],
  ['Nepal', 'alpine'],
  ['Egypt', 'arid'],
  ['United States', 'temperate'],
  ['', 'temperate'],
  ['Atlantis', 'temperate'],
])('knows what open country looks like in %s', (country, land) => {
  expect(landOf(country)).toBe(land);
});

it.each([
  ['A view beside a river in Bangladesh.', 'Bangladesh'],
  ['Mia (a girl from far away in Kenya) waves, beside a river.', undefined],
  ['A view beside a river in the United States.', 'United States'],
  ['A view in a small house.', undefined],
  ['My class went to Iceland.', 'Iceland'],
  ['They climbed Mount Kenya.', undefined],
])('reads the country of a scene: %s', (scene, country) => {
  expect(countryIn(scene)).toBe(country);
});
