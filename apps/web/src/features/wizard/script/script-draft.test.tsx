import { getComic, saveScript } from '@panelwise/contracts/http/comics';
import { getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession, loseSession } from '../../../lib/session.ts';
import { aRun, runId } from '../run/run-testing.ts';
import { aComic, ids, script, someWork } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const address = `/create-comic?comic=${ids.comic}&step=2`;
const path = `/user/comics/${ids.comic}/script`;
const typed = script.replace('Morning.', 'Noon.');
const elsewhere = script.replace('Morning.', 'Evening.').replace('A lab', 'A kitchen');
const save = 'PUT';

/** The creator types "Noon." as the caption of the first panel. */
const typeNoon = () => typeOver('Morning.', 'Noon.');

async function typeOver(before: string, words: string) {
  fireEvent.change(await screen.findByDisplayValue(before), { target: { value: words } });
}

/** The comic, whose script is changed on another device after it was read here. */
function changedElsewhere() {
  const api = wizardApi(someWork());
  let stored = { prompt: script, scriptRevision: 0 };
  api.on(getComic, () => someWork({ comic: aComic(stored) }));
  api.on(saveScript, ({ body }) => {
    const { prompt, basedOn } = body as { prompt: string; basedOn: number };
    if (stored.scriptRevision === 0) stored = { prompt: elsewhere, scriptRevision: 1 };
    if (basedOn !== stored.scriptRevision) return { status: 409, code: 'script-changed' };
    stored = { prompt, scriptRevision: basedOn + 1 };
    const revision = stored.scriptRevision;
    return { savedAt: '2026-11-21T10:42:00.000Z', revision, behind: null, wordsWait: false };
  });
  return { api, stored: () => stored.prompt };
}

describe('a script that was changed somewhere else', () => {
  it('is shown beside the own one, with what differs, and neither is lost', async () => {
    const { stored } = changedElsewhere();
    const { user } = renderWizard(address);
    await typeNoon();
    const dialog = await screen.findByRole('dialog', { name: 'This script was changed somewhere else' });
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Page 1, panel 1', 'Page 1, panel 2']);
    const marked = [...dialog.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked).toEqual(['Noon.', 'Evening.', 'lab', 'kitchen']);
    // Neither Escape nor what somebody is typing at this moment chooses.
    await user.keyboard('{Escape} {Enter}');
    expect(stored()).toBe(elsewhere);
    await user.click(within(dialog).getByRole('button', { name: 'Take the other one' }));
    expect(await screen.findByDisplayValue('Evening.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByDisplayValue('Noon.')).toBeTruthy();
    await waitFor(() => expect(stored()).toBe(typed));
  });

  it('gives way to the own one where that is wanted, and Undo brings it back', async () => {
    const { stored } = changedElsewhere();
    const { user } = renderWizard(address);
    await typeNoon();
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(stored()).toBe(typed));
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByDisplayValue('Evening.')).toBeTruthy();
  });

  it('is not drawn over by whoever has not seen it', async () => {
    const { api } = changedElsewhere();
    const { user } = renderWizard(address);
    await user.click(await screen.findByRole('button', { name: 'Generate My Comic' }));
    expect(await screen.findByRole('button', { name: 'Keep mine' })).toBeTruthy();
    expect(api.sent('POST', '/user/generate-comic')).toEqual([]);
  });
});

describe('words that stand in a field and not yet in the script', () => {
  it.each(['pagehide', 'popstate'])('are kept when the page goes (%s)', async (event) => {
    wizardApi(someWork());
    renderWizard(address);
    await typeNoon();
    expect(JSON.stringify(localStorage)).not.toContain('Noon.');
    window.dispatchEvent(new Event(event));
    expect(JSON.stringify(localStorage)).toContain('Noon.');
  });

  it('are one step of their own, to be taken back as soon as they are there', async () => {
    wizardApi(someWork());
    renderWizard(address);
    const field = await screen.findByDisplayValue('Morning.');
    const undo = screen.getByRole('button', { name: 'Undo' });
    // All at once: what stands there for a while is taken as a step.
    fireEvent.change(field, { target: { value: 'Noon.' } });
    window.dispatchEvent(new Event('pagehide'));
    fireEvent.change(field, { target: { value: 'Night.' } });
    fireEvent.click(undo);
    expect(await screen.findByDisplayValue('Morning.')).toBeTruthy();
    expect(screen.queryByDisplayValue('Night.')).toBeNull();
  });
});

describe('without a connection', () => {
  it('says that words are kept, brings them back after a reload, and saves them', async () => {
    const api = wizardApi(someWork());
    api.on(saveScript, () => ({ status: 0 }));
    renderWizard(address);
    await typeNoon();
    expect(
      await screen.findByText(/Not saved yet. We keep trying. Your changes are kept on this device/),
    ).toBeTruthy();
    cleanup();
    // Nothing of the old page is at work any more; the session may have run out meanwhile.
    loseSession();
    const again = wizardApi(someWork());
    const { user } = renderWizard(address);
    expect(await screen.findByText('Your unsaved changes are back')).toBeTruthy();
    expect(await screen.findByDisplayValue('Noon.')).toBeTruthy();
    await waitFor(() => expect(again.sent(save, path)).toEqual([{ prompt: typed, basedOn: 0 }]));
    await user.click(screen.getByRole('button', { name: 'Close this note' }));
    expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByDisplayValue('Morning.')).toBeTruthy();
  });

  it('draws nothing that is not saved, and says so', async () => {
    const api = wizardApi(someWork());
    api.on(saveScript, () => ({ status: 0 }));
    const { user } = renderWizard(address);
    await typeNoon();
    await user.click(screen.getByRole('button', { name: 'Generate My Comic' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The script is not saved yet, so nothing was drawn. Please try again in a moment.',
    );
    expect(api.sent('POST', '/user/generate-comic')).toEqual([]);
  });

  it('goes on saving after the script was left', async () => {
    const api = wizardApi(someWork());
    api.on(saveScript, () => ({ status: 0 }));
    renderWizard(address);
    await typeNoon();
    await screen.findByText(/Not saved yet/);
    cleanup();
    const online = wizardApi(someWork());
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(online.sent(save, path)).toEqual([{ prompt: typed, basedOn: 0 }]);
    });
  });
});

it('what is typed while a script is being stored to be drawn is drawn as well', async () => {
  const api = wizardApi(someWork());
  api.on(stepEndpoint('generate-comic'), () => ({ data: { runId, status: 'queued' } }));
  api.on(getRun, () => ({ data: aRun({ status: 'running' }) }));
  renderWizard(address);
  const caption = await screen.findByDisplayValue('Morning.');
  fireEvent.click(screen.getByRole('button', { name: 'Generate My Comic' }));
  fireEvent.change(caption, { target: { value: 'Noon.' } });
  await waitFor(() => expect(api.sent('POST', '/user/generate-comic')).toHaveLength(1));
  expect(api.sent(save, path).at(-1)).toMatchObject({ prompt: typed });
  expect(JSON.stringify(api.sent('POST', '/user/generate-comic'))).toContain('Noon.');
});
