import { answerAsLearner, getCards, getLearnHome, getReview } from '@panelwise/contracts/http/learn';
import { listMyLive } from '@panelwise/contracts/http/live';
import type { Page } from 'playwright-core';
import type { State } from './states.ts';
import type { StateData } from './states-data.ts';
import { testStates } from './test-states.ts';

/** What a pupil of six sees, on the phones that families have: the server's answers are given here, since a class would have to be. */

const id = '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a';
const good = { error: false, message: 'OK' };
const addressOf = ({ path }: { path: string }) => `**/api${path}`;

const task = (n: number, title: string, thumbnail: string | null, more: object = {}) => ({
  assignmentId: `0190f3c2-7c1e-7a55-9d1a-00000000000${n}`,
  comicId: id,
  title,
  thumbnail,
  goal: 'read-and-quiz',
  className: '1B',
  teacher: 'Iris Keller',
  note: '',
  dueAt: null,
  isRead: false,
  questions: 4,
  answered: 0,
  ...more,
});

/** A phone with a voice: the browsers of tests have none, and nothing offers to speak without. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const voice = { lang: 'en-US', name: 'en', voiceURI: 'en', localService: true, default: true };
    speechSynthesis.getVoices = () => [voice as SpeechSynthesisVoice];
  });

/** Somebody who may not read yet, with this to do. */
const young = (live: object[]) => ({
  viewer: 'young' as const,
  address: '/learn',
  widths: [360, 390, 1440] as const,
  before: async (page: Page, data: StateData) => {
    const taken = await giveVoice(page);
    const picture = `/media/${data.cover}`;
    await page.route(addressOf(listMyLive), (route) =>
      route.fulfill({ json: { ...good, sessions: live.map((one) => ({ ...one, thumbnail: picture })) } }),
    );
    await page.route(addressOf(getLearnHome), (route) =>
      route.fulfill({
        json: {
          ...good,
          assigned: [
            task(1, 'Bees at work', picture, { note: 'Ask somebody at home to read it with you.' }),
            task(2, 'Where rain comes from', picture, { isRead: true }),
            task(3, 'The Moon and the Tides of the Seven Seas', null),
          ],
          goOn: null,
          review: { items: 3, minutes: 1, comics: [{ title: 'Bees at work', items: 3 }] },
          shelf: [],
          days: Array(7).fill(false),
        },
      }),
    );
    return taken;
  },
});

const session = { sessionId: id, className: '1B', title: 'The Water Cycle', isOpen: true };
const states: State[] = [
  { ...young([session]), name: 'young-live', shows: 'Your class is playing now' },
  { ...young([]), name: 'young-assigned', shows: 'Where rain comes from' },
  {
    name: 'young-enough',
    viewer: 'young',
    address: '/learn/review',
    widths: [360, 390, 1440],
    before: async (page) => {
      await page.route(addressOf(getReview), (route) =>
        route.fulfill({ json: { ...good, items: [], enough: { tomorrow: 12 } } }),
      );
      return giveVoice(page);
    },
    shows: 'Do a few more',
  },
  {
    name: 'young-missed',
    viewer: 'young',
    address: ({ published }) => `/our-library/${published}`,
    widths: [360, 390, 1440],
    before: async (page) => {
      const taughtAt = { page: 1, panel: 1 };
      const verdict = { isRight: false, isSettled: false, taughtAt, correctAnswer: null, explanation: null };
      await page.route(addressOf(answerAsLearner), (route) =>
        route.fulfill({ json: { ...good, verdict: { ...verdict, sibling: null } } }),
      );
      return giveVoice(page);
    },
    act: (page) => page.getByRole('list', { name: /\?$/ }).first().getByRole('button').first().click(),
    // The panel that teaches it has opened by itself, with the question.
    shows: (page) => page.getByRole('status').getByRole('img').and(page.locator('[src*="/media/"]')),
  },
  {
    name: 'join-aloud',
    viewer: 'visitor',
    address: '/join',
    widths: [360, 390, 1440],
    before: giveVoice,
    shows: (page) => page.getByRole('button', { name: 'Hear this page' }),
  },
  {
    name: 'album-ahead',
    viewer: 'teacher',
    address: '/learn/album',
    before: async (page, data) => {
      const comic = {
        ...{
          _id: id,
          title: 'The Water Cycle',
          subject: 'Science',
          grade: '5',
          country: 'US',
          language: null,
        },
        ...{ concept: 'water', thumbnail: `/media/${data.cover}`, smallThumbnail: null, pdfUrl: null },
        ...{ partNumber: 1, partCount: 1, createdAt: '2026-01-05T10:00:00.000Z' },
        ...{ hasFAQ: true, hasDidYouKnow: true, hasQuiz: true },
      };
      const mastery = { items: 4, known: 4, shaky: 0, unseen: 0, share: 1 };
      const about = { comic, mastery, rank: 'gold', next: null, dueAt: null, fact: null };
      const card = { ...about, styles: { isOpen: true } };
      const above = ['Volcanoes', 'Where the rivers of the whole wide world begin', 'Cells'].map(
        (title, n) => ({
          ...comic,
          ...{ _id: id.replace(/.$/, `${n}`), title, grade: '6' },
        }),
      );
      await page.route(addressOf(getCards), (route) =>
        route.fulfill({
          json: {
            ...good,
            cards: [card],
            ahead: [
              { subject: 'Science', grade: '6', cardsLeft: 0, comics: above },
              { subject: 'Math', grade: '5', cardsLeft: 2, comics: [] },
            ],
          },
        }),
      );
    },
    shows: '2 more gold cards open comics here.',
  },
  {
    name: 'learn-aloud',
    viewer: 'teacher',
    address: '/learn',
    before: giveVoice,
    act: async (page) => {
      await page.getByRole('button', { name: 'What helps me' }).click();
      await page.getByRole('checkbox', { name: 'Read everything aloud' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    shows: (page) => page.getByRole('button', { name: 'Hear the top of this page' }),
  },
];

testStates(states);
