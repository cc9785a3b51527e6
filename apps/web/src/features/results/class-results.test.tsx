import { getResults, listAssignments } from '@panelwise/contracts/http/assignments';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ClassResults } from '../../app/routes/class-results.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';

const classId = sampleId(1);
const pupil = (n: number, name: string) => ({ _id: sampleId(n), name, aids: [] });
const assignment = {
  _id: sampleId(2),
  state: 'running' as const,
  goal: 'read-and-quiz' as const,
  dueAt: null,
  tries: 2,
  aids: [],
  word: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  comics: [{ _id: sampleId(3), title: 'Cells', partNumber: 1, partCount: 1, thumbnail: null }],
  pupils: [],
  count: { pupils: 2, read: 1, answering: 2 },
};
const results = {
  goal: 'read-and-quiz' as const,
  ownComics: [],
  pupils: [
    {
      pupil: pupil(4, 'Eli'),
      isRead: true,
      helpedBy: ['fewer-options' as const],
      cells: [
        { state: 'wrong' as const, chosen: 1, counts: true },
        { state: 'right' as const, chosen: null, counts: false },
      ],
      firstTry: { right: 0, of: 1 },
      seconds: 19,
    },
    {
      pupil: pupil(5, 'Yara'),
      isRead: false,
      helpedBy: [],
      cells: [
        { state: 'repaired' as const, chosen: 1, counts: true, seenBefore: true as const },
        { state: 'not-yet' as const, chosen: null, counts: true },
      ],
      firstTry: { right: 0, of: 1 },
      seconds: null,
    },
  ],
  items: ['Has a plant cell a wall?', 'Who makes the food?'].map((question, i) => ({
    key: `key-${i}`,
    comicId: sampleId(3),
    hardcore: false,
    question,
    options: [
      { text: 'Yes', isRight: true, chosen: 10, belief: null, everywhere: 0.45, isHardlyChosen: false },
      {
        text: 'No',
        isRight: false,
        chosen: 12,
        belief: i === 0 ? 'Only animals have cells.' : null,
        everywhere: 0.55,
        isHardlyChosen: false,
      },
      { text: 'Perhaps', isRight: false, chosen: 0, belief: null, everywhere: 0, isHardlyChosen: i === 1 },
    ],
    isChanged: false,
    firstTry: { right: 10, of: 22 },
    taughtAt: { page: 1, panel: 3 },
    panel: null,
    statistics: i === 1 ? { answers: 1_204, facility: 0.45, discrimination: 0.05 } : null,
    rest: i === 1 ? ('rests' as const) : null,
  })),
  lost: 0,
  read: { done: 1, of: 2 },
  firstTry: { right: 20, of: 44 },
  repaired: { done: 1, of: 2 },
  seconds: 19,
  taught: [{ comicId: sampleId(3), page: 1, panel: 3, right: 20, of: 44 }],
};

it('says in words what each cell shows, and what most of those who were wrong chose', async () => {
  const api = fakeApi();
  api.answer(listAssignments, { assignments: [assignment], pupils: [pupil(4, 'Eli'), pupil(5, 'Yara')] });
  api.answer(getResults, { results, assignment });
  const { user } = renderApp(<ClassResults />, { path: '/classes/:id', at: `/classes/${classId}` });
  const eli = await screen.findByRole('row', { name: /^Eli/ });
  expect(within(eli).getByText('Still wrong, answer B')).toBeDefined();
  expect(within(eli).getByText('Right first time, counts nothing')).toBeDefined();
  expect(
    screen.getByText('Wrong, then repaired at the panel, answer B, answered elsewhere before'),
  ).toBeDefined();
  expect(screen.getByText('Answered elsewhere before, where the answer is told')).toBeDefined();
  expect(screen.getByText('12 of 22 chose “No”.')).toBeDefined();
  expect(screen.getByText('12 may believe: “Only animals have cells.”')).toBeDefined();
  expect(screen.queryByText(/does not separate/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Question 2: Who makes the food?' }));
  expect(screen.getByRole('heading', { name: 'Who makes the food?' })).toBeDefined();
  expect(screen.queryByText(/may believe/)).toBeNull();
  expect(screen.getByText(/This question does not separate who knows from who does not/)).toBeDefined();
  expect(screen.getByText(/Discrimination: 0\.05/)).toBeDefined();
  expect(screen.getByText('45 % knew it at first, from 1204 first tries in all classes.')).toBeDefined();
  expect(screen.getByText('Hardly anybody chooses it')).toBeDefined();
  expect(screen.getByText(/It rests/)).toBeDefined();
});
