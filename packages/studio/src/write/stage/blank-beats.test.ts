import { expect, it } from 'vitest';
import type { Beat } from './beat.ts';
import { fillBlanks } from './blank-beats.ts';

const tells = (caption: string, more: Partial<Beat> = {}): Beat => ({
  kind: 'narration',
  lines: [],
  caption,
  setting: 'plain',
  ...more,
});
const tom = { people: ['Tom'] };

it('puts words that nothing shows over the picture that goes on from them', () => {
  const filled = fillBlanks([tells('The trench was near.'), tells('Tom saw lights.', tom)], ['Ana']);
  expect(filled).toEqual([
    expect.objectContaining({
      caption: 'The trench was near.',
      captionBottom: 'Tom saw lights.',
      people: ['Tom'],
    }),
  ]);
});

it('lets nobody stand in for whom nothing can draw', () => {
  const hole = tells('The crane landed.', { undrawn: true, setting: 'forest' });
  expect(fillBlanks([hole], ['Tom'])[0]!.people).toBeUndefined();
});

it('puts them below the one before where nothing goes on from them', () => {
  const filled = fillBlanks([tells('Tom saw lights.', tom), tells('It was late.')], []);
  expect(filled).toEqual([expect.objectContaining({ captionBottom: 'It was late.', people: ['Tom'] })]);
});

it('keeps a word of comfort away from what is grave', () => {
  const grave = tells('Somebody was killed.', { mood: 'grave' });
  expect(fillBlanks([tells('Tom laughed.', tom), grave], []).map(({ caption }) => caption)).toEqual([
    'Tom laughed.',
    'Somebody was killed.',
  ]);
});

it('shows who was there last where there is no room, and in a place without anybody', () => {
  const full = tells('Tom ran.', { ...tom, captionBottom: 'He fell.' });
  const yard = tells('There was a lot of shouting.', { setting: 'school-yard', mood: 'happy' });
  const [, blank, deserted] = fillBlanks([full, tells('It was late.'), yard], ['Ana']);
  expect(blank).toMatchObject({ people: ['Tom'] });
  expect(deserted).toMatchObject({ people: ['Tom'], mood: 'calm' });
  expect(fillBlanks([yard], ['Ana'])[0]).toMatchObject({ people: ['Ana'] });
});

it('lets nobody look on who is gone', () => {
  const gate = tells('The gate was open.', { setting: 'garden', away: ['Rex'] });
  expect(fillBlanks([tells('Rex ate.', { people: ['Rex'] }), gate], ['Rex', 'Lebo'])[1]!.people).toEqual([
    'Lebo',
  ]);
});
