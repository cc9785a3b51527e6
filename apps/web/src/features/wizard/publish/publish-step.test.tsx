import { getComic, setAuthor, setComicStatus } from '@panelwise/contracts/http/comics';
import { getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRun } from '../run/run-testing.ts';
import { aComic, drawnWork, ids, someWork } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

const published = (pdfUrl: string | null = '/media/comic.pdf') =>
  someWork({ comic: aComic({ comicStatus: 'published', pdfUrl }) });
const address = `/create-comic?comic=${ids.comic}`;

it('says that the comic is published, and leads to its PDF and to my comics', async () => {
  wizardApi(published());
  renderWizard(address);
  expect(
    within((await screen.findByText('Comic Published')).closest('[role=status]')!).getByText(/A reviewer/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'View PDF' }).getAttribute('href')).toBe('/media/comic.pdf');
  expect(screen.getByRole('link', { name: 'Go to My Comics' }).getAttribute('href')).toBe('/my-comics');
  expect(screen.getByRole('button', { name: 'Final Submit' })).toBeDefined();
});

it.each([
  [{ status: 'approved', isLive: true }, /^It is in the library/],
  [{ status: 'pending', isLive: true }, /Until then readers see the one before/],
] as const)('a published comic tells what it waits for: %o', async (change, text) => {
  wizardApi(someWork({ comic: aComic({ comicStatus: 'published', pdfUrl: '/media/comic.pdf', ...change }) }));
  renderWizard(address);
  expect(await screen.findByText('Comic Published')).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});

it.each([
  [{ comicStatus: 'draft' }, 'Draft', /Final Submit does that/],
  [{ comicStatus: 'draft', isLive: true }, 'Changed since it was published', /Readers see the version/],
  [
    { comicStatus: 'published', status: 'rejected', rejectionReason: 'Page 1 is dark.' },
    'Declined',
    'Page 1 is dark.',
  ],
] as const)('what is not published is not called so: %o', async (change, title, text) => {
  wizardApi(someWork({ comic: aComic({ pdfUrl: '/media/comic.pdf', ...change }) }));
  renderWizard(`${address}&step=4`);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('Comic Published')).toBeNull();
});

it('a declined comic opens at the panel that the reviewer named, with the note beside it', async () => {
  const declined = drawnWork('done', {
    ...{ comicStatus: 'published', status: 'rejected', rejectionReason: 'The lab is dark.' },
    rejectionPlace: { page: 1, panel: 2 },
  });
  wizardApi(declined);
  const { user, place } = renderWizard(`${address}&step=4`);
  await user.click(await screen.findByRole('link', { name: 'page 1, panel 2' }));
  expect(place.current).toBe(`${address}&step=3&page=1&panel=2`);
  expect(screen.getByText('The lab is dark.')).toBeDefined();
  const scene = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Scene' });
  expect(scene.value).toBe('A lab');
});

it('a comic of which changes were asked says so, with a way to every panel that is meant', async () => {
  const asked = drawnWork('done', {
    ...{ comicStatus: 'published', status: 'rejected', rejectionReason: 'The lab is dark.' },
    ...{ rejectionPlace: { page: 1, panel: 2 }, changesAsked: [{ page: 1, panel: 2 }, { page: 1 }] },
  });
  wizardApi(asked);
  const { user, place } = renderWizard(`${address}&step=4`);
  expect(await screen.findByText('Changes asked')).toBeDefined();
  expect(screen.queryByText('Declined')).toBeNull();
  expect(screen.getByRole('link', { name: 'page 1' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'page 1, panel 2' }));
  expect(place.current).toBe(`${address}&step=3&page=1&panel=2`);
  expect(screen.getByText('The lab is dark.')).toBeDefined();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Scene' })).value).toBe('A lab');
});

it('a changed comic that is submitted from here is made again on its pages first', async () => {
  wizardApi(someWork({ comic: aComic({ pdfUrl: '/media/comic.pdf' }), behind: 'pages' }));
  const { user, place } = renderWizard(`${address}&step=4`);
  await user.click(await screen.findByRole('button', { name: 'Final Submit' }));
  await waitFor(() => expect(place.current).toContain('step=3'));
});

it('a name on the cover is offered, taken when it is saved, and the comic made again with it', async () => {
  const api = wizardApi(published());
  api.on(setAuthor, ({ body }) => {
    const { author } = body as { author: string };
    const changed = aComic({ comicStatus: 'draft', author });
    api.on(getComic, () => someWork({ comic: changed, behind: 'pdf' }));
    return {};
  });
  const { user, place } = renderWizard(address);
  const wanted = await screen.findByRole('switch', { name: 'Your name on the cover' });
  expect(wanted).toHaveProperty('checked', false);
  expect(screen.queryByRole('textbox', { name: 'Name on the cover' })).toBeNull();
  expect(screen.queryByText(/^by /)).toBeNull();
  await user.click(wanted);
  const field = screen.getByRole('textbox', { name: 'Name on the cover' });
  expect(field).toHaveProperty('value', 'Iris');
  await user.clear(field);
  await user.type(field, 'iris@school.example');
  await user.click(screen.getByRole('button', { name: 'Save the name' }));
  expect(screen.getByText('Please write a name here, not an address.')).toBeDefined();
  await user.clear(field);
  await user.type(field, 'Iris');
  await user.click(screen.getByRole('button', { name: 'Save the name' }));
  await waitFor(() => expect(place.current).toContain('step=3'));
  expect(api.sent('PUT', `/user/comics/${ids.comic}/author`)).toEqual([{ author: 'Iris' }]);
});

it('a name is taken off the cover as it came on', async () => {
  const api = wizardApi(someWork({ comic: aComic({ author: 'Iris', pdfUrl: '/media/comic.pdf' }) }));
  api.on(setAuthor, () => ({}));
  const { user } = renderWizard(`${address}&step=4`);
  expect(await screen.findByText('by Iris')).toBeDefined();
  const wanted = screen.getByRole('switch', { name: 'Your name on the cover' });
  expect(wanted).toHaveProperty('checked', true);
  await user.click(wanted);
  expect(screen.queryByRole('textbox', { name: 'Name on the cover' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take the name off' }));
  await waitFor(() => expect(api.sent('PUT', `/user/comics/${ids.comic}/author`)).toEqual([{ author: '' }]));
});

it('warns where the PDF is missing', async () => {
  wizardApi(published(null));
  renderWizard(address);
  expect((await screen.findByRole('alert')).textContent).toBe('PDF URL not found. Try generating again.');
  expect(screen.queryByText('Comic Published')).toBeNull();
});

const question = {
  question: 'What do leaves make?',
  options: ['Sugar', 'Salt'],
  correctAnswer: 'Sugar',
  difficulty: 'easy' as const,
};
const kitSteps = [
  'generate-quiz',
  'generate-hardcore-quiz',
  'generate-faqs',
  'generate-didyouknow',
] as const satisfies StepName[];

/** An API that takes the orders of the kit and notes them, but those of `refused`. */
function kitApi(work: ReturnType<typeof someWork>, refused?: StepName) {
  const api = wizardApi(work);
  const ordered: StepName[] = [];
  const runIds = new Map<StepName, string>();
  for (const [index, step] of kitSteps.entries()) {
    runIds.set(step, `01900000-0000-7000-8000-00000000009${index}`);
    api.on(stepEndpoint(step), () => {
      ordered.push(step);
      return step === refused
        ? { status: 422, message: 'The script cannot be read.' }
        : ({ data: { runId: runIds.get(step)!, status: 'queued' } } as never);
    });
  }
  api.on(getRun, ({ params }) => {
    const step = kitSteps.find((one) => runIds.get(one) === params.id)!;
    return { data: aRun({ _id: params.id, step, status: 'running' }) };
  });
  return { api, ordered };
}

it('one button makes what is missing of the class kit, one after the other', async () => {
  const { ordered } = kitApi(published());
  const { user } = renderWizard(address);
  const submit = await screen.findByRole('button', { name: 'Final Submit' });
  expect(submit.dataset.variant).toBe('outline');
  await user.click(screen.getByRole('button', { name: 'Make the class kit' }));
  await waitFor(() => expect(ordered).toEqual(kitSteps));
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeDefined();
  expect(screen.getByText('Generating facts...')).toBeDefined();
});

it('what is there of the class kit is neither made again nor lost when the rest is', async () => {
  const { ordered } = kitApi({ ...published(), questions: [question] }, 'generate-hardcore-quiz');
  const { user } = renderWizard(address);
  expect((await screen.findByRole('button', { name: 'Final Submit' })).dataset.variant).toBe('filled');
  const quiz = screen.getByRole('tabpanel', { name: /Quiz 1/ });
  expect(within(quiz).getByText('What do leaves make?')).toBeDefined();
  expect(screen.getByText('1 ready')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make the rest' }));
  // The first that is refused says why, and nothing after it is tried.
  expect((await screen.findByRole('alert')).textContent).toBe('The script cannot be read.');
  expect(ordered).toEqual(['generate-hardcore-quiz']);
});

it('another set is only asked for after a warning that it replaces what was changed', async () => {
  const { api } = kitApi({ ...published(), questions: [question] });
  const { user } = renderWizard(address);
  await user.click(await screen.findByRole('button', { name: 'Ask for another set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another set of questions?' }));
  expect(api.sent('POST', stepEndpoint('generate-quiz').path)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Write new ones' }));
  await waitFor(() =>
    expect(api.sent('POST', stepEndpoint('generate-quiz').path)).toEqual([
      { comicId: ids.comic, again: true },
    ]),
  );
});

it.each([
  ['generate-quiz', 'Generate Quiz', 'Failed to generate quiz'],
  ['generate-hardcore-quiz', 'Generate Hardcore Quiz', 'Failed to generate hardcore quiz'],
  ['generate-faqs', 'Generate FAQs', 'Failed to generate FAQs'],
  ['generate-didyouknow', 'Generate Did You Know', 'Failed to generate facts'],
] as const)('%s that fails says so in the words of the server, or in its own', async (step, name, own) => {
  const api = wizardApi(published());
  let message: string | undefined = 'The writing service has no budget left.';
  api.on(stepEndpoint(step), () => ({ status: 422, ...(message && { message }) }));
  const { user } = renderWizard(address);
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('The writing service has no budget left.')).toBeDefined();
  message = undefined;
  await user.click(screen.getByRole('button', { name }));
  expect((await screen.findByText(own)).closest('[role=alert]')).not.toBeNull();
});

it.each([
  ['in the words of the server', 'This comic does not exist.', 'This comic does not exist.'],
  ['in its own where it says nothing', undefined, 'Something went wrong'],
])('a submission that fails says so %s', async (_, message, shown) => {
  const api = wizardApi(published());
  api.on(setComicStatus, () => ({ status: 404, ...(message && { message }) }));
  const { user } = renderWizard(address);
  await user.click(await screen.findByRole('button', { name: 'Final Submit' }));
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
});
