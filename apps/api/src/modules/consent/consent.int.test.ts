import { randomUUID } from 'node:crypto';
import { consentStatement, consentTextVersion } from '@panelwise/contracts/domain/consent-texts';
import { limits } from '@panelwise/contracts/domain/limits';
import { getProfile } from '@panelwise/contracts/http/account';
import { login, refresh } from '@panelwise/contracts/http/auth';
import { setComicStatus } from '@panelwise/contracts/http/comics';
import * as contract from '@panelwise/contracts/http/consent';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { insertSchoolConsent } from '@panelwise/db/repositories/consents';
import { startRun } from '@panelwise/db/repositories/runs';
import { consents, users } from '@panelwise/db/schema/accounts';
import { runs } from '@panelwise/db/schema/runs';
import type { Notification } from '@panelwise/queue/notifications/port';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createComic, createUser, password, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashToken } from './link-token.ts';

let site: TestApp;
let heard: Notification[];
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: 'https://panelwise.test/' });
  site.deps.bus.listen((message) => heard.push(message));
});
beforeEach(() => {
  heard = [];
});
afterAll(() => site.close());

const thisYear = new Date().getUTCFullYear();
const address = () => `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`;
const childOf = (age: number, country = 'US') =>
  createUser(site, 'Student', { birthYear: thisYear - 1 - age, country });
const anAdult = () => `adult-${randomUUID()}@example.org`;
const rowsOf = (child: TestUser) =>
  site.deps.database.db.select().from(consents).where(eq(consents.childId, child.userId));
const stateOf = async ({ token }: TestUser) => (await site.call(getProfile, { token })).body.data.consent;

const ask = (child: TestUser, adultEmail: string, relation = 'parent') =>
  site.call(contract.requestConsent, {
    token: child.token,
    body: { adultEmail, relation },
    address: address(),
  });
/** Asks an adult and gives the token of the link in the mail. */
async function askFor(child: TestUser, adultEmail = anAdult()): Promise<string> {
  await ask(child, adultEmail);
  return tokenIn((await readMails(site, adultEmail))[0]!.text);
}
function tokenIn(text: string): string {
  return /https:\/\/panelwise\.test\/consent\/([\w-]{22})\b/.exec(text)![1]!;
}
const at = (token: string) => ({ params: { token }, address: address() });

describe('asking a parent', () => {
  test('the mail has a link, the page says what is asked, and one click on it is the receipt', async () => {
    const child = await childOf(9);
    const adultEmail = anAdult();
    expect(await stateOf(child)).toBe('needed');
    const { body } = await ask(child, adultEmail, 'guardian');
    expect(body.data).toMatchObject({
      consent: 'needed',
      consentRequest: { kind: 'verifiable', adultEmail, confirmedAt: null },
    });
    const [mail] = await readMails(site, adultEmail);
    expect(mail!.text).not.toContain('Park');
    expect(mail!.text).not.toContain(child.email);
    const token = tokenIn(mail!.text);

    const { link } = (await site.call(contract.getConsentLink, at(token))).body;
    const statement = consentStatement('verifiable', 'Ada', 'guardian');
    expect(link).toMatchObject({ purpose: 'confirm', kind: 'verifiable', firstname: 'Ada', statement });
    expect(JSON.stringify(link)).not.toMatch(/Park|@/);
    // Programs that look at mail open links: nothing has come of that.
    expect(await stateOf(child)).toBe('needed');

    await site.call(contract.confirmConsent, at(token));
    expect(await stateOf(child)).toBe('given');
    const [row] = await rowsOf(child);
    expect(row).toMatchObject({
      kind: 'verifiable',
      adultEmail,
      relation: 'guardian',
      statement,
      textVersion: consentTextVersion,
      withdrawnAt: null,
    });
    expect(row!.confirmedAt).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(token);
    await expect.poll(() => readMails(site, adultEmail)).toHaveLength(2);
    const [receipt] = await readMails(site, adultEmail);
    expect(receipt!.text.replaceAll(/\s+/g, ' ')).toContain(statement);
    await expect.poll(() => heard).toContainEqual({ topic: 'consent-changed', userId: child.userId });
    // A new session says so too.
    const { data } = (await site.call(login, { body: { email: child.email, password }, address: address() }))
      .body;
    expect(data.user.consent).toBe('given');
  });

  test('a link works once, for seven days, and only as what it is', async () => {
    const child = await childOf(9);
    const token = await askFor(child);
    const { withdrawalToken } = (await site.call(contract.confirmConsent, at(token))).body;
    for (const endpoint of [contract.confirmConsent, contract.getConsentLink])
      expect(await site.refuse(endpoint, at(token))).toMatchObject({
        status: 410,
        code: 'consent-link-used',
      });
    expect((await site.refuse(contract.withdrawConsent, at(token))).code).toBe('consent-link-used');
    expect((await site.refuse(contract.confirmConsent, at(withdrawalToken))).code).toBe('consent-link-wrong');
    const foreign = 'A'.repeat(22);
    for (const endpoint of [contract.confirmConsent, contract.withdrawConsent, contract.getConsentLink])
      expect(await site.refuse(endpoint, at(foreign))).toMatchObject({
        status: 404,
        code: 'consent-link-wrong',
      });

    const late = await childOf(9);
    const lateToken = await askFor(late);
    const { db } = site.deps.database;
    const [row] = await rowsOf(late);
    const kept = row!.expiresAt!.getTime() - row!.requestedAt.getTime();
    expect(kept).toBe(limits.consentLinkMs);
    await db
      .update(consents)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(consents.id, row!.id));
    for (const endpoint of [contract.confirmConsent, contract.getConsentLink])
      expect(await site.refuse(endpoint, at(lateToken))).toMatchObject({
        status: 410,
        code: 'consent-link-old',
      });
    expect(await stateOf(late)).toBe('needed');
  });

  test('of two clicks at once one counts', async () => {
    const token = await askFor(await childOf(9));
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () => site.call(contract.confirmConsent, at(token))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('nobody says yes to themselves, and nobody is flooded with mail', async () => {
    const child = await childOf(9);
    const [name, domain] = child.email.split('@');
    for (const own of [child.email, child.email.toUpperCase(), `${name}+mum@${domain}`]) {
      const body = { adultEmail: own, relation: 'parent' };
      expect(
        await site.refuse(contract.requestConsent, { token: child.token, body, address: address() }),
      ).toMatchObject({ status: 422, code: 'consent-own-email' });
    }
    const adultEmail = anAdult();
    const many = Array.from({ length: limits.consentMailsPerDay + 3 }, () => ask(child, adultEmail));
    const sent = (await Promise.allSettled(many)).filter(({ status }) => status === 'fulfilled');
    expect(sent).toHaveLength(limits.consentMailsPerDay);
    expect(await readMails(site, adultEmail)).toHaveLength(limits.consentMailsPerDay);
    const body = { adultEmail, relation: 'parent' };
    expect(
      (await site.refuse(contract.requestConsent, { token: child.token, body, address: address() })).code,
    ).toBe('rate-limited');
  });

  test('one adult gets a bounded number of mails from all children together', async () => {
    const adultEmail = anAdult();
    for (let i = 0; i < limits.consentMailsPerAdult; i++) await ask(await childOf(9), adultEmail);
    const { token } = await childOf(9);
    const body = { adultEmail, relation: 'parent' };
    expect((await site.refuse(contract.requestConsent, { token, body, address: address() })).code).toBe(
      'rate-limited',
    );
  });

  test('who needs nobody, or has asked with success, asks nobody', async () => {
    const body = { adultEmail: anAdult(), relation: 'parent' };
    const asking = (user: TestUser) =>
      site.refuse(contract.requestConsent, { token: user.token, body, address: address() });
    expect((await asking(await createUser(site))).code).toBe('consent-not-needed');
    const child = await childOf(9);
    await site.call(contract.confirmConsent, at(await askFor(child)));
    expect((await asking(child)).code).toBe('consent-given');
    const teacher = { ...body, relation: 'teacher' };
    const other = await childOf(9);
    expect(
      (await site.refuse(contract.requestConsent, { token: other.token, body: teacher, address: address() }))
        .code,
    ).toBe('bad-input');
  });

  test('a mail that cannot be sent asks nobody, and leaves nothing behind', async () => {
    const child = await childOf(9);
    const { mailer } = site.deps;
    const send = mailer.send;
    mailer.send = () => Promise.reject(new Error('The mail server is away.'));
    const body = { adultEmail: anAdult(), relation: 'parent' };
    const refusal = await site.refuse(contract.requestConsent, {
      token: child.token,
      body,
      address: address(),
    });
    mailer.send = send;
    expect(refusal.code).toBe('unavailable');
    expect(await rowsOf(child)).toEqual([]);
  });
});

describe('telling an adult of an older child', () => {
  test('the account is free once the mail was accepted for sending', async () => {
    const child = await childOf(14);
    const adultEmail = anAdult();
    expect(await stateOf(child)).toBe('notice-needed');
    const { body } = await ask(child, adultEmail);
    expect(body.data.consent).toBe('given');
    const [mail] = await readMails(site, adultEmail);
    const { link } = (await site.call(contract.getConsentLink, at(tokenIn(mail!.text)))).body;
    expect(link).toMatchObject({ purpose: 'withdraw', kind: 'notice', firstname: 'Ada' });
    expect((await site.refuse(contract.confirmConsent, at(tokenIn(mail!.text)))).code).toBe(
      'consent-link-wrong',
    );
  });

  test('a notice is not enough for a younger child', async () => {
    const child = await childOf(14);
    await ask(child, anAdult());
    await site.deps.database.db.update(users).set({ country: 'DE' }).where(eq(users.id, child.userId));
    expect(await stateOf(child)).toBe('needed');
  });
});

describe('publishing', () => {
  const publish = (user: TestUser, comicId: string) =>
    site.call(setComicStatus, { token: user.token, body: { comicId, comicStatus: 'published' } });

  test.each([
    ['a child of nine', { birthYear: thisYear - 10, country: 'US' }, 'say yes'],
    ['a child of fourteen', { birthYear: thisYear - 15, country: 'US' }, 'know of your account'],
    ['a pupil who did not say', {}, 'say yes'],
  ])('%s is told what is missing, and publishes once it is there', async (_, about, words) => {
    const child = await createUser(site, 'Student', about);
    const comicId = await createComic(site, child.userId, { printed: true });
    const refusal = await site.refuse(setComicStatus, {
      token: child.token,
      body: { comicId, comicStatus: 'published' },
    });
    expect(refusal).toMatchObject({ status: 403, code: 'consent-missing' });
    expect(refusal.message).toContain(words);
    expect(refusal.message).toContain('your profile');
    const token = await askFor(child);
    if ((await stateOf(child)) !== 'given') await site.call(contract.confirmConsent, at(token));
    await publish(child, comicId);
  });

  test('a teacher needs nobody, and for pupils of a school a teacher speaks', async () => {
    const teacher = await createUser(site);
    await publish(teacher, await createComic(site, teacher.userId, { printed: true }));
    const pupil = await createUser(site, 'Student');
    const comicId = await createComic(site, pupil.userId, { printed: true });
    await insertSchoolConsent(site.deps.database.db, {
      childId: pupil.userId,
      teacher: { id: teacher.userId, email: teacher.email },
      statement: consentStatement('school', 'Ada', 'teacher'),
      textVersion: consentTextVersion,
      withdrawalTokenHash: hashToken(randomUUID()),
    });
    await publish(pupil, comicId);
  });
});

test('what is taken back closes the account at once: sessions, runs, and what readers saw', async () => {
  const { db } = site.deps.database;
  const child = await childOf(9);
  const { withdrawalToken } = (await site.call(contract.confirmConsent, at(await askFor(child)))).body;
  const { link } = (await site.call(contract.getConsentLink, at(withdrawalToken))).body;
  expect(link.purpose).toBe('withdraw');
  const comicId = await createComic(site, child.userId, { approved: true });
  expect((await site.call(getPublicComic, { params: { id: comicId } })).status).toBe(200);
  const { run } = await startRun(db, { step: 'generate-quiz', ownerId: child.userId, comicId, input: {} });

  await site.call(contract.withdrawConsent, at(withdrawalToken));

  expect((await site.refuse(getProfile, { token: child.token })).code).toBe('unauthorized');
  const cookie = { cookie: `panelwise_refresh=${child.refreshToken}` };
  expect((await site.refuse(refresh, { headers: cookie })).code).toBe('unauthorized');
  expect(
    (await site.refuse(login, { body: { email: child.email, password }, address: address() })).code,
  ).toBe('bad-credentials');
  await expect
    .poll(async () => (await site.refuse(getPublicComic, { params: { id: comicId } })).status)
    .toBe(404);
  const [stopped] = await db.select().from(runs).where(eq(runs.id, run.id));
  expect(stopped!.status).toBe('cancelled');
  await expect.poll(() => heard).toContainEqual({ topic: 'session-ended', userId: child.userId });
  await expect.poll(() => heard).toContainEqual({ topic: 'cancel', runId: run.id });
  for (const endpoint of [contract.withdrawConsent, contract.getConsentLink])
    expect((await site.refuse(endpoint, at(withdrawalToken))).code).toBe('consent-link-used');
  const [row] = await rowsOf(child);
  await expect
    .poll(async () => (await readMails(site, row!.adultEmail))[0]?.subject)
    .toBe('The Panelwise account is closed');
});
