import { refresh } from '@panelwise/contracts/http/auth';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refreshSession } from '../lib/api-client.ts';
import { loseSession, useSession } from '../lib/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { sampleSession } from '../testing/samples.ts';
import { RequireSession } from './require-session.tsx';
import { Component as Login } from './routes/login.tsx';

/** A reload of somebody who was logged in: the server is asked, and answers like this. */
async function reload(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  useSession.setState({ status: 'restoring', user: null, token: null }, true);
  const view = renderApp(<RequireSession />, { path: '/my-comics' });
  await refreshSession();
  return view;
}

test('whoever is not logged in any more is sent to the login', async () => {
  const { router } = await reload(async () =>
    Response.json({ error: true, code: 'unauthorized', message: 'Please log in.' }, { status: 401 }),
  );
  expect(await screen.findByText('Another page')).toBeDefined();
  expect(router.state.location.pathname).toBe('/login');
});

test('the login tells whoever was logged in that the session has ended, and nobody else', async () => {
  fakeApi();
  renderApp(<Login />, { path: '/login' });
  expect(screen.queryByText(/Your session has ended/)).toBeNull();
  act(() => loseSession());
  expect(screen.getByText('Your session has ended. Log in, and go on where you were.')).toBeDefined();
});

test('a server that cannot be reached is named, because a login would not help', async () => {
  const { router } = await reload(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('heading', { name: 'Panelwise is not responding' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/my-comics');
});

test('the screen opens by itself as soon as the server answers', async () => {
  await reload(() => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByRole('heading', { name: 'Panelwise is not responding' });
  fakeApi().answer(refresh, { data: sampleSession() });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(useSession.getState().status).toBe('signed-in');
});
