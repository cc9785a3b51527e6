import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { askedOf, itemsOf } from '@panelwise/db/repositories/quiz-items';

/** Questions of the plain quiz that a panel teaches, in the order of the panels. */
export async function readQuestions(db: Queryable, comicId: string) {
  const comic = await findLibraryComic(db, comicId);
  if (!comic) throw new DomainError('comic-not-found');
  return askedOf(itemsOf(comicId, comic.content, comic.resting))
    .filter(({ hardcore }) => !hardcore)
    .flatMap((one) => (one.taughtAt ? [{ ...one, taughtAt: one.taughtAt }] : []))
    .sort((a, b) => a.taughtAt.page - b.taughtAt.page || a.taughtAt.panel - b.taughtAt.panel);
}

/** The answer, once somebody has guessed. @throws DomainError `item-changed` where it is asked like that no more */
export async function answerTo(db: Queryable, comicId: string, asked: { question: string; guess: string }) {
  const questions = await readQuestions(db, comicId);
  const found = questions.find(({ question }) => question === asked.question);
  if (!found?.options.includes(asked.guess)) throw new DomainError('item-changed');
  return { isRight: asked.guess === found.correctAnswer, correctAnswer: found.correctAnswer };
}
