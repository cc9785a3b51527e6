import { listRuns } from '@panelwise/contracts/http/runs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Header } from '../components/layout/header.tsx';
import { startSession } from '../lib/session.ts';
import { signInAdmin } from '../testing/admin-session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { sampleUser } from '../testing/samples.ts';
import { Component as RequireAdmin } from './require-admin.tsx';

const places = [
  ['Creator submissions', '/super-admin'],
  ['All users', '/allUsers'],
  ['Contact messages', '/contactList'],
  ['Subjects', '/subjectlist'],
] as const;

test('an admin screen does not exist for other people', () => {
  startSession({ token: 'token-1', user: sampleUser });
  renderApp(<RequireAdmin />);
  expect(screen.getAllByText('Page not Found').length).toBeGreaterThan(0);
});

test('an admin passes', () => {
  signInAdmin();
  renderApp(<RequireAdmin />);
  expect(screen.queryByText('Page not Found')).toBeNull();
});

test('the header has the admin’s icons, and the account menu the queues', async () => {
  fakeApi().answer(listRuns, { runs: [] });
  signInAdmin();
  const { user } = renderApp(<Header />);
  expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeDefined();
  for (const [label, address] of places) {
    const [icon] = screen.getAllByRole('link', { name: label });
    expect(icon?.getAttribute('href')).toBe(address);
    expect(icon?.getAttribute('title')).toBe(label);
  }
  await user.click(await screen.findByRole('button', { name: 'Account: Ray Novak' }));
  expect(screen.getByRole('link', { name: 'Queues' }).getAttribute('href')).toBe('/admin/queues');
});

test('others have no admin icons in the header', async () => {
  fakeApi().answer(listRuns, { runs: [] });
  startSession({ token: 'token-1', user: sampleUser });
  renderApp(<Header />);
  expect(await screen.findByRole('button', { name: 'Account: Iris Keller' })).toBeDefined();
  for (const [label] of places) expect(screen.queryByRole('link', { name: label })).toBeNull();
});
