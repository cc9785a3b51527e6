import { t } from '@lingui/core/macro';
import type { TaughtAt, WrittenItem } from '@panelwise/contracts/domain/learning';
import { changeItem, dropItem } from '@panelwise/contracts/http/comics';
import { call } from '../../../lib/api-client.ts';
import { difficultyWords } from '../../../lib/difficulty-words.ts';
import type { ComicWork } from './comic.ts';

/** An item of the kit: its words, and what belongs to them that nobody writes. */
export type KitItem = {
  words: WrittenItem;
  /** How hard it is and where it is taught, of questions. */
  note?: string;
};

/** Stores other words for an item, or a new one. @param was how it was read; null where it is new */
export async function storeItem(comicId: string, was: WrittenItem | null, item: WrittenItem): Promise<void> {
  await call(changeItem, { params: { id: comicId }, body: { was, item } });
}

/** Takes an item out. @param was how it was read */
export async function removeItem(comicId: string, was: WrittenItem): Promise<void> {
  await call(dropItem, { params: { id: comicId }, body: { was } });
}

/** The items of a kind, as the comic has them. */
export function itemsOf(work: ComicWork, kind: WrittenItem['kind']): KitItem[] {
  switch (kind) {
    case 'quiz':
      return work.questions.map((one) => ({
        words: { kind, question: one.question, options: one.options, correctAnswer: one.correctAnswer },
        note: noteOf(one),
      }));
    case 'hardcore-quiz':
      return work.hardcoreQuestions.map((one) => ({
        words: {
          kind,
          question: one.question,
          options: one.options,
          correctAnswer: one.correctAnswer,
          explanation: one.explanation,
        },
        note: noteOf(one),
      }));
    case 'faqs':
      return work.faqs.map(({ question, answer }) => ({ words: { kind, question, answer } }));
    case 'facts':
      return work.didYouKnow.map(({ fact }) => ({ words: { kind, fact } }));
  }
}

function noteOf({ difficulty, taughtAt }: ComicWork['questions'][number]): string {
  return [difficultyWords[difficulty], taughtAt && taughtText(taughtAt)].filter(Boolean).join(', ');
}

function taughtText({ page, panel }: TaughtAt): string {
  return t`taught on page ${page}, panel ${panel}`;
}
