import { keptOfChild, promisesToChildren } from '@panelwise/contracts/domain/consent-texts';
import { languages } from '@panelwise/contracts/domain/languages';
import { getCountries } from '@panelwise/contracts/http/catalogue';
import { afterEach, expect, test } from 'vitest';
import { startLanguage } from '../../lib/language.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AddChild } from './components/add-child.tsx';

afterEach(() => startLanguage('en'));

const points = [...keptOfChild, ...promisesToChildren];

test.each(languages)(
  'a parent who reads %s is told in it what is kept of a child and promised',
  async (language) => {
    await startLanguage(language);
    const us = { value: 'US', label: 'United States' };
    fakeApi().answer(getCountries, { countries: [us], userSelectValue: us });
    const { container } = renderApp(<AddChild onDone={() => undefined} />);
    const told = [...container.querySelectorAll('li')].map((item) => item.textContent);
    expect(told).toHaveLength(points.length);
    expect(told.filter((point) => points.includes(point!))).toEqual(language === 'en' ? points : []);
  },
);
