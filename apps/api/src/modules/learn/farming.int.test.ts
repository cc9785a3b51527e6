import { randomUUID } from 'node:crypto';
import { rewardRules } from '@panelwise/contracts/domain/rewards';
import { answerAsLearner, getReview, tellReading } from '@panelwise/contracts/http/learn';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { readPurse } from '@panelwise/db/repositories/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic, passFor } from './testing-learner.ts';

/*
 * A week of an honest learner beside a week of those who look for a way round: what these earn beyond what their learning
 * is worth. An honest learner reads a comic a day and answers its three questions, one of them wrong and repaired later,
 * and does what is due.
 */
let api: TestApp;
let teacher: TestUser;
const comics: string[] = [];
beforeAll(async () => {
  api = await startTestApp();
  teacher = await createUser(api, 'Teacher');
  for (let n = 0; n < 7; n++) comics.push(await createQuizComic(api, teacher.userId));
});
afterAll(() => api.close());

const names = Object.keys(asked) as (keyof typeof asked)[];
const learner = () => createUser(api, 'Student', { verifiedAt: new Date(Date.now() - 30 * 24 * 3_600_000) });
const db = () => api.deps.database.db;

const pass = (who: TestUser, ms: number) => passFor(api, who, ms);
const minutes = 60_000;
const aDay = 24 * 60 * minutes;

const answer = (
  who: TestUser,
  comicId: string,
  name: keyof typeof asked,
  {
    given = asked[name].correctAnswer,
    ms = 9_000,
    context = 'reader' as 'reader' | 'review',
    arrival = 'at-once' as 'at-once' | 'later',
  } = {},
) =>
  api.call(answerAsLearner, {
    token: who.token,
    body: {
      comicId,
      key: itemKeyOf(comicId, false, asked[name]),
      answer: given,
      eventId: randomUUID(),
      ms,
      context,
      arrival,
    },
  });
async function read(who: TestUser, comicId: string, ms = 60_000, waits = 2 * minutes): Promise<void> {
  for (const [page, told] of [
    [1, 0],
    [1, ms],
    [2, ms],
  ] as const) {
    await api.call(tellReading, { token: who.token, body: { comicId, page, panel: 1, ms: told } });
    await pass(who, waits);
  }
}
async function review(who: TestUser): Promise<void> {
  const { items } = (await api.call(getReview, { token: who.token })).body;
  for (const { comicId, question } of items) {
    await answer(who, comicId, names.find((name) => asked[name].question === question.question)!, {
      context: 'review',
    });
    await pass(who, 20_000);
  }
}
const earned = async ({ userId }: TestUser) => {
  const { xp, coins } = await readPurse(db(), userId);
  return xp + coins;
};

/** A comic read and its questions answered once, all right. */
const oneComic =
  rewardRules.each['comic-read'].xp +
  rewardRules.each['comic-read'].coins +
  3 * (rewardRules.each['right-first'].xp + rewardRules.each['right-first'].coins);

test('ways round learning earn next to nothing beside it', async () => {
  const honest = await learner();
  for (const comicId of comics) {
    await read(honest, comicId);
    await answer(honest, comicId, 'light');
    await pass(honest, 20_000);
    await answer(honest, comicId, 'water', { given: 'Ants' });
    await pass(honest, 20_000);
    await answer(honest, comicId, 'sun');
    await pass(honest, minutes);
    await review(honest);
    await pass(honest, aDay);
  }
  const fair = await earned(honest);

  // Answers at once, all of them right, again and again.
  const bot = await learner();
  // Has all answers from a friend, and reads nothing.
  const copier = await learner();
  // Says that each page took an hour, and each answer a minute, at once.
  const liar = await learner();
  // Reads one easy comic over and over, and answers it every quarter of an hour.
  const farmer = await learner();
  await read(farmer, comics[0]!);
  for (let day = 0; day < 7; day++) {
    for (const comicId of comics) {
      for (const name of names) {
        await answer(bot, comicId, name, { ms: 50 });
        await answer(copier, comicId, name);
        await answer(liar, comicId, name, { ms: 60_000 });
      }
      await read(liar, comicId, 3_600_000, 0);
    }
    for (let round = 0; round < 8; round++) {
      for (const name of names) await answer(farmer, comics[0]!, name);
      await read(farmer, comics[0]!);
      await pass(farmer, 15 * minutes);
    }
    for (const who of [bot, copier, liar, farmer]) await pass(who, aDay);
  }
  const beyond = {
    bot: await earned(bot),
    copier: await earned(copier),
    liar: await earned(liar),
    farmer: (await earned(farmer)) - oneComic,
  };
  for (const [who, much] of Object.entries(beyond))
    expect(much / fair, `${who} beside ${fair}`).toBeLessThanOrEqual(0.05);
});

test('a device that says it had no network for hours earns nothing by its clock', async () => {
  const who = await createUser(api, 'Student', { verifiedAt: new Date() });
  const tell = (comicId: string, page: number, ms: number, arrival: 'at-once' | 'later') =>
    api.call(tellReading, { token: who.token, body: { comicId, page, panel: 1, ms, arrival } });
  for (const comicId of comics) await tell(comicId, 1, 0, 'at-once');
  for (const comicId of comics) {
    await tell(comicId, 2, 3_600_000, 'later');
    for (const name of names) await answer(who, comicId, name, { ms: 60_000, arrival: 'later' });
  }
  expect(await earned(who)).toBe(0);
});
