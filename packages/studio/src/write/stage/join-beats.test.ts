import { expect, it } from 'vitest';
import type { Beat } from './beat.ts';
import { joinBeat } from './join-beats.ts';

const says = (speaker: string, text: string): Beat => ({ kind: 'quote', lines: [{ speaker, text }] });
const tells = (caption: string, people: string[] = []): Beat => ({
  kind: 'narration',
  lines: [],
  caption,
  people,
});

it('shows a question and its answer together, and what one goes on saying in one bubble', () => {
  const before = says('Tom', 'Who is there?');
  expect(joinBeat(before, says('Ana', 'It is me.'), false)).toBe(true);
  expect(joinBeat(before, says('Ana', 'Open the door.'), false)).toBe(true);
  expect(before.lines).toEqual([
    { speaker: 'Tom', text: 'Who is there?' },
    { speaker: 'Ana', text: 'It is me. Open the door.' },
  ]);
});

it('keeps a speaker who comes back for the next panel', () => {
  const before = says('Tom', 'Who is there?');
  joinBeat(before, says('Ana', 'It is me.'), false);
  expect(joinBeat(before, says('Tom', 'Come in.'), false)).toBe(false);
  expect(before.lines).toHaveLength(2);
});

it('puts a short narration over the speech after it, in one paragraph', () => {
  const before = tells('Tom thinks.', ['Tom']);
  expect(joinBeat(before, says('Tom', 'What now?'), true)).toBe(true);
  expect(before).toMatchObject({ kind: 'quote', caption: 'Tom thinks.', people: [] });
  expect(joinBeat(tells('Tom thinks.'), says('Tom', 'What now?'), false)).toBe(false);
});

it('shares a caption only within a paragraph and about the same people', () => {
  expect(joinBeat(tells('Tom runs.', ['Tom']), tells('He falls.', ['Tom']), true)).toBe(true);
  expect(joinBeat(tells('Tom runs.', ['Tom']), tells('He falls.', ['Tom']), false)).toBe(false);
  expect(joinBeat(tells('Tom runs.', ['Tom']), tells('Ana waits.', ['Ana']), true)).toBe(false);
});

it('puts the head of a letter or of a day over what comes next, and the foot under what was last', () => {
  const letter = tells('Dear Sofia,', ['Sofia']);
  expect(joinBeat(letter, tells('It is cold here.', ['Nomin']), false)).toBe(true);
  expect(letter).toMatchObject({ caption: 'Dear Sofia, It is cold here.', people: ['Nomin'] });
  const day = tells('Monday.');
  expect(joinBeat(day, { ...tells('We dug.', ['Tom']), setting: 'beach' }, true)).toBe(true);
  expect(day).toMatchObject({ caption: 'Monday. We dug.', people: ['Tom'], setting: 'beach' });
  const last = tells('What keeps you warm?', ['Nomin']);
  expect(joinBeat(last, tells('Yours sincerely,', []), false)).toBe(true);
  expect(joinBeat(last, tells('Nomin Bat', ['Nomin Bat']), false)).toBe(true);
  expect(last).toMatchObject({
    caption: 'What keeps you warm? Yours sincerely, Nomin Bat',
    people: ['Nomin'],
  });
  expect(joinBeat(tells('Tom runs.', ['Tom']), tells('Ana Bell', ['Ana Bell']), false)).toBe(false);
});
