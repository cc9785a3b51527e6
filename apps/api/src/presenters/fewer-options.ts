import { createHmac } from 'node:crypto';
import type { Aid } from '@panelwise/contracts/domain/evidence';
import { countLeftOut } from '@panelwise/contracts/domain/help';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { Keys } from '../signing-keys.ts';
import type { ShowItem } from './learning.ts';

/** How questions are shown to somebody with these aids. */
export function shownTo(keys: Pick<Keys, 'options'>, aids: readonly Aid[] = []): ShowItem {
  return aids.includes('fewer-options') ? (item) => withFewerOptions(keys.options, item) : (item) => item;
}

/**
 * Leaves one or two wrong options out. Which ones is drawn once for an item as it reads, with a key of the server: it is the same
 * after a reload, in every go and for everybody, or what is always there would be what is right. Without the key nobody can try
 * which options a right answer would have left.
 */
function withFewerOptions(key: Buffer, item: QuizItem): QuizItem {
  const drawn = (option: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([item.key, option]))
      .digest('hex');
  const out = item.options
    .filter((option) => option !== item.correctAnswer)
    .sort((a, b) => (drawn(a) < drawn(b) ? -1 : 1))
    .slice(0, countLeftOut(item.options.length));
  return { ...item, options: item.options.filter((option) => !out.includes(option)) };
}
