import { expect, it } from 'vitest';
import { writeBreakdown } from './breakdown.ts';
import { briefFor } from './fixtures/brief.ts';
import { writeScript } from './script.ts';
import { whoIsInIt } from './who-is-in-it.ts';

const story =
  'Sam and Ana walk to the beach. Sam picks up a shell. "It is smooth," says Sam. In the kitchen Ana puts the shell into vinegar. The shell begins to fizz. Ana calls Sam into the kitchen. Sam stares at the bubbles.';
const brief = briefFor({ concept: 'acids', story, lesson: undefined });
const parts = writeBreakdown(brief);
const places = (wish: object) =>
  writeScript({ ...brief, partWishes: [{ part: 1, ...wish }] }, parts, 1)
    .flatMap(({ panels }) => panels)
    .map(({ background }) => background);

it('shows one place in place of another, in its pictures and in the words for them', () => {
  const before = places({});
  expect(before).toContain('kitchen');
  expect(places({ moves: [{ from: 'kitchen', to: 'lab' }] })).toEqual(
    before.map((place) => (place === 'kitchen' ? 'lab' : place)),
  );
  const scenes = JSON.stringify(
    writeScript({ ...brief, partWishes: [{ part: 1, moves: [{ from: 'kitchen', to: 'lab' }] }] }, parts, 1),
  );
  expect(scenes).toContain('"background":"lab"');
});

it('begins where its creator says, and goes on where the story is', () => {
  const [first, ...rest] = places({ opensAt: 'garden' });
  expect(first).toBe('garden');
  expect(rest).toEqual(places({}).slice(1));
});

it('plays there for as long as the story names no place', () => {
  const nowhere = briefFor({
    concept: 'trust',
    story: 'Sam lies to Ana. Ana is sad. Sam is sorry.',
    lesson: undefined,
  });
  const plans = writeBreakdown(nowhere);
  const shown = (opensAt?: 'park') =>
    whoIsInIt({ ...nowhere, ...(opensAt && { partWishes: [{ part: 1, opensAt }] }) }, plans).places;
  expect(shown().map(({ place }) => place)).not.toContain('park');
  expect(shown('park')).toMatchObject([{ place: 'park', parts: [1] }]);
});
