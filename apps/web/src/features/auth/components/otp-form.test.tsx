import { resendOtp, verifyOtp } from '@panelwise/contracts/http/auth';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Component as OtpVerification } from '../../../app/routes/otp-verification.tsx';
import { useSession } from '../../../lib/session.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleSession } from '../../../testing/samples.ts';

const arrive = (state: unknown = { email: 'iris@school.org' }) =>
  renderApp(<OtpVerification />, {
    path: '/OtpVerification',
    at: { pathname: '/OtpVerification', state },
  });

test('the right code is sent with its last digit, once, and opens the wizard', async () => {
  const api = fakeApi();
  api.answer(verifyOtp, { data: sampleSession() });
  const { user, router } = arrive();
  expect(screen.getByLabelText('Email')).toMatchObject({ value: 'iris@school.org', readOnly: true });
  await user.type(screen.getByLabelText('OTP'), '1234');
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/create-comic');
  expect(api.requests(verifyOtp)[0]?.body).toEqual({ email: 'iris@school.org', otp: '1234' });
  expect(api.requests(verifyOtp)).toHaveLength(1);
  expect(useSession.getState().status).toBe('signed-in');
});

test('while the code is checked the button says so', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { user } = arrive();
  await user.type(screen.getByLabelText('OTP'), '1234');
  expect(await screen.findByRole('button', { name: 'Verifying...' })).toHaveProperty('disabled', true);
});

test('without an answer the alert has the words of the failure itself', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = arrive();
  await user.type(screen.getByLabelText('OTP'), '1234');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server did not answer. Please check your connection.',
  );
});

test('a pasted text is read as its digits', async () => {
  fakeApi();
  const { user } = arrive();
  await user.click(screen.getByLabelText('OTP'));
  await user.paste('Your code: 98 76.');
  expect(screen.getByLabelText('OTP')).toHaveProperty('value', '9876');
});

test('a wrong code is said in an alert above the form', async () => {
  fakeApi().handle(verifyOtp, () => refusal(400, 'otp-wrong', 'Invalid OTP'));
  const { user } = arrive();
  await user.type(screen.getByLabelText('OTP'), '0000');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid OTP');
  expect(screen.getByLabelText('OTP')).toMatchObject({ value: '' });
  expect(document.activeElement).toBe(screen.getByLabelText('OTP'));
});

test('without a code, or without an address, nothing is sent', async () => {
  const api = fakeApi();
  const { user } = arrive(null);
  await user.type(screen.getByLabelText('OTP'), '1234');
  expect(await screen.findByText('Please fill all fields.')).toBeDefined();
  expect(api.requests(verifyOtp)).toEqual([]);
});

test('a new code can be asked for, and the next one once the server allows it', async () => {
  const api = fakeApi();
  api.answer(resendOtp, { resendAfterMs: 60_000 });
  const { user, router } = arrive();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new code is on its way to iris@school.org.')).toBeDefined();
  expect(api.requests(resendOtp)[0]?.body).toEqual({ email: 'iris@school.org' });
  expect(await screen.findByRole('button', { name: /^Send again in (60|5\d) s$/ })).toHaveProperty(
    'disabled',
    true,
  );
  // A reload knows it still.
  expect(router.state.location.state).toMatchObject({ resendAt: expect.any(Number) });
});

test('the wait counts down to the moment at which it may be pressed', async () => {
  fakeApi().answer(resendOtp, { resendAfterMs: 60_000 });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    arrive({ email: 'iris@school.org', resendAt: Date.now() + 3_000 });
    expect(screen.getByRole('button', { name: 'Send again in 3 s' })).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('button', { name: 'Send again' })).toHaveProperty('disabled', false);
  } finally {
    vi.useRealTimers();
  }
});

test('a wrong address leads back to the sign-up, with what was typed there', async () => {
  fakeApi();
  const draft = { firstname: 'Iris', email: 'iris@scool.org', userType: 'Teacher' };
  const { user, router } = arrive({ email: 'iris@scool.org', draft });
  await user.click(screen.getByRole('link', { name: 'Wrong address?' }));
  await screen.findByText('Another page');
  expect(router.state.location).toMatchObject({ pathname: '/signup', state: { draft } });
});

test('the field is ready to type in, and who asks too often is told when to try again', async () => {
  const refused = refusal(429, 'rate-limited', 'That was too often.');
  refused.headers.set('Retry-After', '130');
  fakeApi().handle(resendOtp, () => refused);
  const { user } = arrive();
  expect(document.activeElement).toBe(screen.getByLabelText('OTP'));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('That was too often. You can try again in 3 minutes.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Send again in 3 min' })).toHaveProperty('disabled', true);
});
