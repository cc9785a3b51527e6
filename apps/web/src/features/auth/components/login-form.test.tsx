import { login } from '@panelwise/contracts/http/auth';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Component as Login } from '../../../app/routes/login.tsx';
import { useSession } from '../../../lib/session.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleSession } from '../../../testing/samples.ts';

async function logIn(
  user: ReturnType<typeof renderApp>['user'],
  email = 'iris@school.org',
  password = 'pencil-ink',
) {
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a good login goes to the wizard and keeps the token out of storage', async () => {
  const api = fakeApi();
  api.answer(login, { data: sampleSession('secret-token') });
  const { user, router } = renderApp(<Login />, { path: '/login' });
  await logIn(user);
  expect(await screen.findByText('Another page')).toBeDefined();
  expect(router.state.location.pathname).toBe('/create-comic');
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', token: 'secret-token' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret-token');
});

test('who was sent here goes back to where they wanted to go', async () => {
  fakeApi().answer(login, { data: sampleSession() });
  const { user, router } = renderApp(<Login />, {
    path: '/login',
    at: { pathname: '/login', state: { from: '/my-comics' } },
  });
  await logIn(user);
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/my-comics');
});

test('an address of another site is not followed', async () => {
  fakeApi().answer(login, { data: sampleSession() });
  const { user, router } = renderApp(<Login />, {
    path: '/login',
    at: { pathname: '/login', state: { from: '//evil.example' } },
  });
  await logIn(user);
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/create-comic');
});

test.each([
  ['the server', 'Email or password is wrong.', 'Email or password is wrong.'],
  ['the failure itself', undefined, 'The server did not answer. Please check your connection.'],
])('a refusal is shown in an alert, in the words of %s', async (_, message, shown) => {
  fakeApi().handle(login, () => refusal(401, 'bad-credentials', message));
  const { user } = renderApp(<Login />, { path: '/login' });
  await logIn(user);
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
  expect(useSession.getState().status).toBe('visitor');
});

test('being remembered changes nothing that is sent, and other ways lead on', async () => {
  const api = fakeApi();
  api.answer(login, { data: sampleSession() });
  const { user } = renderApp(<Login />, { path: '/login' });
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Forgot password?')).toBe('/forgot-password');
  expect(href('Create an account')).toBe('/signup');
  await logIn(user);
  await screen.findByText('Another page');
  expect(api.requests(login)[0]?.body).toEqual({ email: 'iris@school.org', password: 'pencil-ink' });
});

test('an account without its code is led to the code screen', async () => {
  const refused = refusal(403, 'not-verified', 'Please enter the code first.');
  refused.headers.set('Retry-After', '60');
  fakeApi().handle(login, () => refused);
  const { user, router } = renderApp(<Login />, { path: '/login' });
  await logIn(user);
  await user.click(await screen.findByRole('link', { name: 'Enter the code' }));
  expect(router.state.location).toMatchObject({
    pathname: '/OtpVerification',
    state: { email: 'iris@school.org', resendAt: expect.any(Number) },
  });
});

test('a wrong address or an empty password is not sent', async () => {
  const api = fakeApi();
  const { user } = renderApp(<Login />, { path: '/login' });
  await logIn(user, 'iris@school', '');
  expect(await screen.findByText('Please enter a valid email address.')).toBeDefined();
  expect(screen.getByText('Please fill this in.')).toBeDefined();
  expect(api.requests(login)).toEqual([]);
});

test('the password can be shown and hidden', async () => {
  fakeApi();
  const { user } = renderApp(<Login />, { path: '/login' });
  const field = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show or hide the password', hidden: true }));
  expect(field).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Show or hide the password', hidden: true }));
  expect(field).toHaveProperty('type', 'password');
});

test('an admin with an authenticator app is asked for its code, after the password', async () => {
  const api = fakeApi();
  api.handle(login, ({ body }) => {
    const { secondCode } = body as { secondCode?: string };
    if (!secondCode) return refusal(401, 'second-factor-needed', 'Your password is right. The code, please.');
    if (secondCode !== '123456') return refusal(401, 'second-factor-wrong', 'This code is not right.');
    return Response.json({ error: false, message: 'OK', data: sampleSession() });
  });
  const { user, router } = renderApp(<Login />, { path: '/login' });
  await logIn(user);
  expect((await screen.findByText('Your password is right. The code, please.')).role).toBe('status');
  expect(screen.queryByRole('alert')).toBeNull();
  const field = screen.getByLabelText('Code from your authenticator app');
  expect(document.activeElement).toBe(field);
  const send = () => user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.type(field, '654321');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right.');
  await user.clear(field);
  await user.type(field, '123456');
  await send();
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/create-comic');
});

/** The refusal for an admin who has passkeys and no app. */
const askForPasskey = () => {
  const passkey = {
    rpId: 'panelwise.test',
    challenge: 'AAAA',
    allowCredentials: [],
    timeout: 60_000,
    userVerification: 'required',
  };
  const message = 'Now please show that it is you.';
  const body = { error: true, code: 'second-factor-needed', message, factors: { app: false, passkey } };
  return Response.json(body, { status: 401 });
};

test('an admin with passkeys alone can use one, or a recovery code', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const api = fakeApi();
  api.handle(login, askForPasskey);
  const { user } = renderApp(<Login />, { path: '/login' });
  await logIn(user);
  const button = await screen.findByRole('button', { name: 'Use a passkey' });
  expect(document.activeElement).toBe(button);
  expect(screen.getByLabelText('Recovery code')).toBeDefined();
  expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
  // There is no device behind this browser.
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Your browser gave us no passkey/);
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveProperty('disabled', false);
});

test('where the browser knows no passkeys, the button is left out', async () => {
  const api = fakeApi();
  api.handle(login, askForPasskey);
  const { user } = renderApp(<Login />, { path: '/login' });
  await logIn(user);
  await screen.findByText('Now please show that it is you.');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
