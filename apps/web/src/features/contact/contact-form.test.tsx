import { sendContact } from '@panelwise/contracts/http/contact';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ContactView } from './components/contact-view.tsx';

const show = () => renderApp(<ContactView />, { path: '/contact' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: /send message|sending/i });

async function fillIn({ user }: ReturnType<typeof show>) {
  await user.type(field('Name'), 'Mina Rao');
  await user.type(field('Email'), 'mina@school.example');
  await user.type(field('Phone number'), '98765 43210');
  await user.selectOptions(field('Role'), 'Parent');
  await user.type(field('Message'), 'Can I print the comics?');
}

test('asks for name, email, phone from India, role and message', () => {
  show();
  expect(field('Country')).toHaveProperty('value', 'IN');
  expect(field('Country code').value).toBe('+91');
  const roles = within(field('Role')).getAllByRole<HTMLOptionElement>('option');
  expect(roles.map((role) => [role.text, role.disabled])).toEqual([
    ['Who are you ?', true],
    ['Student', false],
    ['Teacher', false],
    ['Parent', false],
    ['Other', false],
  ]);
  expect(field('Message')).toHaveProperty('rows', 5);
  for (const name of ['Name', 'Email', 'Phone number', 'Role', 'Message'])
    expect(field(name).required).toBe(true);
});

test('shows four ways to us, and a map that only a click leaves', () => {
  show();
  for (const name of ['Website', 'Phone', 'Email', 'Location'])
    expect(screen.getByRole('heading', { name })).toBeDefined();
  expect(screen.getByRole('img', { name: /map.*New Brunswick, New Jersey, USA/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /Open a map/ }).getAttribute('rel')).toContain('noopener');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a message is sent, thanked for, and the form is empty again', async () => {
  const api = fakeApi();
  api.answer(sendContact, {});
  const held = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => held.promise.then(() => send(...request)));
  const view = show();
  await fillIn(view);
  await view.user.click(button());
  expect(button().textContent).toBe('Sending...');
  await view.user.click(button());
  held.resolve();
  await screen.findByText('Thank you! Your message has been sent.');
  expect(api.requests(sendContact).map((request) => request.body)).toEqual([
    {
      name: 'Mina Rao',
      email: 'mina@school.example',
      phone: '+91 98765 43210',
      role: 'Parent',
      message: 'Can I print the comics?',
    },
  ]);
  for (const name of ['Name', 'Email', 'Phone number', 'Role', 'Message']) expect(field(name).value).toBe('');
  expect(button().textContent).toBe('Send message');
});

test('what is missing stands beside its field, and nothing is sent', async () => {
  const api = fakeApi();
  const { user } = show();
  await user.type(field('Email'), 'mina');
  await user.click(button());
  const complaint = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(complaint('Name')).toBe('Please fill this in.');
  expect(complaint('Email')).toBe('Please enter a valid email address.');
  expect(complaint('Phone number')).toBe('Please enter a phone number with its country code.');
  expect(complaint('Role')).toBe('Please choose who you are.');
  expect(complaint('Message')).toBe('Please fill this in.');
  expect(document.activeElement).toBe(field('Name'));
  expect(api.requests(sendContact)).toEqual([]);
  await user.type(field('Name'), 'M');
  expect(complaint('Name')).toBeUndefined();
  await user.type(field('Phone number'), '9');
  expect(complaint('Phone number')).toBeUndefined();
  expect(complaint('Email')).toBe('Please enter a valid email address.');
});

test('a country fills in its prefix, and a prefix finds its country', async () => {
  const { user } = show();
  await user.selectOptions(field('Country'), 'Germany');
  expect(field('Country code').value).toBe('+49');
  await user.clear(field('Country code'));
  await user.type(field('Country code'), '+1');
  expect(field('Country').value).toBe('US');
  await user.selectOptions(field('Country'), 'Canada');
  expect(field('Country code').value).toBe('+1');
  await user.clear(field('Country code'));
  await user.type(field('Country code'), '+999');
  expect(within(field('Country')).getByRole<HTMLOptionElement>('option', { name: 'Other' }).selected).toBe(
    true,
  );
});

test('the server’s reason is shown, and what was written stays', async () => {
  const api = fakeApi();
  api.handle(sendContact, () => refusal(429, 'rate-limited', 'Too many messages. Please wait a minute.'));
  const view = show();
  await fillIn(view);
  await view.user.click(button());
  expect((await screen.findByText('Too many messages. Please wait a minute.')).parentElement?.role).toBe(
    'alert',
  );
  expect(field('Message').value).toBe('Can I print the comics?');
});

test('without a reason it says that sending failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const view = show();
  await fillIn(view);
  await view.user.click(button());
  await screen.findByText('Failed to send message. Please try again.');
});
