import type { Fact, Faq, HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, facts, faqs, quizQuestions } from '../schema/comics.ts';

/** Replaces the quiz of a comic, or its hardcore quiz. */
export async function replaceQuiz(
  db: Queryable,
  comicId: string,
  questions: (QuizQuestion | HardcoreQuestion)[],
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
}

/** Replaces the FAQs of a comic. */
export async function replaceFaqs(db: Queryable, comicId: string, items: Faq[]): Promise<void> {
  await db.delete(faqs).where(eq(faqs.comicId, comicId));
  await db
    .insert(faqs)
    .values(items.map(({ question, answer }, position) => ({ comicId, position, question, answer })));
  await db.update(comics).set({ hasFaq: true }).where(eq(comics.id, comicId));
}

/** Replaces the did-you-know facts of a comic. */
export async function replaceFacts(db: Queryable, comicId: string, items: Fact[]): Promise<void> {
  await db.delete(facts).where(eq(facts.comicId, comicId));
  await db.insert(facts).values(items.map(({ fact }, position) => ({ comicId, position, fact })));
  await db.update(comics).set({ hasFacts: true }).where(eq(comics.id, comicId));
}
