import { expect, it } from 'vitest';
import { peopleStories, type StorySet } from './fixtures/people-stories.ts';
import { type DrawnScores, scoreDrawnPeople } from './fixtures/score-drawn-people.ts';

/** Every so manyth story: writing the comics of all takes minutes (`training/measure-people.ts`). */
const everyOne = 10;

type Bounds = Record<keyof DrawnScores, { right?: number; wrong: number }>;

it.each<[set: StorySet, bounds: Bounds]>([
  [
    'built against',
    {
      kinds: { right: 87, wrong: 0 },
      ages: { right: 80, wrong: 1 },
      elders: { right: 8, wrong: 2 },
      genders: { right: 74, wrong: 3 },
      seen: { right: 87, wrong: 7 },
      strangers: { wrong: 30 },
    },
  ],
  [
    'kept apart',
    {
      kinds: { right: 58, wrong: 1 },
      ages: { right: 56, wrong: 1 },
      elders: { right: 6, wrong: 2 },
      genders: { right: 55, wrong: 1 },
      seen: { right: 59, wrong: 8 },
      strangers: { wrong: 13 },
    },
  ],
])('draws people as who they are, in the stories %s', { timeout: 180_000 }, (set, bounds) => {
  const scores = scoreDrawnPeople(peopleStories(set).filter((_, at) => at % everyOne === 0));
  for (const [what, { right = 0, wrong }] of Object.entries(bounds)) {
    const tally = scores[what as keyof DrawnScores];
    expect(tally.right, what).toBeGreaterThanOrEqual(right);
    expect(tally.wrong, what).toBeLessThanOrEqual(wrong);
  }
});
