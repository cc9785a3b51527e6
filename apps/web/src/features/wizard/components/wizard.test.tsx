import { getComic, setComicStatus } from '@panelwise/contracts/http/comics';
import { getRun, listRuns, retryRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import { aRun, comicId, runId } from '../run/run-testing.ts';
import { emptyStory, freeStoryNumber, saveStoryDraft } from '../story/story-form.ts';
import { aComic, aPart, drawnWork, ids, script, someWork } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function fillStory(user: ReturnType<typeof renderWizard>['user']) {
  await user.type(await screen.findByLabelText('Comic Title'), 'Leaves');
  await user.type(screen.getByLabelText('Write Story'), 'Maya finds a plant.');
  await user.click(screen.getByRole('combobox', { name: 'Subject' }));
  await user.click(await screen.findByRole('option', { name: 'Science' }));
}
const convert = () => screen.getByRole('button', { name: 'Convert to Prompt' });
const refine = stepEndpoint('refine-prompt');

describe('step 1, Write a story', () => {
  it('converts once there are a title, a story and a subject, and sends what was chosen', async () => {
    const api = wizardApi();
    api.on(refine, () => ({ data: { runId, status: 'queued' } }));
    api.on(getRun, () => ({ data: aRun({ step: 'refine-prompt', comicId: null }) }));
    const { user, place } = renderWizard('/create-comic?new=1');
    await user.type(await screen.findByLabelText('Comic Title'), '   ');
    expect((convert() as HTMLButtonElement).disabled).toBe(true);
    await fillStory(user);
    await user.click(screen.getByRole('radio', { name: 'Kindergarten' }));
    await user.type(screen.getByLabelText('Who explains?'), 'Nana Rosa ');
    await user.click(convert());
    expect(await screen.findByRole('button', { name: 'Generating prompt...' })).toBeTruthy();
    expect(api.sent('POST', '/user/refine-prompt')).toEqual([
      {
        title: '   Leaves',
        concept: '',
        story: 'Maya finds a plant.',
        subject: 'Science',
        subjectId: ids.subject,
        themeId: ids.theme,
        styleId: ids.style,
        grade: 'K',
        country: 'US',
        castNames: { guide: 'Nana Rosa' },
      },
    ]);
    expect(place.current).toContain(`run=${runId}`);
  });

  it('shows what exists for the concept, and can make a new one anyway', async () => {
    const api = wizardApi();
    const series = {
      _id: comicId,
      country: 'US',
      grade: '5',
      subject: 'Science',
      title: 'Leaves',
      concept: 'leaf',
      pdfUrl: null,
    };
    api.on(refine, () => ({ alreadyExists: true, series, parts: [] }));
    const { user } = renderWizard('/create-comic?new=1');
    await fillStory(user);
    await user.click(convert());
    const box = await screen.findByText('A comic for this concept already exists. Here are the details:');
    expect(screen.getByText('Not published yet')).toBeTruthy();
    expect(screen.getByText('5th Grade')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to My Comics' }).getAttribute('href')).toBe('/my-comics');
    await user.click(screen.getByRole('button', { name: 'Make a new one anyway' }));
    expect(api.sent('POST', '/user/refine-prompt').at(-1)).toMatchObject({ again: true });
    expect(box).toBeTruthy();
  });

  it.each([
    ['what the server says', 'The story is too sad.', 'The story is too sad.'],
    ['the fallback where it says nothing', undefined, 'Prompt refinement failed.'],
  ])('shows %s when it fails, and keeps the story', async (_, message, shown) => {
    const api = wizardApi();
    api.on(refine, () => ({ status: 400, message }));
    const { user } = renderWizard('/create-comic?new=1');
    await fillStory(user);
    await user.click(convert());
    expect(await screen.findByText(shown)).toBeTruthy();
    expect((screen.getByLabelText('Write Story') as HTMLTextAreaElement).value).toBe('Maya finds a plant.');
  });

  it('goes to the parts when the run has them, also after a reload in the middle', async () => {
    const api = wizardApi(someWork());
    const parts = [aPart(), aPart({ part: 2, title: 'At night', comicId: ids.series, completed: true })];
    const result = {
      alreadyExists: false,
      series: { _id: ids.series, title: 'Leaves', concept: 'leaf', parts },
      parts,
    };
    api.on(getRun, () => ({ data: aRun({ step: 'refine-prompt', status: 'succeeded', result }) }));
    api.on(getComic, () => someWork({ parts }));
    const { place } = renderWizard(`/create-comic?run=${runId}&step=0`);
    expect(await screen.findByRole('button', { name: 'Generate Comic for Part 1' })).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Already Generated' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    expect(place.current).toBe(`/create-comic?comic=${ids.comic}&step=1`);
  });
});

describe('coming back', () => {
  it('finds the story as it was typed, to the last letter', async () => {
    wizardApi();
    const { user } = renderWizard('/create-comic?new=1');
    await fillStory(user);
    cleanup();
    renderWizard('/create-comic?new=1');
    expect((await screen.findByLabelText('Write Story')).textContent).toBe('Maya finds a plant.');
  });

  it('keeps the story of each comic apart from the new one, and from that of another person', async () => {
    wizardApi(someWork());
    const { user } = renderWizard('/create-comic?new=1');
    await user.type(await screen.findByLabelText('Write Story'), 'A new story.');
    cleanup();
    renderWizard(`/create-comic?comic=${ids.comic}&step=0`);
    await user.type(await screen.findByDisplayValue('Maya finds a plant.'), ' It is green.');
    cleanup();
    renderWizard(`/create-comic?comic=${ids.comic}&step=0`);
    expect(await screen.findByDisplayValue('Maya finds a plant. It is green.')).toBeTruthy();
    cleanup();
    renderWizard('/create-comic?new=1');
    expect(await screen.findByDisplayValue('A new story.')).toBeTruthy();
    cleanup();
    renderWizard('/create-comic?new=1', ids.subject);
    expect((await screen.findByLabelText('Write Story')).textContent).toBe('');
  });

  it.each([
    ['forgets a story that a comic has now', 'Maya finds a plant.', 1],
    ['keeps a story that was changed after it was sent', 'Maya finds a plant and waters it.', 2],
  ])('%s', async (_, story, free) => {
    const api = wizardApi(someWork());
    const owner = { userId: ids.theme, newStory: 1 };
    saveStoryDraft(owner, { ...emptyStory, title: 'Photosynthesis', story });
    const series = { _id: ids.series, title: 'Photosynthesis', concept: 'leaf', parts: [aPart()] };
    const result = { alreadyExists: false, series, parts: [aPart()] };
    api.on(getRun, () => ({ data: aRun({ step: 'refine-prompt', status: 'succeeded', result }) }));
    renderWizard(`/create-comic?new=1&run=${runId}&step=0`, ids.theme);
    expect(await screen.findByRole('button', { name: 'Generate Comic for Part 1' })).toBeTruthy();
    await waitFor(() => expect(freeStoryNumber(ids.theme)).toBe(free));
  });

  it('says that a comic cannot be loaded, and starts at the story', async () => {
    const api = wizardApi();
    api.on(getComic, () => ({ status: 400 }));
    renderWizard(`/create-comic?comic=${ids.comic}`);
    expect(await screen.findByText('Failed to load comic data')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Write a story' })).toBeTruthy();
  });

  it('warns where there are no parts', async () => {
    wizardApi(someWork({ parts: [] }));
    renderWizard(`/create-comic?comic=${ids.comic}&step=1`);
    expect(await screen.findByText('No parts returned from backend.')).toBeTruthy();
  });
});

describe('step 3, the script', () => {
  it('names the place of a mistake, blocks drawing, and saves what was typed all the same', async () => {
    const api = wizardApi(someWork());
    const { user } = renderWizard(`/create-comic?comic=${ids.comic}`);
    expect(await screen.findByRole('heading', { name: 'Part 1: How leaves make food' })).toBeTruthy();
    const broken = script.replace('So big!', '');
    fireEvent.change(screen.getByDisplayValue('So big!'), { target: { value: '' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/page 1, panel 1/);
    expect(screen.getByText('Fix 1 error to draw your comic.')).toBeTruthy();
    const generate = screen.getByRole('button', { name: 'Generate My Comic' }) as HTMLButtonElement;
    expect(generate.disabled).toBe(true);
    await waitFor(
      () =>
        expect(api.sent('PUT', `/user/comics/${ids.comic}/script`)).toEqual([{ prompt: broken, basedOn: 0 }]),
      {
        timeout: 60_000,
      },
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(generate.disabled).toBe(false);
  });

  it('sends the edited words as pages', async () => {
    const api = wizardApi(someWork());
    api.on(stepEndpoint('generate-comic'), () => ({ data: { runId, status: 'queued' } }));
    api.on(getRun, () => ({ data: aRun({ status: 'running' }) }));
    const { user, place } = renderWizard(`/create-comic?comic=${ids.comic}&step=2`);
    const caption = await screen.findByDisplayValue('Morning.');
    await user.clear(caption);
    await user.type(caption, 'Noon.');
    await user.click(screen.getByRole('button', { name: 'Generate My Comic' }));
    await waitFor(() => expect(place.current).toContain('step=3'));
    const [body] = api.sent('POST', '/user/generate-comic') as {
      pages: { panels: { caption: string }[] }[];
    }[];
    expect(body?.pages[0]?.panels[0]?.caption).toBe('Noon.');
    expect(screen.getByText('panels drawn')).toBeTruthy();
  });
});

describe('step 4, the preview', () => {
  it('names the page that stopped and retries only the run', async () => {
    const api = wizardApi(drawnWork('failed'));
    api.on(listRuns, () => ({ runs: [aRun({ status: 'failed', message: 'The service failed.' })] }));
    api.on(getRun, () => ({ data: aRun({ status: 'failed', message: 'The service failed.' }) }));
    api.on(retryRun, () => ({ data: aRun({ status: 'running', seq: 9 }) }));
    const { user } = renderWizard(`/create-comic?comic=${ids.comic}`);
    expect(await screen.findByText('Page 1 stopped at panel 2.')).toBeTruthy();
    expect(screen.getByText(/Panels you already have are kept/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Retry page 1' }));
    await waitFor(() => expect(api.sent('POST', `/user/runs/${runId}/retry`)).toHaveLength(1));
    expect((await screen.findAllByRole('button', { name: 'Cancel' })).length).toBeGreaterThan(0);
  });

  it('prints, then publishes', async () => {
    let work = drawnWork('done');
    const api = wizardApi();
    api.on(getComic, () => work);
    api.on(stepEndpoint('generate-pdf'), () => {
      work = drawnWork('done', { pdfUrl: '/media/comic.pdf' });
      return { data: { runId, status: 'queued' } };
    });
    api.on(getRun, () => ({ data: aRun({ step: 'generate-pdf', status: 'succeeded', seq: 4 }) }));
    api.on(setComicStatus, () => {
      work = drawnWork('done', { pdfUrl: '/media/comic.pdf', comicStatus: 'published' });
      return { comic: work.comic };
    });
    const { user, place } = renderWizard(`/create-comic?comic=${ids.comic}&step=3`);
    const [print] = await screen.findAllByRole('button', { name: 'Generate Comic PDF' });
    await user.click(print!);
    expect(
      await screen.findByText('Have a look at it, then publish the comic and make its quiz.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publish Comic' }));
    expect(await screen.findByText('Comic Published')).toBeTruthy();
    expect(place.current).toContain('step=4');
  });
});

describe('step 5, publishing', () => {
  it('offers only what is not there yet, and says why one could not be made', async () => {
    const question = {
      question: 'What do leaves make?',
      options: ['Sugar', 'Salt'],
      correctAnswer: 'Sugar',
      difficulty: 'easy' as const,
    };
    const published = aComic({ comicStatus: 'published', pdfUrl: '/media/comic.pdf' });
    const api = wizardApi(someWork({ comic: published, questions: [question] }));
    api.on(stepEndpoint('generate-faqs'), () => ({ status: 502 }));
    api.on(setComicStatus, () => ({ comic: published }));
    const { user, place } = renderWizard(`/create-comic?comic=${ids.comic}`);
    const quiz = (await screen.findByRole('button', { name: 'Generate Quiz' })) as HTMLButtonElement;
    expect(quiz.disabled).toBe(true);
    expect(
      within(screen.getByRole('tabpanel', { name: 'Quiz 1' })).getByText('What do leaves make?'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Generate FAQs' }));
    expect(await screen.findByText('Failed to generate FAQs')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Final Submit' }));
    await waitFor(() => expect(place.current).toBe(`/comic-successful?comic=${ids.comic}`));
    expect(api.sent('POST', '/user/comics/set-status')).toEqual([
      { comicId: ids.comic, comicStatus: 'published' },
    ]);
  });
});
