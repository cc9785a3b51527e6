import { expect, test } from 'vitest';
import { learn } from './four-weeks.ts';
import { SimulatedMemory } from './simulated-memory.ts';

test('in the memory that the scheduler is tried on, what is spread out lasts longer than what is met at once', () => {
  const day = 24 * 3_600;
  const [crammed, spread] = [new SimulatedMemory(), new SimulatedMemory()];
  for (let i = 0; i < 4; i++) {
    crammed.meet('it');
    spread.meet('it');
    crammed.sit(60);
    spread.rest(2 * day);
  }
  crammed.rest(2 * day);
  expect(crammed.recall('never met', 0)).toBe(0);
  crammed.rest(7 * day);
  spread.rest(7 * day);
  expect(spread.recall('it', 0)).toBeGreaterThan(crammed.recall('it', 0));
});

test('the same time brings more with review than with the newest comic over and over', () => {
  const learners = [1, 2, 3, 4, 5].map((seed) =>
    learn({ weeks: 3, itemsPerComic: 6, options: 3 }, seed, 0.5),
  );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const recalled = (practice: 'review' | 'newest' | 'none') =>
    mean(learners.map((one) => one[practice].recalled));
  expect(recalled('review')).toBeGreaterThan(recalled('newest') + 0.05);
  expect(recalled('newest')).toBeGreaterThan(recalled('none'));
  for (const { review, newest } of learners) {
    expect(review.practiceMs).toBeGreaterThan(0);
    expect(Math.abs(newest.practiceMs / review.practiceMs - 1)).toBeLessThan(0.05);
  }
  expect(learn({ weeks: 1, itemsPerComic: 3, options: 3 }, 7, 0.5)).toEqual(
    learn({ weeks: 1, itemsPerComic: 3, options: 3 }, 7, 0.5),
  );
});
