import { expect, test } from 'vitest';
import { publicPages } from '../config/public-pages.ts';
import { publicPlace } from './public-title.ts';

test.each(publicPages)('the tab of $path says the title that search engines are told', ({ path, title }) => {
  expect(publicPlace(path)).toEqual({ path, title });
  expect(publicPlace(`${path}/`).title).toBe(title);
});
