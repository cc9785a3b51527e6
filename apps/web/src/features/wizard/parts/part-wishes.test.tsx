import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import { getCharacters, savePartWishes } from '@panelwise/contracts/http/cast';
import { getComic } from '@panelwise/contracts/http/comics';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aComic, aPart, ids, someWork } from '../testing/a-comic.ts';
import { stubReadingStudio } from '../testing/reading-studio.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

const saved: PartWishes[] = [];
beforeEach(() => {
  saved.length = 0;
  stubReadingStudio();
  URL.createObjectURL = () => 'blob:drawn';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

/** Part 1 of two, the other one is drawn; `rewriting` are those whose script is written anew. */
async function open(rewriting: string[] = [ids.comic]) {
  const api = wizardApi();
  const parts = [aPart(), aPart({ part: 2, comicId: ids.series, completed: true })];
  api.on(getComic, () => someWork({ parts, comic: aComic({ partWishes: saved.at(-1) ?? [] }) }));
  api.on(getCharacters, () => ({ characters: [] }));
  api.on(savePartWishes, ({ body }) => {
    const { wishes } = body as { wishes: PartWishes };
    saved.push(wishes);
    return { wishes, rewriting };
  });
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}&step=1`);
  const group = await screen.findByRole('group', { name: 'Pages of part 1' });
  const press = async (name: string, times = 1) => {
    for (let i = 0; i < times; i++) await user.click(within(group).getByRole('button', { name }));
  };
  const count = () => within(group).getByRole('status').textContent;
  return { user, api, group, press, count };
}

it('asks how many pages a part shall have, and stores it', async () => {
  const { group, press, count } = await open();
  const auto = within(group).getByRole('button', { name: 'As many as it needs' });
  await waitFor(() => expect(count()).toBe('3'));
  expect(auto.ariaPressed).toBe('true');
  // A part that is drawn has its pages.
  expect(screen.queryByRole('group', { name: 'Pages of part 2' })).toBeNull();
  await press('One page fewer');
  expect(await screen.findAllByText('2 pages, 13 panels')).toHaveLength(2);
  expect((await screen.findByText(/^Redrawn:/)).textContent).toBe('Redrawn: part 1 on 2 pages');
  await waitFor(() => expect(saved).toEqual([[{ part: 1, pageCount: 2 }]]));
  expect(auto.ariaPressed).toBe('false');
  expect(screen.queryByText(/^Enough for|left out|it stays/)).toBeNull();
  await press('As many as it needs');
  await waitFor(() => expect(saved.at(-1)).toEqual([]));
  expect(auto.ariaPressed).toBe('true');
});

it('says where there is less to tell, and where there is more; one page is the least, twelve are the most', async () => {
  const { group, press, count } = await open();
  await waitFor(() => expect(count()).toBe('3'));
  await press('One page more', 9);
  expect(within(group).getByRole('button', { name: 'One page more' })).toHaveProperty('disabled', true);
  expect(count()).toBe('12');
  expect(await screen.findByText('Enough for 4 pages')).toBeDefined();
  await press('One page fewer', 11);
  expect(within(group).getByRole('button', { name: 'One page fewer' })).toHaveProperty('disabled', true);
  expect(await screen.findByText('7 moments of it are left out')).toBeDefined();
  expect(screen.queryByText(/^Enough for/)).toBeNull();
});

it('says that a script stays which somebody has changed', async () => {
  const { press, count } = await open([]);
  await waitFor(() => expect(count()).toBe('3'));
  await press('One page fewer');
  expect(await screen.findByText('You have changed or drawn this script: it stays.')).toBeDefined();
});

it('keeps what was chosen where it could not be stored, and tries it again', async () => {
  const { user, press, count, api } = await open();
  await waitFor(() => expect(count()).toBe('3'));
  api.on(savePartWishes, () => ({ status: 500, message: 'The studio is resting.' }));
  await press('One page fewer');
  expect((await screen.findByRole('alert')).textContent).toContain('The studio is resting.');
  expect(count()).toBe('2');
  api.on(savePartWishes, ({ body }) => {
    saved.push((body as { wishes: PartWishes }).wishes);
    return { wishes: saved.at(-1)!, rewriting: [] };
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toEqual([[{ part: 1, pageCount: 2 }]]));
});

it('shows another place, and what was read again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change the place: School yard' }));
  const choose = async (editor: string, field: string, place: string) => {
    const select = within(screen.getByRole('region', { name: editor })).getByRole('combobox', {
      name: field,
    });
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: place }));
  };
  await choose('Where it happens: School yard', 'Part 1 shows', 'Park');
  expect(await screen.findByRole('heading', { name: 'Park' })).toBeDefined();
  await waitFor(() =>
    expect(saved.at(-1)).toEqual([{ part: 1, moves: [{ from: 'school-yard', to: 'park' }] }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Change the place: Park' }));
  await user.click(screen.getByRole('button', { name: 'As first read' }));
  await waitFor(() => expect(saved.at(-1)).toEqual([]));
});

it('adds a place, where the part then begins', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a place' }));
  await user.click(screen.getByRole('combobox', { name: 'Part 1 begins in' }));
  await user.click(await screen.findByRole('option', { name: 'Market' }));
  expect(await screen.findByRole('heading', { name: 'Market' })).toBeDefined();
  await waitFor(() => expect(saved.at(-1)).toEqual([{ part: 1, opensAt: 'market' }]));
});

it('shows each key term with its picture or none, and stores another choice', async () => {
  const { user } = await open();
  const card = async (term: string) =>
    within((await screen.findByRole('heading', { name: term })).closest('li')!);
  // One of a part that is drawn stays as its pages show it.
  expect((await card('root')).queryByRole('button')).toBeNull();
  expect((await card('sugar')).getByText('Another')).toBeDefined();
  expect((await card('leaf')).getByText('Where a plant makes sugar.')).toBeDefined();
  expect((await card('leaf')).getByText('Parts 1 and 2')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Another picture for sugar' }));
  const editor = within(screen.getByRole('region', { name: 'The picture of sugar' }));
  const search = editor.getByRole('combobox', { name: 'sugar is shown by' });
  await waitFor(() => expect(search).toHaveProperty('disabled', false));
  await user.type(search, 'see');
  await user.click(await editor.findByRole('option', { name: 'Seedling' }));
  expect((await screen.findByText(/^Redrawn:/)).textContent).toBe('Redrawn: another picture for sugar');
  await waitFor(() =>
    expect(saved.at(-1)).toEqual([{ part: 1, pictures: [{ term: 'sugar', picture: 'seedling' }] }]),
  );
  await user.click(editor.getByRole('button', { name: 'As first read' }));
  await waitFor(() => expect(saved.at(-1)).toEqual([]));
});

it('proposes pictures for a term without one, and takes the one that is pressed', async () => {
  const { user } = await open();
  expect(await screen.findByRole('button', { name: 'Show sugar by: leaf' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show sugar by: sun' }));
  await waitFor(() =>
    expect(saved.at(-1)).toEqual([{ part: 1, pictures: [{ term: 'sugar', picture: 'sun' }] }]),
  );
  // Once one is chosen, none is proposed any more.
  expect(screen.queryByRole('button', { name: /^Show sugar by/ })).toBeNull();
});

it('takes the picture of a term away', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change the picture of leaf' }));
  await user.click(screen.getByRole('button', { name: 'No picture' }));
  await waitFor(() =>
    expect(saved.at(-1)).toEqual([{ part: 1, pictures: [{ term: 'leaf', picture: null }] }]),
  );
  expect(await screen.findByRole('button', { name: 'Add a picture for leaf' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'No picture' })).toHaveProperty('disabled', true);
});
