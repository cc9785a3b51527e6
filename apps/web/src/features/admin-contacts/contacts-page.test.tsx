import type { Contact } from '@panelwise/contracts/domain/contact';
import { deleteContact, getContacts } from '@panelwise/contracts/http/contact';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as ContactList } from '../../app/routes/contact-list.tsx';
import { localDate } from '../../lib/local-date.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';

const priya: Contact = {
  _id: sampleId(1),
  name: 'Priya Raman',
  email: 'priya@school.org',
  phone: '+91 98765 43210',
  role: 'Teacher',
  message: 'Could we use the comics offline?',
  createdAt: '2026-11-20T10:00:00.000Z',
};

function show() {
  const api = fakeApi();
  const list = (contacts: Contact[]) =>
    api.answer(getContacts, { success: true, contacts, page: 1, totalPages: 1, total: contacts.length });
  list([priya]);
  return { ...renderApp(<ContactList />), api, list };
}
const askToDelete = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Delete the message from Priya Raman' }));
  return screen.findByRole('dialog');
};

test('lists who wrote what and when', async () => {
  show();
  const [head, row] = await screen.findAllByRole('row');
  const texts = (role: string, of: HTMLElement) =>
    within(of)
      .getAllByRole(role)
      .map((each) => each.textContent);
  expect(texts('columnheader', head!)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Role',
    'Message',
    'Submitted',
    'Actions',
  ]);
  expect(texts('cell', row!).slice(0, 6)).toEqual([
    priya.name,
    priya.email,
    priya.phone,
    priya.role,
    priya.message,
    localDate(priya.createdAt),
  ]);
});

test('a message opens whole', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'View the message from Priya Raman' }));
  const dialog = await screen.findByRole('dialog', { name: 'Message from Priya Raman' });
  expect(within(dialog).getByText(priya.message)).toBeDefined();
  expect(within(dialog).getByRole('link', { name: priya.email }).getAttribute('href')).toBe(
    'mailto:priya@school.org',
  );
});

test('deleting asks first, and the list loads again', async () => {
  const { user, api, list } = show();
  const dialog = await askToDelete(user);
  expect(within(dialog).getByText('Are you sure you want to delete this contact?')).toBeDefined();
  const { promise, resolve } = Promise.withResolvers<Response>();
  api.handle(deleteContact, () => promise);
  list([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('button', { name: 'Deleting...' })).toBeDefined();
  resolve(Response.json({ error: false, message: 'Deleted.' }));
  expect(await screen.findByText('Sorry no record Found !')).toBeDefined();
});

test('Cancel deletes nothing', async () => {
  const { user, api } = show();
  await user.click(within(await askToDelete(user)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(deleteContact)).toEqual([]);
});

test.each([
  ['the server’s words', 'This message does not exist any more.', 'This message does not exist any more.'],
  ['without words', undefined, 'Failed to delete contact'],
])('a refused deletion says so: %s', async (_name, message, text) => {
  const { user, api } = show();
  api.handle(deleteContact, () => refusal(404, 'contact-not-found', message));
  const dialog = await askToDelete(user);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(text);
});

test.each([
  ['the server’s words', () => refusal(403, 'forbidden', 'You may not do that.'), 'You may not do that.'],
  ['without words', () => refusal(403, 'forbidden'), 'Something went wrong'],
  ['without success', () => Response.json({ success: false, contacts: [] }), 'Failed to fetch contacts'],
])('a list that does not come says so: %s', async (_name, answer, text) => {
  fakeApi().handle(getContacts, answer);
  renderApp(<ContactList />);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});
