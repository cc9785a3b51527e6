import * as contract from '@panelwise/contracts/http/battles';
import { approve } from '@panelwise/db/repositories/editions';
import { bookReward } from '@panelwise/db/repositories/rewards';
import { comics, panels } from '@panelwise/db/schema/comics';
import { familyControls } from '@panelwise/db/schema/families';
import { attempts } from '@panelwise/db/schema/learning';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBattleComic, createBattler, playerIn } from './testing-battles.ts';

let api: TestApp;
let comicId: string;
let kemi: TestUser;
let jonas: TestUser;
const db = () => api.deps.database.db;
beforeAll(async () => {
  api = await startTestApp();
  comicId = await createBattleComic(api, (await createUser(api, 'Teacher')).userId);
  // Panels that can be shown.
  const polygon: [number, number][] = [
    [0, 0],
    [9, 0],
    [9, 9],
  ];
  await db().update(panels).set({ polygon }).where(eq(panels.comicId, comicId));
  await db().update(comics).set({ version: 2 }).where(eq(comics.id, comicId));
  await approve(db(), [comicId]);
});
beforeEach(async () => {
  [kemi, jonas] = [await createBattler(api, comicId), await createBattler(api, comicId)];
});
afterAll(() => api.close());

const expectRefused = async (code: string, ...[endpoint, given]: Parameters<TestApp['refuse']>) =>
  expect((await api.refuse(endpoint, given)).code).toBe(code);

const earns = ({ userId }: TestUser, of: string) =>
  db().transaction((tx) =>
    bookReward(tx, userId, { reason: 'deck', of, reward: { xp: 0, coins: 100, gems: 0 } }),
  );

/** A battle of two that has begun. */
async function begin() {
  const [a, b] = [playerIn(api, kemi), playerIn(api, jonas)];
  const { _id: id, code } = await a.open(comicId, 'code');
  await b.joinByCode(code!);
  return { a, b, id };
}

test('has help for coins: fewer answers, the panel, one more try; it is noted, bounded, and seen by both', async () => {
  const { a, b, id } = await begin();
  const help = (position: number, kind: string) => ({
    token: kemi.token,
    params: { id },
    body: { position, kind },
  });
  await expectRefused('coins-missing', contract.usePowerUpInBattle, help(0, 'fifty-fifty'));
  await earns(kemi, id);
  const chance = (await api.call(contract.usePowerUpInBattle, help(0, 'second-chance'))).body.battle;
  expect(chance).toMatchObject({
    powerUps: { coins: 75, left: 1 },
    question: { helpedBy: ['second-chance'] },
  });
  const again = (await api.call(contract.usePowerUpInBattle, help(0, 'second-chance'))).body.battle;
  expect(again.powerUps).toEqual({ coins: 75, left: 1 });
  const wrong = await a.answer(id, false);
  // Nothing is told of what is right, and nothing is counted yet.
  expect(wrong).toMatchObject({ reveals: [], question: { position: 0, offers: [] } });
  expect(wrong.question!.tried).toMatch(/^(Wrong|Other)/);
  expect(await a.answer(id, true)).toMatchObject({
    reveals: [{ isRight: true }],
    me: { right: 1, helped: 1 },
  });
  const shown = (await api.call(contract.usePowerUpInBattle, help(1, 'show-me'))).body.battle;
  expect(shown.question!.shown).toMatchObject({ page: 1, panel: expect.any(Number) });
  await expectRefused('power-ups-used', contract.usePowerUpInBattle, help(1, 'fifty-fifty'));
  await expectRefused('battle-closed', contract.usePowerUpInBattle, help(0, 'show-me'));
  await a.answer(id, true);
  expect((await b.look(id)).battle.other).toMatchObject({ helped: 2 });
  await earns(jonas, id);
  const halved = (
    await api.call(contract.usePowerUpInBattle, { ...help(0, 'fifty-fifty'), token: jonas.token })
  ).body.battle;
  expect(halved.question!.options).toHaveLength(2);
  expect(halved.question!.options.some((option) => option.startsWith('Right'))).toBe(true);
  const kept = await db()
    .select()
    .from(attempts)
    .where(eq(attempts.userId, kemi.userId))
    .orderBy(asc(attempts.createdAt));
  expect(kept.map(({ aids }) => aids)).toEqual([['second-chance'], ['second-chance'], ['shown-where']]);
  await db()
    .insert(familyControls)
    .values({ childId: kemi.userId, offParts: ['power-ups'] });
  const off = (await a.look(id)).battle;
  expect(off).not.toHaveProperty('powerUps');
  expect(off.question!.offers).toEqual([]);
});

test('a slow clock makes a question count as answered calmly, once in a battle, and is noted as help', async () => {
  const { a, b, id } = await begin();
  await earns(kemi, id);
  const help = (position: number) => ({
    token: kemi.token,
    params: { id },
    body: { position, kind: 'slow-clock' },
  });
  const slowed = (await api.call(contract.usePowerUpInBattle, help(0))).body.battle;
  expect(slowed).toMatchObject({
    powerUps: { coins: 85, left: 1 },
    question: { helpedBy: ['slow-clock'], offers: expect.not.arrayContaining(['slow-clock']) },
  });
  for (let i = 0; i < 7; i++) {
    if (i === 1) await expectRefused('power-up-not-here', contract.usePowerUpInBattle, help(1));
    await a.answer(id, true, { ms: 3_000 });
    // Calmer than the other, but for that one.
    await b.answer(id, true, { ms: i === 0 ? 4_000 : 3_000 });
  }
  expect((await a.look(id)).battle).toMatchObject({
    me: { right: 7, helped: 1 },
    result: { outcome: 'won', by: 'calm' },
  });
  expect((await b.look(id)).battle.result).toMatchObject({ outcome: 'lost', by: 'calm' });
  const kept = await db().select().from(attempts).where(eq(attempts.userId, kemi.userId));
  expect(kept.map(({ aids }) => aids).filter((aids) => aids.length > 0)).toEqual([['slow-clock']]);
});

test('has no pictures where a teacher or parent of one of the two has switched them off', async () => {
  const { a, b, id } = await begin();
  expect((await a.look(id)).battle.hasReactions).toBe(true);
  await db()
    .insert(familyControls)
    .values({ childId: jonas.userId, offParts: ['reactions'] });
  for (const one of [a, b]) expect((await one.look(id)).battle.hasReactions).toBe(false);
  await expectRefused('reactions-off', contract.reactInBattle, {
    token: kemi.token,
    params: { id },
    body: { reaction: 'hi' },
  });
});
