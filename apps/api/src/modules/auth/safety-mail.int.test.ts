import * as contract from '@panelwise/contracts/http/passkeys';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createUser, password, readMails } from '../../testing/fixtures.ts';
import { passkeyDevice } from '../../testing/passkey-device.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const origin = 'https://comics.example.org';
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ PUBLIC_URL: `${origin}/` });
});
afterAll(() => api.close());

const added = 'A passkey was added to your Panelwise account';
const takenAway = 'A passkey of your Panelwise account was taken away';

test('a passkey that is added or taken away is told of by mail, and one that is refused is not', async () => {
  const { token, email } = await createUser(api, 'admin');
  const subjects = async () => (await readMails(api, email)).map(({ subject }) => subject).sort();
  const { body: offered } = await api.call(contract.offerPasskey, { token, body: { password } });
  const passkey = passkeyDevice(origin).make(offered.options);
  await api.call(contract.addPasskey, { token, body: { name: 'Blue key', passkey } });
  await vi.waitFor(async () => expect(await subjects()).toEqual([added]));
  const [mail] = await readMails(api, email);
  expect(mail?.text).toContain('If it was you, there is nothing to do.');
  // Whoever has the password chooses the name: it is not to say anything in a mail of ours.
  expect(mail?.text).not.toContain('Blue key');
  const again = await api.refuse(contract.addPasskey, { token, body: { name: 'Again', passkey } });
  expect(again.code).toBe('passkey-refused');
  const { body } = await api.call(contract.listPasskeys, { token });
  const params = { id: body.passkeys[0]!._id };
  const wrong = { token, params, body: { password: 'not this one' } };
  expect((await api.refuse(contract.removePasskey, wrong)).code).toBe('bad-credentials');
  await api.call(contract.removePasskey, { token, params, body: { password } });
  await vi.waitFor(async () => expect(await subjects()).toEqual([takenAway, added].sort()));
});
