import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { forgetCharacter, getCharacters, keepCharacter, saveCast } from '@panelwise/contracts/http/cast';
import { getComic } from '@panelwise/contracts/http/comics';
import type { WhoIsInIt } from '@panelwise/studio/write/who-is-in-it';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoughRequest } from '../rough/rough-messages.ts';
import { aComic, ids, someWork } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

const sam = {
  name: 'Sam',
  as: 'child',
  kind: 'child',
  isOpen: true,
  isOfThePast: false,
  panels: 5,
  look: { hearingAid: true },
} as const;
const biscuit = {
  ...sam,
  name: 'Biscuit',
  as: 'dog',
  kind: 'dog',
  isOpen: false,
  panels: 3,
  look: {},
} as const;

/** The studio's thread, which has read Sam and Biscuit, and believes what it is told of them. */
class ReadingWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  postMessage({ id, job }: RoughRequest) {
    const told = (job.kind === 'who' && job.brief.cast) || [];
    const people = [sam, biscuit].map((one) => {
      const kind = told.find(({ name }) => name === one.name)?.kind;
      return kind ? { ...one, kind, as: kind, isOpen: false } : one;
    });
    const who: WhoIsInIt = {
      people,
      places: [{ place: 'school-yard', parts: [1, 2], panels: 4 }],
      parts: [{ part: 1, pages: 3, panels: 13 }],
    };
    const result = job.kind === 'who' ? who : new Blob(['<svg/>']);
    queueMicrotask(() => this.onmessage({ data: { id, ok: job.kind !== 'story', result } }));
  }
  terminate() {}
}

const saved: CastChoices[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('Worker', ReadingWorker);
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
  expect(screen.getByText('3 pages, 13 panels')).toBeDefined();
});
