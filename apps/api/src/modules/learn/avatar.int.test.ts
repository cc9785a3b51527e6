import { avatarAddress, avatarCodeOf, avatarViews, firstAvatar } from '@panelwise/contracts/domain/avatar';
import { rewardRules } from '@panelwise/contracts/domain/rewards';
import * as contract from '@panelwise/contracts/http/avatars';
import { putRank } from '@panelwise/db/repositories/comic-cards';
import { mergeLearning } from '@panelwise/db/repositories/merged-pupils';
import { bookReward, readPurse } from '@panelwise/db/repositories/rewards';
import { bookings } from '@panelwise/db/schema/bookings';
import { familyControls } from '@panelwise/db/schema/families';
import { earnedBadges, ownedParts } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let pupil: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  pupil = await createUser(api, 'Student');
});

const db = () => api.deps.database.db;
const earns = (reward: { xp?: number; coins?: number }, of = 'a', who = pupil) =>
  db().transaction((tx) =>
    bookReward(tx, who.userId, { reason: 'deck', of, reward: { xp: 0, coins: 0, gems: 0, ...reward } }),
  );
const own = () => api.call(contract.getOwnAvatar, { token: pupil.token });
const buys = (part: 'held:kite' | 'cover:crown' | 'cover:laurel' | 'hair:afro', who = pupil) => ({
  token: who.token,
  body: { part },
});
const wears = (change: Partial<typeof firstAvatar>) => ({
  token: pupil.token,
  body: { avatar: avatarCodeOf({ ...firstAvatar, ...change }) },
});
const coins = async (who = pupil) => (await readPurse(db(), who.userId)).coins;
const rewardsOff = () =>
  db()
    .insert(familyControls)
    .values({ childId: pupil.userId, offParts: ['rewards'] });

test('a character of free parts is worn at once, and shown wherever the person is', async () => {
  expect((await own()).body).toMatchObject({ avatar: null, open: [], shop: { coins: 0, level: 0 } });
  const { body } = await api.call(
    contract.wearAvatar,
    wears({ skin: '8', hair: 'fade', cover: 'turban', help: 'wheelchair', hearing: 'aid' }),
  );
  expect(body.avatar).toContain('wheelchair');
  expect((await own()).body.avatar).toBe(body.avatar);
});

test('the picture of a code is the same for everybody, kept for ever, and of no other code there is one', async () => {
  const code = avatarCodeOf({ ...firstAvatar, cover: 'crown' });
  for (const view of avatarViews) {
    const { path } = contract.getAvatarPicture;
    expect(avatarAddress(code, view)).toBe(
      `/api${path.replace(':view', view).replace(':file', `${code}.svg`)}`,
    );
    const { statusCode, headers, body } = await api.app.inject({ url: avatarAddress(code, view) });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(body).toMatch(/^<svg/);
  }
  for (const url of [avatarAddress('teen.99'), avatarAddress('x'.repeat(400)), '/api/avatars/face/teen'])
    expect((await api.app.inject({ url })).statusCode).toBe(400);
});

test('a part is paid for once, however often and however many at once it is bought', async () => {
  await earns({ coins: 100 });
  const sent = await Promise.all(
    Array.from({ length: 4 }, () => api.call(contract.buyAvatarPart, buys('held:kite'))),
  );
  expect(sent.map(({ body }) => body.shop?.coins)).toEqual([60, 60, 60, 60]);
  expect(sent[0]!.body.open).toEqual(['held:kite']);
  const [booking] = await db()
    .select()
    .from(bookings)
    .where(eq(bookings.eventId, `avatar-part:${pupil.userId}:held:kite`));
  expect(booking).toMatchObject({ reason: 'avatar-part', ruleVersion: 'shop-2' });
  await api.call(contract.wearAvatar, wears({ held: 'kite' }));
});

test('too few coins, and what is not for sale, are refused in words, and nothing is taken', async () => {
  await earns({ coins: 199 });
  expect((await api.refuse(contract.buyAvatarPart, buys('cover:crown'))).code).toBe('coins-missing');
  for (const part of ['cover:laurel', 'hair:afro'] as const)
    expect((await api.refuse(contract.buyAvatarPart, buys(part))).code).toBe('part-not-sold');
  expect((await api.refuse(contract.wearAvatar, wears({ cover: 'crown' }))).code).toBe('part-locked');
  expect(await coins()).toBe(199);
  expect(await db().select().from(ownedParts).where(eq(ownedParts.userId, pupil.userId))).toEqual([]);
  // What is spent is not earned again: the cap of the day counts what came.
  await earns({ coins: 1 }, 'b');
  await api.call(contract.buyAvatarPart, buys('cover:crown'));
  await earns({ coins: 50 }, 'c');
  expect([await coins(), rewardRules.capsADay.coins]).toEqual([0, 200]);
});

test('a badge opens what comes with it, which is not for sale', async () => {
  await earns({ coins: 100 });
  expect((await api.refuse(contract.wearAvatar, wears({ held: 'guitar' }))).code).toBe('part-locked');
  await db()
    .insert(earnedBadges)
    .values({ userId: pupil.userId, badge: 'art', evidence: { have: 5, comicId: null } });
  expect((await own()).body).toMatchObject({ open: ['held:guitar'], shop: { badges: ['art'] } });
  await api.call(contract.wearAvatar, wears({ held: 'guitar' }));
  const buying = { token: pupil.token, body: { part: 'held:globe' as const } };
  expect((await api.refuse(contract.buyAvatarPart, buying)).code).toBe('part-not-sold');
});

test('level and cards open parts by themselves', async () => {
  await earns({ xp: 300 });
  const { userId } = await createUser(api, 'Teacher');
  const comicId = await createComic(api, userId, { published: true });
  await db().transaction((tx) => putRank(tx, pupil.userId, comicId, 'platinum'));
  expect((await own()).body.open.toSorted()).toEqual(['hairColor:green', 'held:trophy', 'place:space']);
  await api.call(contract.wearAvatar, wears({ held: 'trophy', place: 'space' }));
});

test('where rewards are off there is no shop, nothing opens, and what is theirs stays', async () => {
  await earns({ xp: 300, coins: 100 });
  await api.call(contract.buyAvatarPart, buys('held:kite'));
  await api.call(contract.wearAvatar, wears({ hairColor: 'green' }));
  await rewardsOff();
  const { body } = await own();
  expect(body).not.toHaveProperty('shop');
  expect(body.open.toSorted()).toEqual(['hairColor:green', 'held:kite']);
  expect((await api.refuse(contract.buyAvatarPart, buys('cover:crown'))).code).toBe('rewards-off');
  await api.call(contract.wearAvatar, wears({ held: 'kite' }));
  expect((await api.refuse(contract.wearAvatar, wears({ hairColor: 'green' }))).code).toBe('part-locked');
});

test('two accounts of one pupil become one with the parts of both', async () => {
  const into = await createUser(api, 'Student');
  await earns({ coins: 100 });
  await earns({ coins: 100 }, 'a', into);
  await api.call(contract.buyAvatarPart, buys('held:kite'));
  await api.call(contract.buyAvatarPart, buys('held:kite', into));
  await api.call(contract.wearAvatar, wears({ held: 'kite' }));
  await db().transaction((tx) => mergeLearning(tx, pupil.userId, into.userId));
  const { body } = await api.call(contract.getOwnAvatar, { token: into.token });
  expect(body).toMatchObject({ open: ['held:kite'], shop: { coins: 120 } });
  expect(body.avatar).toContain('kite');
});
