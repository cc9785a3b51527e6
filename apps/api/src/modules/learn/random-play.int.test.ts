import { randomUUID } from 'node:crypto';
import { avatarShop } from '@panelwise/contracts/domain/avatar-shop';
import { gameKinds } from '@panelwise/contracts/domain/games';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { powerUps } from '@panelwise/contracts/domain/power-ups';
import { rewardReasons, rewardRules } from '@panelwise/contracts/domain/rewards';
import { buyAvatarPart } from '@panelwise/contracts/http/avatars';
import * as battle from '@panelwise/contracts/http/battles';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { giveToChild } from '@panelwise/contracts/http/families';
import { usePowerUpInGame } from '@panelwise/contracts/http/games';
import {
  answerAsLearner,
  buyPowerUp,
  buyWeekShield,
  getReview,
  tellReading,
} from '@panelwise/contracts/http/learn';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { readPurse } from '@panelwise/db/repositories/rewards';
import { familyLinks } from '@panelwise/db/schema/families';
import { readings } from '@panelwise/db/schema/learning';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { type CallOptions, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBattleComic, letBattlePass } from '../battles/testing-battles.ts';
import { createGameComic, playerOf } from './games/testing-games.ts';
import { asked, createQuizComic, passFor } from './testing-learner.ts';

/*
 * Play at random, as nobody would play: three learners read, answer, review, play games and battles, buy, are given coins,
 * and send things twice, through the API. Whatever they do, the ledger holds.
 */

const seed = 13;
const steps = 240;
/** Once somebody does more in a day than is paid for. */
const keenAt = 150;
const minute = 60_000;

let api: TestApp;
let parent: TestUser;
let learners: TestUser[];
const comics: string[] = [];
let gameComic: string;
let battleComic: string;
beforeAll(async () => {
  api = await startTestApp();
  const teacher = await createUser(api, 'Teacher');
  parent = await createUser(api, 'Parent');
  for (let n = 0; n < 24; n++) comics.push(await createQuizComic(api, teacher.userId));
  gameComic = await createGameComic(api, teacher.userId);
  battleComic = await createBattleComic(api, teacher.userId);
  const verifiedAt = new Date(Date.now() - 30 * 24 * 60 * minute);
  const one = () => createUser(api, 'Student', { verifiedAt, birthYear: 1990 });
  learners = [await one(), await one(), await one()];
  await api.deps.database.db
    .insert(familyLinks)
    .values(learners.map(({ userId }) => ({ parentId: parent.userId, childId: userId })));
  // One battles about what one has read.
  await api.deps.database.db.insert(readings).values(
    learners.map(({ userId }) => ({
      ...{ userId, comicId: battleComic, panelsRead: 4, panels: 4 },
      finishedAt: new Date(),
    })),
  );
});
afterAll(() => api.close());

const chance = mulberry32(seed);
const below = (most: number) => Math.floor(chance() * most);
const pick = <T>(of: readonly T[]): T => of[below(of.length)]!;
const names = Object.keys(asked) as (keyof typeof asked)[];
const done = new Map<string, number>();

/** Makes a call that may be refused. Sent again, twice at once, under its own number it moves nothing more. */
async function send<E extends Endpoint>(endpoint: E, given: CallOptions) {
  const first = await api.call(endpoint, given).catch(refusedOnly);
  if (!first) return undefined;
  done.set(endpoint.path, (done.get(endpoint.path) ?? 0) + 1);
  if (!(given.body as { eventId?: string } | undefined)?.eventId || chance() < 0.6) return first.body;
  const purses = () => Promise.all(learners.map(({ userId }) => readPurse(api.deps.database.db, userId)));
  const before = await purses();
  const again = () => api.call(endpoint, given).catch(refusedOnly);
  await Promise.all([again(), again()]);
  expect(await purses(), `${endpoint.path} sent again`).toEqual(before);
  return first.body;
}
/** A person may be refused; a fault is none. */
function refusedOnly(error: unknown): undefined {
  expect(String(error)).toMatch(/ answered 4\d\d: /);
  return undefined;
}

const answer = (who: TestUser, context: 'reader' | 'review', comicId: string, name: keyof typeof asked) =>
  send(answerAsLearner, {
    token: who.token,
    body: {
      ...{ comicId, context, key: itemKeyOf(comicId, false, asked[name]), eventId: randomUUID() },
      answer: chance() < 0.7 ? asked[name].correctAnswer : pick(asked[name].options),
      ms: pick([40, 4_000, 9_000, 30_000]),
      arrival: 'at-once',
    },
  });

/** A minute goes by for what somebody does, and what they were paid stays paid today. */
async function aMinuteLater({ userId }: TestUser): Promise<void> {
  const { pool } = api.deps.database;
  const back = "- interval '1 minute'";
  await pool.query(`update readings set updated_at = updated_at ${back} where user_id = $1`, [userId]);
  await pool.query(`update attempts set created_at = created_at ${back} where user_id = $1`, [userId]);
}

let mostXpOfDay = 0;
/** Reads and answers every comic, all of it right. */
async function aKeenDay(who: TestUser): Promise<void> {
  for (const comicId of comics) {
    for (const page of [1, 1, 2]) {
      await send(tellReading, { token: who.token, body: { comicId, page, panel: 1, ms: minute } });
      await aMinuteLater(who);
    }
    for (const name of names) {
      const key = itemKeyOf(comicId, false, asked[name]);
      const body = { comicId, key, answer: asked[name].correctAnswer, eventId: randomUUID(), ms: 9_000 };
      await send(answerAsLearner, { token: who.token, body: { ...body, context: 'reader' } });
      await aMinuteLater(who);
    }
  }
  const { rows } = await api.deps.database.pool.query<{ xp: number }>(
    `select sum(amount)::int as xp from booking_lines where account = $1 and unit = 'xp' and amount > 0 and ${isToday}`,
    [`learner:${who.userId}`],
  );
  mostXpOfDay = rows[0]!.xp;
}

const acts: Record<string, (who: TestUser) => Promise<unknown>> = {
  read: async (who) => {
    const comicId = pick([...comics, gameComic]);
    for (const page of [1, 1, 2]) {
      const ms = pick([0, 800, minute]);
      await send(tellReading, { token: who.token, body: { comicId, page, panel: 1, ms } });
      await passFor(api, who, pick([0, 2 * minute]));
    }
  },
  answer: async (who) => {
    const comicId = pick(comics);
    for (const name of names) {
      await answer(who, 'reader', comicId, name);
      await passFor(api, who, pick([0, 20_000]));
    }
  },
  review: async (who) => {
    const { items } = (await api.call(getReview, { token: who.token })).body;
    for (const { comicId, question } of items.slice(0, 4)) {
      const { key } = question;
      if (chance() < 0.3)
        await send(buyPowerUp, { token: who.token, body: { comicId, key, kind: pick(powerUps.review) } });
      const name = names.find((one) => asked[one].question === question.question);
      if (name) await answer(who, 'review', comicId, name);
      await passFor(api, who, 20_000);
    }
  },
  game: async (who) => {
    const play = playerOf(api, who, gameComic);
    const round = await play.start(pick(gameKinds), pick([1, 2, 3])).catch(refusedOnly);
    if (round) done.set('games', (done.get('games') ?? 0) + 1);
    for (const { id } of round?.pieces ?? []) {
      if (chance() < 0.2)
        await send(usePowerUpInGame, { token: who.token, params: { id: round!._id }, body: { piece: id } });
      await play.think(round!._id, pick([100, 20_000]));
      const put = await play.putOf(round!._id, id, chance() < 0.7).catch(() => undefined);
      if (put) await play.move(round!._id, [put], { ms: pick([50, minute]) }).catch(refusedOnly);
    }
  },
  battle: async (who) => {
    const other = pick(learners.filter((one) => one !== who));
    const made = await send(battle.openBattle, {
      token: who.token,
      body: { comicId: battleComic, against: 'code', eventId: randomUUID() },
    });
    if (!made?.battle.code) return;
    const { _id: id, code } = made.battle;
    await send(battle.joinBattleByCode, { token: other.token, body: { code } });
    for (const { token } of [who, other]) {
      for (;;) {
        const seen = await api
          .call(battle.lookAtBattle, { token, params: { id }, body: {} })
          .catch(refusedOnly);
        const question = seen?.body.battle.question;
        if (!question || chance() < 0.05) break;
        const { position, options } = question;
        if (chance() < 0.2)
          await send(battle.usePowerUpInBattle, {
            ...{ token, params: { id } },
            body: { position, kind: pick(powerUps.battle) },
          });
        await letBattlePass(api, id, pick([50, 6_000]));
        const body = { eventId: randomUUID(), position, answer: pick(options), ms: 6_000 };
        if (!(await send(battle.answerInBattle, { token, params: { id }, body }))) break;
      }
      await send(battle.leaveBattle, { token, params: { id } });
    }
  },
  buy: (who) =>
    send(buyAvatarPart, { token: who.token, body: { part: pick(Object.keys(avatarShop.locked)) } }),
  shield: (who) => send(buyWeekShield, { token: who.token }),
  gift: (who) =>
    send(giveToChild, {
      ...{ token: parent.token, params: { id: who.userId } },
      body: { coins: 1 + below(60), reason: 'kept-going', eventId: randomUUID() },
    }),
  sleep: (who) => passFor(api, who, 24 * 60 * minute),
};

const isToday = `booking_lines.created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;

/** What the ledger breaks of its rules now. */
async function faults(): Promise<unknown[]> {
  const { rows } = await api.deps.database.pool.query(
    `
    select 'does not add up' as fault, unit as about, sum(amount)::int as much from booking_lines
      group by unit having sum(amount) <> 0
    union all
    select 'below zero', account || ' ' || unit, sum(amount)::int from booking_lines
      where account not like 'system:%' group by account, unit having sum(amount) < 0
    union all
    select 'paid twice', event_id, count(*)::int from bookings group by event_id having count(*) > 1
    union all
    select 'over the cap of a day', account || ' ' || unit, sum(amount)::int
      from booking_lines join bookings b on b.id = booking_lines.booking_id
      where account like 'learner:%' and amount > 0 and b.reason = any($1)
        and ${isToday}
      group by account, unit
      having sum(amount) > case unit when 'xp' then $2::int when 'coins' then $3::int else 1000000 end`,
    [[...rewardReasons], rewardRules.capsADay.xp, rewardRules.capsADay.coins],
  );
  return rows;
}

test(`${steps} things at random (seed ${seed}): it adds up, nobody is below zero, nothing is paid twice, caps hold`, async () => {
  for (let step = 0; step < steps; step++) {
    const what = step === keenAt ? 'a keen day' : pick(Object.keys(acts));
    await (acts[what] ?? aKeenDay)(pick(learners));
    expect(await faults(), `after ${what}, step ${step}`).toEqual([]);
  }
  // It was play: much was earned and spent, and the cap of a day was reached.
  const { rows } = await api.deps.database.pool.query<{ reason: string }>('select reason from bookings');
  const reasons = rows.map(({ reason }) => reason);
  expect(reasons).toEqual(expect.arrayContaining(['right-first', 'comic-read', 'gift:parent:kept-going']));
  const spent = reasons.filter(
    (one) => one === 'avatar-part' || one === 'week-shield' || one in powerUps.coins,
  );
  expect(spent.length).toBeGreaterThan(3);
  const ways = ['games', battle.openBattle.path, battle.answerInBattle.path, buyPowerUp.path];
  for (const way of ways) expect(done.get(way), way).toBeGreaterThan(0);
  expect(mostXpOfDay).toBe(rewardRules.capsADay.xp);
});
