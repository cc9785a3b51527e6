import type { Comic, SeriesPart } from '@panelwise/contracts/domain/comic';
import { deleteComic } from '@panelwise/contracts/http/admin';
import { getComic, getComicNumbers, withdrawComic } from '@panelwise/contracts/http/comics';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as ComicDetails } from '../../app/routes/my-comic-details.tsx';
import { localDateTime } from '../../lib/local-date.ts';
import { startSession } from '../../lib/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleComic, sampleId, sampleSession } from '../../testing/samples.ts';

const id = sampleId(200);
const part = (n: number): SeriesPart => ({
  part: n,
  title: `Title ${n}`,
  keyTerms: [],
  start: '',
  end: '',
  comicId: sampleId(199 + n),
  completed: true,
  hasScript: true,
});
const panel = { state: 'done' as const, alt: '', artUrl: null, polygon: [], verdict: null };
const page = {
  _id: sampleId(300),
  pageNumber: 1,
  imageUrl: '/media/1.webp',
  smallImageUrl: '/media/small-1.webp',
  thumbnailUrl: '/media/1-small.webp',
  panels: [
    { ...panel, panel: 1, scene: 'A leaf in the sun.', caption: '*Light* comes in.' },
    { ...panel, panel: 2, scene: 'A stem.', caption: 'Water goes up.' },
  ],
};

async function open(changes: Partial<Comic> = {}, parts = [part(1)]) {
  const api = fakeApi();
  startSession(sampleSession());
  api.answer(getComic, {
    comic: sampleComic(changes),
    pages: [page],
    parts,
    alsoIn: [],
    behind: null,
    wordsWait: false,
    readers: { views: 12, finished: 7, rightShare: 54 },
    questions: [],
    hardcoreQuestions: [],
    faqs: [],
    didYouKnow: [],
  });
  api.answer(getComicNumbers, {
    title: 'Photosynthesis',
    numbers: {
      weeks: 12,
      readers: { all: 12, recent: 2, finished: 7 },
      reached: [],
      leave: { page: 1, panel: 2, readers: 5, picture: null },
      rightShare: 54,
      spans: [],
      questions: [
        { question: 'What does a leaf catch?', hardcore: false, difficulty: 'easy', rightShare: 41 },
        { question: 'What climbs the stem?', hardcore: true, difficulty: 'hard', rightShare: null },
      ],
    },
  });
  const view = renderApp(<ComicDetails />, {
    path: '/my-comics-details/:id',
    at: `/my-comics-details/${id}`,
  });
  await screen.findByRole('heading', { name: 'Photosynthesis' });
  return { ...view, api };
}
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows everything that is known of the comic', async () => {
  await open({
    theme: 'Mystery',
    story: 'A plant grows.\nIt eats light.',
    userStory: 'As I told it.',
    hasQuiz: true,
    hasFAQ: true,
  });
  const facts = {
    Created: localDateTime('2026-11-21T09:00:00.000Z'),
    Status: 'Not submitted',
    'Comic Status': 'Draft',
    Creator: 'Iris',
    Country: 'United States',
    Grade: '5th Grade',
    Subject: 'Science',
    Theme: 'Mystery',
    Style: 'Comic',
    Concept: 'photosynthesis',
    'Has quiz': 'Yes',
    'Has hardcore quiz': 'No',
    'Has FAQ': 'Yes',
    'Has Did You Know': 'No',
  };
  expect(Object.fromEntries(Object.keys(facts).map((term) => [term, fact(term)]))).toEqual(facts);
  expect(screen.getByRole('heading', { name: 'Story' }).nextElementSibling?.textContent).toContain(
    'eats light',
  );
  expect(screen.getByRole('heading', { name: 'User story' }).nextElementSibling?.textContent).toBe(
    'As I told it.',
  );
  const card = within(screen.getByRole('heading', { name: 'Page 1' }).closest('li')!);
  expect(card.getByText(/A leaf in the sun/)).toBeDefined();
  expect(card.getByText(/Light comes in/)).toBeDefined();
  expect(card.getByRole('link', { name: 'Page 1, full size' }).getAttribute('href')).toBe('/media/1.webp');
});

test('the parts of a series lead to each other', async () => {
  await open({ partCount: 2 }, [part(1), part(2)]);
  const row = within(screen.getByRole('navigation', { name: 'Series Parts' }));
  expect(row.getByRole('link', { name: 'Part 1' }).getAttribute('aria-current')).toBe('page');
  expect(row.getByRole('link', { name: 'Part 2' }).getAttribute('href')).toBe(
    `/my-comics-details/${sampleId(201)}`,
  );
});

test('a comic that stands alone has no row of parts, and a draft no readers yet', async () => {
  await open();
  expect(screen.queryByText('Series Parts')).toBeNull();
  expect(screen.queryByText('Readers')).toBeNull();
});

test('a published comic tells how its readers do', async () => {
  await open({ comicStatus: 'published', status: 'approved', isLive: true });
  expect(screen.getByText('In the library')).toBeDefined();
  const numbers = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(numbers).toEqual(
    expect.arrayContaining(['12 readers', '7 read to the end', '54 % right first time']),
  );
  expect(screen.getByRole('link', { name: 'All numbers' }).getAttribute('href')).toBe(
    `/my-comics/${id}/numbers`,
  );
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('beside the pages it says how each question went and where readers leave, and leads to that panel', async () => {
  await open({ comicStatus: 'published', status: 'approved', isLive: true });
  const results = within(screen.getByRole('region', { name: 'Readers' }));
  expect(await results.findByText(/^5 readers went no further than/)).toBeDefined();
  expect(results.getByRole('link', { name: 'page 1, panel 2' }).getAttribute('href')).toBe(
    `/create-comic?comic=${id}&step=3&page=1&panel=2`,
  );
  const questions = results.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(questions).toEqual(
    expect.arrayContaining([
      'What does a leaf catch?41 %',
      'What climbs the stem? hardcore quizfewer than 5 people',
    ]),
  );
});

test.each([
  [null, 'step=3', []],
  [{ page: 1 }, 'step=3&page=1', ['Page 1', 'Note on this page']],
  [{ page: 1, panel: 2 }, 'step=3&page=1&panel=2', ['Page 1, panel 2', 'Note on panel 2']],
])('a rejected comic says why first, and leads to what is to be changed: %o', async (place, at, texts) => {
  const rejectionReason = 'Coral is an animal.';
  await open({ comicStatus: 'published', status: 'rejected', rejectionReason, rejectionPlace: place });
  expect(screen.getByText('Declined')).toBeDefined();
  expect(screen.getByText(`“${rejectionReason}”`)).toBeDefined();
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Change it: Photosynthesis' }).getAttribute('href')).toBe(
    `/create-comic?comic=${id}&${at}`,
  );
});

test('a comic of which changes were asked names every place, and is not called declined', async () => {
  const changesAsked = [{ page: 1, panel: 2 }, { page: 1 }];
  await open({ comicStatus: 'published', status: 'rejected', rejectionReason: 'Coral.', changesAsked });
  expect(screen.getAllByText('Changes asked')).toHaveLength(2);
  expect(screen.queryByText(/Declined|Rejected/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'The reviewer asks for changes' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Page 1, panel 2' }).getAttribute('href')).toBe(
    `/create-comic?comic=${id}&step=3&page=1&panel=2`,
  );
  for (const text of ['Note on panel 2', 'Note on this page']) expect(screen.getByText(text)).toBeDefined();
});

test('says what there is of the class kit, and leads to it', async () => {
  await open();
  const kit = within(screen.getByRole('region', { name: 'In the class kit' }));
  expect(kit.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'QuizMake it',
    'Hardcore QuizMake it',
    'FAQsMake it',
    'Did You KnowMake it',
  ]);
  expect(kit.getAllByRole('link')[0]!.getAttribute('href')).toBe(`/create-comic?comic=${id}&step=4`);
});

test('a comic in the library that was changed says what readers see', async () => {
  await open({ isLive: true });
  expect(screen.getByText('Changed since it was published')).toBeDefined();
  expect(screen.getByText('Readers see the version that was approved before.')).toBeDefined();
  expect(screen.getByRole('link', { name: /Resume/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('a comic in review can be taken back, and one that was decided on meanwhile says so', async () => {
  const { user, api } = await open({ comicStatus: 'published' });
  api.handle(withdrawComic, () => refusal(409, 'not-in-review', 'It was decided on.'));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this comic?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('It was decided on.');
  api.answer(withdrawComic, {});
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(withdrawComic)).toHaveLength(2);
});

test('a draft can be deleted from here', async () => {
  const { user, api, router } = await open();
  api.answer(deleteComic, {});
  await user.click(screen.getByRole('button', { name: 'Delete Photosynthesis' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this comic?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/my-comics');
  expect(api.requests(deleteComic)[0]?.body).toEqual({ id });
});

test.each([
  ['in the words of the server', 'This comic does not exist.', 'This comic does not exist.'],
  ['in its own where it says nothing', undefined, 'Failed to load comic details'],
])('a failure is told %s', async (_, message, text) => {
  fakeApi().handle(getComic, () => refusal(404, 'comic-not-found', message));
  renderApp(<ComicDetails />, { path: '/my-comics-details/:id', at: `/my-comics-details/${id}` });
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
