import { expect, it } from 'vitest';
import { fittingPlaces } from './place-fits.ts';

it('lets a story of those who sit before a house play in no room of it, unless somebody goes in', () => {
  const before = "Emma and Linh are sitting on plastic stools outside Linh's house.";
  expect(fittingPlaces(before)).toHaveProperty('home', undefined);
  expect(fittingPlaces(`${before} Grandma cooks in the kitchen.`)).not.toHaveProperty('home');
  expect(fittingPlaces('They were standing in the kitchen.')).not.toHaveProperty('home');
});
