import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { forgetCharacter, getCharacters, keepCharacter, saveCast } from '@panelwise/contracts/http/cast';
import { getComic } from '@panelwise/contracts/http/comics';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aComic, ids, someWork } from '../testing/a-comic.ts';
import { stubReadingStudio } from '../testing/reading-studio.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

const saved: CastChoices[] = [];
beforeEach(() => {
  saved.length = 0;
  stubReadingStudio();
  URL.createObjectURL = () => 'blob:drawn';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const api = wizardApi(someWork());
  let kept: CastChoices = [];
  api.on(getComic, () => someWork({ comic: aComic({ cast: saved.at(-1) ?? [] }) }));
  api.on(saveCast, ({ body }) => {
    const { cast } = body as { cast: CastChoices };
    saved.push(cast);
    return { cast, rewriting: [] };
  });
  api.on(getCharacters, () => ({ characters: kept }));
  api.on(keepCharacter, ({ body }) => {
    kept = [body as CastChoices[number]];
    return {};
  });
  api.on(forgetCharacter, () => {
    kept = [];
    return {};
  });
  const rendered = renderWizard(`/create-comic?comic=${ids.comic}&step=1`);
  await screen.findByRole('heading', { name: 'Who is in it' });
  return { ...rendered, api };
}

it('asks about whom the text leaves open, and stores the answer', async () => {
  const { user } = await open();
  expect(screen.getByText('2 read from your story, 1 question left')).toBeDefined();
  expect(screen.getByText('Is Sam a girl or a boy?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Girl' }));
  await waitFor(() => expect(screen.queryByText('Is Sam a girl or a boy?')).toBeNull());
  expect((await screen.findByText(/^Redrawn:/)).textContent).toBe('Redrawn: Sam is a girl');
  await waitFor(() => expect(saved.at(-1)).toEqual([{ name: 'Sam', kind: 'girl' }]));
  expect(await screen.findByText(/^Saved \d/)).toBeDefined();
});

it('changes how somebody looks under their picture, and leaves them to the studio again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Sam' }));
  const editor = within(screen.getByRole('region', { name: 'How Sam looks' }));
  // What the studio chose is marked as well.
  expect(editor.getByRole('checkbox', { name: 'Hearing aid' })).toHaveProperty('checked', true);
  await user.click(editor.getByRole('radio', { name: 'Dark brown' }));
  await user.click(editor.getByRole('radio', { name: 'Afro' }));
  await user.click(editor.getByRole('checkbox', { name: 'Glasses' }));
  await waitFor(() =>
    expect(saved.at(-1)).toEqual([{ name: 'Sam', look: { skin: 4, hair: 'afro', glasses: true } }]),
  );
  expect(editor.queryByRole('checkbox', { name: 'Beard' })).toBeNull();
  await user.click(editor.getByRole('button', { name: 'As first read' }));
  await waitFor(() => expect(saved.at(-1)).toEqual([]));
});

it('calls somebody otherwise from now on, and as in the story again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Biscuit' }));
  const field = () => screen.getByRole('textbox', { name: 'Name in the comic' });
  await user.clear(field());
  await user.type(field(), 'Zorro{Enter}');
  expect(await screen.findByRole('heading', { name: 'Zorro' })).toBeDefined();
  expect((await screen.findByText(/^Redrawn:/)).textContent).toBe('Redrawn: Biscuit is called Zorro');
  await waitFor(() => expect(saved.at(-1)).toEqual([{ name: 'Biscuit', called: 'Zorro' }]));
  expect(screen.getByText('Your story says Biscuit, and stays as you wrote it.')).toBeDefined();
  // Whatever else is chosen is chosen for the same.
  await user.clear(field());
  await user.tab();
  await waitFor(() => expect(saved.at(-1)).toEqual([{ name: 'Biscuit' }]));
  expect(field()).toHaveProperty('value', 'Biscuit');
});

it.each([
  ['somebody else', 'sam', 'Somebody in this comic is called sam already. Choose another name.'],
  [
    'something in the story',
    'Maya',
    'Your story says “Maya” of somebody or something else. Choose another name.',
  ],
  ['no name', '*Bo*', 'Use letters, spaces, dots and hyphens.'],
])('says at the field that a name is the one of %s, and stores nothing', async (_, name, problem) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Biscuit' }));
  const field = screen.getByRole('textbox', { name: 'Name in the comic' });
  await user.clear(field);
  await user.type(field, `${name}{Enter}`);
  expect(field).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByText(problem)).toBeDefined();
  await user.type(field, '{Control>}a{/Control}Rex{Enter}');
  await waitFor(() => expect(saved).toEqual([[{ name: 'Biscuit', called: 'Rex' }]]));
});

it('keeps somebody for later comics, and no longer', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Biscuit' }));
  const keep = () => screen.getByRole('checkbox', { name: 'Keep Biscuit for my next comics' });
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(keep());
  await waitFor(() => expect(keep()).toHaveProperty('checked', true));
  await user.click(keep());
  await waitFor(() => expect(keep()).toHaveProperty('checked', false));
});

it('says what was not stored, and tries it again', async () => {
  const { user, api } = await open();
  api.on(saveCast, () => ({ status: 500, message: 'The studio is resting.' }));
  await user.click(screen.getByRole('button', { name: 'Boy' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The studio is resting.');
  api.on(saveCast, ({ body }) => {
    const { cast } = body as { cast: CastChoices };
    saved.push(cast);
    return { cast, rewriting: [] };
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toEqual([[{ name: 'Sam', kind: 'boy' }]]));
});

it('shows where it happens, and how long each part will be', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'School yard' }).closest('li')?.textContent).toContain(
    'Parts 1 and 2',
  );
  expect(screen.getAllByText('3 pages, 13 panels')).toHaveLength(2);
});
