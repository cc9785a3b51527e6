import { randomUUID } from 'node:crypto';
import { battleRules } from '@panelwise/contracts/domain/battles';
import * as contract from '@panelwise/contracts/http/battles';
import { startGame } from '@panelwise/contracts/http/games';
import { listRatings } from '@panelwise/db/repositories/battlers';
import { listBattleEvents } from '@panelwise/db/repositories/battles';
import { approve } from '@panelwise/db/repositories/editions';
import { moveEnergy, readEnergy } from '@panelwise/db/repositories/energy';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { battles } from '@panelwise/db/schema/battles';
import { classes, classMembers } from '@panelwise/db/schema/classes';
import { comics } from '@panelwise/db/schema/comics';
import { familyControls } from '@panelwise/db/schema/families';
import { attempts } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBattleComic, createBattler, letBattlePass, playerIn } from './testing-battles.ts';
import { battleWork, tidyBattles } from './tidy.ts';

let api: TestApp;
let other: TestApp;
let teacher: TestUser;
let comicId: string;
let kemi: TestUser;
let jonas: TestUser;
const db = () => api.deps.database.db;

beforeAll(async () => {
  api = await startTestApp();
  other = await startTestApp({}, { beside: api });
  teacher = await createUser(api, 'Teacher');
});
beforeEach(async () => {
  comicId = await createBattleComic(api, teacher.userId);
  [kemi, jonas] = [await createBattler(api, comicId), await createBattler(api, comicId)];
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const expectRefused = async (code: string, ...[endpoint, given]: Parameters<TestApp['refuse']>) =>
  expect((await api.refuse(endpoint, given)).code).toBe(code);
const year = new Date().getUTCFullYear();
const child = (age: number) => createBattler(api, comicId, { birthYear: year - 1 - age });
const eventsOf = (id: string) => listBattleEvents(db(), id, 0);
const openAs = (user: TestUser, against = 'code') => ({
  token: user.token,
  body: { eventId: randomUUID(), comicId, against },
});

/** A battle of two that has begun; the second plays on another api process. */
async function begin() {
  const [a, b] = [playerIn(api, kemi), playerIn(other, jonas)];
  const { _id: id, code } = await a.open(comicId, 'code');
  await b.joinByCode(code!);
  return { a, b, id, code };
}

describe('a battle of two', () => {
  test('asks both the same seven, tells what is right after the own answer, and of the other only that there is one', async () => {
    const { a, b, id, code } = await begin();
    // Whoever did not hear that they are in asks again.
    expect((await b.joinByCode(code!))._id).toBe(id);
    const first = (await a.look(id)).battle;
    expect(first).toMatchObject({
      state: 'playing',
      items: 7,
      reveals: [],
      other: { kind: 'person', name: expect.any(String) },
    });
    expect(JSON.stringify(first)).not.toMatch(/correctAnswer|taughtAt|explanation/);

    expect((await a.answer(id, true)).reveals).toMatchObject([
      { isRight: true, correctAnswer: expect.stringMatching(/^Right/) },
    ]);
    const seen = (await b.look(id)).battle;
    expect(seen.other!.cells[0]).toBe('answered');
    expect(seen.other!.right).toBe(0);
    expect(seen.reveals).toEqual([]);
    await b.answer(id, false);
    expect((await b.look(id)).battle.other!.cells[0]).toBe('right');
    expect((await a.look(id)).battle.other!.cells[0]).toBe('wrong');

    for (let i = 1; i < 7; i++) await a.answer(id, true);
    expect((await a.look(id)).battle).toMatchObject({ state: 'playing', question: null });
    for (let i = 1; i < 7; i++) await b.answer(id, i % 2 === 0);
    const [won, lost] = [(await a.look(id)).battle, (await b.look(id)).battle];
    expect(won.result).toMatchObject({ outcome: 'won', by: 'right' });
    expect(lost.result).toMatchObject({ outcome: 'lost', by: 'right' });
    expect(won.me.cells).toEqual(lost.other!.cells);
    expect(lost.me.cells).toEqual(won.other!.cells);
    expect(won.reveals.map(({ question }) => question)).toEqual(lost.reveals.map(({ question }) => question));

    const events = await eventsOf(id);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
    expect(events.at(-1)!.type).toBe('ended');
    expect(events.filter(({ type }) => type === 'revealed')).toHaveLength(7);
    const kept = await db().select().from(attempts).where(eq(attempts.comicId, comicId));
    expect(kept).toHaveLength(14);
    expect(kept.every(({ context }) => context === 'battle')).toBe(true);
    const [battle] = await db().select().from(battles).where(eq(battles.id, id));
    const ratings = await listRatings(db(), battle!.subject, [kemi.userId, jonas.userId]);
    // Friends who meet by a code could give each other wins.
    expect(ratings.size).toBe(0);
  });

  test('rates those who met without choosing each other', async () => {
    const [a, b] = [playerIn(api, kemi), playerIn(api, jonas)];
    const { _id: id } = await a.open(comicId, 'anyone');
    expect((await b.open(comicId, 'anyone'))._id).toBe(id);
    for (let i = 0; i < 7; i++) {
      await a.answer(id, true);
      await b.answer(id, false);
    }
    const [battle] = await db().select().from(battles).where(eq(battles.id, id));
    const ratings = await listRatings(db(), battle!.subject, [kemi.userId, jonas.userId]);
    expect(ratings.get(kemi.userId)!.rating).toBeGreaterThan(1500);
    expect(ratings.get(jonas.userId)!.rating).toBeLessThan(1500);
    for (const rating of ratings.values()) expect(rating.deviation).toBeLessThan(350);
  });

  test('counts an answer once, however often it is sent and to whom, and none that was too fast to be read', async () => {
    const { a, b, id } = await begin();
    const { question } = (await a.look(id)).battle;
    await letBattlePass(api, id, 5_000);
    const answer = question!.options.find((option) => option.startsWith('Right'))!;
    const given = {
      token: kemi.token,
      params: { id },
      body: { eventId: randomUUID(), position: 0, answer, ms: 5_000 },
    };
    const twice = [api, other, api, other].map((one) => one.call(contract.answerInBattle, given));
    for (const { body } of await Promise.all(twice)) expect(body.battle.me.right).toBe(1);
    expect(await db().$count(attempts, eq(attempts.userId, kemi.userId))).toBe(1);
    await expectRefused('battle-closed', contract.answerInBattle, {
      ...given,
      body: { ...given.body, eventId: randomUUID() },
    });
    const other2 = { ...given.body, eventId: randomUUID(), position: 1, answer: 'none of them' };
    await expectRefused('answer-unknown', contract.answerInBattle, { ...given, body: other2 });

    const fast = await b.answer(id, true, { ms: 100 });
    expect(fast.me).toMatchObject({ right: 0, cells: expect.arrayContaining(['wrong']) });
    expect(fast.reveals[0]).toMatchObject({ isRight: true, isTooFast: true });
  });

  test('of as many right answers the calmer time settles it', async () => {
    const { a, b, id } = await begin();
    for (let i = 0; i < 7; i++) {
      await a.answer(id, true, { ms: 9_000 });
      await b.answer(id, true, { ms: 3_000 });
    }
    expect((await a.look(id)).battle.result).toMatchObject({ outcome: 'won', by: 'calm' });
    expect((await b.look(id)).battle.result).toMatchObject({ outcome: 'lost', by: 'calm' });
  });

  test('waits for somebody who is away, misses what is open after 20 s, whichever process looks, and ends', async () => {
    const { a, b, id } = await begin();
    await b.answer(id, true);
    await letBattlePass(api, id, battleRules.awayAfterMs, jonas);
    await tidyBattles(api.deps);
    expect((await a.look(id)).battle.other).toMatchObject({ isAway: true, hasLeft: false });
    expect((await b.look(id)).battle.me.isAway).toBe(false);
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(expect.arrayContaining(['left', 'back']));

    await letBattlePass(api, id, battleRules.missedAfterMs, jonas);
    await Promise.all([tidyBattles(other.deps), tidyBattles(api.deps)]);
    expect((await a.look(id)).battle.other!.cells).toEqual(['answered', ...Array(6).fill('answered')]);
    for (let i = 0; i < 7; i++) await a.answer(id, i > 0);
    const { battle } = await a.look(id);
    expect(battle.other!.cells).toEqual(['right', ...Array(6).fill('missed')]);
    expect(battle.result).toMatchObject({ outcome: 'won', by: 'right' });
    const events = await eventsOf(id);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  });

  test('goes on after the servers were away, and is found by its code after it has ended', async () => {
    const home = await startTestApp();
    const owner = await createUser(home, 'Teacher');
    const comic = await createBattleComic(home, owner.userId);
    const [one, two] = [await createBattler(home, comic), await createBattler(home, comic)];
    const { _id: id, code } = await playerIn(home, one).open(comic, 'code');
    await playerIn(home, two).joinByCode(code!);
    await home.app.close();
    for (const player of [one, two]) await letBattlePass(home, id, 2 * battleRules.missedAfterMs, player);

    const back = await startTestApp({}, { beside: home });
    const work = battleWork(back.deps);
    await work.tidy();
    await work.tidy();
    const { battle } = await playerIn(back, one).look(id);
    expect(battle).toMatchObject({ state: 'playing', me: { isAway: false }, other: { isAway: false } });
    expect([battle.me.cells, battle.other!.cells].flat()).toEqual(Array(14).fill('open'));
    // Whoever does not come back is missed as ever.
    for (let i = 0; i < 7; i++) await playerIn(back, one).answer(id, true);
    await tidyBattles(back.deps, new Date(Date.now() - battleRules.missedAfterMs - 1_000));
    const joined = await playerIn(back, two).joinByCode(code!);
    expect(joined).toMatchObject({ _id: id, state: 'ended', result: { outcome: 'lost' } });
    await back.close();
    await home.close();
  });

  test('loses the match and nothing else by leaving', async () => {
    const { a, b, id } = await begin();
    await a.answer(id, true);
    await api.call(contract.leaveBattle, { token: kemi.token, params: { id } });
    for (let i = 0; i < 7; i++) await b.answer(id, false);
    expect((await b.look(id)).battle.result).toMatchObject({ outcome: 'won', by: 'left' });
    expect(await db().$count(attempts, eq(attempts.userId, kemi.userId))).toBe(1);
  });

  test('shows two of six pictures and no words, and begins once more when both ask for it', async () => {
    const { a, b, id } = await begin();
    const react = (reaction: string) => ({ token: kemi.token, params: { id }, body: { reaction } });
    await api.call(contract.reactInBattle, react('wow'));
    expect((await b.look(id)).battle.other!.reaction).toBe('wow');
    await api.call(contract.reactInBattle, react('hi'));
    await expectRefused('reactions-used', contract.reactInBattle, react('oops'));
    await expectRefused('bad-input', contract.reactInBattle, react('you are slow'));
    for (let i = 0; i < 7; i++) {
      await a.answer(id, true);
      await b.answer(id, true);
    }
    const again = { params: { id } };
    const asked = (await api.call(contract.askRematch, { ...again, token: kemi.token })).body.battle;
    expect(asked.state).toBe('waiting');
    expect((await b.look(id)).battle.result!.rematch).toEqual({ _id: asked._id, isMine: false });
    const begun = (await other.call(contract.askRematch, { ...again, token: jonas.token })).body.battle;
    expect(begun).toMatchObject({ _id: asked._id, state: 'playing' });
  });
});

describe('opponents', () => {
  test('a recorded match takes the place after 8 s, without a name, and is told as what it is', async () => {
    const a = playerIn(api, kemi);
    const alone = await a.open(comicId, 'anyone');
    await letBattlePass(api, alone._id, battleRules.ghostAfterMs);
    await tidyBattles(api.deps);
    expect((await a.look(alone._id)).battle).toMatchObject({ state: 'playing', other: null });
    for (let i = 0; i < 7; i++) await a.answer(alone._id, i !== 2);
    expect((await a.look(alone._id)).battle.result).toMatchObject({ outcome: 'alone' });

    const b = playerIn(api, jonas);
    const { _id: id } = await b.open(comicId, 'anyone');
    await api.call(contract.callGhost, { token: jonas.token, params: { id } });
    const { battle } = await b.look(id);
    expect(battle.other).toMatchObject({ kind: 'ghost', name: null });
    expect(JSON.stringify(battle)).not.toContain(kemi.userId);
    for (let i = 0; i < 7; i++) await b.answer(id, i < 3);
    expect((await b.look(id)).battle.result).toMatchObject({ outcome: 'lost', by: 'right' });
    // And Kemi plays with herself.
    const own = await a.open(comicId, 'own');
    expect(own).toMatchObject({ state: 'playing', other: { kind: 'own-ghost' } });
  });

  test('whose comic has too few questions by now waits no longer and has the energy back, and holds up nobody', async () => {
    const [a, b] = [playerIn(api, kemi), playerIn(api, jonas)];
    const had = (await readEnergy(db(), kemi.userId)).amount;
    const { _id: lost } = await a.open(comicId, 'anyone');
    const { _id: fine } = await b.open(await createBattleComic(api, teacher.userId), 'anyone');
    const one = { question: 'What catches light?', options: ['Leaf', 'Sun', 'Rain'], correctAnswer: 'Leaf' };
    await replaceQuiz(db(), comicId, [{ ...one, difficulty: 'easy' }], false);
    await db().update(comics).set({ version: 2 }).where(eq(comics.id, comicId));
    await approve(db(), [comicId]);
    for (const id of [lost, fine]) await letBattlePass(api, id, battleRules.ghostAfterMs);
    await tidyBattles(api.deps);
    expect((await a.look(lost)).battle).toMatchObject({ state: 'ended', result: null });
    expect((await readEnergy(db(), kemi.userId)).amount).toBe(had);
    expect((await b.look(fine)).battle.state).toBe('playing');
  });

  test('two who look for anybody find each other, under names of ours', async () => {
    const { _id: id } = await playerIn(api, kemi).open(comicId, 'anyone');
    await playerIn(api, kemi).look(id);
    const met = await playerIn(other, jonas).open(comicId, 'anyone');
    expect(met).toMatchObject({ _id: id, state: 'playing' });
    expect(met.other!.name).toMatch(/^\w+ \w+$/);
  });

  test('are off for children, on by a parent or a class, never under nine, and gone where somebody says no', async () => {
    const pupil = await child(11);
    await expectRefused('battle-off', contract.getBattles, { token: pupil.token });
    await expectRefused('battle-off', contract.openBattle, openAs(pupil));
    await db().insert(familyControls).values({ childId: pupil.userId, mayBattle: true });
    const lobby = (await api.call(contract.getBattles, { token: pupil.token })).body;
    // Without a class there is nobody whom they may meet.
    expect(lobby.mayMeet).toEqual(['anyone', 'own']);
    const young = await child(7);
    await db().insert(familyControls).values({ childId: young.userId, mayBattle: true });
    await expectRefused('battle-off', contract.getBattles, { token: young.token });

    const [row] = await db()
      .insert(classes)
      .values({ ownerId: teacher.userId, name: '6A', grade: '6', mayBattle: true })
      .returning();
    const mate = await child(11);
    const stranger = await child(11);
    await db().insert(familyControls).values({ childId: stranger.userId, mayBattle: true });
    for (const { userId } of [pupil, mate])
      await db().insert(classMembers).values({ classId: row!.id, userId });
    const { _id: id } = await playerIn(api, pupil).open(comicId, 'class');
    const invited = async (user: TestUser) =>
      (await api.call(contract.getBattles, { token: user.token })).body.invitations.map(({ _id }) => _id);
    expect(await invited(mate)).toEqual([id]);
    expect(await invited(stranger)).toEqual([]);
    await expectRefused('battle-not-with-them', contract.joinBattle, {
      token: stranger.token,
      params: { id },
    });
    // Nor do grown-ups meet children by a code.
    const byCode = await playerIn(api, mate).open(comicId, 'code');
    await expectRefused('battle-not-with-them', contract.joinBattleByCode, {
      token: kemi.token,
      body: { code: byCode.code },
    });
    const joined = await api.call(contract.joinBattle, { token: mate.token, params: { id } });
    expect(joined.body.battle.state).toBe('playing');

    await db().update(classes).set({ mayBattle: false }).where(eq(classes.id, row!.id));
    await expectRefused('battle-off', contract.getBattles, { token: pupil.token });
    await expectRefused('battle-off', contract.lookAtBattle, { token: mate.token, params: { id }, body: {} });
  });

  test('nobody but the two sees a battle', async () => {
    const { id } = await begin();
    const stranger = await createBattler(api, comicId);
    await expectRefused('battle-not-found', contract.lookAtBattle, {
      token: stranger.token,
      params: { id },
      body: {},
    });
    await expectRefused('battle-not-found', contract.joinBattle, { token: stranger.token, params: { id } });
    await expectRefused('battle-not-found', contract.leaveBattle, { token: stranger.token, params: { id } });
    await expectRefused('battle-running', contract.openBattle, openAs(kemi, 'own'));
  });
});

describe('energy', () => {
  const left = async (user: TestUser) => (await readEnergy(db(), user.userId)).amount;

  test('is taken once by a battle, comes back if nobody comes, and without it there is neither battle nor game', async () => {
    const a = playerIn(api, kemi);
    const eventId = randomUUID();
    const { _id: id } = await a.open(comicId, 'code', eventId);
    expect((await a.open(comicId, 'code', eventId))._id).toBe(id);
    expect(await left(kemi)).toBe(4);
    await letBattlePass(api, id, battleRules.waitMs);
    await tidyBattles(api.deps);
    expect((await a.look(id)).battle).toMatchObject({ state: 'ended', result: null });
    expect(await left(kemi)).toBe(5);

    await db().transaction(async (tx) => {
      for (let i = 0; i < 5; i++) await moveEnergy(tx, kemi.userId, { eventId: `game:${i}`, change: -1 });
    });
    await expectRefused('no-energy', contract.openBattle, openAs(kemi));
    expect(await left(kemi)).toBe(0);
    const game = { token: kemi.token, body: { comicId, game: 'order', level: 1 } };
    // What has too little for a game takes nothing either.
    await expectRefused('game-not-offered', startGame, game);
    // Of many at once no more are begun than there is energy for.
    await db().transaction((tx) => moveEnergy(tx, kemi.userId, { eventId: 'read:this', change: 1 }));
    const many = await Promise.all(
      [1, 2, 3].map(() => api.refuse(contract.openBattle, openAs(kemi, 'own')).catch(() => undefined)),
    );
    expect(many.filter((one) => one === undefined)).toHaveLength(1);
    expect(await left(kemi)).toBe(0);
  });
});
