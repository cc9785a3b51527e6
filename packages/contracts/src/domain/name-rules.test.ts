import { expect, test } from 'vitest';
import { personNameSchema, usernameSchema } from './user.ts';

const takes = (name: string) => personNameSchema.safeParse(name).success;

test.each([
  'Zoë',
  'María José',
  'Ольга',
  'Νίκος',
  'प्रिया',
  '山田 太郎',
  'Ada Ольга',
  'O’Brien-Smith',
  'محمد',
  'J. R.',
  'Dr. No',
])('%s is a name', (name) => expect(takes(name)).toBe(true));

test.each([
  ['a line break', 'Ada\nBcc: all'],
  ['a mark that turns the line', 'Ada \u202egnikcah'],
  ['a mark of direction', 'Ada\u200f'],
  ['something unseen', 'Ad\u200ba'],
  ['a mail address', 'ada@example.org'],
  ['a website', 'win at prizes.com now'],
  ['a Cyrillic letter among Latin ones', 'P\u0430ul'],
  ['a Greek letter among Latin ones', '\u0391da'],
])('%s is in no name', (_, name) => expect(takes(name)).toBe(false));

test('a username passes for nobody else’s', () => {
  expect(usernameSchema.safeParse('ada.park').success).toBe(true);
  expect(usernameSchema.safeParse('\u0430da.park').success).toBe(false);
});
