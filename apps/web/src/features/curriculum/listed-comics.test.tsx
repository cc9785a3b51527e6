import {
  getCurriculumUnits,
  listComic,
  listCurricula,
  listStandardLists,
} from '@panelwise/contracts/http/curricula';
import { getLibrary } from '@panelwise/contracts/http/library';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CurriculumChoice, noCurriculum } from '../../components/curriculum-choice/curriculum-choice.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic, sampleSession } from '../../testing/samples.ts';
import { CoverageList } from './components/coverage-list.tsx';

const listId = sampleId(50);
const named = { _id: sampleId(60), title: 'Leaves', isPublic: true, isListed: true as const };
const own = { _id: sampleId(61), title: 'Roots of mine', isPublic: false };
const coverage = {
  ...{ name: 'Hill School', edition: '', leftOut: '' },
  units: [
    {
      ...{ _id: 'unit-1', title: 'Plants', subject: '', chapter: null },
      standards: [{ code: 'SC-1', title: 'What leaves do', count: 2, comics: [named, own] }],
    },
  ],
};

test('a teacher names a comic of the library at a standard of their list, and takes one away', async () => {
  const api = fakeApi();
  startSession(sampleSession());
  const comic = sampleLibraryComic();
  api.answer(getLibrary, { comics: [comic], page: 1, totalPages: 1, total: 1 });
  api.answer(listComic, {});
  const { user } = renderApp(<CoverageList coverage={coverage} listId={listId} makeOne={() => null} />, {
    path: '/',
    at: '/',
  });
  await user.click(await screen.findByText('Plants'));
  // What one tagged oneself is taken away at the comic.
  expect(screen.queryByRole('button', { name: 'Take Roots of mine away from SC-1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take Leaves away from SC-1' }));
  await user.click(screen.getByRole('button', { name: 'Choose a comic: What leaves do' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'SC-1 What leaves do' }));
  await user.click(await dialog.findByRole('button', { name: new RegExp(comic.title) }));
  await expect
    .poll(() => api.requests(listComic).map(({ body }) => body))
    .toEqual([
      { code: 'SC-1', listed: false },
      { code: 'SC-1', listed: true },
    ]);
});

test('of a curriculum of the house nobody names comics', async () => {
  renderApp(<CoverageList coverage={coverage} listId={undefined} makeOne={() => null} />, {
    path: '/',
    at: '/',
  });
  expect(await screen.findByText('Plants')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Choose a comic/ })).toBeNull();
});

test('teachers narrow comics down by the lists that they use; visitors are offered none', async () => {
  const api = fakeApi();
  api.answer(listCurricula, { curricula: [] });
  api.answer(getCurriculumUnits, { units: [] });
  const list = {
    _id: listId,
    name: 'Hill School',
    count: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
    isMine: false,
  };
  api.answer(listStandardLists, { lists: [list] });
  const chosen: string[] = [];
  const Choice = () => (
    <CurriculumChoice value={noCurriculum} onChange={({ curriculum }) => chosen.push(curriculum)} />
  );
  const { unmount } = renderApp(<Choice />, { path: '/', at: '/' });
  expect(await screen.findByRole('combobox', { name: 'Curriculum' })).toBeDefined();
  expect(screen.queryByRole('option', { name: 'Hill School' })).toBeNull();
  unmount();
  startSession(sampleSession());
  const { user } = renderApp(<Choice />, { path: '/', at: '/' });
  await screen.findByRole('option', { name: 'Hill School' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Curriculum' }), 'Hill School');
  expect(chosen).toEqual([listId]);
});
