import { expect, it } from 'vitest';
import { peopleStories, type StorySet } from './fixtures/people-stories.ts';
import { type DrawnScores, scoreDrawnPeople } from './fixtures/score-drawn-people.ts';

/** Every so manyth story: writing the comics of all takes minutes (`training/measure-people.ts`). */
const everyOne = 10;

type Bounds = Partial<Record<keyof DrawnScores, { right?: number; wrong: number }>>;

it.each<[set: StorySet, bounds: Bounds]>([
  ['built against', {}],
  ['kept apart', {}],
])('draws people as who they are, in the stories %s', { timeout: 120_000 }, (set, bounds) => {
  const scores = scoreDrawnPeople(peopleStories(set).filter((_, at) => at % everyOne === 0));
  if (process.env.TELL)
    console.log(JSON.stringify(scores, (key, value) => (key === 'misses' ? undefined : value)));
  for (const [what, { right = 0, wrong }] of Object.entries(bounds)) {
    const tally = scores[what as keyof DrawnScores];
    expect(tally.right, what).toBeGreaterThanOrEqual(right);
    expect(tally.wrong, what).toBeLessThanOrEqual(wrong);
  }
});
