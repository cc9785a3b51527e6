import type { ChosenPart } from '@panelwise/contracts/domain/chosen-parts';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import { getCharacters, savePartWishes } from '@panelwise/contracts/http/cast';
import { getComic } from '@panelwise/contracts/http/comics';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aComic, aPart, ids, someWork } from '../testing/a-comic.ts';
import { stubReadingStudio } from '../testing/reading-studio.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

type Saved = { wishes: PartWishes; parts?: ChosenPart[] };
const saved: Saved[] = [];
beforeEach(() => {
  saved.length = 0;
  stubReadingStudio();
  URL.createObjectURL = () => 'blob:drawn';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const three = [
  aPart(),
  aPart({ part: 2, title: 'At night', comicId: ids.series }),
  aPart({ part: 3, title: 'In winter', comicId: ids.theme }),
];

async function open(parts: SeriesPart[] = three, partWishes: PartWishes = []) {
  const api = wizardApi();
  api.on(getComic, () => someWork({ parts, comic: aComic({ partWishes }) }));
  api.on(getCharacters, () => ({ characters: [] }));
  api.on(savePartWishes, ({ body }) => {
    saved.push(body as Saved);
    return { wishes: saved.at(-1)!.wishes, rewriting: parts.map(({ comicId }) => comicId) };
  });
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}&step=1`);
  await screen.findByRole('heading', { name: 'Parts' });
  return { user, api };
}
const titles = () =>
  screen
    .getAllByRole('heading', { level: 3, name: /^Part \d/ })
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
const card = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('li')!);
const lastParts = () => saved.at(-1)?.parts?.map(({ title, keyTerms }) => [title, ...keyTerms]);

it('gives a part another title', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change the title of part 2' }));
  const field = screen.getByRole('textbox', { name: 'Title of part 2' });
  expect(field).toHaveProperty('maxLength', 120);
  await user.clear(field);
  expect(screen.getByText('A part needs a title.')).toBeDefined();
  await user.type(field, 'Leaves at night{Enter}');
  expect(titles()[1]).toBe('Part 2: Leaves at night');
  await waitFor(() => expect(lastParts()?.[1]).toEqual(['Leaves at night', 'sunlight', 'sugar']));
  // The keyboard goes on at the pencil, and Escape changes nothing.
  const pencil = screen.getByRole('button', { name: 'Change the title of part 2' });
  await waitFor(() => expect(document.activeElement).toBe(pencil));
  await user.click(pencil);
  await user.type(screen.getByRole('textbox', { name: 'Title of part 2' }), ' or not{Escape}');
  expect(titles()[1]).toBe('Part 2: Leaves at night');
});

it('adds, changes and takes away key terms, and says which the story does not say', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a key term to part 1' }));
  const added = screen.getByRole('textbox', { name: 'New key term of part 1' });
  await user.type(added, 'Sugar');
  expect(screen.getByText('This part has this term already.')).toBeDefined();
  await user.clear(added);
  await user.type(added, 'chlorophyll{Enter}');
  expect(await screen.findByText(/^Dashed terms are not in the story of this part yet/)).toBeDefined();
  const first = card(/^Part 1/);
  await user.click(first.getByRole('button', { name: 'sunlight' }));
  const field = screen.getByRole('textbox', { name: 'Key term of part 1' });
  await user.clear(field);
  await user.type(field, 'light{Enter}');
  await user.click(first.getByRole('button', { name: 'Remove the key term sugar' }));
  await waitFor(() => expect(lastParts()?.[0]).toEqual(['How leaves make food', 'light', 'chlorophyll']));
  await user.click(first.getByRole('button', { name: 'Remove the key term chlorophyll' }));
  // A part teaches something.
  expect(first.queryByRole('button', { name: /^Remove the key term/ })).toBeNull();
  await waitFor(() => expect(lastParts()?.[0]).toEqual(['How leaves make food', 'light']));
});

it('puts parts in another order without a mouse, and their wishes go with them', async () => {
  const { user } = await open(three, [{ part: 3, pageCount: 2 }]);
  screen.getByRole('button', { name: 'Move part 3' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Move up' })).focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Part 1: How leaves make food', 'Part 2: In winter', 'Part 3: At night']);
  const pages = within(screen.getByRole('group', { name: 'Pages of part 2' }));
  expect(pages.getByRole('status').textContent).toBe('2');
  expect((await screen.findByText(/^Redrawn:/)).textContent).toBe('Redrawn: “In winter” is part 2 now');
  await waitFor(() => expect(saved.at(-1)?.wishes).toEqual([{ part: 2, pageCount: 2 }]));
  expect(saved.at(-1)?.parts?.map(({ comicId }) => comicId)).toEqual([ids.comic, ids.theme, ids.series]);
});

it('a part that is drawn says why it stays, and nothing moves past it', async () => {
  await open([three[0]!, { ...three[1]!, drawn: true }, three[2]!]);
  const drawn = card(/^Part 2/);
  expect(drawn.getByText(/^It is drawn, so its title, its key terms and its place stay/)).toBeDefined();
  expect(drawn.queryByRole('button', { name: /^(?:Change the title|Add a key|Remove|Move)/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move part/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change the title of part 3' })).toBeDefined();
});

it('a change that is refused can be taken back', async () => {
  const { user, api } = await open();
  const message =
    'A part that is drawn keeps its place, its title and its key terms, because they stand on its pages.';
  api.on(savePartWishes, () => ({ status: 409, message }));
  await user.click(screen.getByRole('button', { name: 'Change the title of part 1' }));
  await user.type(screen.getByRole('textbox', { name: 'Title of part 1' }), '!{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await user.click(screen.getByRole('button', { name: 'Leave it as it was' }));
  expect(titles()[0]).toBe('Part 1: How leaves make food');
  expect(screen.queryByRole('alert')).toBeNull();
});
