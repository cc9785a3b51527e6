import { expect, test } from 'vitest';
import { onceForWord } from './once-for-word.ts';

test('each word is computed once, whatever comes of it, and no more are kept than fit', () => {
  const asked: string[] = [];
  const lengthOf = onceForWord((word) => {
    asked.push(word);
    return word === '' ? undefined : word.length;
  });
  expect(['sun', 'rain', 'sun', '', ''].map(lengthOf)).toEqual([3, 4, 3, undefined, undefined]);
  expect(asked).toEqual(['sun', 'rain', '']);
  for (let i = 0; i < 4_998; i++) lengthOf(`word ${i}`);
  lengthOf('sun');
  expect(asked.filter((word) => word === 'sun')).toHaveLength(2);
});
