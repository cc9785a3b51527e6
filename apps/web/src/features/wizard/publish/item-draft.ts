import type { WrittenItem } from '@panelwise/contracts/domain/learning';

type Question = Extract<WrittenItem, { options: string[] }>;

/**
 * An item while it is written. A question's right answer is a place in its list (from 0), so that it stays the right one
 * while its words change.
 */
export type ItemDraft = Exclude<WrittenItem, Question> | (Question & { right: number });

/** What is written when an item is opened. */
export function draftOf(item: WrittenItem): ItemDraft {
  return 'options' in item ? { ...item, right: item.options.indexOf(item.correctAnswer) } : item;
}

/** The item that a draft says, not checked yet. */
export function itemOf(draft: ItemDraft): WrittenItem {
  if (!('options' in draft)) return draft;
  const { right, ...question } = draft;
  return { ...question, correctAnswer: question.options[right] ?? '' };
}
