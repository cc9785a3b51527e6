import { getStyles, getSubjects, getThemes } from '@panelwise/contracts/http/catalogue';
import { getComic } from '@panelwise/contracts/http/comics';
import { getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import type { BriefCheck } from '@panelwise/studio/write/check-brief';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StorySketch } from '../rough/rough-messages.ts';
import { aRun, comicId, runId } from '../run/run-testing.ts';
import { aPart, ids, someWork } from '../testing/a-comic.ts';
import { stubStudio } from '../testing/fake-studio.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

const refine = stepEndpoint('refine-prompt');

async function convertStory(user: ReturnType<typeof renderWizard>['user']) {
  await user.type(await screen.findByLabelText('Comic Title'), 'Leaves');
  await user.type(screen.getByLabelText('Write Story'), 'Maya finds a plant.');
  await user.click(screen.getByRole('combobox', { name: 'Subject' }));
  await user.click(await screen.findByRole('option', { name: 'Science' }));
  await user.click(screen.getByRole('button', { name: 'Convert to Prompt' }));
}

it('has five steps, a name for every field and a mark for every grade', async () => {
  wizardApi();
  renderWizard('/create-comic?new=1');
  expect(await screen.findByLabelText('Comic Title')).toHaveProperty('placeholder', 'e.g. The Science');
  expect(screen.getByLabelText('Concept')).toHaveProperty('placeholder', 'e.g. photosynthesis');
  expect(screen.getByLabelText('Write Story')).toHaveProperty('rows', 6);
  for (const name of ['Country', 'Subject']) expect(screen.getByRole('combobox', { name })).toBeDefined();
  for (const name of ['Theme', 'Choose Style'])
    expect(screen.getByText(name, { selector: 'legend' })).toBeDefined();
  const marks = within(screen.getByRole('group', { name: 'Class/Grade' }));
  expect(marks.getAllByRole('radio')).toHaveLength(15);
  for (const name of ['1st Grade', '2nd Grade', '3rd Grade', '12th Grade', 'UG', 'PG'])
    expect(marks.getByRole('radio', { name })).toBeDefined();
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
  expect(steps.getAllByRole('button').map((step) => step.textContent?.slice(1))).toEqual([
    'Write a story',
    'Concept Breakdown',
    'Convert into Prompt',
    'Preview My Comic',
    'Publish My Comic',
  ]);
});

it('shows at its field what cannot stay in a comic for children', async () => {
  const api = wizardApi();
  const message =
    'Story: “Kill yourself” cannot stay. It speaks of hurting or killing oneself, or tells somebody to.';
  api.on(refine, () => ({
    status: 422,
    code: 'content-refused',
    message: 'No.',
    details: [{ path: 'story', message }],
  }));
  const { user } = renderWizard('/create-comic?new=1');
  await convertStory(user);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText('Write Story').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Comic Title').getAttribute('aria-invalid')).not.toBe('true');
});

it.each([
  ['its description', 'A riddle to solve.', 'A riddle to solve.'],
  ['that it has none', '', 'No description available'],
])('the icon of a theme has a tooltip and opens %s', async (_, description, shown) => {
  const api = wizardApi();
  api.on(getThemes, () => ({
    data: [
      { _id: ids.theme, name: 'Mystery', slug: 'mystery', description, examplePages: ['A door is open.'] },
    ],
  }));
  const { user } = renderWizard('/create-comic?new=1');
  await screen.findByRole('radio', { name: 'Mystery', checked: true });
  const info = screen.getByRole('button', { name: 'About this theme' });
  await user.hover(info);
  expect(await screen.findByText('Select a theme and then click to view')).toBeDefined();
  await user.click(info);
  const dialog = within(await screen.findByRole('dialog', { name: 'Mystery' }));
  expect(dialog.getByText(shown)).toBeDefined();
  expect(dialog.getByText('A door is open.')).toBeDefined();
});

it('the icon of a style opens its picture, or says that there is none', async () => {
  const api = wizardApi();
  const other = '01900000-0000-7000-8000-000000000071';
  api.on(getStyles, () => ({
    data: [
      { _id: ids.style, name: 'Comic', slug: 'comic', image: '/media/comic.webp' },
      { _id: other, name: 'Manga', slug: 'manga', image: null },
    ],
  }));
  const { user } = renderWizard('/create-comic?new=1');
  await screen.findByRole('radio', { name: 'Comic', checked: true });
  await user.click(screen.getByRole('button', { name: 'Preview this style' }));
  const first = within(await screen.findByRole('dialog', { name: 'Comic' }));
  expect(first.getByRole('img').getAttribute('src')).toBe('/media/comic.webp');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('radio', { name: 'Manga' }));
  await user.click(screen.getByRole('button', { name: 'Preview this style' }));
  const second = within(await screen.findByRole('dialog', { name: 'Manga' }));
  expect(second.getByText('No preview available')).toBeDefined();
});

it('the icon of a style that is pressed before the styles have come opens the picture when they have', async () => {
  const api = wizardApi();
  const style = { _id: ids.style, name: 'Comic', slug: 'comic', image: '/media/comic.webp' };
  const styles = Promise.withResolvers<{ data: (typeof style)[] }>();
  api.on(getStyles, () => styles.promise);
  const { user } = renderWizard('/create-comic?new=1');
  await user.click(await screen.findByRole('button', { name: 'Preview this style' }));
  expect(screen.queryByText('Please select a style first!')).toBeNull();
  styles.resolve({ data: [style] });
  expect(await screen.findByRole('dialog', { name: 'Comic' })).toBeDefined();
});

it('the icon of a style asks for one where none is chosen', async () => {
  const api = wizardApi();
  api.on(getStyles, () => ({ data: [] }));
  const { user } = renderWizard('/create-comic?new=1');
  await user.click(await screen.findByRole('button', { name: 'Preview this style' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please select a style first!');
});

it.each([
  ['that can be read', '/media/leaf.pdf', 'View PDF'],
  ['that is not published', null, 'Not published yet'],
])('tells everything about the comic that exists, one %s', async (_, pdfUrl, shown) => {
  const api = wizardApi();
  const series = { country: 'US', grade: '5', subject: 'Science', title: 'Leaves', concept: 'leaf', pdfUrl };
  api.on(refine, () => ({ alreadyExists: true, series: { _id: comicId, ...series }, parts: [] }));
  const { user } = renderWizard('/create-comic?new=1');
  await convertStory(user);
  await screen.findByText('A comic for this concept already exists. Here are the details:');
  expect(screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Country', 'United States'],
    ['Class / Grade', '5th Grade'],
    ['Subject', 'Science'],
    ['Title', 'Leaves'],
    ['Concept', 'leaf'],
    ['PDF', shown],
  ]);
  expect(screen.queryByRole('link', { name: 'View PDF' })?.getAttribute('href')).toBe(pdfUrl ?? undefined);
  expect(screen.getByRole('link', { name: 'Go to My Comics' }).getAttribute('href')).toBe('/my-comics');
});

it('a breakdown without parts is not valid', async () => {
  const api = wizardApi();
  const result = { alreadyExists: false, series: { _id: ids.series, title: 'Leaves', concept: 'leaf' } };
  api.on(getRun, () => ({ data: aRun({ step: 'refine-prompt', status: 'succeeded', result }) }));
  renderWizard(`/create-comic?run=${runId}&step=0`);
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid response: no parts found.');
  expect(screen.getByRole('heading', { name: 'Write a story' })).toBeDefined();
});

it('subjects that do not come say so', async () => {
  const api = wizardApi();
  api.on(getSubjects, () => ({ status: 400 }));
  renderWizard('/create-comic?new=1');
  expect(await screen.findByText('Failed to fetch subjects')).toBeDefined();
});

it.each([
  ['in the words of the server', 'This comic does not exist.', 'This comic does not exist.'],
  ['in its own where it says nothing', undefined, 'Failed to load comic data'],
])('a comic that does not load says so %s, and leaves the story', async (_, message, shown) => {
  const api = wizardApi(someWork());
  api.on(getComic, () => ({ status: 404, ...(message && { message }) }));
  renderWizard(`/create-comic?comic=${ids.comic}`);
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
  expect(screen.getByRole('heading', { name: 'Write a story' })).toBeDefined();
});

it('a breakdown says what its creator should know', async () => {
  const api = wizardApi(someWork());
  const series = { _id: ids.series, title: 'Leaves', concept: 'leaf', parts: [aPart()] };
  const warning = { kind: 'thin', message: 'It will be short.', questions: [], lessons: [] };
  const result = { alreadyExists: false, series, parts: [aPart()], warnings: [warning] };
  api.on(getRun, () => ({ data: aRun({ step: 'refine-prompt', status: 'succeeded', result }) }));
  renderWizard(`/create-comic?run=${runId}&step=0`);
  expect(await screen.findByText('It will be short.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Concept Breakdown' })).toBeDefined();
});

it('does not send a story of a child in danger, also when it is sent before the studio has read it', async () => {
  const check: BriefCheck = {
    danger: 'abuse',
    unread: false,
    lessonGone: false,
    warnings: [],
    lessons: [],
  };
  const sketch: StorySketch = { check, lesson: undefined, parts: [], script: [], pencil: undefined };
  // The studio answers when the test says so, and from then on.
  const whenSent = Promise.withResolvers<void>();
  stubStudio({ sketchStory: () => whenSent.promise.then(() => sketch) });
  const api = wizardApi();
  const sent = vi.fn(() => ({ status: 400 }));
  api.on(refine, sent);
  const { user } = renderWizard('/create-comic?new=1');
  await convertStory(user);
  whenSent.resolve();
  expect(await screen.findByText(/it is not your fault/)).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Convert to Prompt' })).toHaveProperty('disabled', true);
  vi.unstubAllGlobals();
});

it('says what is missing while the story cannot be converted', async () => {
  wizardApi();
  const { user } = renderWizard('/create-comic?new=1');
  const convert = await screen.findByRole('button', { name: 'Convert to Prompt' });
  const missing = () => document.getElementById(convert.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(missing()).toBe('Choose a subject, give it a title and write a sentence to begin.');
  await user.type(screen.getByLabelText('Comic Title'), 'Leaves');
  await user.type(screen.getByLabelText('Write Story'), 'Maya finds a plant.');
  expect(missing()).toBe('Choose a subject to begin.');
  await user.click(screen.getByRole('combobox', { name: 'Subject' }));
  await user.click(await screen.findByRole('option', { name: 'Science' }));
  expect(missing()).toBe('');
  expect(convert).toHaveProperty('disabled', false);
});
