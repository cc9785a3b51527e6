import { randomUUID } from 'node:crypto';
import { openLive } from '@panelwise/contracts/http/live';
import type { Database } from '@panelwise/db/client';
import { findLiveSession } from '@panelwise/db/repositories/live-sessions';
import { liveAnswers, liveEvents, liveSeats, liveSessions } from '@panelwise/db/schema/live';
import { eq } from 'drizzle-orm';
import type { ApiClient } from '../api-client.ts';
import { answerOf, difficultiesOf, makeLearner, randomOf } from './learner-model.ts';

const dayMs = 86_400_000;
const daysAgo = 2;
/** So many of a class are there on a usual day. */
const shareThere = 0.9;

/**
 * Demo data: a live session of two days ago, opened as any teacher opens one, in which the class has answered every question.
 * It leaves no evidence, which is invented elsewhere. Nothing happens where the class has had one.
 */
export async function addLiveSession(
  db: Database,
  client: ApiClient,
  {
    classId,
    comicId,
    pupilIds,
    seed,
  }: { classId: string; comicId: string; pupilIds: string[]; seed: number },
): Promise<void> {
  if ((await db.$count(liveSessions, eq(liveSessions.classId, classId))) > 0) return;
  const { sessionId } = await client.call(openLive, { params: { id: classId }, body: { comicId } });
  const { items } = (await findLiveSession(db, sessionId))!;
  const at = new Date(Date.now() - daysAgo * dayMs);
  const chance = randomOf(seed, 50);
  const difficulties = difficultiesOf(items.length, chance);
  const types = [...items.flatMap((_, position) => [`asked ${position}`, `shown ${position}`]), 'ended'];
  await db.transaction(async (tx) => {
    for (const [i, userId] of pupilIds.entries()) {
      const random = randomOf(seed, 200 + i);
      if (random() > shareThere) continue;
      const [seat] = await tx.insert(liveSeats).values({ sessionId, userId, createdAt: at }).returning();
      const learner = makeLearner(randomOf(seed, i));
      await tx.insert(liveAnswers).values(
        items.map((item, position) => {
          const answer = answerOf(item, learner, difficulties[position]!, daysAgo, random);
          return {
            ...{ sessionId, seatId: seat!.id, position, chosen: item.options.indexOf(answer) },
            isRight: answer === item.correctAnswer,
            ms: Math.round(6_000 + 14_000 * random() * learner.pace),
            ...{ eventId: randomUUID(), waits: false, createdAt: at },
          };
        }),
      );
    }
    const last = items.length - 1;
    await tx.insert(liveEvents).values(
      types.map((told, i) => {
        const [type, position] = told.split(' ') as ['asked' | 'shown' | 'ended', string?];
        return { sessionId, seq: i + 2, type, position: Number(position ?? last), createdAt: at };
      }),
    );
    await tx
      .update(liveSessions)
      .set({
        ...{ state: 'ended', position: last, seq: types.length + 1, isOpen: false, createdAt: at },
        endedAt: new Date(at.getTime() + 12 * 60_000),
      })
      .where(eq(liveSessions.id, sessionId));
  });
}
