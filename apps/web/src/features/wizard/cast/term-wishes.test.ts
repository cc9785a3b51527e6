import { expect, it } from 'vitest';
import { termShownBy } from './term-wishes.ts';

it('changes the picture of a term, takes it away, and leaves it to the studio again', () => {
  const wish = { pageCount: 2, pictures: [{ term: 'leaf', picture: 'x-leaf' }] };
  expect(termShownBy(wish, 'Leaf', 'seedling')).toEqual({
    pageCount: 2,
    pictures: [{ term: 'Leaf', picture: 'seedling' }],
  });
  expect(termShownBy(wish, 'sugar', null).pictures).toEqual([
    { term: 'leaf', picture: 'x-leaf' },
    { term: 'sugar', picture: null },
  ]);
  expect(termShownBy(wish, 'leaf', undefined)).toEqual({ pageCount: 2 });
});
