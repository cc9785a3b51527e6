import type { Submission } from '@panelwise/contracts/domain/review';
import { decideSubmission, deleteComic, getSubmissions, undoDecision } from '@panelwise/contracts/http/admin';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as SuperAdmin } from '../../app/routes/super-admin.tsx';
import { localDate } from '../../lib/local-date.ts';
import { getSocket } from '../../lib/socket.ts';
import { signInAdmin } from '../../testing/admin-session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';
import { ada, sampleDetails, sampleSubmission } from './testing/submissions.ts';

const pending = sampleSubmission({ _id: sampleId(201), partNumber: 1, partCount: 2, reviewing: ada });
const approved = sampleSubmission({ _id: sampleId(202), title: 'Volcanoes', status: 'approved' });
const rejected = sampleSubmission({ _id: sampleId(203), title: 'Coral Reefs', status: 'rejected' });
const counts = { pending: 7, approved: 212, rejected: 18, drafts: 4, total: 237 };

function show(...first: Submission[]) {
  signInAdmin();
  const api = fakeApi();
  const list = (...comics: Submission[]) =>
    api.answer(getSubmissions, { comics, counts, page: 1, totalPages: 1, total: comics.length });
  list(...(first.length > 0 ? first : [pending, approved, rejected]));
  return { ...renderApp(<SuperAdmin />, { path: '/super-admin' }), api, list };
}
const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const inRow = async (title: string) => within(await rowOf(title));

test('four tiles count the submissions, and one narrows the table', async () => {
  const { user, api } = show();
  await screen.findByRole('table');
  const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });
  expect(['Pending', 'Approved', 'Rejected', 'Total'].map((name) => tile(name).textContent)).toEqual([
    '7Pending',
    '212Approved',
    '18Rejected',
    '237Total',
  ]);
  await user.click(tile('Pending'));
  await waitFor(() => expect(api.requests(getSubmissions).at(-1)?.query.get('status')).toBe('pending'));
  expect(await screen.findByRole('heading', { name: /^Pending submissions/ })).toBeDefined();
});

test('a row tells the comic, its creator, where it stands and who reviews it', async () => {
  show();
  const row = await rowOf('Photosynthesis');
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 7)).toEqual([
    'PhotosynthesisPart 1',
    'Iris Teacheriris@school.org',
    'Science5th Grade',
    'United States',
    'PendingAda Park is reviewing',
    'Published',
    localDate(pending.createdAt),
  ]);
});

test('search, order and publishing status go to the server', async () => {
  const { user, api } = show();
  await user.type(await screen.findByPlaceholderText('Search by creator, subject, title...'), 'iris');
  await user.click(screen.getByRole('radio', { name: 'Drafts' }));
  await user.click(screen.getByRole('button', { name: 'Creator' }));
  await waitFor(() =>
    expect(Object.fromEntries(api.requests(getSubmissions).at(-1)!.query)).toEqual({
      page: '1',
      limit: '10',
      search: 'iris',
      sort: 'creator',
      order: 'asc',
      comicStatus: 'draft',
    }),
  );
});

test('only a pending comic is accepted or declined, only a decided one deleted', async () => {
  show();
  const first = await inRow('Photosynthesis');
  const words = (row: typeof first) =>
    [...row.getAllByRole('cell').at(-1)!.querySelectorAll('a, button')].map((each) => each.textContent);
  expect(words(first)).toEqual(['View', 'Accept', 'Decline']);
  expect(first.getByRole('link', { name: 'View Photosynthesis Part 1' }).getAttribute('href')).toBe(
    `/comic-details/${pending._id}`,
  );
  expect(first.getByRole('button', { name: 'Accept Photosynthesis Part 1' })).toBeDefined();
  expect(first.getByRole('button', { name: 'Decline Photosynthesis Part 1' })).toBeDefined();
  expect(first.queryByRole('button', { name: /Delete/ })).toBeNull();
  for (const [title, label] of [
    ['Volcanoes', 'Approved'],
    ['Coral Reefs', 'Rejected'],
  ] as const) {
    const row = await inRow(title);
    expect(row.getAllByText(label)).toHaveLength(2);
    expect(words(row)).toEqual(['View', 'Delete']);
    expect(row.getByRole('button', { name: `Delete ${title}` })).toBeDefined();
    expect(row.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
  }
});

test('a draft has nothing to decide, and is deleted only when readers see an earlier version', async () => {
  const live = {
    ...pending,
    _id: sampleId(205),
    title: 'Lakes',
    comicStatus: 'draft',
    isLive: true,
  } as const;
  show({ ...pending, comicStatus: 'draft' }, live);
  const draft = await inRow('Photosynthesis');
  expect(draft.getByText('Not submitted')).toBeDefined();
  expect(draft.queryByRole('button')).toBeNull();
  const changed = await inRow('Lakes');
  expect(changed.getByText('Changed since it was published')).toBeDefined();
  expect(changed.getAllByRole('button').map((each) => each.textContent)).toEqual(['Delete']);
});

test('accepting counts for the version that was opened last; whoever has opened none is taken to the comic', async () => {
  const { user, api, router } = show();
  api.handle(decideSubmission, () => refusal(409, 'not-opened', 'Please open the comic first.'));
  await user.click((await inRow('Photosynthesis')).getByRole('button', { name: /Accept/ }));
  expect(await screen.findByText('Please open the comic first.')).toBeDefined();
  expect(api.requests(decideSubmission)[0]?.body).toEqual({ id: pending._id, status: 'approved' });
  expect(router.state.location.pathname).toBe(`/comic-details/${pending._id}`);
});

test('what is accepted leaves the list', async () => {
  const { user, api, list } = show();
  const button = (await inRow('Photosynthesis')).getByRole('button', { name: /Accept/ });
  api.answer(decideSubmission, { comic: sampleDetails({ status: 'approved' }).comic });
  list(approved);
  await user.click(button);
  expect(await screen.findByText('Photosynthesis is accepted')).toBeDefined();
  expect(api.requests(decideSubmission)[0]?.body).toEqual({
    id: pending._id,
    status: 'approved',
  });
  await waitFor(() => expect(screen.queryByRole('row', { name: /Photosynthesis/ })).toBeNull());
});

test('what was decided can be taken back from the toast that says it', async () => {
  const { user, api, list } = show();
  const button = (await inRow('Photosynthesis')).getByRole('button', { name: /Accept/ });
  api.answer(decideSubmission, { comic: sampleDetails({ status: 'approved' }).comic });
  list(approved);
  await user.click(button);
  // The row is gone by now, and with it the button that was pressed.
  await waitFor(() => expect(screen.queryByRole('row', { name: /Photosynthesis/ })).toBeNull());
  api.answer(undoDecision, { comic: sampleDetails({ status: 'pending' }).comic });
  list(pending, approved);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Photosynthesis is accepted')).toBeNull());
  expect(await inRow('Photosynthesis')).toBeDefined();
  expect(api.requests(undoDecision)).toHaveLength(1);
});

test('who comes too late is told that the decision stands', async () => {
  const { user, api } = show();
  api.answer(decideSubmission, { comic: sampleDetails({ status: 'approved' }).comic });
  api.handle(undoDecision, () => refusal(409, 'conflict', 'This decision can no longer be taken back.'));
  await user.click((await inRow('Photosynthesis')).getByRole('button', { name: /Accept/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This decision can no longer be taken back.')).toBeDefined();
  expect(screen.getByText('The decision stands.')).toBeDefined();
});

test('declining takes a reason', async () => {
  const { user, api } = show();
  api.answer(decideSubmission, { comic: sampleDetails({ status: 'rejected' }).comic });
  await user.click((await inRow('Photosynthesis')).getByRole('button', { name: /Decline/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Photosynthesis Part 1' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Please say what is to be changed.')).toBeDefined();
  expect(api.requests(decideSubmission)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Panel 2 is wrong.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Photosynthesis is declined')).toBeDefined();
  expect(api.requests(decideSubmission)[0]?.body).toEqual({
    id: pending._id,
    status: 'rejected',
    reason: 'Panel 2 is wrong.',
  });
});

test('a decision that fails without words says so', async () => {
  const { user, api } = show();
  api.handle(decideSubmission, () => refusal(422, 'bad-input'));
  await user.click((await inRow('Photosynthesis')).getByRole('button', { name: /Accept/ }));
  expect(await screen.findByText('Something went wrong')).toBeDefined();
});

test('a decision that was too late says so, and the list loads again', async () => {
  const { user, api } = show();
  const before = (await rowOf('Photosynthesis')) && api.requests(getSubmissions).length;
  api.handle(decideSubmission, () =>
    refusal(409, 'already-reviewed', 'Somebody else has decided about this comic already.'),
  );
  await user.click((await inRow('Photosynthesis')).getByRole('button', { name: /Accept/ }));
  expect(await screen.findByText('Somebody else has decided about this comic already.')).toBeDefined();
  await waitFor(() => expect(api.requests(getSubmissions).length).toBeGreaterThan(before));
});

test('deleting asks first, says that it runs, and the list loads again', async () => {
  const { user, api, list } = show();
  await user.click((await inRow('Volcanoes')).getByRole('button', { name: 'Delete Volcanoes' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDefined();
  const { promise, resolve } = Promise.withResolvers<Response>();
  api.handle(deleteComic, () => promise);
  list(pending);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('button', { name: 'Deleting...' })).toBeDefined();
  resolve(Response.json({ error: false, message: 'Comic deleted.' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Volcanoes/ })).toBeNull());
  expect(api.requests(deleteComic)[0]?.body).toEqual({ id: approved._id });
});

test.each([
  ['the server’s words', 'This comic does not exist.', 'This comic does not exist.'],
  ['without words', undefined, 'Something went wrong'],
])('a refused deletion says so: %s', async (_name, message, text) => {
  const { user, api } = show();
  api.handle(deleteComic, () => refusal(404, 'comic-not-found', message));
  await user.click((await inRow('Volcanoes')).getByRole('button', { name: 'Delete Volcanoes' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(text);
});

test('what other admins and creators do is seen at once', async () => {
  const { list } = show();
  await rowOf('Photosynthesis');
  list(sampleSubmission({ _id: sampleId(204), title: 'Just sent' }));
  act(() => {
    for (const listener of getSocket().listeners('submissions:changed')) listener();
  });
  expect(await rowOf('Just sent')).toBeDefined();
});

test.each([
  ['the server’s words', 'You may not do that.', 'You may not do that.'],
  ['without words', undefined, 'Something went wrong'],
])('a list that does not come says so: %s', async (_name, message, text) => {
  signInAdmin();
  fakeApi().handle(getSubmissions, () => refusal(403, 'forbidden', message));
  renderApp(<SuperAdmin />);
  expect((await screen.findByRole('alert')).textContent).toBe(`${text}Try again`);
});

test('nothing was submitted yet', async () => {
  signInAdmin();
  fakeApi().answer(getSubmissions, { comics: [], counts, page: 1, totalPages: 1, total: 0 });
  renderApp(<SuperAdmin />);
  expect(await screen.findByRole('heading', { name: 'Creator Submissions' })).toBeDefined();
  expect(await screen.findByText('Sorry no record Found !')).toBeDefined();
  expect(screen.getByText('Whoops... this information is not available for a moment.')).toBeDefined();
});
