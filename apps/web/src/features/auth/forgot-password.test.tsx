import { forgotPassword, resetPassword } from '@panelwise/contracts/http/account';
import { verifyOtp } from '@panelwise/contracts/http/auth';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Component as ForgotPassword } from '../../app/routes/forgot-password.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleSession } from '../../testing/samples.ts';

const email = 'iris@school.org';
/** Arrives at a step, as a reload does: the entry of the browser's history is all there is. */
const arrive = (state: unknown = null) =>
  renderApp(<ForgotPassword />, {
    path: '/forgot-password',
    at: { pathname: '/forgot-password', state },
  });
type User = ReturnType<typeof renderApp>['user'];
async function enterCode(user: User, code = '1234') {
  await user.type(await screen.findByLabelText('OTP'), code);
}
async function enterPasswords(user: User, one: string, other = one) {
  await user.type(await screen.findByLabelText('New password'), one);
  await user.type(screen.getByLabelText('Confirm password'), other);
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
}

test('an address, a code and a new password lead to the login, with a word at every step', async () => {
  const api = fakeApi();
  api.answer(forgotPassword, {});
  api.answer(verifyOtp, { reset_key: 'secret-key' });
  api.answer(resetPassword, {});
  const { user, router } = arrive();
  await user.type(screen.getByLabelText('Email'), ' Iris@School.org');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('OTP sent to email!')).toBeDefined();
  expect((await screen.findByText(/An 4 digit code has been sent to your/)).textContent).toBe(
    `An 4 digit code has been sent to your ${email}`,
  );
  await enterCode(user, 'Code: 12345');
  expect(await screen.findByText('OTP verified')).toBeDefined();
  expect(router.state.location.search).toBe('');
  await enterPasswords(user, 'pencil-ink');
  expect(await screen.findByText('Password reset successful. Please login')).toBeDefined();
  expect(router.state.location.pathname).toBe('/login');
  expect([forgotPassword, verifyOtp, resetPassword].map((one) => api.requests(one)[0]?.body)).toEqual([
    { email },
    { email, otp: '1234' },
    { reset_key: 'secret-key', password: 'pencil-ink' },
  ]);
});

test('a reload keeps the step', async () => {
  fakeApi();
  arrive({ email });
  expect(screen.getByText('Step 2 of 3')).toBeDefined();
  arrive({ email, resetKey: 'secret-key' });
  expect(screen.getByText('Step 3 of 3')).toBeDefined();
});

test('Back goes to the step before, and a link to the first one', async () => {
  fakeApi().answer(verifyOtp, { reset_key: 'secret-key' });
  const { user, router } = arrive({ email });
  await enterCode(user);
  await screen.findByLabelText('New password');
  await router.navigate(-1);
  expect(await screen.findByText('Step 2 of 3')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'use another address' }));
  expect(await screen.findByText('Step 1 of 3')).toBeDefined();
});

test.each([
  ['as the server says it', refusal(400, 'otp-wrong', 'Too many wrong codes.'), 'Too many wrong codes.'],
  ['without a word', refusal(400, 'otp-wrong'), 'Invalid OTP'],
  ['with a failure', new Response('', { status: 502 }), 'Something went wrong'],
])('a code that is refused %s', async (_, response, text) => {
  fakeApi().handle(verifyOtp, () => response);
  const { user } = arrive({ email });
  await enterCode(user);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('Step 2 of 3')).toBeDefined();
});

test('a code of a sign-up sets no password', async () => {
  fakeApi().answer(verifyOtp, { data: sampleSession() });
  const { user } = arrive({ email });
  await enterCode(user);
  expect(await screen.findByText('Invalid OTP')).toBeDefined();
});

test('no code is not sent, and a new one can be asked for', async () => {
  const api = fakeApi();
  api.answer(forgotPassword, {});
  const { user } = arrive({ email });
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Please fill all fields.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('OTP sent to email!')).toBeDefined();
  expect([api.requests(verifyOtp).length, api.requests(forgotPassword).length]).toEqual([0, 1]);
});

test('two different passwords, and one that is too short, are not sent', async () => {
  const api = fakeApi();
  const { user } = arrive({ email, resetKey: 'secret-key' });
  await enterPasswords(user, 'pencil-ink', 'pencil-ink-2');
  expect(await screen.findByText('Passwords do not match')).toBeDefined();
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(screen.getByText('Use 8 to 30 characters.')).toBeDefined();
  expect(api.requests(resetPassword)).toEqual([]);
});

const failures = [
  [
    'as the server says it',
    'Too many requests. Please wait a little.',
    'Too many requests. Please wait a little.',
  ],
  ['without a word', undefined, 'Something went wrong'],
] as const;

test.each(failures)('a code that cannot be sent %s', async (_, message, shown) => {
  fakeApi().handle(forgotPassword, () => refusal(429, 'rate-limited', message));
  const { user } = arrive();
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.getByText('Step 1 of 3')).toBeDefined();
});

test.each(failures)('a new code that cannot be sent %s', async (_, message, shown) => {
  fakeApi().handle(forgotPassword, () => refusal(429, 'rate-limited', message));
  const { user } = arrive({ email });
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(shown)).toBeDefined();
});

test.each(failures)('a password that cannot be set %s', async (_, message, shown) => {
  fakeApi().handle(resetPassword, () => refusal(429, 'rate-limited', message));
  const { user } = arrive({ email, resetKey: 'secret-key' });
  await enterPasswords(user, 'pencil-ink');
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.getByText('Step 3 of 3')).toBeDefined();
});

test('a failure has words of its own where nobody sent any', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = arrive();
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  expect(screen.getByText('Step 1 of 3')).toBeDefined();
});
