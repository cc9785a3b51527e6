import type { Fact, Faq, HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { QuizName } from '@panelwise/contracts/domain/take-away';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, facts, faqs, quizQuestions } from '../schema/comics.ts';
import { forgetDropped } from './learning-items.ts';

export type StoredFaq = Omit<Faq, 'imageUrl'> & { imageKey: string | null };
export type StoredFact = Omit<Fact, 'imageUrl'> & { imageKey: string | null };

/** The quiz of a comic in its order. */
export async function listQuizQuestions(db: Queryable, comicId: string): Promise<QuizQuestion[]> {
  return (await selectQuestions(db, comicId, false)).map(({ explanation: _, ...question }) => question);
}

/** The hardcore quiz of a comic in its order. */
export async function listHardcoreQuestions(db: Queryable, comicId: string): Promise<HardcoreQuestion[]> {
  return (await selectQuestions(db, comicId, true)).map((row) => ({
    ...row,
    explanation: row.explanation ?? '',
  }));
}

/** A question with everything that is kept of it; `explanation` is null where there is none. */
export type StoredQuestion = QuizQuestion & { explanation: string | null };

/** All questions of one of the two quizzes in their order, with explanations for people who teach. */
export async function listQuestions(
  db: Queryable,
  comicId: string,
  quiz: QuizName,
): Promise<StoredQuestion[]> {
  return selectQuestions(db, comicId, quiz === 'hardcore');
}

async function selectQuestions(db: Queryable, comicId: string, hardcore: boolean) {
  const rows = await db
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.comicId, comicId), eq(quizQuestions.hardcore, hardcore)))
    .orderBy(asc(quizQuestions.position));
  return rows.map((row) => ({
    question: row.question,
    options: row.options,
    correctAnswer: row.correctAnswer,
    difficulty: row.difficulty,
    explanation: row.explanation,
    taughtAt: row.taughtAt ?? undefined,
    factId: row.factId ?? undefined,
  }));
}

export async function listFaqs(db: Queryable, comicId: string): Promise<StoredFaq[]> {
  return db
    .select({ question: faqs.question, answer: faqs.answer, imageKey: faqs.imageKey })
    .from(faqs)
    .where(eq(faqs.comicId, comicId))
    .orderBy(asc(faqs.position));
}

export async function listFacts(db: Queryable, comicId: string): Promise<StoredFact[]> {
  return db
    .select({ fact: facts.fact, imageKey: facts.imageKey })
    .from(facts)
    .where(eq(facts.comicId, comicId))
    .orderBy(asc(facts.position));
}

/** Replaces the quiz of a comic, or its hardcore quiz. */
export async function replaceQuiz(
  db: Queryable,
  comicId: string,
  questions: (QuizQuestion | HardcoreQuestion | StoredQuestion)[],
  hardcore: boolean,
): Promise<void> {
  await db
    .delete(quizQuestions)
    .where(and(eq(quizQuestions.comicId, comicId), eq(quizQuestions.hardcore, hardcore)));
  await db
    .insert(quizQuestions)
    .values(questions.map((question, position) => ({ ...question, comicId, hardcore, position })));
  await db
    .update(comics)
    .set(hardcore ? { hasHardcoreQuiz: true } : { hasQuiz: true })
    .where(eq(comics.id, comicId));
  await forgetDropped(db, comicId, hardcore ? 'hardcore-quiz' : 'quiz');
}

/** Replaces the FAQs of a comic. */
export async function replaceFaqs(db: Queryable, comicId: string, items: Faq[]): Promise<void> {
  await db.delete(faqs).where(eq(faqs.comicId, comicId));
  await db
    .insert(faqs)
    .values(items.map(({ question, answer }, position) => ({ comicId, position, question, answer })));
  await db.update(comics).set({ hasFaq: true }).where(eq(comics.id, comicId));
  await forgetDropped(db, comicId, 'faqs');
}

/** Replaces the did-you-know facts of a comic. */
export async function replaceFacts(db: Queryable, comicId: string, items: Fact[]): Promise<void> {
  await db.delete(facts).where(eq(facts.comicId, comicId));
  await db.insert(facts).values(items.map(({ fact }, position) => ({ comicId, position, fact })));
  await db.update(comics).set({ hasFacts: true }).where(eq(comics.id, comicId));
  await forgetDropped(db, comicId, 'facts');
}
