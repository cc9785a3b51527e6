import { keptOfPupil } from '@panelwise/contracts/domain/classes';
import { keptOfChild, promisesToChildren } from '@panelwise/contracts/domain/consent-texts';
import { languages } from '@panelwise/contracts/domain/languages';
import { afterEach, expect, test } from 'vitest';
import { startLanguage } from '../../lib/language.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ConsentPoints } from './consent-points.tsx';

afterEach(() => startLanguage('en'));

const points = [...keptOfChild, ...promisesToChildren, ...keptOfPupil];

test.each(languages)('who reads %s is told in it all that is kept and promised', async (language) => {
  await startLanguage(language);
  const { container } = renderApp(<ConsentPoints points={points} />);
  const told = [...container.querySelectorAll('li')].map((item) => item.textContent);
  expect(told).toHaveLength(points.length);
  expect(told.filter((point) => points.includes(point!))).toEqual(language === 'en' ? points : []);
});
