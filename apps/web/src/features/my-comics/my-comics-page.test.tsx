import { type ReleaseState, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { deleteComic } from '@panelwise/contracts/http/admin';
import { getMyComics } from '@panelwise/contracts/http/comics';
import { listRuns } from '@panelwise/contracts/http/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as MyComics } from '../../app/routes/my-comics.tsx';
import { localDate } from '../../lib/local-date.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleComic, sampleId } from '../../testing/samples.ts';

const comics = [
  sampleComic({ _id: sampleId(201), partNumber: 1, partCount: 2 }),
  sampleComic({
    _id: sampleId(202),
    title: 'Volcanoes',
    status: 'approved',
    comicStatus: 'published',
    isLive: true,
  }),
  sampleComic({
    _id: sampleId(203),
    title: 'Coral Reefs',
    status: 'rejected',
    comicStatus: 'published',
    rejectionReason: 'Coral is an animal.',
  }),
  sampleComic({ _id: sampleId(204), title: 'Rivers', comicStatus: 'published' }),
  sampleComic({ _id: sampleId(205), title: 'Lakes', isLive: true }),
  sampleComic({ _id: sampleId(206), title: 'Seas', comicStatus: 'published', isLive: true }),
];

/** Answers as the server does: what matches the words, in the state asked for. */
function show(list = comics) {
  const api = fakeApi();
  const of = (state: ReleaseState) => list.filter((comic) => releaseStateOf(comic) === state).length;
  const counts = {
    pending: of('in-review'),
    approved: of('approved'),
    rejected: of('declined'),
    drafts: of('draft'),
    total: list.length,
  };
  api.handle(getMyComics, ({ query }) => {
    const [search, status] = [query.get('search') ?? '', query.get('status')];
    const found = list.filter(
      (comic) =>
        comic.title.toLowerCase().includes(search.toLowerCase()) && (!status || comic.status === status),
    );
    const body = { comics: found, counts, page: 1, totalPages: 1, total: found.length };
    return Response.json(getMyComics.response.parse({ error: false, message: 'OK', ...body }));
  });
  api.answer(listRuns, { runs: [] });
  return { ...renderApp(<MyComics />, { path: '/my-comics' }), api };
}
const tile = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(title) });

test('a comic of a series is told from the others by the name of its part', async () => {
  show([{ ...sampleComic(), partCount: 2, partTitle: 'How leaves eat light' }]);
  await screen.findByRole('table');
  expect(within(rowOf('Photosynthesis')).getByText('How leaves eat light')).toBeDefined();
});

test('the tiles count by status', async () => {
  show();
  await screen.findByRole('table');
  expect(tile('Drafts').textContent).toBe('2Drafts');
  expect(tile('Pending').textContent).toBe('2Pending');
  expect(tile('Approved').textContent).toBe('1Approved');
  expect(tile('Rejected').textContent).toBe('1Rejected');
  expect(tile('Total').textContent).toBe('6Total');
});

test('a row tells the part, both statuses, the date and what can be done', async () => {
  show();
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Title',
    'Subject',
    'Part',
    'Status',
    'Comic Status',
    'Created',
    'Details',
    'Actions',
  ]);
  const cells = (title: string) =>
    within(rowOf(title))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  const created = localDate('2026-11-21T09:00:00.000Z');
  expect(cells('Photosynthesis')).toEqual([
    'Photosynthesis',
    'Science',
    'Part 1',
    'Not submitted',
    'Draft',
    created,
    'Details',
    'Resume',
  ]);
  expect(cells('Volcanoes').slice(2, 6)).toEqual(['–', 'Approved', 'Published', created]);
  expect(cells('Coral Reefs').slice(2, 5)).toEqual(['–', 'Rejected', 'Published']);
  const rivers = within(rowOf('Rivers'));
  for (const word of ['Pending', 'Published']) expect(rivers.getByText(word)).toBeDefined();
});

test('a comic in the library that was changed says what readers see, and what waits', async () => {
  show();
  await screen.findByRole('table');
  const changed = within(rowOf('Lakes'));
  expect(changed.getByText('Changed since it was published')).toBeDefined();
  expect(changed.getByRole('link', { name: 'Resume Lakes' })).toBeDefined();
  expect(changed.queryByRole('button', { name: /Delete/ })).toBeNull();
  expect(within(rowOf('Seas')).getByText('New version in review')).toBeDefined();
  expect(
    within(rowOf('Volcanoes')).getByRole('link', { name: 'Change it: Volcanoes' }).getAttribute('href'),
  ).toBe(`/create-comic?comic=${sampleId(202)}&step=3`);
});

test('a status that nobody knows is Unknown, and a publishing status N/A', async () => {
  const api = fakeApi();
  api.answer(listRuns, { runs: [] });
  const comic = { ...sampleComic(), status: 'lost', comicStatus: 'lost' };
  const counts = { pending: 0, approved: 0, rejected: 0, drafts: 0, total: 1 };
  api.handle(getMyComics, () => Response.json({ comics: [comic], counts, page: 1, totalPages: 1, total: 1 }));
  renderApp(<MyComics />, { path: '/my-comics' });
  await screen.findByRole('table');
  const row = within(rowOf('Photosynthesis'));
  expect(row.getByText('Unknown')).toBeDefined();
  expect(row.getByText('N/A')).toBeDefined();
});

test('a draft resumes with its comic and series; others do not', async () => {
  const { user, router } = show();
  await screen.findByRole('table');
  expect(within(rowOf('Volcanoes')).queryByRole('link', { name: /Resume/ })).toBeNull();
  expect(within(rowOf('Volcanoes')).getByText('–', { selector: '.num' })).toBeDefined();
  await user.click(
    within(rowOf('Photosynthesis')).getByRole('link', { name: 'Resume Photosynthesis Part 1' }),
  );
  expect(router.state.location).toMatchObject({
    pathname: '/create-comic',
    search: `?comic=${sampleId(201)}`,
    state: { comicId: sampleId(201), seriesId: sampleId(9) },
  });
});

test('search, order and page go to the server', async () => {
  const { user, api } = show();
  await user.type(await screen.findByPlaceholderText('Search by title, subject, status...'), 'volc');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Title' }));
  await waitFor(() =>
    expect(Object.fromEntries(api.requests(getMyComics).at(-1)!.query)).toEqual({
      page: '1',
      limit: '10',
      search: 'volc',
      sort: 'title',
      order: 'asc',
    }),
  );
});

test('a tile narrows the table, and the reviewer is heard', async () => {
  const { user } = show();
  await screen.findByRole('table');
  await user.click(tile('Rejected'));
  expect(await screen.findByRole('heading', { name: 'Rejected comics 1' })).toBeDefined();
  expect(screen.getByText(/Coral is an animal/)).toBeDefined();
});

test('a rejected comic leads to its pages, and one that is approved nowhere', async () => {
  show();
  await screen.findByRole('table');
  const change = within(rowOf('Coral Reefs')).getByRole('link', { name: 'Change it: Coral Reefs' });
  expect(change.getAttribute('href')).toBe(`/create-comic?comic=${sampleId(203)}&step=3`);
  const buttons = within(rowOf('Volcanoes')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Duplicate Volcanoes']);
});

test('a draft is deleted after asking, and the list is read again', async () => {
  const { user, api } = show();
  await screen.findByRole('table');
  await user.click(
    within(rowOf('Photosynthesis')).getByRole('button', { name: 'Delete Photosynthesis Part 1' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this comic?' }));
  api.handle(deleteComic, () => refusal(409, 'comic-in-library', 'This comic is in the public library.'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('This comic is in the public library.');
  api.answer(deleteComic, {});
  const read = api.requests(getMyComics).length;
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Photosynthesis Part 1 is deleted.')).toBeDefined();
  expect(api.requests(deleteComic).at(-1)?.body).toEqual({ id: sampleId(201) });
  await waitFor(() => expect(api.requests(getMyComics).length).toBeGreaterThan(read));
});

test('no comics yet leads to the wizard', async () => {
  show([]);
  expect(await screen.findByText('No comics yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create Comics' }).getAttribute('href')).toBe('/create-comic');
});

test.each([
  ['of the server', 'You may not do that.', 'You may not do that.'],
  ['of the screen', undefined, 'Failed to fetch comics'],
])('a failure says so in the words %s', async (_, message, shown) => {
  const api = fakeApi();
  api.handle(getMyComics, () => refusal(403, 'forbidden', message));
  api.answer(listRuns, { runs: [] });
  renderApp(<MyComics />, { path: '/my-comics' });
  expect((await screen.findByRole('alert')).textContent).toBe(`${shown}Try again`);
});

test('says that it loads, and that a search has found nothing', async () => {
  const { user } = show();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeDefined();
  await screen.findByRole('table');
  await user.type(screen.getByPlaceholderText('Search by title, subject, status...'), 'zebra');
  expect(await screen.findByText('Sorry no record Found !')).toBeDefined();
  expect(screen.getByText('Whoops... this information is not available for a moment.')).toBeDefined();
});
