import { createHash } from 'node:crypto';
import type { QuizQuestion } from '@panelwise/contracts/domain/learning';

/**
 * Names a question of a comic as it reads now: with another question or other options it is another item, so that what
 * was answered before stays what it was. The right answer is no part of it, or one could find it by trying.
 */
export function itemKeyOf(
  comicId: string,
  hardcore: boolean,
  { question, options }: Pick<QuizQuestion, 'question' | 'options'>,
): string {
  const text = JSON.stringify([comicId, hardcore, question, options.toSorted()]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
