import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { QuizName } from '@panelwise/contracts/domain/take-away';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, editions } from '../schema/comics.ts';
import { itemKeyOf } from './item-key.ts';
import { listHardcoreQuestions, listQuestions, listQuizQuestions, type StoredQuestion } from './learning.ts';
import { isPublic } from './library.ts';
import { isByTeacherOf } from './relations.ts';
import { type Resting, restingItems } from './resting-items.ts';

/** A question of a comic under its key, with what only the server knows before it is answered. */
export type QuizItem = QuizQuestion & {
  key: string;
  hardcore: boolean;
  explanation: string | undefined;
  /** From when on nothing asks it any more that begins then. */
  restsSince?: Date | undefined;
};

type Questions = { questions: QuizQuestion[]; hardcoreQuestions: HardcoreQuestion[] };

/** The items of a comic: of its quiz, then of its hardcore quiz. Whoever asks them leaves out those that rest (`askedOf`). */
export function itemsOf(
  comicId: string,
  { questions, hardcoreQuestions }: Questions,
  resting: Resting = {},
): QuizItem[] {
  const named = (hardcore: boolean) => (question: QuizQuestion & { explanation?: string }) => {
    const key = itemKeyOf(comicId, hardcore, question);
    const since = resting[key];
    return {
      ...question,
      explanation: question.explanation || undefined,
      hardcore,
      key,
      ...(since !== undefined && { restsSince: new Date(since) }),
    };
  };
  return [...questions.map(named(false)), ...hardcoreQuestions.map(named(true))];
}

/** Those of the items that are asked by what begins now, or began then: an assignment asks to its end what it asked at first. */
export function askedOf(items: readonly QuizItem[], begunAt = new Date()): QuizItem[] {
  return items.filter(({ restsSince }) => !restsSince || begunAt < restsSince);
}

/** The items of these comics as readers see them now, by comic. Of what is not public there is nothing. */
export async function listPublicItems(db: Queryable, comicIds: string[]): Promise<Map<string, QuizItem[]>> {
  if (comicIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: comics.id,
      questions: sql<QuizQuestion[]>`${editions.content} -> 'questions'`,
      hardcoreQuestions: sql<HardcoreQuestion[]>`${editions.content} -> 'hardcoreQuestions'`,
      resting: restingItems,
    })
    .from(comics)
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(and(inArray(comics.id, comicIds), isPublic));
  return new Map(rows.map(({ id, resting, ...questions }) => [id, itemsOf(id, questions, resting)]));
}

/**
 * The items of a comic as its creator has them now; undefined for one that is gone, or that readers reported.
 * @param classId of a class that answers them: undefined too for what none of its teachers has made
 */
export async function listWorkingItems(
  db: Queryable,
  comicId: string,
  classId?: string,
): Promise<QuizItem[] | undefined> {
  const [comic] = await db
    .select({ resting: restingItems })
    .from(comics)
    .where(
      and(
        eq(comics.id, comicId),
        isNull(comics.deletedAt),
        isNull(comics.hiddenAt),
        classId ? isByTeacherOf(db, classId) : undefined,
      ),
    );
  if (!comic) return undefined;
  const [questions, hardcoreQuestions] = await Promise.all([
    listQuizQuestions(db, comicId),
    listHardcoreQuestions(db, comicId),
  ]);
  return itemsOf(comicId, { questions, hardcoreQuestions }, comic.resting);
}

/** The questions of one of the two quizzes as its creator has them now, in their order, without those that rest. */
export async function listAskedQuestions(
  db: Queryable,
  comicId: string,
  quiz: QuizName,
): Promise<StoredQuestion[]> {
  const [comic] = await db.select({ resting: restingItems }).from(comics).where(eq(comics.id, comicId));
  const rests = (question: StoredQuestion) =>
    comic?.resting[itemKeyOf(comicId, quiz === 'hardcore', question)] !== undefined;
  return (await listQuestions(db, comicId, quiz)).filter((question) => !rests(question));
}
