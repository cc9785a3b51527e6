import { randomUUID } from 'node:crypto';
import type { Queryable } from '../client.ts';
import type { QuizItem } from '../repositories/quiz-items.ts';
import { users } from '../schema/accounts.ts';
import { attempts } from '../schema/learning.ts';

/**
 * Thirty-two people who know a comic's questions or do not, half and half; to those at the `weak` places as many of either half are
 * right, so that these tell nothing of who knows the rest.
 */
export async function insertWeakAnswers(
  db: Queryable,
  comicId: string,
  items: readonly QuizItem[],
  weak: readonly number[],
): Promise<string[]> {
  const made = await db
    .insert(users)
    .values(
      Array.from({ length: 32 }, () => ({
        ...{ firstname: 'Some', lastname: 'Body', email: '', username: randomUUID(), passwordHash: '' },
        ...{ userType: 'Student' as const, verifiedAt: new Date() },
      })),
    )
    .returning({ id: users.id });
  await db.insert(attempts).values(
    made.flatMap(({ id: userId }, person) =>
      items.map(({ key: itemKey, hardcore, options, correctAnswer }, place) => {
        // Each bit of a number is right for half of those whose other bits are alike.
        const bit = 1 + weak.indexOf(place);
        const isRight = ((person >> bit) & 1) === 0;
        const answer = isRight ? correctAnswer : options.find((option) => option !== correctAnswer)!;
        const about = { userId, comicId, itemKey, hardcore, answer, isRight, eventId: randomUUID() };
        return { ...about, context: 'reader' as const, isFirst: true, counts: true, ms: 9_000 };
      }),
    ),
  );
  return made.map(({ id }) => id);
}
