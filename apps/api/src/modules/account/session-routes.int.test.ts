import { changePassword } from '@panelwise/contracts/http/account';
import { login } from '@panelwise/contracts/http/auth';
import { getMyComics } from '@panelwise/contracts/http/comics';
import * as contract from '@panelwise/contracts/http/sessions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createUser, password, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const agents = {
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Safari on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
};
const enter = async (user: TestUser, device?: keyof typeof agents) => {
  const headers: Record<string, string> = device ? { 'user-agent': agents[device] } : {};
  const { body } = await api.call(login, { body: { email: user.email, password }, headers });
  return body.data.token;
};
const list = async (token: string) => (await api.call(contract.listSessions, { token })).body.sessions;
const subjects = async (user: TestUser) => (await readMails(api, user.email)).map(({ subject }) => subject);
const newDevice = 'A new device is logged in to your Panelwise account';

test('shows where I am logged in, and logs one device out at once', async () => {
  const me = await createUser(api);
  const phone = await enter(me, 'Safari on iOS');
  const sessions = await list(me.token);
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ['Safari on iOS', false],
    ['A test', true],
  ]);
  expect(JSON.stringify(sessions)).not.toMatch(/hash|Mozilla/i);
  await api.call(contract.endSession, { token: me.token, params: { id: sessions[0]!._id } });
  await vi.waitFor(async () => expect((await api.refuse(getMyComics, { token: phone })).status).toBe(401));
  expect(await list(me.token)).toHaveLength(1);
});

test('nobody ends a session of somebody else', async () => {
  const [me, other] = [await createUser(api), await createUser(api)];
  const refusal = await api.refuse(contract.endSession, { token: me.token, params: { id: other.sessionId } });
  expect([refusal.status, refusal.code]).toEqual([404, 'not-found']);
  await api.call(getMyComics, { token: other.token });
});

test('logs everybody else out', async () => {
  const me = await createUser(api);
  const others = [await enter(me, 'Firefox on Windows'), await enter(me)];
  await api.call(contract.endOtherSessions, { token: me.token });
  for (const token of others)
    await vi.waitFor(async () => expect((await api.refuse(getMyComics, { token })).status).toBe(401));
  expect((await list(me.token)).map(({ current }) => current)).toEqual([true]);
});

test('a device that was never there is told of by mail, once', async () => {
  const me = await createUser(api);
  await enter(me, 'Firefox on Windows');
  await vi.waitFor(async () => expect(await subjects(me)).toEqual([newDevice]));
  const [mail] = await readMails(api, me.email);
  expect(mail?.text).toContain('Firefox on Windows');
  await enter(me, 'Firefox on Windows');
  await enter(me, 'Safari on iOS');
  await vi.waitFor(async () => expect(await subjects(me)).toEqual([newDevice, newDevice]));
});

test('a new password is told of by mail', async () => {
  const me = await createUser(api);
  await api.call(changePassword, { token: me.token, body: { current: password, password: 'another one' } });
  await vi.waitFor(async () => expect(await subjects(me)).toEqual(['Your Panelwise password was changed']));
});
