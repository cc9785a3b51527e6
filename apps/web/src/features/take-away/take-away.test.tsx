import { cancelRun, getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { getQuizFile, getReadingFile, importQuiz } from '@panelwise/contracts/http/take-away';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleComic, sampleId, sampleSession } from '../../testing/samples.ts';
import { BringQuestions } from './bring-questions.tsx';
import { canPrintKit } from './can-print-kit.ts';
import { PrintKitButton } from './print-kit-button.tsx';
import { TakeAway } from './take-away.tsx';
import type { TakenWork } from './take-away-calls.ts';

const printing = stepEndpoint('print-kit');
const panel = { state: 'done' as const, alt: '', artUrl: null, polygon: [], verdict: null };
const question = {
  question: 'Why?',
  options: ['Yes', 'No'],
  correctAnswer: 'Yes',
  difficulty: 'easy' as const,
};
const work = (changes: Partial<TakenWork> = {}): TakenWork => ({
  error: false,
  message: '',
  comic: sampleComic({ country: 'US' }),
  pages: [
    {
      _id: sampleId(300),
      pageNumber: 1,
      imageUrl: '/media/1.webp',
      smallImageUrl: null,
      thumbnailUrl: null,
      panels: [{ ...panel, panel: 1, scene: '', caption: '' }],
    },
  ],
  alsoIn: [],
  parts: [],
  behind: null,
  wordsWait: false,
  readers: { views: 0, finished: 0, rightShare: null },
  questions: [],
  hardcoreQuestions: [],
  faqs: [],
  didYouKnow: [],
  ...changes,
});
const withQuiz = () =>
  work({ questions: [question], hardcoreQuestions: [{ ...question, explanation: 'Because.' }] });

let saved: { name: string; address: string }[];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.getAttribute('href') ?? '' });
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

function show(taken: TakenWork) {
  const api = fakeApi();
  startSession(sampleSession());
  return { api, ...renderApp(<TakeAway work={taken} />, { path: '/', at: '/' }) };
}
const cell = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('without a quiz, what is made of it is closed and says when; without pages there is nothing', () => {
  const { unmount } = show(work());
  for (const name of [
    /^Worksheet after the kit/,
    /^Answer key after the kit/,
    /^Whole class kit after the kit/,
    /^GIFT/,
  ])
    expect(cell(name).disabled).toBe(true);
  for (const name of [/^Comic PDF, 1 page/, /^Cut-out panels 1 to put in order/, /^Coloring pages/, /^EPUB/])
    expect(cell(name).disabled).toBe(false);
  expect(screen.getByRole('heading', { name: /, after the kit$/ })).toBeDefined();
  unmount();
  show(work({ pages: [] }));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a file to read comes with the name that the server gives it', async () => {
  const { api, user } = show(work());
  const name = "attachment; filename=comic.epub; filename*=UTF-8''%E0%A4%AA.epub";
  api.handle(getReadingFile, () => new Response('book', { headers: { 'Content-Disposition': name } }));
  await user.click(cell(/^EPUB/));
  expect(await screen.findByText('EPUB is downloaded.')).toBeDefined();
  expect(saved).toEqual([{ name: 'प.epub', address: 'blob:file' }]);
});

test('sheets are printed on the paper of the country, or the one that is chosen', async () => {
  const { api, user } = show(withQuiz());
  api.answer(printing, { kitUrl: '/media/kit.pdf' });
  await user.click(cell(/^Worksheet 2 questions/));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({ name: 'Photosynthesis, worksheet.pdf', address: '/media/kit.pdf' });
  await user.click(screen.getByRole('radio', { name: 'A4' }));
  await user.click(cell(/^Whole class kit/));
  await waitFor(() => expect(saved).toHaveLength(2));
  const printed = api.requests(printing).map(({ body }) => body);
  expect(printed).toMatchObject([
    { sheet: 'worksheet', paper: 'letter' },
    { sheet: 'kit', paper: 'a4' },
  ]);
});

test('the comic on A4 is printed anew where its PDF is on Letter', async () => {
  const { api, user } = show(work({ comic: sampleComic({ country: 'US', pdfUrl: '/media/letter.pdf' }) }));
  api.answer(printing, { kitUrl: '/media/a4.pdf' });
  await user.click(screen.getByRole('radio', { name: 'A4' }));
  await user.click(cell(/^Comic PDF/));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.address).toBe('/media/a4.pdf');
});

test('what cannot be made says why, in the words of the server', async () => {
  const { api, user } = show(withQuiz());
  const message = 'There are no lines to colour.';
  api.handle(printing, () =>
    Response.json({ error: true, code: 'no-colouring-pages', message }, { status: 409 }),
  );
  await user.click(cell(/^Coloring pages/));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('the quizzes are taken together or apart', async () => {
  const { api, user } = show(withQuiz());
  api.handle(getQuizFile, () => new Response('quiz'));
  await user.click(cell(/^QTI 2.1/));
  await user.click(screen.getByRole('radio', { name: 'Hardcore' }));
  await user.click(cell(/^GIFT/));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(api.requests(getQuizFile).map(({ query }) => query.get('quiz'))).toEqual(['both', 'hardcore']);
});

test('a quiz from a file is shown, then stored; one with mistakes names their lines', async () => {
  const api = fakeApi();
  startSession(sampleSession());
  const { user } = renderApp(<BringQuestions work={withQuiz()} quiz="quiz" />);
  await user.click(screen.getByRole('button', { name: 'Bring questions from CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bring questions from CSV' });
  const details = [2, 3].map((line) => ({ path: `lines.${line}`, message: `Line ${line}: wrong.` }));
  api.handle(importQuiz, () =>
    Response.json(
      { error: true, code: 'bad-quiz-file', message: 'Line 2: wrong.', details },
      { status: 422 },
    ),
  );
  const input = dialog.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], 'quiz.csv', { type: 'text/csv' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Line 3: wrong.');

  api.answer(importQuiz, { questions: [question], before: 1, after: 1, stored: false });
  // Windows wrote the é in one byte.
  await user.upload(input, new File([new Uint8Array([0x71, 0xe9])], 'quiz.csv', { type: 'text/csv' }));
  await user.click(within(dialog).getByRole('radio', { name: 'They are replaced' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Replace 1 with 1 question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = api.requests(importQuiz).at(-1)?.body;
  expect(last).toEqual({ csv: 'qé', quiz: 'quiz', mode: 'replace', confirmed: true });
});

test('a short is filmed while one watches how far it is, can be stopped, and is there as its files', async () => {
  const panels = [1, 2, 3].map((number) => ({ ...panel, panel: number, scene: '', caption: '' }));
  const [page] = work().pages;
  const { api } = show(work({ pages: [{ ...page!, panels }] }));
  const run = {
    ...{ _id: sampleId(9), step: 'generate-short', comicId: sampleId(1), seriesId: null, title: null },
    ...{ partNumber: null, status: 'running' as const, percent: 40, seq: 1, attempt: 1, message: null },
    ...{ errorCode: null, panels: [], etaMs: null, result: null, finishedAt: null },
    createdAt: '2026-11-27T08:00:00.000Z',
  };
  api.answer(stepEndpoint('generate-short'), { data: { runId: run._id, status: 'queued' } });
  api.answer(getRun, { data: run });
  api.answer(cancelRun, { data: { ...run, status: 'cancelled' } });
  cell(/^Short, wide/).click();
  await screen.findByText('Filming, 40 %');
  screen.getByRole('button', { name: 'Stop filming' }).click();
  await waitFor(() => expect(api.requests(cancelRun)).toHaveLength(1));
  const film = { webmUrl: '/media/a.webm', mp4Url: null, subtitlesUrl: '/media/a.vtt', ms: 30_000 };
  api.answer(getRun, { data: { ...run, status: 'succeeded', percent: 100, result: film } });
  const files = within(await screen.findByRole('region', { name: 'Short, wide' }, { timeout: 60_000 }));
  expect(files.queryByRole('button', { name: /MP4/ })).toBeNull();
  expect(files.getByText(/MP4 cannot be made/)).toBeDefined();
  files.getByRole('button', { name: 'Short, wide: WebM' }).click();
  expect(saved.at(-1)!.address).toBe('/media/a.webm');
});

test('after the submission the whole class kit is printed by one button, on the paper of the country', async () => {
  expect(canPrintKit(work())).toBe(false);
  expect(canPrintKit(withQuiz())).toBe(true);
  startSession(sampleSession());
  const api = fakeApi();
  api.answer(printing, { kitUrl: '/media/kit.pdf' });
  const { user } = renderApp(<PrintKitButton work={withQuiz()} />);
  await user.click(screen.getByRole('button', { name: 'Print the class kit' }));
  await waitFor(() =>
    expect(saved).toEqual([{ name: 'Photosynthesis, whole class kit.pdf', address: '/media/kit.pdf' }]),
  );
  expect(api.requests(printing)[0]!.body).toMatchObject({ sheet: 'kit', paper: 'letter' });
  expect(await screen.findByText('Whole class kit is downloaded.')).toBeDefined();
});
