import { duplicateComic, getMyComics, getUnfinishedComics } from '@panelwise/contracts/http/comics';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import { emptyStory, listNewStories, saveStoryDraft } from '../story/story-form.ts';
import { aComic, ids } from '../testing/a-comic.ts';
import { fakeStudio } from '../testing/fake-studio.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const iris = '01900000-0000-7000-8000-000000000001';
const unfinished = {
  _id: ids.comic,
  title: 'Photosynthesis',
  partNumber: 1,
  partCount: 2,
  smallThumbnail: null,
  changedAt: '2026-11-21T10:00:00.000Z',
  hasScript: true,
  isMaking: false,
  panels: [],
};
const counts = { pending: 0, approved: 0, rejected: 0, drafts: 1, total: 1 };

/** An API with one unfinished comic, unless told that there is none. */
function startApi(comics = [unfinished]) {
  const api = wizardApi();
  api.on(getUnfinishedComics, () => ({ comics, total: comics.length }));
  const mine = comics.map(({ _id, title }) => aComic({ _id, title, partCount: 2 }));
  api.on(getMyComics, () => ({ comics: mine, counts, page: 1, totalPages: 1, total: mine.length }));
  return api;
}

it('offers four ways, and goes on with what was begun', async () => {
  startApi();
  renderWizard('/create-comic');
  for (const name of ['New', 'Continue', 'From a lesson', 'Duplicate one of mine'])
    expect(await screen.findByRole('heading', { name })).toBeDefined();
  expect(screen.getByRole('link', { name: 'New comic' }).getAttribute('href')).toBe('/create-comic?new=1');
  const draft = await screen.findByRole('link', { name: 'Resume Photosynthesis, part 1' });
  expect(draft.getAttribute('href')).toBe(`/create-comic?comic=${ids.comic}`);
  expect(screen.getByText('1 story begun')).toBeDefined();
});

it('tells somebody who has nothing yet that it will be kept, and offers no copies', async () => {
  startApi([]);
  renderWizard('/create-comic');
  expect(await screen.findByText(/Nothing is waiting for you/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Duplicate one of mine' })).toBeNull();
});

it('keeps every story that was typed, begins the next one beside it, and throws one away when asked', async () => {
  startApi();
  const keep = (newStory: number, title: string) =>
    saveStoryDraft({ userId: iris, newStory }, { ...emptyStory, title });
  keep(1, 'Tides');
  keep(2, 'Moons');
  saveStoryDraft({ userId: ids.subject, newStory: 1 }, { ...emptyStory, title: 'Of somebody else' });
  saveStoryDraft({ userId: iris, newStory: 3 }, emptyStory);
  const { user } = renderWizard('/create-comic');
  const way = within(await screen.findByRole('region', { name: 'Continue' }));
  const resume = await way.findByRole('link', { name: 'Resume Moons' });
  expect(resume.getAttribute('href')).toBe('/create-comic?new=2');
  expect(await way.findByText('3 stories begun')).toBeDefined();
  expect(screen.getByRole('link', { name: 'New comic' }).getAttribute('href')).toBe('/create-comic?new=3');
  await user.click(way.getByRole('button', { name: 'Throw away Tides' }));
  await user.click(await screen.findByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(way.queryByText('Tides')).toBeNull());
  expect(way.getByText('2 stories begun')).toBeDefined();
});

it('finds a lesson, and opens a story that is told with it without sending anything', async () => {
  fakeStudio();
  const api = startApi();
  const { user, place } = renderWizard('/create-comic');
  await user.type(await screen.findByRole('searchbox', { name: 'Search the lessons' }), 'photosyn');
  expect(await screen.findByText('1 lesson')).toBeDefined();
  const preview = within(screen.getByRole('complementary', { name: 'Photosynthesis' }));
  expect(await preview.findByText(/2 parts, 3 pages in the first/)).toBeDefined();
  expect(preview.getByRole('img', { name: 'First page of Photosynthesis' })).toBeDefined();
  await user.click(preview.getByRole('button', { name: 'Start from this lesson' }));
  expect(await screen.findByLabelText('Comic Title')).toHaveProperty('value', 'Photosynthesis');
  expect(screen.getByLabelText('Concept')).toHaveProperty('value', 'photosynthesis');
  expect(screen.getByLabelText('Write Story').textContent).toBe('Ravi asks about leaves.');
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveProperty('value', 'Science');
  expect(place.current).toBe('/create-comic?new=1');
  expect(api.sent('POST', '/user/refine-prompt')).toEqual([]);
  expect(listNewStories(iris)).toEqual([]);
  // Once it is sent it is kept, in case that nothing comes of it.
  await user.click(screen.getByRole('button', { name: 'Convert to Prompt' }));
  await waitFor(() => expect(api.sent('POST', '/user/refine-prompt')).toHaveLength(1));
  expect(api.sent('POST', '/user/refine-prompt')).toMatchObject([{ lesson: 'photosynthesis' }]);
  expect(listNewStories(iris)).toMatchObject([{ number: 1, form: { title: 'Photosynthesis' } }]);
});

it('copies a story and opens the copy', async () => {
  const api = startApi();
  api.on(duplicateComic, () => ({ comicId: ids.series }));
  const { user, place } = renderWizard('/create-comic');
  await user.click(await screen.findByRole('button', { name: 'Duplicate Photosynthesis' }));
  await waitFor(() => expect(place.current).toBe(`/create-comic?comic=${ids.series}`));
  expect(await screen.findByText(/This is a copy of Photosynthesis/)).toBeDefined();
  expect(api.sent('POST', `/user/comics/${ids.comic}/duplicate`)).toHaveLength(1);
});
