import type { ItemKind, WrittenItem } from '@panelwise/contracts/domain/learning';

type Question = Extract<WrittenItem, { options: string[] }>;

/**
 * An item while it is written. A question's right answer is a place in its list (from 0), so that it stays the right one
 * while its words change.
 */
export type ItemDraft = Exclude<WrittenItem, Question> | (Question & { right: number });

const four = ['', '', '', ''];

/** An item of this kind that nobody has written yet. */
export function blankItem(kind: ItemKind): WrittenItem {
  if (kind === 'facts') return { kind, fact: '' };
  if (kind === 'faqs') return { kind, question: '', answer: '' };
  const question = { question: '', options: four, correctAnswer: '' };
  return kind === 'quiz' ? { kind, ...question } : { kind, ...question, explanation: '' };
}

/** What is written when an item is opened; of a new question no answer is marked. */
export function draftOf(item: WrittenItem): ItemDraft {
  return 'options' in item
    ? { ...item, right: item.correctAnswer ? item.options.indexOf(item.correctAnswer) : -1 }
    : item;
}

/** The item that a draft says, not checked yet. */
export function itemOf(draft: ItemDraft): WrittenItem {
  if (!('options' in draft)) return draft;
  const { right, ...question } = draft;
  return { ...question, correctAnswer: question.options[right] ?? '' };
}
