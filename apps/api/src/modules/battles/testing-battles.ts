import { randomUUID } from 'node:crypto';
import type { Battle, BattleOpponent } from '@panelwise/contracts/domain/battles';
import * as contract from '@panelwise/contracts/http/battles';
import { approve } from '@panelwise/db/repositories/editions';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { battleSeats, battles } from '@panelwise/db/schema/battles';
import { readings } from '@panelwise/db/schema/learning';
import { eq, sql } from 'drizzle-orm';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A public comic with eight questions, of which the first option is right. */
export async function createBattleComic(api: TestApp, ownerId: string): Promise<string> {
  const { db } = api.deps.database;
  const comicId = await createComic(api, ownerId, { published: true });
  const questions = Array.from({ length: 8 }, (_, i) => ({
    question: `What is thing number ${i + 1}?`,
    options: [`Right ${i + 1}`, `Wrong ${i + 1}`, `Other ${i + 1}`],
    correctAnswer: `Right ${i + 1}`,
    difficulty: 'easy' as const,
    taughtAt: { page: 1, panel: (i % 2) + 1 },
  }));
  await replaceQuiz(db, comicId, questions, false);
  await approve(db, [comicId]);
  return comicId;
}

/** Somebody for whom battles are on, and who has read the comic: a grown-up, if nothing else is said. */
export async function createBattler(
  api: TestApp,
  comicId: string,
  more: Parameters<typeof createUser>[2] = { birthYear: 1990 },
): Promise<TestUser> {
  const user = await createUser(api, 'Student', {
    verifiedAt: new Date(Date.now() - 24 * 3_600_000),
    ...more,
  });
  await api.deps.database.db
    .insert(readings)
    .values({ userId: user.userId, comicId, panelsRead: 4, panels: 4, finishedAt: new Date() });
  return user;
}

/** Lets so much time go by for a battle: since it was opened, begun, and since the last sign of these people. */
export async function letBattlePass(api: TestApp, id: string, ms: number, unseen?: TestUser): Promise<void> {
  const { db } = api.deps.database;
  const back = (at: unknown) => sql`${at} - interval '1 ms' * ${ms}`;
  await db
    .update(battles)
    .set({
      createdAt: back(battles.createdAt),
      ghostAt: back(battles.ghostAt),
      startedAt: back(battles.startedAt),
    })
    .where(eq(battles.id, id));
  await db
    .update(battleSeats)
    .set({ askedAt: back(battleSeats.askedAt) })
    .where(eq(battleSeats.battleId, id));
  if (unseen)
    await db
      .update(battleSeats)
      .set({ seenAt: back(battleSeats.seenAt) })
      .where(eq(battleSeats.userId, unseen.userId));
}

/** Plays battles as this person. */
export function playerIn(api: TestApp, { token }: TestUser) {
  const look = async (id: string, after = 0) =>
    (await api.call(contract.lookAtBattle, { token, params: { id }, body: { after } })).body;
  return {
    look,
    open: async (comicId: string, against: BattleOpponent, eventId: string = randomUUID()) =>
      (await api.call(contract.openBattle, { token, body: { comicId, against, eventId } })).body.battle,
    joinByCode: async (code: string) =>
      (await api.call(contract.joinBattleByCode, { token, body: { code } })).body.battle,
    /** Answers the question that is open, after so many ms. */
    answer: async (
      id: string,
      isRight: boolean,
      { ms = 6_000, eventId = randomUUID() as string } = {},
    ): Promise<Battle> => {
      const { question } = (await look(id)).battle;
      const answer = question!.options.find((option) => option.startsWith('Right') === isRight)!;
      await letBattlePass(api, id, ms);
      const body = { eventId, position: question!.position, answer, ms };
      return (await api.call(contract.answerInBattle, { token, params: { id }, body })).body.battle;
    },
  };
}
