import { randomUUID } from 'node:crypto';
import type { QuizQuestion } from '@panelwise/contracts/domain/learning';
import { answerAsLearner } from '@panelwise/contracts/http/learn';
import { approve } from '@panelwise/db/repositories/editions';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { attempts } from '@panelwise/db/schema/learning';
import { sql } from 'drizzle-orm';
import { createComic, type TestUser } from '../../testing/fixtures.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ask = (question: string, options: string[], panel: number, factId: string): QuizQuestion => ({
  question,
  options,
  correctAnswer: options[0]!,
  difficulty: 'easy',
  taughtAt: { page: 1, panel },
  factId,
});

/** What the quiz of the tests asks; the first option is right. The first two are about the same panel. */
export const asked = {
  light: ask('What does a leaf catch?', ['Light', 'Mice', 'Wind'], 1, 'light'),
  sun: ask('Where does the light come from?', ['The sun', 'The soil', 'The sea'], 1, 'sun'),
  water: ask('What climbs the stem?', ['Water', 'Ants', 'Sand'], 2, 'water'),
};
type Asked = keyof typeof asked;

/** A public comic that asks these questions. */
export async function createQuizComic(api: TestApp, ownerId: string): Promise<string> {
  const { db } = api.deps.database;
  const comicId = await createComic(api, ownerId, { published: true });
  await replaceQuiz(db, comicId, Object.values(asked), false);
  await approve(db, [comicId]);
  return comicId;
}

/** Answers as this person: right, or with another option. Long enough after it was shown, if not told otherwise. */
export function answerOf(api: TestApp, { token }: TestUser, comicId: string) {
  return async (
    name: Asked,
    answer = asked[name].correctAnswer,
    more: Partial<{
      eventId: string;
      ms: number;
      tried: string[];
      context: 'reader' | 'review' | 'assignment';
      assignmentId: string;
      arrival: 'later';
    }> = {},
  ) => {
    const key = itemKeyOf(comicId, false, asked[name]);
    const body = {
      comicId,
      key,
      answer,
      eventId: randomUUID(),
      ms: 9_000,
      context: 'reader' as const,
      ...more,
    };
    return (await api.call(answerAsLearner, { token, body })).body.verdict;
  };
}

/** The clock of the house goes on for one person: all that they have done lies so much longer ago, in ms. */
export async function passFor({ deps }: TestApp, { userId }: TestUser, ms: number): Promise<void> {
  if (ms === 0) return;
  const back = `interval '${ms} ms'`;
  await deps.database.pool.query(`
    begin;
    update attempts set created_at = created_at - ${back} where user_id = '${userId}';
    update readings set updated_at = updated_at - ${back} where user_id = '${userId}';
    update review_cards set due_at = due_at - ${back}, last_review_at = last_review_at - ${back}
    where user_id = '${userId}';
    -- Bookings are never changed, but for this clock.
    alter table booking_lines disable trigger booking_lines_stay;
    update booking_lines set created_at = created_at - ${back} where account = 'learner:${userId}';
    alter table booking_lines enable trigger booking_lines_stay;
    commit`);
}

/** Lets so much time go by for everything that was answered. */
export async function letTimePass({ deps }: TestApp, ms: number): Promise<void> {
  const back = sql`interval '1 ms' * ${ms}`;
  await deps.database.db.update(attempts).set({ createdAt: sql`${attempts.createdAt} - ${back}` });
  await deps.database.db.execute(
    sql`update review_cards set due_at = due_at - ${back}, last_review_at = last_review_at - ${back}`,
  );
}
