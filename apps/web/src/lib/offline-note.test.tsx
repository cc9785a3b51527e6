import { setLanguage } from '@panelwise/contracts/http/account';
import { login, register, verifyOtp } from '@panelwise/contracts/http/auth';
import { sendContact } from '@panelwise/contracts/http/contact';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as Login } from '../app/routes/login.tsx';
import { Component as OtpVerification } from '../app/routes/otp-verification.tsx';
import { Component as Signup } from '../app/routes/signup.tsx';
import { ContactForm } from '../features/contact/components/contact-form.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { sampleSession } from '../testing/samples.ts';
import { call } from './api-client.ts';
import { watchPresses } from './offline-note.ts';

const said = 'You are offline. What you entered is still here: try again once you are connected.';
/** What is said at the button, and not in the form above it. */
const atButton = (text = said) =>
  waitFor(
    () => {
      const note = document.querySelector('.offline-note');
      expect(note?.textContent).toBe(text);
      return note!;
    },
    { timeout: 60_000 },
  );

let stop: () => void;
beforeEach(() => {
  stop = watchPresses();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** As a browser that has lost its network: every call fails, and it knows why. */
function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
}
function goOnline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

test('who logs in while offline hears so at the button, and goes on with what was typed', async () => {
  const { user, router } = renderApp(<Login />, { path: '/login' });
  goOffline();
  await user.type(screen.getByLabelText('Email'), 'iris@school.org');
  await user.type(screen.getByLabelText('Password'), 'pencil-ink{Enter}');
  await atButton();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'iris@school.org');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'pencil-ink');
  const again = screen.getByRole('button', { name: 'Log in' });
  expect(again).toHaveProperty('disabled', false);
  goOnline();
  expect(document.querySelector('.offline-note')).toBeNull();
  fakeApi().answer(login, { data: sampleSession() });
  await user.click(again);
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/create-comic');
});

test('a sign-up, a code and a message to us say it as well, and keep their words', async () => {
  goOffline();
  const signUp = renderApp(<Signup />, { path: '/signup' });
  for (const [label, text] of [
    ['First name', 'Iris'],
    ['Last name', 'Keller'],
    ['Email', 'iris@school.org'],
    ['Username', 'iris'],
    ['Password', 'pencil-ink'],
    ['Confirm password', 'pencil-ink'],
  ] as const)
    await signUp.user.type(screen.getByLabelText(label), text);
  await signUp.user.click(screen.getByLabelText('Teacher'));
  await signUp.user.click(screen.getByRole('checkbox'));
  await signUp.user.click(screen.getByRole('button', { name: 'Create account' }));
  await atButton();
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'iris');
  signUp.unmount();
  // The button went with its page, and so does what was said at it.
  await waitFor(() => expect(document.querySelector('.offline-note')).toBeNull());

  const state = { email: 'iris@school.org' };
  const otp = renderApp(<OtpVerification />, {
    path: '/OtpVerification',
    at: { pathname: '/OtpVerification', state },
  });
  await otp.user.type(screen.getByLabelText('OTP'), '1234');
  await atButton();
  expect(screen.getByLabelText('OTP')).toHaveProperty('value', '1234');
  otp.unmount();

  const contact = renderApp(<ContactForm />);
  const form = within(screen.getByRole('form', { name: 'Send us a message' }));
  await contact.user.type(form.getByLabelText('Name'), 'Iris');
  await contact.user.type(form.getByLabelText('Email'), 'iris@school.org');
  await contact.user.type(form.getByRole('textbox', { name: /phone/i }), '5550100');
  await contact.user.selectOptions(form.getByLabelText('Role'), 'Teacher');
  await contact.user.type(form.getByLabelText('Message'), 'Hello');
  await contact.user.click(form.getByRole('button', { name: 'Send message' }));
  await atButton();
  expect(form.getByLabelText('Message')).toHaveProperty('value', 'Hello');
  const api = fakeApi();
  for (const one of [register, verifyOtp, sendContact]) expect(api.requests(one)).toEqual([]);
});

test('a server that does not answer is another matter', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = renderApp(<Login />, { path: '/login' });
  await user.type(screen.getByLabelText('Email'), 'iris@school.org');
  await user.type(screen.getByLabelText('Password'), 'pencil-ink{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server did not answer. Please check your connection.',
  );
  expect(document.querySelector('.offline-note')).toBeNull();
});

test('a network that swallows a login without a word is asked about at the button, until the answer is there', async () => {
  const { promise: answer, resolve: give } = Promise.withResolvers<Response>();
  const since = performance.now();
  vi.stubGlobal('fetch', () => answer);
  const { user, router } = renderApp(<Login />, { path: '/login' });
  await user.type(screen.getByLabelText('Email'), 'iris@school.org');
  await user.type(screen.getByLabelText('Password'), 'pencil-ink{Enter}');
  await atButton('No answer yet. Are you online? We go on trying.');
  expect(performance.now() - since).toBeGreaterThan(2_000);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'iris@school.org');
  give(Response.json({ error: false, message: 'OK', data: sampleSession() }));
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/create-comic');
  expect(document.querySelector('.offline-note')).toBeNull();
});

test('what nobody pressed for asks nobody', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const button = document.body.appendChild(document.createElement('button'));
  button.click();
  void call(setLanguage, { body: { language: 'de' }, isQuiet: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.querySelector('.offline-note')).toBeNull();
  void call(setLanguage, { body: { language: 'de' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.querySelector('.offline-note')).toBeNull();
  button.click();
  void call(setLanguage, { body: { language: 'de' } });
  await vi.advanceTimersByTimeAsync(2_499);
  expect(document.querySelector('.offline-note')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(document.querySelector('.offline-note')).not.toBeNull();
  button.remove();
  vi.useRealTimers();
});
