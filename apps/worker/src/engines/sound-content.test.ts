import { expect, test } from 'vitest';
import { acceptSound, keepSound } from './sound-content.ts';

const items = ['one', 'two', 'three', 'four'];
const faulty = (item?: number) => ({ item, message: 'Two options say the same.' });

test('drops the faulty items of a model while enough are left', () => {
  expect(acceptSound(items, [faulty(1)], 3)).toEqual(['one', 'three', 'four']);
});

test('sends the answer back with every fault when too few are left, or the whole set is unfair', () => {
  const tooFew = () => acceptSound(items, [faulty(0), faulty(1)], 3);
  expect(tooFew).toThrowError(expect.objectContaining({ code: 'provider-garbage' }));
  const details = [{ path: 'item 1' }, { path: 'item 2' }];
  expect(tooFew).toThrowError(
    expect.objectContaining({ details: details.map((d) => expect.objectContaining(d)) }),
  );
  expect(() => acceptSound(items, [faulty()], 3)).toThrowError(
    expect.objectContaining({ code: 'provider-garbage' }),
  );
});

test('the built-in writer would write the same again: it keeps what it has rather than nothing', () => {
  expect(keepSound(items, [faulty(3)], 3)).toEqual(['one', 'two', 'three']);
  expect(keepSound(items, [faulty(0), faulty(1)], 3)).toEqual(items);
});
