import { eq } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { facts, faqs, quizQuestions } from '../schema/comics.ts';

/** Copies questions, FAQs and facts with their keys and panels to another comic. Pictures of their own stay behind. */
export async function copyLearning(tx: Transaction, from: string, to: string): Promise<void> {
  const questions = await tx.select().from(quizQuestions).where(eq(quizQuestions.comicId, from));
  if (questions.length > 0)
    await tx.insert(quizQuestions).values(questions.map(({ id: _, ...one }) => ({ ...one, comicId: to })));
  const asked = await tx.select().from(faqs).where(eq(faqs.comicId, from));
  if (asked.length > 0)
    await tx.insert(faqs).values(asked.map(({ id: _, ...one }) => ({ ...one, comicId: to, imageKey: null })));
  const told = await tx.select().from(facts).where(eq(facts.comicId, from));
  if (told.length > 0)
    await tx.insert(facts).values(told.map(({ id: _, ...one }) => ({ ...one, comicId: to, imageKey: null })));
}
