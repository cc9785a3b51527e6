import { type ItemKind, itemKinds, type WrittenItem } from '@panelwise/contracts/domain/learning';
import { translationMax } from '@panelwise/contracts/domain/translation';
import type { Queryable, Transaction } from '../client.ts';
import { listItems, writeItem } from './learning-items.ts';

/** One text of the learning content. `set` and `item` (from 1) say where; the key holds the row's id, so it survives every order. */
export type ItemWord = {
  key: string;
  kind: 'question' | 'answer' | 'explanation' | 'fact';
  set: ItemKind;
  item: number;
  isRight?: boolean;
  text: string;
  max: number;
};

/** Every text of the questions, FAQs and facts of a comic. */
export async function itemWords(db: Queryable, comicId: string): Promise<ItemWord[]> {
  const words: ItemWord[] = [];
  for (const set of itemKinds)
    for (const [index, { id, item }] of (await listItems(db, comicId, set)).entries())
      words.push(...wordsOf(id, item).map((word) => ({ ...word, set, item: index + 1 })));
  return words;
}

/** Writes texts by their keys into the items. What is right stays right. @returns the new items */
export async function writeItemWords(
  tx: Transaction,
  comicId: string,
  textOf: (key: string) => string,
): Promise<WrittenItem[]> {
  const written: WrittenItem[] = [];
  for (const set of itemKinds)
    for (const { id, item } of await listItems(tx, comicId, set)) {
      const changed = changedItem(id, item, textOf);
      await writeItem(tx, id, changed);
      written.push(changed);
    }
  return written;
}

function wordsOf(id: string, item: WrittenItem): Omit<ItemWord, 'set' | 'item'>[] {
  const max = translationMax;
  if (item.kind === 'facts') return [{ key: `${id}.fact`, kind: 'fact', text: item.fact, max: max.fact }];
  const question = { key: `${id}.question`, kind: 'question' as const, text: item.question };
  if (item.kind === 'faqs')
    return [
      { ...question, max: max.faqQuestion },
      { key: `${id}.answer`, kind: 'answer', text: item.answer, max: max.faqAnswer },
    ];
  const options = item.options.map((text, i) => ({
    ...{ key: `${id}.options.${i}`, kind: 'answer' as const, text, max: max.option },
    isRight: text === item.correctAnswer,
  }));
  const why = item.kind === 'hardcore-quiz' && item.explanation !== '' ? [item.explanation] : [];
  return [
    { ...question, max: max.question },
    ...options,
    ...why.map((text) => ({
      ...{ key: `${id}.explanation`, kind: 'explanation' as const, text, max: max.explanation },
    })),
  ];
}

function changedItem(id: string, item: WrittenItem, textOf: (key: string) => string): WrittenItem {
  if (item.kind === 'facts') return { ...item, fact: textOf(`${id}.fact`) };
  const question = textOf(`${id}.question`);
  if (item.kind === 'faqs') return { ...item, question, answer: textOf(`${id}.answer`) };
  const options = item.options.map((_, i) => textOf(`${id}.options.${i}`));
  const correctAnswer = options[item.options.indexOf(item.correctAnswer)]!;
  if (item.kind === 'quiz') return { ...item, question, options, correctAnswer };
  const explanation = item.explanation === '' ? '' : textOf(`${id}.explanation`);
  return { ...item, question, options, correctAnswer, explanation };
}
