import { getComic } from '@panelwise/contracts/http/comics';
import { decidePulledItem, getPulledItems } from '@panelwise/contracts/http/pulled-items';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aComic, ids, someWork } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

const words = { question: 'What do leaves make?', options: ['Sugar', 'Salt'], correctAnswer: 'Sugar' };
const draft = {
  kind: 'quiz' as const,
  question: 'What do roots drink?',
  options: ['Water', 'Milk'],
  correctAnswer: 'Water',
};
const key = 'aaaaaaaaaaaaaaaaaaaaaa';

/** A comic of which a question rests, with a draft in its place. */
async function withResting() {
  const server = wizardApi();
  let resting = [
    {
      ...{ key, item: { kind: 'quiz' as const, ...words }, answers: 214, discrimination: 0.04 },
      ...{ pulledAt: '2026-11-20T10:00:00.000Z', mayDraft: true },
      draft: draft as typeof draft | null,
    },
  ];
  server.on(getComic, () =>
    someWork({
      comic: aComic({ comicStatus: 'published', pdfUrl: '/media/comic.pdf' }),
      questions: [{ ...words, difficulty: 'easy' }],
    }),
  );
  server.on(getPulledItems, () => ({ items: resting }));
  server.on(decidePulledItem, ({ body }) => {
    const { decision } = body as { decision: string };
    resting = decision === 'refuse-draft' ? resting.map((one) => ({ ...one, draft: null })) : [];
    return {};
  });
  const view = renderWizard(`/create-comic?comic=${ids.comic}`);
  const list = within(await screen.findByRole('list', { name: 'Questions that rest' }));
  return {
    ...view,
    server,
    list,
    decided: () => server.sent('POST', `/user/comics/${ids.comic}/pulled-items`),
  };
}

it('says why a question rests, with its figures, and puts what was drafted in its place', async () => {
  const { list, user, decided } = await withResting();
  expect(list.getByText('This question does not tell who knows it: it rests.')).toBeDefined();
  expect(
    list.getByText(/Counted over 214 first tries in all classes, its discrimination is 0\.04/),
  ).toBeDefined();
  expect(list.getByRole('heading', { name: 'What do roots drink?' })).toBeDefined();
  await user.click(list.getByRole('button', { name: 'Put this question in' }));
  expect(decided()).toEqual([{ key, decision: 'take-draft' }]);
  await expect.poll(() => screen.queryByRole('list', { name: 'Questions that rest' })).toBeNull();
});

it('a draft is refused, and another one is asked for', async () => {
  const { list, user, decided, server } = await withResting();
  server.on(stepEndpoint('another-item'), () => ({ data: { runId: ids.comic, status: 'queued' } }) as never);
  await user.click(list.getByRole('button', { name: 'Not this one' }));
  await user.click(await list.findByRole('button', { name: 'Draft another question' }));
  expect(decided()).toEqual([{ key, decision: 'refuse-draft' }]);
  expect(server.sent('POST', stepEndpoint('another-item').path)).toEqual([
    { comicId: ids.comic, kind: 'quiz', instead: key },
  ]);
});

it('a question that rests is asked again', async () => {
  const { list, user, decided } = await withResting();
  await user.click(list.getByRole('button', { name: 'Ask it again as it is' }));
  expect(decided()).toEqual([{ key, decision: 'put-back' }]);
});
