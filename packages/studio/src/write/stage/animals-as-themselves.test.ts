import { expect, it } from 'vitest';
import { asThemselves } from './animals-as-themselves.ts';
import type { Beat } from './beat.ts';

const looks = new Map([
  ['Nora', 'girl'],
  ['Eli', 'boy'],
  ['frog', 'green-frog'],
]);
const beat: Beat = {
  kind: 'narration',
  lines: [],
  people: ['Nora'],
  props: [{ icon: 'frog' }, { icon: 'bucket' }],
};

it('draws an animal of the story as itself, not once more as a thing', () => {
  expect(asThemselves(beat, { looks })).toMatchObject({
    people: ['Nora', 'frog'],
    props: [{ icon: 'bucket' }],
  });
});

it('leaves many frogs, and a frog that is one of two, as they are', () => {
  const many: Beat = { ...beat, props: [{ icon: 'frog', count: 5 }] };
  expect(asThemselves(many, { looks })).toBe(many);
  const two = new Map([...looks, ['Fred', 'frog'] as const]);
  expect(asThemselves(beat, { looks: two })).toBe(beat);
});

it('shows no animal that is gone, and none beside whom there is no room', () => {
  expect(asThemselves({ ...beat, away: ['frog'] }, { looks }).people).toEqual(['Nora']);
  const full: Beat = { ...beat, people: ['Nora', 'Eli', 'Mum'] };
  expect(asThemselves(full, { looks })).toMatchObject({
    people: ['Nora', 'Eli', 'Mum'],
    props: [{ icon: 'bucket' }],
  });
});
