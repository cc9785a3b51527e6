import { randomUUID } from 'node:crypto';
import { packFormat } from '@panelwise/contracts/domain/class-pack';
import { makeClassLink } from '@panelwise/db/repositories/class-links';
import { insertGameRound } from '@panelwise/db/repositories/game-rounds';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { bookReward } from '@panelwise/db/repositories/rewards';
import { battleSeats, battles } from '@panelwise/db/schema/battles';
import { comicCards, readingDays, reviewCards } from '@panelwise/db/schema/learning';
import { sql } from 'drizzle-orm';
import { readBattleComic } from '../../apps/api/src/modules/battles/open.ts';
import { createBattleComic, playerIn } from '../../apps/api/src/modules/battles/testing-battles.ts';
import { pupilRef, signPack } from '../../apps/api/src/modules/class-packs/signed-pack.ts';
import { createGameComic } from '../../apps/api/src/modules/learn/games/testing-games.ts';
import { asked, createQuizComic } from '../../apps/api/src/modules/learn/testing-learner.ts';
import type { CallName } from '../../apps/api/src/testing/every-endpoint.ts';
import { createUser } from '../../apps/api/src/testing/fixtures.ts';
import { type Cell, type MakeRequest, nothing } from './cell.ts';
import { sugar } from './things.ts';

const answerTo = (comicId: string) => ({
  key: itemKeyOf(comicId, false, asked.light),
  answer: asked.light.correctAnswer,
});

const onMonth =
  (state: 'open' | 'closed'): MakeRequest =>
  async ({ things }) => ({ params: { month: await things.shareMonth(state) } });

const plan = { dueAt: null, tries: 2, pupils: [], word: '' };
/** Of a class of their own. */
const onAssignment =
  (body?: object): MakeRequest =>
  async ({ things, of, publicComic, person, me }) => ({
    params: await things.taughtClass(of.userId, publicComic, person === 'coTeacher' ? me!.userId : undefined),
    ...(body && { body }),
  });

/** A round of a game of theirs. It is written at once: whoever leaves could begin none. */
async function roundOf({ site, admin, of }: Cell) {
  const comicId = await createGameComic(site, admin.userId);
  const spots = [...'wxyz'].map((letter) => ({ id: letter.repeat(11), text: letter }));
  const pieces = spots.map(({ id, text }, index) => ({
    ...{ id: 'abcd'[index]!.repeat(11), itemKey: text, isItem: false, lead: null, text, isPicture: false },
    ...{ taughtAt: { page: 1, panel: 1 }, spot: id, tried: [], isSettled: false, isHelped: false },
  }));
  const about = { userId: of.userId, comicId, game: 'terms', level: 1, seed: 1 } as const;
  const round = await insertGameRound(site.deps.database.db, { ...about, pieces, spots });
  return { _id: round.id, pieces, spots };
}

/** A battle of theirs that is in this state. It is written at once. */
async function battleOf({ site, admin, of }: Cell, state: 'waiting' | 'playing' | 'ended') {
  const { db } = site.deps.database;
  const rival = await createUser(site, 'Teacher');
  const comicId = await createBattleComic(site, admin.userId);
  const [now, pool] = [new Date(), await readBattleComic(db, comicId)];
  const items = state === 'waiting' ? [] : pool.pool.slice(0, 7);
  const about = { comicId, title: pool.title, subject: pool.subject, state, items, band: 'adult' } as const;
  const at = { startedAt: items.length > 0 ? now : null, endedAt: state === 'ended' ? now : null };
  const [battle] = await db
    .insert(battles)
    .values({ ...about, ...at, against: 'class' })
    .returning();
  const seat = { battleId: battle!.id, band: 'adult', seed: 1, askedAt: now } as const;
  await db.insert(battleSeats).values({ ...seat, userId: of.userId, place: 0, finishedAt: at.endedAt });
  if (state !== 'waiting') await db.insert(battleSeats).values({ ...seat, userId: rival.userId, place: 1 });
  return { params: { id: battle!.id }, items };
}

/** A battle that somebody else has opened. */
async function openedBattle({ site, admin }: Cell, against: 'code' | 'anyone') {
  const comicId = await createBattleComic(site, admin.userId);
  const maker = await createUser(site, 'Teacher');
  return playerIn(site, maker).open(comicId, against);
}
/** Coins that were earned by learning, enough for what is bought here. */
const giveCoins = (site: Cell['site'], userId: string) =>
  site.deps.database.db.transaction((tx) =>
    bookReward(tx, userId, { reason: 'deck', of: randomUUID(), reward: { xp: 0, coins: 40, gems: 0 } }),
  );

/** Answers, readings, assignments and what comes of them, and the revenue share. */
export const learningRequests = {
  finishQuiz: async ({ site, admin }) => {
    const id = await createQuizComic(site, admin.userId);
    const answers = Object.values(asked).map((item) => ({
      key: itemKeyOf(id, false, item),
      answer: item.correctAnswer,
    }));
    return { params: { id }, body: { answers } };
  },
  answerQuestion: async ({ site, admin }) => {
    const id = await createQuizComic(site, admin.userId);
    return { params: { id }, body: answerTo(id) };
  },
  answerClassQuestion: async ({ site, things, admin }) => {
    const id = await things.comic(admin.userId, { drawn: true }, true);
    const { token } = await makeClassLink(site.deps.database.db, id);
    const key = itemKeyOf(id, false, sugar);
    return { params: { token }, body: { key, answer: sugar.correctAnswer } };
  },
  answerAsLearner: async ({ site, admin }) => {
    const comicId = await createQuizComic(site, admin.userId);
    const told = { comicId, eventId: randomUUID(), ms: 9_000, context: 'reader' };
    return { body: { ...answerTo(comicId), ...told } };
  },
  tellReading: ({ publicComic }) => ({ body: { comicId: publicComic, page: 1, panel: 1, ms: 4_000 } }),
  getAssignedComic: async ({ things, of, admin }) => {
    const comicId = await things.comic(admin.userId, { drawn: true });
    return { params: { id: await things.assignment(of.userId, comicId, admin.userId), comicId } };
  },
  listMyAssignments: nothing,
  getAssignable: ({ publicComic }) => ({ params: { id: publicComic } }),
  listAssignments: onAssignment(),
  getClassConcepts: onAssignment(),
  makeAssignment: async ({ things, of, publicComic, person, me }) => ({
    params: {
      id: (await things.taughtClass(of.userId, publicComic, person === 'coTeacher' ? me!.userId : undefined))
        .id,
    },
    body: { comicId: publicComic, goal: 'read', ...plan },
  }),
  changeAssignment: onAssignment(plan),
  endAssignment: onAssignment(),
  getResults: onAssignment(),
  getResultsFile: onAssignment(),
  getClassPack: async ({ things, of, person, me }) => ({
    params: await things.taughtClass(
      of.userId,
      await things.storedComic(of.userId),
      person === 'coTeacher' ? me!.userId : undefined,
    ),
  }),
  takePackResult: async ({ site, things, of, publicComic, person, me }) => {
    const { id, pupilId } = await things.taughtClass(
      of.userId,
      publicComic,
      person === 'coTeacher' ? me!.userId : undefined,
    );
    const { packs } = site.deps.keys;
    const packId = randomUUID();
    const ref = pupilRef(packs.now, packId, pupilId);
    const claims = { format: packFormat, packId, classId: id, pupils: [ref], comics: [], files: {} };
    const signed = signPack(packs, { ...claims, madeAt: new Date().toISOString() });
    return { params: { id }, body: { ...signed, pupilRef: ref, answers: [], vouched: true } };
  },
  checkClassPack: async ({ site, things, of, publicComic, person, me }) => {
    const { id } = await things.taughtClass(
      of.userId,
      publicComic,
      person === 'coTeacher' ? me!.userId : undefined,
    );
    const claims = {
      format: packFormat,
      packId: randomUUID(),
      classId: id,
      pupils: [],
      comics: [],
      files: {},
    };
    const signed = signPack(site.deps.keys.packs, { ...claims, madeAt: new Date().toISOString() });
    return { params: { id }, body: { ...signed, files: {} } };
  },
  getLearnHome: nothing,
  getReview: nothing,
  buyPowerUp: async ({ site, admin, of, me = of }) => {
    const comicId = await createQuizComic(site, admin.userId);
    const { key } = answerTo(comicId);
    const { db } = site.deps.database;
    // Of a question that they have answered once.
    await db.insert(reviewCards).values({
      userId: me.userId,
      itemKey: key,
      comicId,
      hardcore: false,
      dueAt: new Date(),
      ...{ stability: 1, difficulty: 5, state: 2, reps: 1, lapses: 0, learningSteps: 0, scheduledDays: 1 },
      lastReviewAt: new Date(),
      wasRight: true,
    });
    await giveCoins(site, me.userId);
    return { body: { comicId, key, kind: 'fifty-fifty' } };
  },
  buyWeekShield: async ({ site, admin, me }) => {
    if (!me) return {};
    await giveCoins(site, me.userId);
    // Three days that were learnt on: on any day of a week a shield makes it full.
    const comicId = await createQuizComic(site, admin.userId);
    const days = [0, 1, 2].map((day) => ({
      ...{ userId: me.userId, comicId, ms: 60_000 },
      day: sql<string>`date_trunc('week', now() at time zone 'UTC')::date + ${day}::int`,
    }));
    await site.deps.database.db.insert(readingDays).values(days);
    return {};
  },
  getCards: nothing,
  getScene: async ({ site, admin, me }) => {
    const comicId = await createGameComic(site, admin.userId);
    if (me)
      await site.deps.database.db.insert(comicCards).values({ userId: me.userId, comicId, rank: 'silver' });
    return { params: { comicId, page: '1' } };
  },
  'draw-in-style': async ({ site, admin, me }) => {
    const comicId = await createGameComic(site, admin.userId);
    if (me)
      await site.deps.database.db.insert(comicCards).values({ userId: me.userId, comicId, rank: 'gold' });
    return { body: { comicId, style: 'papercut' } };
  },
  getBadges: nothing,
  getAvatarPicture: () => ({ params: { view: 'face', file: 'teen.8.afro.svg' } }),
  getOwnAvatar: nothing,
  wearAvatar: () => ({ body: { avatar: 'teen.8.afro' } }),
  buyAvatarPart: async ({ site, me }) => {
    if (me) await giveCoins(site, me.userId);
    return { body: { part: 'held:kite' } };
  },
  getShorts: nothing,
  setOwnAids: () => ({ body: { aids: ['dyslexia-type'] } }),
  getBattles: nothing,
  chooseLeagues: () => ({ body: { choice: 'on' } }),
  openBattle: async ({ site, admin }) => {
    const comicId = await createBattleComic(site, admin.userId);
    return { body: { eventId: randomUUID(), comicId, against: 'code' } };
  },
  joinBattleByCode: async (cell) => ({ body: { code: (await openedBattle(cell, 'code')).code } }),
  joinBattle: async (cell) => ({ params: { id: (await openedBattle(cell, 'anyone'))._id } }),
  lookAtBattle: async (cell) => ({ params: (await battleOf(cell, 'playing')).params, body: {} }),
  answerInBattle: async (cell) => {
    const { params, items } = await battleOf(cell, 'playing');
    const answer = items[0]!.correctAnswer;
    return { params, body: { eventId: randomUUID(), position: 0, answer, ms: 9_000 } };
  },
  usePowerUpInBattle: async (cell) => {
    const { params } = await battleOf(cell, 'playing');
    await giveCoins(cell.site, cell.of.userId);
    return { params, body: { position: 0, kind: 'fifty-fifty' } };
  },
  reactInBattle: async (cell) => ({
    params: (await battleOf(cell, 'playing')).params,
    body: { reaction: 'hi' },
  }),
  callGhost: async (cell) => ({ params: (await battleOf(cell, 'waiting')).params }),
  leaveBattle: async (cell) => ({ params: (await battleOf(cell, 'playing')).params }),
  askRematch: async (cell) => ({ params: (await battleOf(cell, 'ended')).params }),
  getGames: ({ publicComic }) => ({ params: { comicId: publicComic } }),
  startGame: async ({ site, admin }) => ({
    body: { comicId: await createGameComic(site, admin.userId), game: 'terms', level: 1 },
  }),
  playGame: async (cell) => {
    const { _id, pieces, spots } = await roundOf(cell);
    const puts = [{ piece: pieces[0]!.id, spot: spots[0]!.id }];
    return { params: { id: _id }, body: { eventId: randomUUID(), ms: 9_000, puts } };
  },
  usePowerUpInGame: async (cell) => {
    const { _id, pieces } = await roundOf(cell);
    await giveCoins(cell.site, cell.of.userId);
    return { params: { id: _id }, body: { piece: pieces[0]!.id } };
  },
  helpInGame: async (cell) => {
    const { _id, pieces } = await roundOf(cell);
    return { params: { id: _id }, body: { piece: pieces[0]!.id } };
  },

  getMyShares: nothing,
  getMySharesFile: nothing,
  getShareMonths: nothing,
  setShareMonth: async ({ things }) => ({
    params: { month: await things.shareMonth('open') },
    body: { poolCents: 5_000, currency: 'USD', rule: { readsPerPupil: 3 } },
  }),
  getShareMonth: onMonth('open'),
  closeShareMonth: onMonth('open'),
  payShare: async ({ things, of }) => ({
    params: { month: await things.shareMonth('closed', of?.userId) },
    body: { creatorId: of.userId },
  }),
  getPayoutsFile: onMonth('closed'),
} satisfies Partial<Record<CallName, MakeRequest>>;
