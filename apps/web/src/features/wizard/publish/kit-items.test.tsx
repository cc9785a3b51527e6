import { changeItem, dropItem, getComic } from '@panelwise/contracts/http/comics';
import { getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRun } from '../run/run-testing.ts';
import { aComic, ids, someWork } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

const question = {
  question: 'What do leaves make?',
  options: ['Sugar', 'Salt', 'Sand'],
  correctAnswer: 'Sugar',
  difficulty: 'easy' as const,
  taughtAt: { page: 1, panel: 2 },
};
const other = {
  ...question,
  question: 'What do roots drink?',
  options: ['Water', 'Milk'],
  correctAnswer: 'Water',
};
const words = {
  kind: 'quiz',
  question: 'What do leaves make?',
  options: question.options,
  correctAnswer: 'Sugar',
};

/** An API with a comic of two questions that takes what is changed. */
function api() {
  const server = wizardApi();
  let questions = [question, other];
  server.on(getComic, () =>
    someWork({ comic: aComic({ comicStatus: 'published', pdfUrl: '/media/comic.pdf' }), questions }),
  );
  server.on(changeItem, ({ body }) => {
    const { item } = body as { item: { question: string; options: string[]; correctAnswer: string } };
    questions = [{ ...question, ...item }, other];
    return {};
  });
  server.on(dropItem, () => {
    questions = [other];
    return {};
  });
  const path = `/user/comics/${ids.comic}/items`;
  return {
    server,
    changes: () => server.sent('PUT', path),
    drops: () => server.sent('POST', `${path}/drop`),
  };
}

async function openFirst() {
  const view = renderWizard(`/create-comic?comic=${ids.comic}`);
  await view.user.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  return { ...view, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Question' }) };
}

it('a question is changed in its place by the keyboard alone, and its right answer stays right', async () => {
  const { changes } = api();
  const { user, field } = await openFirst();
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'What do leaves cook?');
  const first = screen.getByRole('textbox', { name: 'Answer 1' });
  await user.clear(first);
  await user.type(first, 'Glucose{Enter}');
  expect(await screen.findByRole('heading', { name: 'What do leaves cook?' })).toBeDefined();
  const item = {
    ...words,
    question: 'What do leaves cook?',
    options: ['Glucose', 'Salt', 'Sand'],
    correctAnswer: 'Glucose',
  };
  expect(changes()).toEqual([{ was: words, item }]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit question 1'));
});

it('says at its field what is wrong, and sends nothing', async () => {
  const { changes } = api();
  const { user, field } = await openFirst();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Remove answer 1' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const answers = screen.getByRole('group', { name: /^Answers/ });
  expect(within(answers).getByText('Please mark the right answer.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Answer 2 is the right one' }));
  await user.type(field, 'What is dry?');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const item = { ...words, question: 'What is dry?', options: ['Salt', 'Sand'], correctAnswer: 'Sand' };
  await waitFor(() => expect(changes()).toEqual([{ was: words, item }]));
});

it('what was typed is not lost when it was changed elsewhere, and Escape closes only what is unchanged', async () => {
  const { server } = api();
  const message = 'This was changed or dropped somewhere else.';
  server.on(changeItem, () => ({ status: 409, code: 'item-changed', message }));
  const { user, field } = await openFirst();
  await user.type(field, ' Really?{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${message} Your words stay here until you undo.`,
  );
  expect(field.value).toBe('What do leaves make? Really?');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Edit question 2' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Question' })).toBeNull();
});

it('one that its teacher writes comes after the others, and the focus is back where one writes more', async () => {
  const { changes } = api();
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}`);
  const write = await screen.findAllByRole('button', { name: 'Write one' });
  await user.click(write[0]!);
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Where is the sap?');
  for (const number of [4, 3])
    await user.click(screen.getByRole('button', { name: `Remove answer ${number}` }));
  await user.type(screen.getByRole('textbox', { name: 'Answer 1' }), 'In the stem');
  await user.type(screen.getByRole('textbox', { name: 'Answer 2' }), 'In the sky');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByText('Please mark the right answer.')).toBeDefined();
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Answer 1 is the right one' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const item = {
    kind: 'quiz',
    question: 'Where is the sap?',
    options: ['In the stem', 'In the sky'],
    correctAnswer: 'In the stem',
  };
  await waitFor(() => expect(changes()).toEqual([{ was: null, item }]));
  await waitFor(() => expect(document.activeElement).toBe(write[0]));
});

it('a question is dropped after it is asked', async () => {
  const { drops } = api();
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}`);
  await user.click(await screen.findByRole('button', { name: 'Drop question 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Drop this question?' }));
  expect(drops()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Drop it' }));
  await waitFor(() => expect(screen.queryByText('What do leaves make?')).toBeNull());
  expect(drops()).toEqual([{ was: words }]);
  expect(screen.getByText('1 ready')).toBeDefined();
});

const leaf = {
  kind: 'quiz',
  question: 'What is green?',
  options: ['A leaf', 'A stone'],
  correctAnswer: 'A leaf',
};

it.each([
  ['by another one', leaf, 'Here is another question.'],
  ['by nothing where there is no other one, which it says', null, /^There is no other question left/],
])('a question is replaced after it is asked, %s', async (_, item, said) => {
  const { server, drops } = api();
  const anotherRun = '01900000-0000-7000-8000-0000000000f2';
  server.on(stepEndpoint('another-item'), () => ({ data: { runId: anotherRun, status: 'queued' } }) as never);
  const run = { _id: anotherRun, step: 'another-item', status: 'succeeded', result: { item } } as const;
  server.on(getRun, () => ({ data: aRun(run) }));
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}`);
  await user.click(await screen.findByRole('button', { name: 'Replace question 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace this question?' }));
  expect(dialog.getByText(/“What do leaves make\?” goes for good as soon as/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Replace it' }));
  expect(await screen.findByText(said)).toBeDefined();
  expect(server.sent('POST', stepEndpoint('another-item').path)).toEqual([
    { comicId: ids.comic, kind: 'quiz', replaces: words },
  ]);
  expect(drops()).toEqual([]);
});

it.each([
  [
    'brings another one',
    { kind: 'quiz', question: 'What is green?', options: ['A leaf', 'A stone'], correctAnswer: 'A leaf' },
    'Here is another question.',
  ],
  ['says kindly where there is none', null, /^There is no other question left for this part\./],
])('in place of a dropped question it %s', async (_, item, said) => {
  const { server } = api();
  const anotherRun = '01900000-0000-7000-8000-0000000000f1';
  server.on(stepEndpoint('another-item'), () => ({ data: { runId: anotherRun, status: 'queued' } }) as never);
  server.on(getRun, () => ({
    data: aRun({
      _id: anotherRun,
      step: 'another-item',
      status: 'succeeded',
      percent: 100,
      result: { item },
    }),
  }));
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}`);
  await user.click(await screen.findByRole('button', { name: 'Drop question 1' }));
  expect(screen.queryByRole('button', { name: 'Another question' })).toBeNull();
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Drop this question?' })).getByRole('button', {
      name: 'Drop it',
    }),
  );
  expect(await screen.findByText('In place of the question that you dropped.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Another question' }));
  expect(await screen.findByText(said)).toBeDefined();
  expect(server.sent('POST', stepEndpoint('another-item').path)).toEqual([
    { comicId: ids.comic, kind: 'quiz' },
  ]);
});

it('a long set begins with three, and shows the rest where it is asked for', async () => {
  const five = Array.from({ length: 5 }, (_, i) => ({ ...question, question: `Question number ${i + 1}?` }));
  wizardApi(
    someWork({
      comic: aComic({ comicStatus: 'published', pdfUrl: '/media/comic.pdf' }),
      questions: five,
    }),
  );
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}`);
  expect(await screen.findByText('Question number 3?')).toBeDefined();
  expect(screen.queryByText('Question number 4?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByText('Question number 5?')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit question 4'));
});
