import { randomUUID } from 'node:crypto';
import type { Language } from '@panelwise/contracts/domain/languages';
import * as account from '@panelwise/contracts/http/account';
import { register, verifyOtp } from '@panelwise/contracts/http/auth';
import { confirmConsent, requestConsent } from '@panelwise/contracts/http/consent';
import * as families from '@panelwise/contracts/http/families';
import { users } from '@panelwise/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createChild, createParentOf, someAddress } from '../modules/families/testing/family.ts';
import { createUser, password, readCodes, readMails, type TestUser } from '../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: 'https://panelwise.test/' });
});
afterAll(() => site.close());

async function signUp(language?: Language) {
  const name = randomUUID();
  const email = `${name}@example.org`;
  const person = { firstname: 'Zoë', lastname: 'Park', email, username: name, userType: 'Teacher' as const };
  const body = { ...person, password, acceptTerms: true as const, ...(language && { language }) };
  await site.call(register, { body, address: someAddress() });
  return email;
}
async function open(email: string): Promise<string> {
  const [otp] = await readCodes(site, email);
  const { body } = await site.call(verifyOtp, { body: { email, otp }, address: someAddress() });
  return body.data!.token;
}
const newest = async (email: string) => (await readMails(site, email))[0]!;
const rowOf = async (email: string) =>
  (await site.deps.database.db.select().from(users).where(eq(users.email, email)))[0]!;
const choose = (token: string, language: Language) =>
  site.call(account.setLanguage, { token, body: { language } });
const forget = (email: string) =>
  site.call(account.forgotPassword, { body: { email }, address: someAddress() });

test.each([
  ['de', 'ist dein Panelwise-Code', 'Guten Tag,', 'Viel Spaß beim Comicmachen!'],
  ['hi', 'आपका Panelwise कोड है', 'नमस्ते,', 'कॉमिक बनाने का मज़ा लें!'],
  ['es', 'es tu código de Panelwise', 'Hola:', '¡Que disfrutes haciendo cómics!'],
  ['fr', 'est votre code Panelwise', 'Bonjour,', 'Amusez-vous bien à faire des BD\u00a0!'],
  ['en', 'is your Panelwise code', 'Hello,', 'Have fun making comics!'],
  [undefined, 'is your Panelwise code', 'Hello,', 'Have fun making comics!'],
] as const)(
  'a sign-up in %s gets its code in it, and the account keeps it',
  async (language, subject, hello, end) => {
    const email = await signUp(language);
    const mail = await newest(email);
    expect(mail.subject.replace(/^\d{4} /, '')).toBe(subject);
    expect(mail.text.startsWith(hello)).toBe(true);
    expect(mail.text.trim().endsWith(`${end}\nPanelwise`)).toBe(true);
    const token = await open(email);
    expect((await rowOf(email)).language).toBe(language ?? null);
    const { data } = (await site.call(account.exportAccount, { token })).body;
    expect(data.account).toMatchObject({ language: language ?? null });
  },
);

test('a language that there is not is refused', async () => {
  const { token } = await createUser(site);
  const refused = await site.refuse(account.setLanguage, { token, body: { language: 'tlh' } });
  expect(refused.code).toBe('bad-input');
});

test('who chooses another language gets the next mail in it', async () => {
  const { token, email } = await createUser(site);
  await forget(email);
  await vi.waitFor(async () => expect((await newest(email)).subject).toContain('is your Panelwise code'));
  await choose(token, 'fr');
  const body = { current: password, password: 'another password' };
  await site.call(account.changePassword, { token, body, address: someAddress() });
  const changed = 'Votre mot de passe Panelwise a été changé';
  await vi.waitFor(async () => expect((await newest(email)).subject).toBe(changed));
  expect((await newest(email)).text).toMatch(/^Bonjour Ada,/);
  expect((await newest(email)).text).toMatch(/le \d{1,2} \p{L}+ \d{4} à \d\d:\d\d UTC, le mot de passe/u);
});

/** An adult without an account, who is asked by this child and agrees. */
async function agreedAdultOf(child: TestUser): Promise<string> {
  const adultEmail = `adult-${randomUUID()}@example.org`;
  const body = { adultEmail, relation: 'parent' as const };
  await site.call(requestConsent, { token: child.token, body, address: someAddress() });
  const token = /panelwise\.test\/consent\/([\w-]{22})\b/.exec((await newest(adultEmail)).text)![1]!;
  await site.call(confirmConsent, { params: { token }, address: someAddress() });
  await expect.poll(() => readMails(site, adultEmail)).toHaveLength(2);
  return adultEmail;
}

test('an adult who has no account is asked and thanked in the language of the child', async () => {
  const child = await createChild(site);
  await choose(child.token, 'de');
  const [receipt, asked] = await readMails(site, await agreedAdultOf(child));
  expect(asked!.subject).toBe('Kemi bittet Sie um Ihr OK für Panelwise');
  expect(receipt!.subject).toBe('Danke: Sie haben für Kemi Ja gesagt');
  expect(receipt!.text).toContain('Sie dürfen als Elternteil für Kemi entscheiden.');
  expect(receipt!.text).toContain('I am the parent of Kemi and may decide for Kemi.');
});

test('the letter of a week, and its page, are in the language of the parent, not of the child', async () => {
  const child = await createChild(site);
  await choose(child.token, 'de');
  const parent = await createParentOf(site, child);
  await choose(parent.token, 'es');
  const { letter } = (await site.call(families.getFamily, { token: parent.token })).body;
  expect(letter.subject).toBe('Kemi: la semana en pocas líneas');
  expect(letter.text).toMatch(/^Hola, Ada:\n\nKemi\n\nKemi no ha leído ningún cómic aquí esta semana\.\n/);
});

test('of another parent the first is told in their own language, and who agreed without an account in that of the child', async () => {
  const child = await createChild(site);
  await choose(child.token, 'de');
  const first = await createParentOf(site, child);
  await choose(first.token, 'hi');
  const adultEmail = await agreedAdultOf(child);
  const second = await createUser(site, 'Parent');
  await choose(second.token, 'fr');
  const { code } = (await site.call(families.makeLinkCode, { token: child.token })).body;
  await site.call(families.linkChild, { token: second.token, body: { code }, address: someAddress() });
  await vi.waitFor(async () => {
    expect((await newest(first.email)).subject).toBe('Kemi की पढ़ाई अब Ada Park को भी दिखती है');
    expect((await newest(adultEmail)).subject).toBe('Ada Park sieht jetzt, was Kemi lernt');
  });
});

test('of a child without an e-mail no language is kept: nobody writes to it', async () => {
  const pupil = await createUser(site, 'Student', { email: '' });
  await choose(pupil.token, 'de');
  const [row] = await site.deps.database.db.select().from(users).where(eq(users.id, pupil.userId));
  expect(row!.language).toBeNull();
});
