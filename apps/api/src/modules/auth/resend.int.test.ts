import { randomUUID } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import * as contract from '@panelwise/contracts/http/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { afterPause, readCodes } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const home = '203.0.113.40';

async function signUp() {
  const username = randomUUID();
  const body = {
    firstname: 'Zoë',
    lastname: 'Park',
    email: `${username}@example.org`,
    username,
    userType: 'Teacher',
    password: 'correct horse',
    acceptTerms: true,
  };
  await api.call(contract.register, { body, address: home });
  return { body, email: body.email };
}

test('the next code can be asked for after a pause, which is told, whoever the e-mail is of', async () => {
  const { email } = await signUp();
  const ask = (to: string) => api.refuse(contract.resendOtp, { body: { email: to }, address: home });
  const refused = await ask(email);
  expect(refused).toMatchObject({
    status: 429,
    code: 'rate-limited',
    message: 'A code is on its way already.',
  });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(limits.otpPauseMs / 1_000);
  expect(await readCodes(api, email)).toHaveLength(1);
  // So it is for an e-mail that nobody has signed up with, from its first code on.
  const unknown = 'no-one@example.org';
  const { body } = await api.call(contract.resendOtp, { body: { email: unknown }, address: home });
  expect(body.resendAfterMs).toBeGreaterThan(0);
  expect(body.resendAfterMs).toBeLessThanOrEqual(limits.otpPauseMs);
  expect(await ask(unknown)).toMatchObject({ status: 429, message: refused.message });
  // A stranger who asks all the time makes nobody wait.
  const elsewhere = '198.51.100.1';
  await api.call(contract.resendOtp, { body: { email }, address: elsewhere });
  const inVain = { body: { email }, address: elsewhere };
  expect((await api.refuse(contract.resendOtp, inVain)).message).toBe(refused.message);
  await afterPause(api, home, email);
  await api.call(contract.resendOtp, { body: { email }, address: home });
  await vi.waitFor(async () => expect(await readCodes(api, email)).toHaveLength(3));
});

test('who signs up again need not wait, and who logs in without a code is told how long the next one takes', async () => {
  const first = await signUp();
  const { body } = await api.call(contract.register, { body: first.body, address: home });
  expect(body.resendAfterMs).toBeGreaterThan(0);
  expect(body.resendAfterMs).toBeLessThanOrEqual(limits.otpPauseMs);
  const { email, password } = first.body;
  const refused = await api.refuse(contract.login, { body: { email, password }, address: home });
  expect(refused).toMatchObject({ status: 403, code: 'not-verified' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
