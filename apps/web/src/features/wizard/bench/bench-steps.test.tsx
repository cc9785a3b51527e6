import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import type { Script } from '@panelwise/contracts/domain/script';
import { getComic, setComicStatus } from '@panelwise/contracts/http/comics';
import { getRun, listRuns, stepEndpoint } from '@panelwise/contracts/http/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRun, runId } from '../run/run-testing.ts';
import { drawnWork, ids, script, someWork } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const generate = stepEndpoint('generate-comic');
const print = stepEndpoint('generate-pdf');
const at = (step: number) => `/create-comic?comic=${ids.comic}&step=${step}`;

/** Holds back what is sent until it is let go, to see what a button says meanwhile. */
function holdPosts(): () => void {
  const gate = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (request[1]?.method === 'POST') await gate.promise;
    return send(...request);
  });
  return () => gate.resolve();
}

/** The runs of the comic, as they are read when the screen opens. */
function withRun(api: ReturnType<typeof wizardApi>, run: RunSnapshot) {
  api.on(listRuns, () => ({ runs: [run] }));
  api.on(getRun, () => ({ data: run }));
}

describe('the script', () => {
  it('has its part as title, otherwise the name of the step', async () => {
    wizardApi(someWork({ parts: [] }));
    renderWizard(at(2));
    expect(await screen.findByRole('heading', { name: 'Preview My Comic' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'JSON' })).toBeDefined();
  });

  it('says that the comic is being drawn until the server has taken it', async () => {
    const api = wizardApi(someWork());
    api.on(generate, () => ({ data: { runId, status: 'queued' } }));
    api.on(getRun, () => ({ data: aRun({ status: 'running' }) }));
    const { user, place } = renderWizard(at(2));
    const button = await screen.findByRole('button', { name: 'Generate My Comic' });
    const letGo = holdPosts();
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Generating comic...' })).toHaveProperty(
      'disabled',
      true,
    );
    letGo();
    await waitFor(() => expect(place.current).toContain('step=3'));
  });

  it.each([
    ['in the words of the server', 'The script has no panels.', 'The script has no panels.'],
    ['in its own where it says nothing', undefined, 'Error generating comic images.'],
  ])('a comic that cannot be drawn says so %s', async (_, message, shown) => {
    const api = wizardApi(someWork());
    api.on(generate, () => ({ status: 422, ...(message && { message }) }));
    const { user } = renderWizard(at(2));
    await user.click(await screen.findByRole('button', { name: 'Generate My Comic' }));
    expect((await screen.findByRole('alert')).textContent).toBe(shown);
  });
});

describe('the pages', () => {
  it.each([
    ['its own words', 'The drawing service does not answer.', 'The drawing service does not answer.'],
    ['the words of the step', null, 'Error generating comic images.'],
  ])('a run that failed has %s', async (_, message, shown) => {
    const api = wizardApi(someWork());
    withRun(api, aRun({ status: 'failed', message }));
    renderWizard(at(3));
    expect((await screen.findByRole('alert')).textContent).toBe(shown);
  });

  it('a run that ends without a single image counts as a failure', async () => {
    const api = wizardApi(someWork());
    withRun(api, aRun({ status: 'succeeded', result: { images: [] } }));
    renderWizard(at(3));
    expect((await screen.findByRole('alert')).textContent).toBe('No images generated.');
  });

  it('are not behind a script that has just been drawn from, while the comic is as it was before', async () => {
    wizardApi({ ...drawnWork('done', { images: [] }), behind: 'pages' });
    renderWizard(at(3));
    const [print] = await screen.findAllByRole('button', { name: 'Generate Comic PDF' });
    expect(print).toHaveProperty('disabled', false);
    expect(screen.queryByText(/^Your changes are not on the pages yet/)).toBeNull();
  });

  it('open at the panel that was changed since they were drawn', async () => {
    const work = drawnWork('done', { pdfUrl: '/media/comic.pdf' });
    const [page] = work.pages;
    const asDrawn = (JSON.parse(script) as Script)[0]!.panels;
    const panels = page!.panels.map((panel, i) => ({
      ...panel,
      scene: i === 1 ? 'A cave' : asDrawn[i]!.scene,
      caption: asDrawn[i]!.caption,
      alt: asDrawn[i]!.dialogue.map(({ text }) => text).join(' '),
    }));
    wizardApi({ ...work, pages: [{ ...page!, panels }], behind: 'pages' });
    renderWizard(at(3));
    expect(await screen.findByText('1 panel changed since the PDF')).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Panel 2/ })).toBeDefined();
    expect(screen.getByText('To update')).toBeDefined();
  });

  it('can be edited, and say that the PDF is being made', async () => {
    let work = drawnWork('done');
    const api = wizardApi();
    api.on(getComic, () => work);
    api.on(print, () => {
      work = drawnWork('done', { pdfUrl: '/media/comic.pdf' });
      return { data: { runId, status: 'queued' } };
    });
    api.on(getRun, () => ({ data: aRun({ step: 'generate-pdf', status: 'succeeded', seq: 4 }) }));
    const sights: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      sights.push(this);
    });
    const { user, place } = renderWizard(at(3));
    const [button] = await screen.findAllByRole('button', { name: 'Generate Comic PDF' });
    const letGo = holdPosts();
    await user.click(button!);
    expect((await screen.findAllByRole('button', { name: 'Creating PDF...' }))[0]).toHaveProperty(
      'disabled',
      true,
    );
    letGo();
    const link = await screen.findByRole('link', { name: 'View PDF' });
    expect(link.getAttribute('href')).toBe('/media/comic.pdf');
    const notice = within(link.closest<HTMLElement>('[role=status]')!);
    expect(notice.getByText('Comic PDF Generated')).toBeDefined();
    expect(notice.getByRole('button', { name: 'Publish Comic' })).toBeDefined();
    // The answer is in sight, also for whoever asked at the end of the page, and no toast lies over what comes next.
    expect(sights).toContain(link.closest('[role=status]'));
    expect(screen.queryByText('Saved with your comic.')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Edit / Regenerate' })[0]!);
    await waitFor(() => expect(place.current).toContain('step=2'));
  });

  it.each([
    ['in the words of the server', 'Page 1 is missing.', 'Page 1 is missing.'],
    ['in its own where it says nothing', undefined, 'Failed to generate PDF.'],
  ])('a PDF that cannot be made says so %s', async (_, message, shown) => {
    const api = wizardApi(drawnWork('done'));
    api.on(print, () => ({ status: 422, ...(message && { message }) }));
    const { user } = renderWizard(at(3));
    await user.click((await screen.findAllByRole('button', { name: 'Generate Comic PDF' }))[0]!);
    expect((await screen.findByRole('alert')).textContent).toBe(shown);
  });

  it('a PDF that was made but is not there can be asked for again', async () => {
    const api = wizardApi(drawnWork('done'));
    withRun(api, aRun({ step: 'generate-pdf', status: 'succeeded' }));
    renderWizard(at(3));
    expect((await screen.findByRole('alert')).textContent).toBe('PDF URL not found. Try generating again.');
    expect(screen.getAllByRole('button', { name: 'Generate Comic PDF' })[0]).toHaveProperty(
      'disabled',
      false,
    );
  });

  it.each([
    ['in the words of the server', 'Please make the PDF first.', 'Please make the PDF first.'],
    ['in its own where it says nothing', undefined, 'Something went wrong'],
  ])('a comic that cannot be published says so %s', async (_, message, shown) => {
    const api = wizardApi(drawnWork('done', { pdfUrl: '/media/comic.pdf' }));
    api.on(setComicStatus, () => ({ status: 409, ...(message && { message }) }));
    const { user } = renderWizard(at(3));
    await user.click(await screen.findByRole('button', { name: 'Publish Comic' }));
    expect((await screen.findByRole('alert')).textContent).toBe(shown);
  });
});
