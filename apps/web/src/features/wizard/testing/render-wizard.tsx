import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { getCountries, getStyles, getSubjects, getThemes } from '@panelwise/contracts/http/catalogue';
import { getComic, saveScript } from '@panelwise/contracts/http/comics';
import { getPulledItems } from '@panelwise/contracts/http/pulled-items';
import { listRuns } from '@panelwise/contracts/http/runs';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppProvider } from '../../../app/provider.tsx';
import { Component as CreateComic } from '../../../app/routes/create-comic.tsx';
import { startSession } from '../../../lib/session.ts';
import type { ComicWork } from '../api/comic.ts';
import { ids } from './a-comic.ts';
import { fakeApi } from './fake-api.ts';

const createdAt = '2026-11-21T10:00:00.000Z';

/** An API with the lists of the first step, one comic if there is one, no runs, and a script that can be saved. */
export function wizardApi(work?: Omit<ComicWork, 'error' | 'message'>) {
  const api = fakeApi();
  api.on(getSubjects, () => ({
    data: [{ _id: ids.subject, name: 'Science', image: null, thumbnail: null, ishowads: false, createdAt }],
  }));
  api.on(getThemes, () => ({
    data: [{ _id: ids.theme, name: 'Mystery', slug: 'mystery', description: '', examplePages: [] }],
  }));
  api.on(getStyles, () => ({ data: [{ _id: ids.style, name: 'Comic', slug: 'comic', image: null }] }));
  const us = { value: 'US', label: 'United States' };
  api.on(getCountries, () => ({ countries: [us], userSelectValue: us }));
  api.on(listRuns, () => ({ runs: [] }));
  api.on(saveScript, ({ body }) => ({
    savedAt: '2026-11-21T10:42:00.000Z',
    revision: (body as { basedOn: number }).basedOn + 1,
    behind: null,
    wordsWait: false,
  }));
  api.on(getPulledItems, () => ({ items: [] }));
  if (work) api.on(getComic, () => work);
  return api;
}

/** Opens the start or the wizard at an address, as a signed-in teacher: Iris unless told. */
export function renderWizard(address: string, userId = '01900000-0000-7000-8000-000000000001') {
  // Toasts live outside the tree: those of the test before are still there.
  cleanNotifications();
  cleanNotificationsQueue();
  startSession({
    token: 'token',
    user: {
      _id: userId,
      firstname: 'Iris',
      lastname: 'Keller',
      username: 'iris',
      email: 'iris@school.example',
      userType: 'Teacher',
      createdAt,
    },
  });
  const place = { current: address };
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppProvider env="test">
        <CreateComic />
        <Where onPlace={(at) => (place.current = at)} />
      </AppProvider>
    </MemoryRouter>,
  );
  return { place, user: userEvent.setup() };
}

function Where({ onPlace }: { onPlace: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onPlace(pathname + search);
  return null;
}
