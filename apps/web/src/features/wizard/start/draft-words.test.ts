import type { UnfinishedComic } from '@panelwise/contracts/domain/comic';
import { expect, it } from 'vitest';
import { emptyStory } from '../story/story-form.ts';
import { draftOfComic, draftOfStory } from './draft-words.ts';

const now = new Date('2026-11-23T12:00:00Z');
const comic: UnfinishedComic = {
  _id: '01900000-0000-7000-8000-000000000001',
  title: 'Tides',
  partNumber: 2,
  partCount: 3,
  smallThumbnail: null,
  changedAt: '2026-11-23T11:50:00.000Z',
  hasScript: true,
  isMaking: false,
  panels: [],
};
const panel = (n: number, state: UnfinishedComic['panels'][number]['state']) => ({
  page: 1,
  panel: n,
  state,
});
const resume = `/create-comic?comic=${comic._id}`;

it.each([
  [
    'without a script',
    { hasScript: false },
    'Concept breakdown, changed 10 minutes ago',
    'Step 2 of 5',
    '&step=1',
  ],
  ['with a script', {}, 'Script, changed 10 minutes ago', 'Step 3 of 5', ''],
  ['that is worked on', { isMaking: true }, 'Being made now', 'Step 3 of 5', ''],
  [
    'that stopped',
    { panels: [panel(1, 'done'), panel(2, 'waiting'), panel(3, 'failed')] },
    'Drawing stopped at page 1, panel 3',
    '1 of 3 panels',
    '',
  ],
  [
    'that was cancelled',
    { panels: [panel(1, 'done'), panel(2, 'waiting')] },
    'Drawing stopped at page 1, panel 2',
    '1 of 2 panels',
    '',
  ],
  [
    'that is drawn',
    { panels: [panel(1, 'done')], changedAt: '2026-11-01T12:00:00.000Z' },
    'Pages drawn, changed Nov 1',
    '1 of 1 panels',
    '',
  ],
] as const)('says what a comic %s waits for', (_, change, state, reached, step) => {
  const draft = draftOfComic(
    { ...comic, ...change, panels: [...('panels' in change ? change.panels : [])] },
    now,
  );
  expect(draft).toMatchObject({ title: 'Tides, part 2', state, reached, address: resume + step });
});

it('says of a story that only this browser has when it was changed', () => {
  const story = {
    number: 2,
    form: { ...emptyStory, concept: 'tides' },
    changedAt: new Date('2026-11-22T11:00:00Z'),
  };
  expect(draftOfStory(story, now)).toMatchObject({
    title: 'tides',
    state: 'Story, changed yesterday',
    reached: 'Step 1 of 5',
    address: '/create-comic?new=2',
  });
});
