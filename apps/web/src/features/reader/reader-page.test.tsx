import { answerAsLearner, answerQuestion, tellReading } from '@panelwise/contracts/http/learn';
import {
  finishQuiz,
  getComicFacts,
  getComicFaqs,
  getPublicComic,
  tellView,
  viewComic,
} from '@panelwise/contracts/http/library';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Component as LibraryComic } from '../../app/routes/library-comic.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic, sampleSession } from '../../testing/samples.ts';
import { guided, openReader, quizOf, verdictOn, where } from './testing-reader.tsx';

test('counts one reader and shows the pages with their panels in words', async () => {
  const { api } = openReader();
  expect(await screen.findByAltText('Page 1. Picture 1.1 Picture 1.2')).toBeDefined();
  await waitFor(() => expect(api.requests(viewComic)).toHaveLength(1));
});

test('a comic that is not public says so, with the way to the library', async () => {
  const api = fakeApi();
  api.handle(getPublicComic, () => refusal(404, 'comic-not-found', 'This comic does not exist.'));
  renderApp(<LibraryComic />, { path: '/our-library/:id', at: `/our-library/${sampleId(1)}` });
  expect(await screen.findByText('This comic does not exist.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse library' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a page can be linked to, and turning keeps it in the address', async () => {
  const { user, router } = openReader({}, '?page=2');
  expect(await screen.findByAltText(/^Page 2\./)).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByAltText(/^Page 1\./)).toBeDefined();
  expect(router.state.location.search).toBe('');
});

test('panel by panel with the keys, from end to end, and back with Escape', async () => {
  const { user, router } = openReader();
  await user.click(await screen.findByRole('button', { name: 'Panels' }));
  expect(await where()).toBe('Page 1, panel 1 of 2');
  expect(within(await guided()).getByAltText('Picture 1.1')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(await where()).toBe('Page 1, panel 2 of 2');
  await user.keyboard(' ');
  expect(await where()).toBe('Page 2, panel 1 of 2');
  expect(router.state.location.search).toBe('?page=2&panel=1');
  await user.keyboard('{Home}');
  expect(await where()).toBe('Page 1, panel 1 of 2');
  await user.keyboard('{ArrowLeft}');
  expect(await where()).toBe('Page 1, panel 1 of 2');
  await user.keyboard('{End}');
  expect(await where()).toBe('Page 2, panel 2 of 2');
  await user.keyboard('{ArrowRight}');
  expect(await where()).toBe('The end');
  // The browser turns the Escape key into `cancel`; jsdom does not.
  act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('keys that come faster than the screen each count', async () => {
  const { user } = openReader();
  await user.click(await screen.findByRole('button', { name: 'Panels' }));
  expect(await where()).toBe('Page 1, panel 1 of 2');
  const dialog = await guided();
  act(() => {
    for (let press = 0; press < 2; press++)
      dialog.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      );
  });
  expect(await where()).toBe('Page 2, panel 1 of 2');
});

test('a panel can be linked to; one that is not there opens the first', async () => {
  openReader({}, '?page=2&panel=2');
  expect(await where()).toBe('Page 2, panel 2 of 2');
});

test('an address with a panel that does not exist opens the first one', async () => {
  openReader({}, '?page=7&panel=x');
  expect(await where()).toBe('Page 1, panel 1 of 2');
});

test('the end leads to the quiz', async () => {
  const { user } = openReader({}, '?page=2&panel=2');
  const dialog = await guided();
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(within(dialog).getByRole('heading', { name: 'What did you learn?' })).toBe(document.activeElement);
  await user.click(within(dialog).getByRole('button', { name: 'Take the quiz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What did you learn?' }));
});

/** The quizzes that were counted: what was answered first to each question, in this order. */
const finished = (api: ReturnType<typeof openReader>['api']) =>
  api.requests(finishQuiz).map(({ body }) => {
    const { hardcore, answers } = body as { hardcore: boolean; answers: { answer: string }[] };
    return { hardcore, answers: answers.map(({ answer }) => answer) };
  });
/** A button that opens once the server has said how an answer was. */
const openButton = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveProperty('disabled', false);
    return button;
  });

test('tells right from wrong at once, shows where, comes back, and counts the result once', async () => {
  const { api, user } = openReader();
  await user.click(await screen.findByRole('button', { name: /^A?Not chlorophyll$/ }));
  expect(await screen.findByText('Not this one')).toBeDefined();
  expect(screen.getByText('Correct')).toBeDefined();
  expect(screen.getByText('0 of 1 right so far')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show me where' }));
  expect(await where()).toBe('Page 2, panel 1 of 2');
  const pointedOut = () => document.querySelectorAll('dialog .shade, dialog .ring').length;
  expect(pointedOut()).toBe(2);
  await user.keyboard('{ArrowRight}');
  expect(pointedOut()).toBe(0);
  await user.click(within(await guided()).getByRole('button', { name: 'Back to the quiz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('0 of 1 right so far')).toBeDefined();
  await user.click(await openButton('Next question'));
  expect(screen.getByText('Question 2 of 2')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^A?light$/ }));
  await user.click(await openButton('See the result'));
  expect(screen.getByText('1 of 2 right')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Page 2, panel 1' })).toBeDefined();
  expect(finished(api)).toEqual([{ hardcore: false, answers: ['Not chlorophyll', 'light'] }]);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText('Question 1 of 2')).toBeDefined();
  expect(screen.queryByText('Correct')).toBeNull();
});

test('all questions at once, in any order; the first answer counts', async () => {
  const { api, user } = openReader();
  await user.click(await screen.findByRole('button', { name: 'All at once' }));
  await user.click(screen.getByRole('button', { name: /^A?light$/ }));
  await user.click(screen.getByRole('button', { name: /^B?Not light$/ }));
  expect(await screen.findByText('1 of 1 right so far')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^A?chlorophyll$/ }));
  expect(await screen.findByText('2 of 2 right')).toBeDefined();
  expect(screen.getByText('You know this one. Well done!')).toBeDefined();
  expect(finished(api)).toEqual([{ hardcore: false, answers: ['light', 'chlorophyll'] }]);
});

test('the hardcore quiz explains its answers and is counted as such', async () => {
  const hardcoreQuestions = quizOf('stomata').map((each) => ({ ...each, explanation: 'They are mouths.' }));
  const { api, user } = openReader({ hardcoreQuestions });
  await user.click(await screen.findByRole('button', { name: 'Hardcore quiz' }));
  expect(screen.queryByText('They are mouths.')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^A?stomata$/ }));
  expect(await screen.findByText('They are mouths.')).toBeDefined();
  expect(finished(api)).toEqual([{ hardcore: true, answers: ['stomata'] }]);
});

test('a comic without a quiz has none, and its end says only that', async () => {
  const { user } = openReader({ questions: [] }, '?page=2&panel=2');
  const dialog = await guided();
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(within(dialog).getByRole('heading', { name: 'The end' })).toBeDefined();
  expect(screen.queryByText('What did you learn?')).toBeNull();
});

test('the transcript has all words in order, and opens a panel', async () => {
  const { user } = openReader();
  await user.click(await screen.findByText('Transcript'));
  const words = screen.getByRole('region', { name: 'Page 1' }).textContent;
  const places = [
    'Caption',
    'Why are the leaves green?',
    'Maya',
    'I know the word!',
    'Dr. Sol',
    'Say it.',
  ].map((text) => words?.indexOf(text) ?? -1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  await user.click(screen.getByRole('button', { name: 'Open page 2, panel 2' }));
  expect(await where()).toBe('Page 2, panel 2 of 2');
});

test('leads to the other public parts', async () => {
  const { router, user } = openReader({
    parts: [
      { _id: sampleId(100), part: 1, title: 'Light' },
      { _id: sampleId(101), part: 2, title: 'Sugar' },
    ],
  });
  expect((await screen.findByRole('link', { name: 'Part 1' })).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Read part 2' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Part 2' }));
  expect(router.state.location.pathname).toBe(`/our-library/${sampleId(101)}`);
});

test('prints every page on a sheet of its own, once all pictures are there', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  HTMLImageElement.prototype.decode ??= async () => {};
  const { user, container } = openReader();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect([...container.querySelectorAll('.sheet img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/page-1.webp',
    '/media/page-2.webp',
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(container.querySelector('.sheet')).toBeNull();
});

test('FAQs and facts stand beside the comic', async () => {
  const { api, user } = openReader({ comic: sampleLibraryComic({ hasFAQ: true, hasDidYouKnow: true }) });
  api.answer(getComicFaqs, { faqs: [{ question: 'Do plants sleep?', answer: 'They rest.' }] });
  api.answer(getComicFacts, { didYouKnow: [{ fact: 'Leaves breathe.' }, { fact: 'Moss is old.' }] });
  expect(await screen.findByText('They rest.')).toBeDefined();
  expect(screen.getByText('Leaves breathe.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Another fact' }));
  expect(screen.getByText('Moss is old.')).toBeDefined();
});

test('names the author, and nobody where the comic names nobody', async () => {
  openReader();
  expect(await screen.findByText('5th Grade, Science, by Iris Keller')).toBeDefined();
  cleanup();
  openReader({ author: '' });
  expect(await screen.findByText('5th Grade, Science')).toBeDefined();
});

test('the words can be set larger in every view, and stay so in this browser', async () => {
  const scale = () =>
    document.querySelector<HTMLElement>('[style*="--words"]')?.style.getPropertyValue('--words');
  const { user } = openReader();
  await user.click(await screen.findByRole('button', { name: 'Size of the words: normal' }));
  expect(scale()).toBe('1.25');
  await user.click(screen.getByRole('button', { name: 'Panels' }));
  await user.click(within(await guided()).getByRole('button', { name: 'Size of the words: large' }));
  cleanup();
  openReader();
  expect(await screen.findByRole('button', { name: 'Size of the words: very large' })).toBeDefined();
  expect(scale()).toBe('1.5');
});

test('a first wrong answer brings a hint and one more try; the answer is told after that', async () => {
  const questions = quizOf('chlorophyll', 'light').map((each) => ({
    ...each,
    options: [...each.options, 'Neither'],
  }));
  const { api, user } = openReader({ questions });
  await user.click(await screen.findByRole('button', { name: /^A?Not chlorophyll$|^B?Not chlorophyll$/ }));
  expect(await screen.findByText('Look at page 2, panel 1 again, then try once more.')).toBeDefined();
  // The panel that teaches it has opened beside the question, where the keyboard still is.
  const hint = screen.getByText('Look at page 2, panel 1 again, then try once more.').parentElement!;
  expect(within(hint).getByRole('img')).toBeDefined();
  expect(document.activeElement?.textContent).toContain('Not chlorophyll');
  expect(screen.getByText('Not this one')).toBeDefined();
  expect(screen.queryByText('Correct')).toBeNull();
  expect(screen.getByRole('button', { name: 'Next question' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Show me where' }));
  expect(await where()).toBe('Page 2, panel 1 of 2');
  await user.click(within(await guided()).getByRole('button', { name: 'Back to the quiz' }));
  await user.click(await screen.findByRole('button', { name: /^A?chlorophyll$/ }));
  expect(await screen.findByText('Correct')).toBeDefined();
  expect(screen.getByText('0 right at once, 1 at the second try so far')).toBeDefined();
  await user.click(await openButton('Next question'));
  await user.click(screen.getByRole('button', { name: /^A?light$/ }));
  await user.click(await openButton('See the result'));
  expect(screen.getByText('1 right at once, 1 at the second try')).toBeDefined();
  expect(screen.getByText('You found every answer. Well done!')).toBeDefined();
  expect(finished(api)).toEqual([{ hardcore: false, answers: ['Not chlorophyll', 'light'] }]);
});

test('whoever is logged in has their answers kept, each under a number of its own', async () => {
  startSession(sampleSession());
  const { api, user } = openReader();
  const items = quizOf('chlorophyll', 'light');
  api.handle(answerAsLearner, ({ body }) =>
    Response.json({ error: false, message: 'Answer', verdict: verdictOn(items, body as never) }),
  );
  await user.click(await screen.findByRole('button', { name: /^B?Not chlorophyll$/ }));
  await user.click(await openButton('Next question'));
  await user.click(screen.getByRole('button', { name: /^A?light$/ }));
  await openButton('See the result');
  const sent = api
    .requests(answerAsLearner)
    .map(({ body }) => body as { eventId: string; ms: number; context: string });
  expect(sent).toMatchObject([{ context: 'reader' }, { context: 'reader' }]);
  expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(2);
  expect(api.requests(answerQuestion)).toEqual([]);
});

test('an answer without a network waits, and is checked once there is one', async () => {
  const { api, user } = openReader();
  const option = await screen.findByRole('button', { name: /^A?chlorophyll$/ });
  const items = quizOf('chlorophyll', 'light');
  let online = false;
  api.handle(answerQuestion, ({ body }) => {
    if (!online) throw new TypeError('Failed to fetch');
    return Response.json({ error: false, message: 'Answer', verdict: verdictOn(items, body as never) });
  });
  await user.click(option);
  expect(await screen.findByText(/Kept. You’ll see how it went/)).toBeDefined();
  expect(screen.queryByText('Correct')).toBeNull();
  online = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Correct')).toBeDefined();
  expect(screen.queryByText(/Kept\./)).toBeNull();
});

test('whoever is logged in goes on answering without a network, and is told how it went when it is sent', async () => {
  startSession(sampleSession());
  const { api, user } = openReader();
  const items = quizOf('chlorophyll', 'light');
  let online = false;
  api.handle(answerAsLearner, ({ body }) => {
    if (!online) throw new TypeError('Failed to fetch');
    return Response.json({ error: false, message: 'Answer', verdict: verdictOn(items, body as never) });
  });
  await user.click(await screen.findByRole('button', { name: /^A?chlorophyll$/ }));
  expect(await screen.findByText(/Kept. You’ll see how it went/)).toBeDefined();
  await user.click(await openButton('Next question'));
  await user.click(screen.getByRole('button', { name: /^A?light$/ }));
  await user.click(await openButton('See the result'));
  expect(await screen.findByText('2 answers are kept')).toBeDefined();
  // The second waits for the first, and is not tried before it.
  const events = () => api.requests(answerAsLearner).map(({ body }) => (body as { eventId: string }).eventId);
  expect(new Set(events()).size).toBe(1);
  online = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('2 of 2 right')).toBeDefined();
  expect(events().slice(-2)).toEqual([...new Set(events())]);
  expect(api.requests(answerAsLearner).at(-1)!.body).toMatchObject({ arrival: 'later', context: 'reader' });
});

test('it is told how far somebody has read who is logged in, and of visitors how far without a word of them', async () => {
  let now = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const readTwoPanels = async () => {
    const { api, user } = openReader({}, '?page=1&panel=1');
    api.answer(tellReading, { isFinished: false });
    api.answer(tellView, {});
    await guided();
    now += 4_000;
    await user.keyboard('{ArrowRight}');
    expect(await where()).toBe('Page 1, panel 2 of 2');
    now += 3_000;
    cleanup();
    return { ofMe: api.requests(tellReading), ofNobody: api.requests(tellView) };
  };
  const visitor = await readTwoPanels();
  expect(visitor.ofMe).toEqual([]);
  expect(visitor.ofNobody.map(({ body }) => body)).toEqual([{ page: 1, panel: 2 }]);
  startSession(sampleSession());
  const { _id: comicId } = sampleLibraryComic({});
  const { ofMe, ofNobody } = await readTwoPanels();
  expect(ofNobody).toEqual([]);
  expect(ofMe.map(({ body }) => body)).toEqual([
    { comicId, page: 1, panel: 1, ms: 0 },
    { comicId, page: 1, panel: 2, ms: 7_000 },
  ]);
  clock.mockRestore();
});

test('a question that was changed meanwhile says so, and can be answered again', async () => {
  const { api, user } = openReader();
  const option = await screen.findByRole('button', { name: /^A?chlorophyll$/ });
  api.handle(answerQuestion, () => refusal(409, 'question-changed', 'This question was changed.'));
  await user.click(option);
  expect(await screen.findByText('This question was changed.')).toBeDefined();
  expect(option.getAttribute('aria-pressed')).toBe('false');
});
