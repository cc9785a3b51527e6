import { type AdminUser, getUsers } from '@panelwise/contracts/http/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as AllUsers } from '../../app/routes/all-users.tsx';
import { localDate } from '../../lib/local-date.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleUser } from '../../testing/samples.ts';

const users: AdminUser[] = [
  sampleUser,
  {
    ...sampleUser,
    _id: sampleId(2),
    firstname: 'Omar',
    username: '',
    email: 'omar@school.org',
    userType: 'admin',
  },
];

function show(rows = users, page = 1) {
  const api = fakeApi();
  api.answer(getUsers, {
    success: true,
    data: rows,
    page,
    totalPages: 3,
    total: rows.length + (page - 1) * 10,
  });
  return { ...renderApp(<AllUsers />), api };
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('lists number, name, username or e-mail, user type and date of joining, and the total', async () => {
  show();
  const [head, first, second] = await screen.findAllByRole('row');
  expect(
    within(head!)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['No.', 'Name', 'Username', 'User type', 'Joined']);
  const joined = localDate(sampleUser.createdAt);
  expect(cells(first!)).toEqual(['1', 'Iris Keller', 'iris', 'Teacher', joined]);
  expect(cells(second!)).toEqual(['2', 'Omar Keller', 'omar@school.org', 'admin', joined]);
  expect(screen.getByRole('heading', { name: 'Total users 2' })).toBeDefined();
});

test('numbers go on over the pages', async () => {
  show(users, 3);
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map((row) => cells(row)[0])).toEqual(['21', '22']);
});

test('the server searches', async () => {
  const { user, api } = show();
  await user.type(await screen.findByPlaceholderText('Search by username or email...'), 'omar');
  await waitFor(() => expect(api.requests(getUsers).at(-1)?.query.get('search')).toBe('omar'));
});

test.each([
  ['the server’s words', () => refusal(403, 'forbidden', 'You may not do that.'), 'You may not do that.'],
  ['without words', () => refusal(403, 'forbidden'), 'Something went wrong'],
  ['without success', () => Response.json({ success: false, data: [] }), 'Failed to fetch users'],
])('a failure says so: %s', async (_name, answer, text) => {
  fakeApi().handle(getUsers, answer);
  renderApp(<AllUsers />);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test('nobody found', async () => {
  show([]);
  expect(await screen.findByText('Sorry no record Found !')).toBeDefined();
  expect(screen.getByText('Whoops... this information is not available for a moment.')).toBeDefined();
});
