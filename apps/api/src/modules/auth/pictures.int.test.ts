import { limits } from '@panelwise/contracts/domain/limits';
import { faceCount, faceOf, loginPictures } from '@panelwise/contracts/domain/picture-login';
import { getProfile } from '@panelwise/contracts/http/account';
import { login, refresh } from '@panelwise/contracts/http/auth';
import * as classes from '@panelwise/contracts/http/classes';
import * as contract from '@panelwise/contracts/http/picture-login';
import { renewCode } from '@panelwise/db/repositories/login-codes';
import { insertPictureLogin } from '@panelwise/db/repositories/picture-logins';
import { refreshTokens } from '@panelwise/db/schema/accounts';
import { pictureLogins } from '@panelwise/db/schema/classes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deriveKeys } from '../../signing-keys.ts';
import { type ClassThings, createClass, fourPictures } from '../../testing/class-fixtures.ts';
import { cookiesOf, createUser, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { arePictures, drawPictures, readPictures, resealAllPictures } from './login-pictures.ts';

let site: TestApp;
let ada: TestUser;
let ours: ClassThings;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(async () => {
  ada = await createUser(site);
  ours = await createClass(site, ada.userId);
});
afterAll(() => site.close());

let places = 0;
const address = () => `10.9.${++places >> 8}.${places & 255}`;
const db = () => site.deps.database.db;
const wrong = [...fourPictures].reverse();
const bodyOf = (pictures: string[], over: object = {}) => ({
  code: ours.code,
  pupil: ours.pupil.userId,
  pictures,
  ...over,
});
const enter = (pictures: string[], over?: object) =>
  site.call(contract.logInByPictures, { body: bodyOf(pictures, over), address: address() });
const refuse = (pictures: string[], over?: object) =>
  site.refuse(contract.logInByPictures, { body: bodyOf(pictures, over), address: address() });

test('a child finds their class by its code, themselves by their face, and is in by four pictures', async () => {
  const typed = ours.code.toLowerCase().replace(/(\d{4})$/, ' $1');
  const { body, headers } = await site.call(contract.openClassCode, {
    body: { code: typed },
    address: address(),
  });
  const me = { _id: ours.pupil.userId, name: 'Finch', face: faceOf(ours.pupil.userId) };
  expect(body).toMatchObject({ name: '6B Science', kind: 'class', pupils: [me] });
  expect(headers['cache-control']).toBe('no-store');
  expect(me.face).toBeGreaterThanOrEqual(1);
  expect(me.face).toBeLessThanOrEqual(faceCount);

  const entered = await enter(fourPictures);
  expect(entered.body).toMatchObject({
    message: 'Hello Finch!',
    data: { firstname: 'Finch', email: '', consent: 'given' },
  });
  const { token } = entered.body.data;
  const profile = (await site.call(getProfile, { token })).body.data;
  expect(JSON.stringify(profile)).not.toContain('@');
  // Nobody has a mail to read, on however many devices they are.
  await site.call(contract.logInByPictures, {
    body: bodyOf(fourPictures),
    address: address(),
    headers: { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Safari/604.1' },
  });
  expect(await readMails(site, '')).toEqual([]);
});

test('an unknown code, an unknown child and a child of another class are answered as wrong pictures are', async () => {
  const other = await createClass(site, ada.userId);
  const as = { status: 401, code: 'pictures-wrong' };
  const answers = [
    await refuse(wrong),
    await refuse(fourPictures, { code: 'OWL0000' }),
    await refuse(fourPictures, { pupil: '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a' }),
    await refuse(fourPictures, { pupil: other.pupil.userId }),
  ];
  for (const answer of answers) expect(answer).toMatchObject(as);
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
  expect(
    (await site.refuse(contract.openClassCode, { body: { code: 'OWL0000' }, address: address() })).status,
  ).toBe(404);
});

test('five wrong tries in a row wait for the teacher, even when they come at once; a right one clears them', async () => {
  for (let i = 1; i < limits.wrongPicturesMax; i++) await refuse(wrong);
  await enter(fourPictures);
  const many = await Promise.all(Array.from({ length: 12 }, () => refuse(wrong)));
  expect(many.filter(({ code }) => code === 'pictures-wrong')).toHaveLength(limits.wrongPicturesMax);
  expect(await refuse(fourPictures)).toMatchObject({ status: 403, code: 'pictures-locked' });
  expect((await refuse(fourPictures)).message).toContain('Ask your teacher');

  const onPupil = { token: ada.token, params: { id: ours.id, pupil: ours.pupil.userId } };
  const { pupils } = (await site.call(classes.listPupils, onPupil)).body;
  expect(pupils).toMatchObject([{ name: 'Finch', isLocked: true }]);
  expect((await site.call(classes.letPupilIn, onPupil)).body.pupil.isLocked).toBe(false);
  await enter(fourPictures);
});

test('new pictures end the old ones and the sessions begun by them, and let a locked child in', async () => {
  const { token } = (await enter(fourPictures)).body.data;
  for (let i = 0; i < limits.wrongPicturesMax; i++) await refuse(wrong);
  const mine = { token: ada.token, params: { id: ours.id } };
  const pupils = [ours.pupil.userId];
  await site.call(classes.renewPictures, { ...mine, body: { pupils } });
  // The news of it goes round all processes.
  const status = async () =>
    (await site.app.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${token}` } }))
      .statusCode;
  await expect.poll(status).toBe(401);
  const { cards } = (await site.call(classes.getLoginCards, mine)).body;
  await refuse(fourPictures);
  await enter(cards[0]!.pictures);
  const other = await createClass(site, ada.userId);
  const both = { pupils: [...pupils, other.pupil.userId] };
  expect((await site.refuse(classes.renewPictures, { ...mine, body: both })).code).toBe('pupil-not-found');
  await enter(cards[0]!.pictures);
});

test('the session ends after twelve hours, however often it is renewed', async () => {
  const { headers } = await enter(fourPictures);
  const cookie = `panelwise_refresh=${cookiesOf(headers).panelwise_refresh}`;
  const of = eq(refreshTokens.userId, ours.pupil.userId);
  const newest = async () =>
    (await db().select().from(refreshTokens).where(of)).sort((a, b) => +b.createdAt - +a.createdAt)[0]!;
  const began = await newest();
  const life = ({ expiresAt, createdAt }: typeof began) => expiresAt.getTime() - createdAt.getTime();
  expect(life(began) / limits.pictureSessionMs).toBeCloseTo(1, 3);
  const renewed = await site.call(refresh, { headers: { cookie } });
  expect(life(await newest()) / limits.pictureSessionMs).toBeCloseTo(1, 3);
  await db()
    .update(refreshTokens)
    .set({ createdAt: sql`now() - interval '13 hours'`, expiresAt: sql`now() + interval '1 minute'` })
    .where(of);
  const late = `panelwise_refresh=${cookiesOf(renewed.headers).panelwise_refresh}`;
  expect((await site.refuse(refresh, { headers: { cookie: late } })).status).toBe(401);
});

test('in a class that is put away nobody logs in, and a new code ends printed ones', async () => {
  const mine = { token: ada.token, params: { id: ours.id } };
  await site.call(classes.archiveClass, { ...mine, body: { archived: true } });
  expect((await refuse(fourPictures)).code).toBe('pictures-wrong');
  await site.call(classes.archiveClass, { ...mine, body: { archived: false } });
  await enter(fourPictures);
  const { code } = (await site.call(classes.renewClassCode, mine)).body.class;
  expect((await refuse(fourPictures)).code).toBe('pictures-wrong');
  await enter(fourPictures, { code });
});

test('children of a parent log in by the parent’s code in the same way', async () => {
  const parent = await createUser(site, 'Parent');
  const child = await createUser(site, 'Student', {
    firstname: 'Noor',
    lastname: '',
    email: '',
    passwordHash: '',
  });
  const code = await renewCode(db(), { parentId: parent.userId });
  const pictures = drawPictures(site.deps.keys.pictures, child.userId);
  await insertPictureLogin(db(), {
    userId: child.userId,
    parentId: parent.userId,
    nickname: 'Noor',
    pictures,
  });
  const { body } = await site.call(contract.openClassCode, { body: { code }, address: address() });
  expect(body).toMatchObject({ kind: 'family', name: '', pupils: [{ name: 'Noor' }] });
  const right = readPictures(site.deps.keys.pictures, pictures, child.userId);
  await enter(right, { code, pupil: child.userId });
  for (let i = 0; i < limits.wrongPicturesMax; i++)
    await refuse([...right].reverse(), { code, pupil: child.userId });
  expect((await refuse(right, { code, pupil: child.userId })).message).toContain('Ask your grown-up');
});

test('who tries codes from one place is stopped, and another place is not', async () => {
  const from = address();
  const guess = (code: string) => site.refuse(contract.openClassCode, { body: { code }, address: from });
  for (let i = 0; i < limits.wrongCodesPerHour; i++)
    expect((await guess(`OWL${String(i).padStart(4, '0')}`)).code).toBe('class-code-wrong');
  expect((await guess(ours.code)).code).toBe('rate-limited');
  const fromHere = { body: bodyOf(fourPictures), address: from };
  expect((await site.refuse(contract.logInByPictures, fromHere)).code).toBe('rate-limited');
  await site.call(contract.openClassCode, { body: { code: ours.code }, address: address() });
});

test('nobody logs in by an empty e-mail and password', async () => {
  const refused = await site.refuse(login, { body: { email: '', password: 'x' } });
  expect(refused.status).toBe(400);
});

test('four different pictures are drawn at random, and all of them come up', () => {
  const { pictures: keys } = site.deps.keys;
  const drawn = Array.from({ length: 200 }, () => readPictures(keys, drawPictures(keys, 'me'), 'me'));
  for (const four of drawn) expect(new Set(four).size).toBe(4);
  expect(new Set(drawn.flat()).size).toBe(loginPictures.length);
  expect(new Set(drawn.map((four) => four.join())).size).toBeGreaterThan(180);
  expect(readPictures(keys, drawPictures(keys, 'me'), 'you')).toEqual([]);
  expect(arePictures([], [])).toBe(false);
});

test('pictures outlive a change of the secret', async () => {
  const before = deriveKeys('the secret of before');
  const keys = {
    ...site.deps.keys,
    pictures: { now: site.deps.keys.pictures.now, before: before.pictures.now },
  };
  const old = drawPictures(before.pictures, ours.pupil.userId);
  await db().update(pictureLogins).set({ pictures: old }).where(eq(pictureLogins.userId, ours.pupil.userId));
  await resealAllPictures({ database: site.deps.database, keys });
  await enter(readPictures(before.pictures, old, ours.pupil.userId));
});
