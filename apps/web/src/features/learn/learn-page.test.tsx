import {
  answerAsLearner,
  buyPowerUp,
  buyWeekShield,
  getLearnHome,
  getReview,
} from '@panelwise/contracts/http/learn';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { Component as Learn } from '../../app/routes/learn.tsx';
import { Component as Review } from '../../app/routes/learn-review.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeSpeech, fakeVoice } from '../../lib/speech/fake-speech.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic, sampleSession } from '../../testing/samples.ts';

type Home = Omit<z.input<typeof getLearnHome.response>, 'error' | 'message'>;
const nothing: Home = {
  assigned: [],
  goOn: null,
  review: { items: 0, minutes: 0, comics: [] },
  shelf: [],
  days: [true, false, false, true, false, false, false],
};
const assigned: Home['assigned'][number] = {
  assignmentId: sampleId(1),
  comicId: sampleId(2),
  title: 'Plant and Animal Cells',
  thumbnail: null,
  goal: 'read-and-quiz',
  className: '6B',
  teacher: 'Iris Keller',
  note: 'Before Friday’s walk.',
  dueAt: null,
  isRead: false,
  questions: 8,
  answered: 0,
};
const goOn: Home['goOn'] = {
  comic: sampleLibraryComic({}),
  page: 3,
  panel: 2,
  panelsRead: 11,
  panels: 33,
  minutesLeft: 9,
};
const review = { items: 8, minutes: 6, comics: [{ title: 'Volcanoes', items: 8 }] };

function openHome(changes: Partial<Home>) {
  const api = fakeApi();
  api.answer(getLearnHome, { ...nothing, ...changes });
  return { api, ...renderApp(<Learn />, { path: '/learn', at: '/learn' }) };
}
beforeEach(() => startSession(sampleSession()));

test('whoever is new is led to a first comic', async () => {
  openHome({});
  expect(await screen.findByRole('heading', { name: 'Read your first comic' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find a comic' }).getAttribute('href')).toBe('/our-library');
  expect(screen.queryByRole('heading', { name: 'What you know' })).toBeNull();
});

test('what is assigned comes first, with what the teacher asks; the rest stands below', async () => {
  openHome({ assigned: [assigned], goOn, review });
  expect(
    await screen.findByText('Iris Keller asks: read it to the end, then answer 8 questions.'),
  ).toBeDefined();
  expect(screen.getByText('For 6B')).toBeDefined();
  expect(screen.getByText('Before Friday’s walk.')).toBeDefined();
  const start = screen.getByRole('link', { name: 'Start reading' });
  expect(start.getAttribute('href')).toBe(`/learn/assignments/${sampleId(1)}/${sampleId(2)}`);
  expect(screen.getByText('Panel 11 of 33, 9 minutes left')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toMatch(/\?page=3&panel=2$/);
  expect(screen.getByText('8 questions, about 6 minutes. They come from Volcanoes.')).toBeDefined();
});

test('what was read and half answered asks for the rest alone', async () => {
  openHome({ assigned: [{ ...assigned, isRead: true, answered: 7 }] });
  expect(await screen.findByText('Iris Keller asks: answer 1 more question.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Answer the questions' })).toBeDefined();
});

test('the shelf says how well each comic is known', async () => {
  const comic = sampleLibraryComic({});
  const of = (known: number, shaky: number, unseen: number, share: number) => ({
    comic: { ...comic, _id: sampleId(known + 10 * shaky + 100 * unseen) },
    isRead: true,
    mastery: { items: 4, known, shaky, unseen, share },
    rank: null,
  });
  openHome({ shelf: [of(4, 0, 0, 0.97), of(2, 1, 1, 0.5), of(0, 2, 2, 0.2), of(0, 0, 4, 0)] });
  for (const words of ['All 4 known', '2 of 4 known', 'Still in pencil', 'Questions not answered yet'])
    expect(await screen.findByText(words)).toBeDefined();
});

test('a review asks one question after the other, and ends', async () => {
  const api = fakeApi();
  const question = (key: string) => ({
    key: key.padEnd(22, '-'),
    question: `What is ${key}?`,
    options: [`A ${key}`, `No ${key}`],
    difficulty: 'easy' as const,
  });
  const items = ['leaf', 'stem'].map((key) => ({
    comicId: sampleId(3),
    title: 'Plants',
    question: question(key),
    shownAt: null,
    offers: [],
  }));
  api.answer(getReview, { items });
  api.handle(answerAsLearner, ({ body }) => {
    const isRight = (body as { answer: string }).answer.startsWith('A ');
    const verdict = {
      isRight,
      isSettled: true,
      taughtAt: { page: 2, panel: 1 },
      correctAnswer: 'A leaf',
      explanation: null,
      sibling: null,
    };
    return Response.json({ error: false, message: 'Answer', verdict });
  });
  const { user } = renderApp(<Review />, { path: '/learn/review', at: '/learn/review' });
  await user.click(await screen.findByRole('button', { name: /No leaf/ }));
  const look = await screen.findByRole('link', { name: 'Look at page 2, panel 1' });
  expect(look.getAttribute('href')).toBe(`/our-library/${sampleId(3)}?page=2&panel=1`);
  await user.click(screen.getByRole('button', { name: 'Next question' }));
  await user.click(screen.getByRole('button', { name: /A stem/ }));
  await user.click(await screen.findByRole('button', { name: 'See how it went' }));
  expect(screen.getByText(/1 of 2 questions right at once/)).toBeDefined();
  expect(api.requests(answerAsLearner).map(({ body }) => body)).toMatchObject([
    { context: 'review', comicId: sampleId(3) },
    { context: 'review' },
  ]);
});

test('with nothing due the review says when there will be something', async () => {
  const api = fakeApi();
  api.answer(getReview, { items: [] });
  renderApp(<Review />, { path: '/learn/review', at: '/learn/review' });
  expect(await screen.findByText('Nothing is due today')).toBeDefined();
});

test('help for a question costs coins and shows the way to its panel', async () => {
  const api = fakeApi();
  const question = {
    key: 'leaf'.padEnd(22, '-'),
    question: 'What is a leaf?',
    options: ['A leaf', 'No leaf', 'A stone'],
    difficulty: 'easy' as const,
  };
  const item = { comicId: sampleId(3), title: 'Plants', question, shownAt: null };
  api.answer(getReview, { items: [{ ...item, offers: ['fifty-fifty', 'show-me'] }], coins: 30 });
  api.answer(buyPowerUp, { question, shownAt: { page: 2, panel: 1 }, coins: 15 });
  const { user } = renderApp(<Review />, { path: '/learn/review', at: '/learn/review' });
  await user.click(await screen.findByRole('button', { name: 'Show me where, 15 coins' }));
  await user.click(await screen.findByRole('button', { name: 'Use it' }));
  const look = await screen.findByRole('link', { name: 'Look at page 2, panel 1' });
  expect(look.getAttribute('href')).toBe(`/our-library/${sampleId(3)}?page=2&panel=1`);
  // For the other one there are too few left.
  expect(screen.queryByRole('button', { name: /^Fifty-fifty/ })).toBeNull();
});

test('a shield for the week is offered, and told once it is on', async () => {
  const purse = { xp: 0, coins: 50, gems: 0, level: 0, levelXp: 0, nextLevelXp: 100 };
  const { api, user } = openHome({ purse, weekShield: 'offered' });
  await user.click(await screen.findByRole('button', { name: 'Shield, 40 coins' }));
  api.answer(buyWeekShield, { coins: 10 });
  api.answer(getLearnHome, { ...nothing, purse: { ...purse, coins: 10 }, weekShield: 'on' });
  await user.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(await screen.findByText('Your shield stands in for one day.')).toBeDefined();
  expect(screen.getByText('3 of 4')).toBeDefined();
});

test('whoever is helped by it hears what there is to do, with what the teacher says, and where nothing is due', async () => {
  const speech = fakeSpeech([fakeVoice('en-US')]);
  const heard = () => {
    const texts: string[] = [];
    while (speech.current) {
      texts.push(speech.current.text);
      act(() => speech.finish());
    }
    return texts;
  };
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, aids: ['read-aloud'] } });
  const walk = { ...assigned, assignmentId: sampleId(9), title: 'Walks', note: 'Take a coat.' };
  const { user, unmount } = openHome({ assigned: [assigned, walk], review });
  await user.click(await screen.findByRole('button', { name: 'Hear the top of this page' }));
  expect(heard()).toEqual([
    `Hello, ${session.user.firstname}.`,
    '8 to review today.',
    'Days this week',
    '2 of 4 Rest days are fine.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hear Plant and Animal Cells' }));
  expect(heard()).toEqual([
    'For 6B',
    'Plant and Animal Cells',
    'Iris Keller asks: read it to the end, then answer 8 questions.',
    'Before Friday’s walk.',
    'Start reading',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hear Walks' }));
  expect(heard()).toContain('Take a coat.');
  unmount();
  fakeApi().answer(getReview, { items: [] });
  renderApp(<Review />, { path: '/learn/review', at: '/learn/review' });
  await user.click(await screen.findByRole('button', { name: 'Hear this page' }));
  expect(heard()[0]).toBe('Nothing is due today');
});

test('whose time for today is used is told so, with what comes tomorrow, and does more only by their own wish', async () => {
  const api = fakeApi();
  api.answer(getReview, { items: [], enough: { tomorrow: 12 } });
  const { user, unmount } = renderApp(<Review />, { path: '/learn/review', at: '/learn/review' });
  expect(await screen.findByText('That is enough for today')).toBeDefined();
  expect(screen.getByText('Well done. 12 questions come back tomorrow.')).toBeDefined();
  const question = { key: 'leaf'.padEnd(22, '-'), question: 'What is a leaf?', options: ['A', 'B'] };
  const item = { comicId: sampleId(3), title: 'Plants', shownAt: null, offers: [] };
  api.answer(getReview, { items: [{ ...item, question: { ...question, difficulty: 'easy' } }] });
  await user.click(screen.getByRole('link', { name: 'Do a few more' }));
  expect(await screen.findByRole('heading', { name: 'What is a leaf?' })).toBeDefined();
  expect(api.requests(getReview).map(({ query }) => query.toString())).toEqual(['', 'more=true']);
  unmount();
  openHome({ review: { items: 0, minutes: 0, comics: [], enough: { tomorrow: 1 } }, goOn });
  expect(await screen.findByText('Well done. 1 question comes back tomorrow.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Do a few more' }).getAttribute('href')).toBe(
    '/learn/review?more=true',
  );
});

test('what was wrong shows its panel in place, and one like it is asked next, from the comic where the deck has none', async () => {
  const comic = sampleLibraryComic({});
  const ask = (name: string) => ({
    key: name.padEnd(22, '-'),
    question: `What is ${name}?`,
    options: [`A ${name}`, `No ${name}`, `One ${name}`],
    difficulty: 'easy' as const,
  });
  const api = fakeApi();
  const item = { comicId: comic._id, title: 'Plants', shownAt: null, offers: [] };
  api.answer(getReview, { items: ['leaf', 'stem'].map((name) => ({ ...item, question: ask(name) })) });
  api.answer(getPublicComic, {
    comic,
    author: '',
    pages: [
      {
        _id: sampleId(301),
        pageNumber: 1,
        imageUrl: '/media/page-1.webp',
        smallImageUrl: null,
        thumbnailUrl: null,
        panels: [
          {
            panel: 2,
            state: 'done',
            scene: '',
            caption: '',
            alt: 'A leaf in the sun',
            artUrl: null,
            polygon: [
              [20, 40],
              [520, 40],
              [520, 600],
            ],
            verdict: null,
          },
        ],
        textPlaces: [],
      },
    ],
    texts: [],
    questions: ['leaf', 'stem', 'sun'].map(ask),
    hardcoreQuestions: [],
    parts: [],
    made: { written: 'builtin', edited: false, drawn: ['builtin'] },
    isReviewed: true,
  });
  api.handle(answerAsLearner, ({ body }) => {
    const { answer, tried } = body as { answer: string; tried: string[] };
    const isRight = answer.startsWith('A ');
    const isSettled = isRight || tried.length > 0;
    const verdict = {
      isRight,
      isSettled,
      taughtAt: { page: 1, panel: 2 },
      correctAnswer: isSettled ? 'A leaf' : null,
      explanation: null,
      sibling: isSettled && !(isRight && tried.length === 0) ? ask('sun').key : null,
    };
    return Response.json({ error: false, message: 'Answer', verdict });
  });
  const { user } = renderApp(<Review />, { path: '/learn/review', at: '/learn/review' });
  const wrong = await screen.findByRole('button', { name: /No leaf/ });
  await user.click(wrong);
  expect(await screen.findByRole('img', { name: 'A leaf in the sun' })).toBeDefined();
  expect(document.activeElement).toBe(wrong);
  expect(screen.queryByRole('link', { name: /^Look at page/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /A leaf/ }));
  await user.click(await screen.findByRole('button', { name: 'Next question' }));
  expect(await screen.findByRole('heading', { name: 'What is sun?' })).toBeDefined();
  expect(screen.getByText('One like it')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /A sun/ }));
  await user.click(await screen.findByRole('button', { name: 'Next question' }));
  expect(await screen.findByRole('heading', { name: 'What is stem?' })).toBeDefined();
  expect(api.requests(answerAsLearner).at(-1)!.body).toMatchObject({ context: 'review', comicId: comic._id });
});
