import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStudio } from '../testing/fake-studio.ts';
import type { LessonAsked, LessonSketch } from './rough-messages.ts';

const lesson = (lesson: string): LessonAsked => ({ lesson, grade: '5', country: 'IN' });
const drawn: LessonSketch = { story: '', parts: [], pageCount: 1, page: new Blob() };

/** What the studio was asked, in its order; `draw` answers the first of it. */
let asked: string[];
let answers: (() => void)[];
const draw = async () => {
  await vi.waitFor(() => expect(answers).not.toEqual([]));
  answers.shift()?.();
};
const answer = <T>(name: string, result: T) => {
  asked.push(name);
  return new Promise<T>((resolve) => answers.push(() => resolve(result)));
};

let endThread: (message: string) => void;
let client: typeof import('./rough-client.ts');
beforeEach(async () => {
  [asked, answers] = [[], []];
  endThread = stubStudio({
    drawLesson: ({ lesson }) => {
      if (lesson === 'none') throw new Error('There is no lesson none.');
      return answer(lesson, drawn);
    },
    drawLessonCover: ({ lesson }) => answer(`cover of ${lesson}`, new Blob()),
  });
  vi.resetModules();
  client = await import('./rough-client.ts');
});
afterEach(() => {
  endThread('The test is over.');
  vi.unstubAllGlobals();
});

const page = (name: string, signal?: AbortSignal) =>
  client.askStudio((studio) => studio.drawLesson(lesson(name), 'pencil'), signal ? { signal } : {});
const cover = (name: string) =>
  client.askStudio((studio) => studio.drawLessonCover(lesson(name)), { canWait: true });

it('never draws what is taken back before its turn', async () => {
  const taken = new AbortController();
  const all = [page('light'), page('lig', taken.signal), page('light and')];
  taken.abort();
  await expect(all[1]).rejects.toThrow('Not needed any more.');
  await draw();
  await draw();
  expect(asked).toEqual(['light', 'light and']);
  await Promise.all([all[0], all[2]]);
});

it('draws what can wait when nobody waits for anything else', async () => {
  const all = [cover('light'), cover('heat'), page('sound')];
  for (const _ of all) await draw();
  expect(asked).toEqual(['cover of light', 'sound', 'cover of heat']);
  await Promise.all(all);
});

it('says what the studio could not do, and goes on', async () => {
  const all = [page('none'), page('light')];
  await expect(all[0]).rejects.toThrow('There is no lesson none.');
  await draw();
  expect(await all[1]).toMatchObject({ pageCount: 1 });
});

it('tells all who wait when its thread ends, and starts another one', async () => {
  const all = [page('light'), page('heat')].map((one) => one.catch(({ message }: Error) => message));
  await vi.waitFor(() => expect(asked).toEqual(['light']));
  endThread('Out of memory.');
  expect(await Promise.all(all)).toEqual(['Out of memory.', 'Out of memory.']);
  answers = [];
  const again = page('sound');
  await draw();
  expect(await again).toMatchObject({ pageCount: 1 });
});
