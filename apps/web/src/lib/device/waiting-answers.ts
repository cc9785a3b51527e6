import type { answerAsLearner } from '@panelwise/contracts/http/learn';
import type { z } from 'zod';
import { deviceDb } from './device-db.ts';

export type AnswerBody = z.input<typeof answerAsLearner.body>;
/** An answer that could not be sent yet. It belongs to the account that gave it. */
export type WaitingAnswer = { userId: string; body: AnswerBody; at: number };
export type NumberedAnswer = WaitingAnswer & { number: number };

/** More answers are not kept: nobody gives so many in days without a network. */
const mostWaiting = 500;
/** So long they are kept, in ms. */
const longestMs = 30 * 24 * 3_600_000;

/** Where the browser keeps nothing they wait as long as the page is open. */
const inMemory: NumberedAnswer[] = [];

/** Answers of this account that wait, in the order in which they were given. */
export async function listWaiting(userId: string): Promise<NumberedAnswer[]> {
  const db = await deviceDb();
  if (!db) return inMemory.filter((one) => one.userId === userId);
  const [keys, answers] = await Promise.all([db.getAllKeys('answers'), db.getAll('answers')]);
  return answers
    .map((answer, index) => ({ ...answer, number: keys[index]! }))
    .filter((one) => one.userId === userId && Date.now() - one.at < longestMs);
}

/** @throws Error where too many wait already */
export async function putWaiting(answer: WaitingAnswer): Promise<void> {
  const db = await deviceDb();
  if ((await listWaiting(answer.userId)).length >= mostWaiting) throw new Error('Too many answers wait.');
  if (db) await db.add('answers', answer);
  else inMemory.push({ ...answer, number: Date.now() + inMemory.length });
}

export async function removeWaiting({ number }: NumberedAnswer): Promise<void> {
  const db = await deviceDb();
  if (db) await db.delete('answers', number);
  else
    inMemory.splice(
      inMemory.findIndex((one) => one.number === number),
      1,
    );
}

/** Drops answers of anybody that have waited for too long. */
export async function dropOldAnswers(): Promise<void> {
  const db = await deviceDb();
  if (!db) return;
  const [keys, answers] = await Promise.all([db.getAllKeys('answers'), db.getAll('answers')]);
  for (const [index, { at }] of answers.entries())
    if (Date.now() - at >= longestMs) await db.delete('answers', keys[index]!);
}
