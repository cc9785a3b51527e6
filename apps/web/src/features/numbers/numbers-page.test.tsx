import type { ComicNumbers } from '@panelwise/contracts/domain/comic-numbers';
import { getComicNumbers } from '@panelwise/contracts/http/comics';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Numbers } from '../../app/routes/comic-numbers.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';

const id = sampleId(200);
const numbers: ComicNumbers = {
  weeks: 12,
  readers: { all: 1_284, recent: 212, finished: 863 },
  reached: [
    { page: 1, panel: 1, readers: 1_284 },
    { page: 1, panel: 2, readers: 1_200 },
    { page: 2, panel: 1, readers: 863 },
  ],
  leave: { page: 1, panel: 2, readers: 337, picture: null },
  rightShare: 74,
  spans: [
    { from: '2026-11-09', readers: 204, rightShare: null },
    { from: '2026-11-16', readers: 212, rightShare: 74 },
  ],
  questions: [
    { question: 'What does a leaf catch?', hardcore: false, difficulty: 'easy', rightShare: 91 },
    { question: 'What climbs the stem?', hardcore: true, difficulty: 'easy', rightShare: null },
  ],
};

async function open(changes: Partial<ComicNumbers> = {}) {
  const api = fakeApi();
  startSession(sampleSession());
  api.answer(getComicNumbers, { title: 'Photosynthesis', numbers: { ...numbers, ...changes } });
  const view = renderApp(<Numbers />, { path: '/my-comics/:id/numbers', at: `/my-comics/${id}/numbers` });
  await screen.findByRole('heading', { name: 'Numbers' });
  return { api, ...view };
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('says who read it, how far, and where readers leave, in words and in tables', async () => {
  await open();
  expect(screen.getByText('863 of 1,284')).toBeDefined();
  expect(screen.getByText(/337 readers went no further than page 1, panel 2/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change this panel' }).getAttribute('href')).toBe(
    `/create-comic?comic=${id}&step=3&page=1&panel=2`,
  );
  expect(rowsOf('Readers who reached each panel')).toEqual([
    'Page 1, panel 11284',
    'Page 1, panel 21200',
    'Page 2, panel 1863',
  ]);
  expect(rowsOf('Readers a week')).toEqual(['Nov 9204', 'Nov 16212']);
  expect(rowsOf('Right first answers in percent')).toEqual(['Nov 1674 %']);
  expect(screen.getByText('fewer than 5 people')).toBeDefined();
});

test('what few people answered is told nobody; another time is asked for', async () => {
  const { api, user } = await open({
    rightShare: null,
    leave: null,
    spans: [{ from: '2026-11-16', readers: 3, rightShare: null }],
  });
  expect(screen.getByText('fewer than 5 have answered')).toBeDefined();
  expect(screen.getByText(/Fewer than 5 people have answered the quiz so far/)).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Right first answers in percent' })).toBeNull();
  await user.click(screen.getByRole('link', { name: '4 weeks' }));
  await screen.findByRole('table', { name: 'Readers a day' });
  expect(api.requests(getComicNumbers).map(({ query }) => String(query))).toEqual(['weeks=12', 'weeks=4']);
});
