import * as contract from '@panelwise/contracts/http/contact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
beforeAll(async () => {
  site = await startTestApp();
  admin = await createUser(site, 'admin');
});
afterAll(() => site.close());

const message = {
  name: 'Mina Rao',
  email: 'mina@school.example',
  phone: '+91 98765 43210',
  role: 'Parent',
  message: 'Can I print the comics for my class?',
};

test('a visitor writes, an admin reads, searches and deletes', async () => {
  const sent = await site.call(contract.sendContact, { body: message });
  expect(sent.body.message).toBe('Thank you! Your message has been sent.');
  const read = (search: string) =>
    site
      .call(contract.getContacts, { token: admin.token, query: { search } })
      .then(({ body }) => body.contacts);
  for (const search of ['mina', 'SCHOOL.example', 'parent'])
    expect(await read(search)).toMatchObject([message]);
  expect(await read('print the comics')).toEqual([]);
  const [contact] = await read('mina');
  await site.call(contract.deleteContact, { token: admin.token, params: { id: contact!._id } });
  expect(await read('mina')).toEqual([]);
  const again = await site.refuse(contract.deleteContact, {
    token: admin.token,
    params: { id: contact!._id },
  });
  expect(again.code).toBe('contact-not-found');
});

test.each([
  ['name', ' '],
  ['email', 'mina'],
  ['phone', '98765'],
  ['role', 'Who are you ?'],
  ['message', ''],
])('a wrong %s is refused, and named', async (field, value) => {
  const refusal = await site.refuse(contract.sendContact, { body: { ...message, [field]: value } });
  expect(refusal).toMatchObject({ code: 'bad-input', details: [{ path: field }] });
});

test('only admins read messages', async () => {
  const { token } = await createUser(site);
  expect((await site.refuse(contract.getContacts, { token })).code).toBe('forbidden');
  expect((await site.refuse(contract.getContacts)).code).toBe('unauthorized');
});
