import { limits } from '@panelwise/contracts/domain/limits';
import * as contract from '@panelwise/contracts/http/account';
import { login, register, verifyOtp } from '@panelwise/contracts/http/auth';
import { getMyComics } from '@panelwise/contracts/http/comics';
import { houseEmail } from '@panelwise/db/repositories/house';
import { auditLog, consents, contacts, otps } from '@panelwise/db/schema/accounts';
import { classLinks } from '@panelwise/db/schema/comics';
import { notices } from '@panelwise/db/schema/notices';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createComic, createUser, password, readCodes, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const newPassword = 'a brand new one';

/** Asks for a code, and reads it from the mail. */
async function askForCode(email: string): Promise<string> {
  const before = (await readCodes(site, email)).length;
  await site.call(contract.forgotPassword, { body: { email } });
  await expect.poll(async () => (await readCodes(site, email)).length).toBe(before + 1);
  return (await readCodes(site, email))[0]!;
}

async function getKey(user: TestUser): Promise<string> {
  const { body } = await site.call(verifyOtp, {
    body: { email: user.email, otp: await askForCode(user.email) },
  });
  expect(body.message).toBe('OTP verified');
  return body.reset_key!;
}

describe('a forgotten password', () => {
  test('a code from the mail gives a key, the key a new password, and every session ends', async () => {
    const user = await createUser(site);
    const reset_key = await getKey(user);
    const { body } = await site.call(contract.resetPassword, { body: { reset_key, password: newPassword } });
    expect(body.message).toBe('Password reset successful. Please login');
    expect((await site.refuse(getMyComics, { token: user.token })).code).toBe('unauthorized');
    expect((await site.refuse(login, { body: { email: user.email, password } })).code).toBe(
      'bad-credentials',
    );
    expect((await site.call(login, { body: { email: user.email, password: newPassword } })).status).toBe(200);
  });

  test('a key works once, for ten minutes, and cannot be made up', async () => {
    const user = await createUser(site);
    const reset_key = await getKey(user);
    const body = { reset_key, password: newPassword };
    await site.call(contract.resetPassword, { body });
    expect((await site.refuse(contract.resetPassword, { body })).code).toBe('reset-key-wrong');
    const late = await getKey(user);
    await site.deps.database.db
      .update(otps)
      .set({ usedAt: new Date(Date.now() - limits.resetKeyMs - 1_000) })
      .where(eq(otps.userId, user.userId));
    const tooLate = { body: { reset_key: late, password: newPassword } };
    expect((await site.refuse(contract.resetPassword, tooLate)).code).toBe('reset-key-wrong');
    const forged = { body: { reset_key: `${late.split('.')[0]}.AAAA`, password: newPassword } };
    expect((await site.refuse(contract.resetPassword, forged)).code).toBe('reset-key-wrong');
  });

  test('a wrong code is refused, and an unknown e-mail gets the same answer and no mail', async () => {
    const user = await createUser(site);
    const code = await askForCode(user.email);
    const wrong = code === '0000' ? '0001' : '0000';
    const refusal = await site.refuse(verifyOtp, { body: { email: user.email, otp: wrong } });
    expect(refusal.message).toBe('Invalid OTP');
    const known = await site.call(contract.forgotPassword, { body: { email: user.email } });
    const unknown = await site.call(contract.forgotPassword, { body: { email: 'nobody@example.org' } });
    expect(unknown.body).toEqual(known.body);
    expect(await readCodes(site, 'nobody@example.org')).toEqual([]);
  });

  test('the account of the house gets no code, with the same answer, and nobody signs up with its e-mail', async () => {
    const house = await insertUser(site.deps.database.db, { email: houseEmail });
    const user = await createUser(site);
    const houses = await site.call(contract.forgotPassword, { body: { email: houseEmail } });
    const known = await site.call(contract.forgotPassword, { body: { email: user.email } });
    expect(houses.body).toEqual(known.body);
    await expect.poll(() => readCodes(site, user.email)).toHaveLength(1);
    expect(await readCodes(site, houseEmail)).toEqual([]);
    const codes = await site.deps.database.db.select().from(otps).where(eq(otps.userId, house.id));
    expect(codes).toEqual([]);
    const person = { firstname: 'Eve', lastname: 'Moss', username: 'eve-moss', userType: 'Teacher' } as const;
    const body = { ...person, email: houseEmail, password, acceptTerms: true } as const;
    expect((await site.refuse(register, { body })).code).toBe('email-taken');
  });
});

describe('my account', () => {
  test('shows and changes my name', async () => {
    const { token, email } = await createUser(site);
    const body = { firstname: 'Grace', lastname: 'Lee' };
    await site.call(contract.updateProfile, { token, body });
    const { data } = (await site.call(contract.getProfile, { token })).body;
    expect(data).toMatchObject({ ...body, email, deleteAt: null });
    const empty = await site.refuse(contract.updateProfile, {
      token,
      body: { firstname: ' ', lastname: 'Lee' },
    });
    expect(empty).toMatchObject({ code: 'bad-input', details: [{ path: 'firstname' }] });
  });

  test('a new password needs the old one, and ends my other sessions', async () => {
    const user = await createUser(site);
    const other = (await site.call(login, { body: { email: user.email, password } })).body.data.token;
    const wrong = { token: user.token, body: { current: 'wrong', password: newPassword } };
    expect((await site.refuse(contract.changePassword, wrong)).message).toBe('This is not your password.');
    await site.call(contract.changePassword, {
      token: user.token,
      body: { current: password, password: newPassword },
    });
    expect((await site.refuse(contract.getProfile, { token: other })).code).toBe('unauthorized');
    expect((await site.call(contract.getProfile, { token: user.token })).status).toBe(200);
  });

  test('exports what I made, and nothing of anybody else', async () => {
    const [mine, theirs] = [await createUser(site), await createUser(site)];
    await createComic(site, mine.userId, { title: 'Mine', approved: true });
    await createComic(site, theirs.userId, { title: 'Theirs', published: true });
    const { body, headers } = await site.call(contract.exportAccount, { token: mine.token });
    const text = JSON.stringify(body.data);
    expect(text).toContain('Mine');
    expect(text).toContain(mine.email);
    expect(text).not.toContain('Theirs');
    expect(text).not.toContain('passwordHash');
    const [comic] = body.data.comics as { editions: unknown[] }[];
    expect(comic?.editions).toMatchObject([{ version: 1, inLibrary: true, script: [{ pageNumber: 1 }, {}] }]);
    expect(headers['content-disposition']).toContain('panelwise-account.json');
  });

  test('exports the same as a page to read', async () => {
    const mine = await createUser(site);
    await createComic(site, mine.userId, { title: '<b>Leaves</b>', approved: true });
    const { statusCode, headers, body } = await site.app.inject({
      url: `/api${contract.exportAccountPage.path}`,
      headers: { authorization: `Bearer ${mine.token}` },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="panelwise-account.html"',
    });
    expect(body).toContain('<h3>&lt;b&gt;Leaves&lt;/b&gt;</h3>');
    expect(body).toContain(mine.email);
    const { data } = (await site.call(contract.exportAccount, { token: mine.token })).body;
    expect(body.match(/<h2>/g)).toHaveLength(Object.keys(data).length);
  });

  test('exports what was said and decided about me, and my sessions and messages, without any token', async () => {
    const { db } = site.deps.database;
    const mine = await createUser(site, 'Student');
    const theirs = await createUser(site, 'Student');
    for (const [user, word] of [
      [mine, 'of-mine'],
      [theirs, 'of-theirs'],
    ] as const) {
      const comicId = await createComic(site, user.userId, { approved: true });
      const hash = `secret-${word}`;
      await db.insert(consents).values({
        childId: user.userId,
        kind: 'verifiable',
        adultEmail: `adult-${word}@example.org`,
        relation: 'parent',
        statement: 'Yes.',
        textVersion: '1',
        tokenHash: hash,
      });
      await db
        .insert(notices)
        .values({ userId: user.userId, comicId, kind: 'declined', reason: `notice-${word}` });
      await db.insert(classLinks).values({ comicId, token: `token-secret-${word}`, expiresAt: new Date() });
      await db
        .insert(contacts)
        .values({ name: 'A', email: user.email, phone: '1', role: 'Student', message: `message-${word}` });
      await db
        .insert(auditLog)
        .values({ action: 'rejected', subjectType: 'comic', subjectId: comicId, reason: `decision-${word}` });
    }
    const { data } = (await site.call(contract.exportAccount, { token: mine.token })).body;
    const text = JSON.stringify(data);
    for (const word of ['adult-of-mine', 'notice-of-mine', 'message-of-mine', 'decision-of-mine'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/of-theirs|secret/);
    for (const part of ['classLinks', 'sessions', 'pages', 'panels', 'characters'])
      expect(data[part], part).toBeInstanceOf(Array);
    expect((data.sessions as unknown[]).length).toBe(1);
    expect((data.pages as unknown[]).length).toBeGreaterThan(0);
  });

  test('is deleted only with my password, early enough to be gone within 30 days', async () => {
    const { token } = await createUser(site);
    const wrong = await site.refuse(contract.deleteAccount, { token, body: { password: 'wrong' } });
    expect(wrong.code).toBe('bad-credentials');
    const { data } = (await site.call(contract.deleteAccount, { token, body: { password } })).body;
    const days = (Date.parse(data.deleteAt!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27.9);
    expect(days).toBeLessThanOrEqual(28);
  });

  test('ends every session when it is to be deleted, and a new one can only keep it', async () => {
    const user = await createUser(site);
    const other = (await site.call(login, { body: { email: user.email, password } })).body.data.token;
    await site.call(contract.deleteAccount, { token: user.token, body: { password } });
    for (const token of [user.token, other])
      await vi.waitFor(async () =>
        expect((await site.refuse(contract.getProfile, { token })).code).toBe('unauthorized'),
      );
    const { data } = (await site.call(login, { body: { email: user.email, password } })).body;
    expect(data.user.isClosing).toBe(true);
    const { token } = data;
    const closing = { status: 403, code: 'account-closing' };
    expect(await site.refuse(getMyComics, { token })).toMatchObject(closing);
    expect(await site.refuse(contract.deleteAccount, { token, body: { password } })).toMatchObject(closing);
    expect((await site.call(contract.getProfile, { token })).body.data.deleteAt).not.toBeNull();
    expect((await site.call(contract.keepAccount, { token })).body.data.deleteAt).toBeNull();
    expect((await site.call(getMyComics, { token })).status).toBe(200);
  });
});
