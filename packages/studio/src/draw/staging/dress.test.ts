import { expect, it } from 'vitest';
import { dressFor } from './dress.ts';

const women = (name: string) =>
  Array.from({ length: 60 }, (_, i) => dressFor({ person: 'woman' }, name, `seed ${i}`));

it('invents nothing that a text would have to tell', () => {
  expect(women('karin').some(({ hair, wheelchair }) => hair === 'hijab' || wheelchair)).toBe(false);
  expect(women('amina').some(({ hair }) => hair === 'hijab')).toBe(true);
});
