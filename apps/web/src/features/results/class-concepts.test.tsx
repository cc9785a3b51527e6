import { getClassConcepts } from '@panelwise/contracts/http/assignments';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ClassConcepts } from '../../app/routes/class-concepts.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';

const concept = {
  comicId: sampleId(3),
  ...{ title: 'The Green Kitchen', partNumber: 1, partCount: 2, concept: 'Photosynthesis', thumbnail: null },
  ...{ pupils: 24, read: 20, begun: 18, firstTry: { right: 30, of: 60 }, known: 0.583 },
  needHelp: [{ _id: sampleId(4), name: 'Eli', known: 0.25 }],
};
const show = () =>
  renderApp(<ClassConcepts />, { path: '/classes/:id/concepts', at: `/classes/${sampleId(1)}/concepts` });

it('tells of each concept how it is known now, how it went at first, and who needs help', async () => {
  const unbegun = {
    ...concept,
    comicId: sampleId(5),
    concept: 'Osmosis',
    begun: 0,
    known: null,
    needHelp: [],
  };
  fakeApi().answer(getClassConcepts, { concepts: [concept, unbegun] });
  show();
  const [first, second] = (await screen.findAllByRole('heading', { level: 3 })).map(
    (heading) => heading.closest('li')!,
  );
  const of = within(first!);
  expect(of.getByText('The Green Kitchen, part 1')).toBeDefined();
  expect(of.getByText('58 % known now')).toBeDefined();
  expect(
    of.getByText(/18 of 24 have answered, 20 have read it to the end\. 50 % was right at first\./),
  ).toBeDefined();
  expect(of.getByText('1 pupil needs help with it:')).toBeDefined();
  expect(of.getByText('Eli').textContent).toBe('Eli 25 %');
  expect(within(second!).getByText('Nobody has answered any of it yet.')).toBeDefined();
});

it('says what comes here where nothing is assigned', async () => {
  fakeApi().answer(getClassConcepts, { concepts: [] });
  show();
  expect(await screen.findByText('No concepts yet')).toBeDefined();
});
