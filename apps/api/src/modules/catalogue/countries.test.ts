import { expect, test } from 'vitest';
import { countries, guessCountry } from './countries.ts';

test('the list has the ISO countries once each, by name', () => {
  expect(countries.length).toBe(249 + 1 - 7); // ISO 3166-1 and Kosovo, without seven that have no schools
  const labels = countries.map((country) => country.label);
  expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
  for (const value of ['IN', 'US', 'DE', 'BR', 'ZA']) expect(countries.map((c) => c.value)).toContain(value);
  expect(labels).not.toContain('Antarctica');
});

test('the country offered first comes from the language', () => {
  expect(guessCountry('de-CH,de;q=0.9,en;q=0.8').value).toBe('CH');
  expect(guessCountry('en,zh-Hant-TW;q=0.5').value).toBe('TW');
  expect(guessCountry('en-ZZ').value).toBe('US');
  expect(guessCountry(undefined).value).toBe('US');
});
