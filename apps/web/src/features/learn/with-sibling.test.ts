import { expect, test, vi } from 'vitest';
import { sampleId } from '../../testing/samples.ts';
import { type Asked, withSibling } from './with-sibling.ts';

const question = (key: string) => ({
  key,
  question: `${key}?`,
  options: ['A', 'B'],
  difficulty: 'easy' as const,
});
const asked = (...keys: string[]): Asked[] =>
  keys.map((key) => ({
    comicId: sampleId(3),
    title: 'Plants',
    question: question(key),
    shownAt: null,
    offers: [],
  }));
const order = (list: readonly Asked[]) =>
  list.map(({ question: { key }, isLike }) => (isLike ? `${key}*` : key));
const find = async (_: string, key: string) => (key === 'new' ? question(key) : undefined);

test('one like it comes next: from the rest of the deck, or else from the comic', async () => {
  expect(order(await withSibling(asked('a', 'b', 'c'), 0, 'c', find))).toEqual(['a', 'c*', 'b']);
  expect(order(await withSibling(asked('a', 'b'), 0, 'b', find))).toEqual(['a', 'b*']);
  expect(order(await withSibling(asked('a', 'b'), 0, 'new', find))).toEqual(['a', 'new*', 'b']);
  expect(order(await withSibling(asked('a'), 0, 'new', find))).toEqual(['a', 'new*']);
});

test('nothing is asked twice, nor one after the other without an end, nor what cannot be found', async () => {
  expect(order(await withSibling(asked('a', 'b', 'c'), 1, 'a', find))).toEqual(['a', 'b', 'c']);
  expect(order(await withSibling(asked('a', 'b'), 0, 'gone', find))).toEqual(['a', 'b']);
  const [like, ...rest] = asked('a', 'b');
  const never = vi.fn(find);
  expect(order(await withSibling([{ ...like!, isLike: true }, ...rest], 0, 'new', never))).toEqual([
    'a*',
    'b',
  ]);
  expect(never).not.toHaveBeenCalled();
});
