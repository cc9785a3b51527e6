import { expect, test } from 'vitest';
import { houseComics } from './house-list.ts';
import { forClassFirst } from './open-demo-class.ts';

test('the demo class waits for its five comics, and for none of the others', () => {
  const [forClass, others] = forClassFirst(houseComics);
  expect(forClass).toHaveLength(5);
  expect([...forClass, ...others].map(({ lesson }) => lesson).toSorted()).toEqual(
    houseComics.map(({ lesson }) => lesson).toSorted(),
  );
});
