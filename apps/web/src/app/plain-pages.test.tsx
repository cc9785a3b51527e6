import { getClassLink } from '@panelwise/contracts/http/class-links';
import { getComic } from '@panelwise/contracts/http/comics';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localDateTime } from '../lib/local-date.ts';
import { startSession } from '../lib/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { sampleComic, sampleId, sampleReaders, sampleSession } from '../testing/samples.ts';
import { Component as ComicSuccessful } from './routes/comic-successful.tsx';
import { Component as Home } from './routes/home.tsx';
import { Component as NotFound } from './routes/not-found.tsx';
import { Component as ParentActivity } from './routes/parent-activity.tsx';

const href = (name: string) => screen.getAllByRole('link', { name })[0]!.getAttribute('href');

/** A comic without pages or anything to learn from it. */
const nothingMade = {
  pages: [],
  questions: [],
  hardcoreQuestions: [],
  faqs: [],
  didYouKnow: [],
  behind: null,
  wordsWait: false,
};

test('an address that is nothing says so and leads home', () => {
  renderApp(<NotFound />);
  expect(screen.getByRole('heading', { name: 'Page not Found' })).toBeDefined();
  expect(
    screen.getByText(
      'Oops! The page you are looking for does not exist. It might have been moved or delete.',
    ),
  ).toBeDefined();
  expect(href('Back to Home')).toBe('/');
});

test('a published comic is announced, and the way leads to the next one', () => {
  renderApp(<ComicSuccessful />);
  expect(screen.getByRole('heading', { name: 'Comic Published Successfully!' })).toBeDefined();
  expect(screen.getByText('Your comic is now live...')).toBeDefined();
  expect(href('Back to Home')).toBe('/create-comic');
});

const [monday, tuesday] = ['2026-11-23T10:54:00.000Z', '2026-11-24T16:10:00.000Z'];

test.each([
  [{ status: 'approved', isLive: true }, 'Comic Published Successfully!', 'Your comic is now live...'],
  [{}, 'Your comic is on its way', /joins the library as soon as it is accepted/],
  [{ isLive: true }, 'Your comic is on its way', /Until then readers see the one before/],
  [{ comicStatus: 'draft' }, 'This comic is not published', 'It is a draft, just as you left it.'],
] as const)('of a comic that was submitted it says what is true: %o', async (change, title, text) => {
  startSession(sampleSession());
  fakeApi().answer(getComic, {
    ...nothingMade,
    comic: sampleComic({ comicStatus: 'published', ...change }),
    alsoIn: [],
    parts: [],
    readers: sampleReaders(),
  });
  renderApp(<ComicSuccessful />, {
    path: '/comic-successful',
    at: `/comic-successful?comic=${sampleId(200)}`,
  });
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(href('My comics')).toBe('/my-comics');
});

test.each([
  [
    { status: 'approved', isLive: true, submittedAt: monday, reviewedAt: tuesday },
    'In the library',
    [
      `Submitted${localDateTime(monday)}`,
      `Read by a reviewer${localDateTime(tuesday)}`,
      /^In the libraryScience/,
    ],
    'Read it with my class',
  ],
  [
    { submittedAt: monday },
    'Waits for review',
    [`Submitted${localDateTime(monday)}`, /^A reviewer reads it/, /^In the library/],
    'See its details',
  ],
  [
    { status: 'rejected', rejectionReason: 'Page 1 is dark.', submittedAt: monday, reviewedAt: tuesday },
    'Sent back',
    [
      `Submitted${localDateTime(monday)}`,
      `Sent back by a reviewer${localDateTime(tuesday)}`,
      /^In the library/,
    ],
    'Change it: Photosynthesis',
  ],
] as const)(
  'a submitted comic shows its stamp, its steps with their dates, and the way on: %o',
  async (change, stamp, steps, way) => {
    startSession(sampleSession());
    fakeApi().answer(getComic, {
      ...nothingMade,
      comic: sampleComic({ comicStatus: 'published', ...change }),
      parts: [],
      alsoIn: [],
      readers: sampleReaders(),
    });
    renderApp(<ComicSuccessful />, {
      path: '/comic-successful',
      at: `/comic-successful?comic=${sampleId(200)}`,
    });
    expect((await screen.findAllByText(stamp)).length).toBeGreaterThan(0);
    const told = screen
      .getAllByRole('listitem')
      .filter((item) => !item.closest('nav'))
      .map(({ textContent }) => textContent);
    for (const [index, step] of steps.entries()) expect(told[index]).toMatch(step);
    expect(screen.getByRole('link', { name: way })).toBeDefined();
  },
);

test('a comic that waits is on its way: the steps are done and lead back, and its link comes first', async () => {
  startSession(sampleSession());
  const api = fakeApi();
  api.answer(getComic, {
    ...nothingMade,
    comic: sampleComic({ comicStatus: 'published', submittedAt: monday }),
    parts: [],
    alsoIn: [],
    readers: sampleReaders(),
  });
  const token = 'AAAAAAAAAAAAAAAAAAAAAA';
  api.answer(getClassLink, { link: { token, createdAt: monday, expiresAt: tuesday } });
  renderApp(<ComicSuccessful />, {
    path: '/comic-successful',
    at: `/comic-successful?comic=${sampleId(200)}`,
  });
  expect(await screen.findByRole('heading', { name: 'Your comic is on its way' })).toBeDefined();
  expect(screen.queryByText('Comic Published Successfully!')).toBeNull();
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button');
  expect(steps).toHaveLength(5);
  for (const step of steps) {
    expect(step).toHaveProperty('disabled', false);
    expect(step.getAttribute('aria-current')).toBeNull();
  }
  expect((await screen.findByRole('button', { name: 'Copy link' })).dataset.variant).toBe('filled');
  expect(screen.getByText('We’ll email you.')).toBeDefined();
});

test('the parents’ page has its line', () => {
  renderApp(<ParentActivity />);
  expect(screen.getByText('Parents see their child’s activity here.')).toBeDefined();
});

test('home: three ways to begin, six steps, three groups of people', () => {
  renderApp(<Home />);
  expect(href('Make comics')).toBe('/signup');
  expect(href('Browse library')).toBe('/our-library');
  expect(screen.getByRole('link', { name: 'Download app' })).toBeDefined();
  const steps = [
    'Choose topic and grade',
    'Select style',
    'Edit or use AI script',
    'Review comic and quiz',
    'Add FAQs and fun facts',
    'Publish and share',
  ];
  for (const [index, step] of steps.entries())
    expect(screen.getByRole('heading', { name: `${index + 1} ${step}` })).toBeDefined();
  for (const name of ['About', 'Who it is for', 'Teachers', 'Students', 'Parents'])
    expect(screen.getByRole('heading', { name })).toBeDefined();
});
