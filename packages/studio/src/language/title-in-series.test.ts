import { expect, it } from 'vitest';
import { languages } from './language.ts';
import { titleInSeries } from './title-in-series.ts';

const comic = { title: 'Rain', partNumber: 2, series: { parts: [1, 2] } };

it('says the part of a comic in its language, and none where there is one', () => {
  expect(languages.map((language) => titleInSeries(comic, language))).toEqual([
    'Rain, part 2',
    'Rain, भाग 2',
    'Rain, parte 2',
    'Rain, partie 2',
    'Rain, Teil 2',
  ]);
  expect(titleInSeries({ ...comic, series: { parts: [1] } }, 'de')).toBe('Rain');
});
