import { expect, test } from 'vitest';
import { forEachThatCan } from './for-each-that-can.ts';

const list = ['water-cycle', 'no-such-lesson', 'fractions'].map((lesson) => ({ lesson }));

test('a lesson that fails is said and left out, and the rest goes on', async () => {
  const made: string[] = [];
  const said: string[] = [];
  const { signal } = new AbortController();
  const failed = await forEachThatCan(
    list,
    signal,
    (line) => said.push(line),
    async ({ lesson }) => {
      if (lesson === 'no-such-lesson') throw new Error('There is no such lesson.');
      made.push(lesson);
    },
  );
  expect(made).toEqual(['water-cycle', 'fractions']);
  expect(failed).toBe(1);
  expect(said).toEqual(['  The lesson "no-such-lesson" is left out: There is no such lesson.']);
});

test('what fails because all is stopped is no failure, and nothing more begins', async () => {
  const made: string[] = [];
  const said: string[] = [];
  const stopping = new AbortController();
  const all = forEachThatCan(
    list,
    stopping.signal,
    (line) => said.push(line),
    async ({ lesson }) => {
      made.push(lesson);
      stopping.abort(new Error('Stopping.'));
      throw new Error('The database is gone.');
    },
  );
  await expect(all).rejects.toThrow('Stopping.');
  expect(made).toEqual(['water-cycle']);
  expect(said).toEqual([]);
});
