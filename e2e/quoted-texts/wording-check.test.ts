import { expect, test } from 'vitest';
import type { QuotedText } from './quoted-text.ts';
import { checkTexts, wordingPage } from './wording-check.ts';

const source = `import { test } from 'vitest';

/** Helpers can name a text. */
async function save(user: User) {
  await press(user, 'Save');
}
const press = (user: User, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('saves', async () => {
  await save(user);
  // says 'Only a comment'
  expect(await screen.findByText('All is saved.')).toBeDefined();
  expect(fact({ Status: 'Draft' })).toMatch(/^Part 1: ?Leaves\\.$/);
});

test.each([
  ['with words', 'Too long.'],
  ['without words', 'Something went wrong'],
])('fails %s', async (_, text) => {
  expect(await screen.findByText(text)).toBeDefined();
});

describe('on a phone', () => {
  test('opens the Menu', async () => {
    expect(screen.getByText('Home')).toBeDefined();
  });

  test.skip('closes', async () => {
    expect(screen.getByText('Closed')).toBeDefined();
  });
});
`;
const read = (file: string) => (file === 'saving.test.tsx' ? source : undefined);
const entry = (text: string, test = 'saves', changes: Partial<QuotedText> = {}): QuotedText => ({
  ...{ text, test, screen: '/save', trigger: `The text is ${text}.`, file: 'saving.test.tsx' },
  ...changes,
});

test('texts of the body, of its helpers, of its table and of a group are found', () => {
  const texts = [
    entry('All is saved.'),
    entry('Save'),
    entry('Status'),
    entry('Part 1:'),
    entry('Leaves.'),
    entry('Something went wrong', 'fails %s'),
    entry('Home', 'on a phone > opens the Menu'),
  ];
  expect(checkTexts(texts, read)).toEqual([]);
});

test.each([
  ['a test that does not exist', entry('Save', 'saves twice'), 'saving.test.tsx has no test "saves twice"'],
  [
    'a test of another group',
    entry('Home', 'opens the Menu'),
    'saving.test.tsx has no test "opens the Menu"',
  ],
  ['a test that is skipped', entry('Closed', 'on a phone > closes'), 'has no test "on a phone > closes"'],
  ['a file that does not exist', entry('Save', 'saves', { file: 'no.test.tsx' }), 'there is no file no.test'],
  ['a text of another test', entry('Home'), 'the test "saves" of saving.test.tsx does not name it'],
  ['a text of no test', entry('Saved for ever'), 'does not name it'],
  ['a text in a comment', entry('Only a comment'), 'does not name it'],
  ['a part of a word', entry('Leave'), 'does not name it'],
  ['a text that only the title has', entry('Menu', 'on a phone > opens the Menu'), 'does not name it'],
])('%s is refused', (_, wrong, reason) => {
  const problems = checkTexts([entry('Status'), wrong], read);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`"${wrong.text}" on /save (${wrong.trigger})`);
  expect(problems[0]).toContain(reason);
});

test('an entry that stands twice is refused, the same text with another trigger is not', () => {
  const other = entry('Save', 'saves', { trigger: 'Another click.' });
  expect(checkTexts([entry('Save'), other], read)).toEqual([]);
  expect(checkTexts([entry('Save'), other, entry('Save')], read)).toEqual([
    '"Save" on /save (The text is Save.): stands in the list twice',
  ]);
});

test('the page names every text, its trigger and its test, by screen', () => {
  const page = wordingPage([entry('Part 1', 'saves', { pattern: 'Part N' }), entry('A | B')]);
  expect(page).toContain('2 texts');
  expect(page.match(/^## .*$/gm)).toEqual(['## /save']);
  expect(page).toContain(
    '| **Part 1** (Part N) | The text is Part 1. | saves, [saving.test.tsx](../saving.test.tsx) |',
  );
  expect(page).toContain('| **A \\| B** |');
});
