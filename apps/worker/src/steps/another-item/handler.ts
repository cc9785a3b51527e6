import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { writtenTexts } from '@panelwise/contracts/domain/content-parts';
import { type WrittenItem, writtenItemSchema } from '@panelwise/contracts/domain/learning';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { lockComic } from '@panelwise/db/repositories/comic-changes';
import {
  appendItem,
  findReading,
  headOf,
  knownItems,
  listItems,
  replaceItem,
} from '@panelwise/db/repositories/learning-items';
import { keepItemDraft } from '@panelwise/db/repositories/pulled-items';
import type { AnotherItem } from '../../engines/writer.ts';
import { noteLearning } from '../note-learning.ts';
import { getLesson, whoWrote } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';

/**
 * Adds one item that the set does not have and that was not dropped from it, or says that there is none. In place of a question
 * that rests it is a draft, which its creator takes or refuses; where it replaces an item, that one stays until there is another.
 */
export const anotherItemHandler: StepHandler<'another-item'> = async ({ deps, db, run, input, call }) => {
  const { comicId, kind, instead, replaces } = input;
  const lesson = await getLesson(db, run);
  const known = await knownItems(db, comicId, kind);
  const { writer } = await deps.engines.of(run);
  const another = await writer.another(kind, lesson, known, call);
  if (!another) return { output: { item: null } };
  const writtenBy = await whoWrote(db, run, writer);
  const { risk } = mustBeFit(writtenTexts(another), lesson.brief, 'written-unfit');
  const item = writtenItemSchema.parse(wordsOf(another));
  return {
    output: { item },
    save: async (tx) => {
      await lockComic(tx, comicId);
      // Somebody may have written the same words meanwhile.
      const { heads } = await knownItems(tx, comicId, kind);
      if (heads.some((head) => head === headOf(item))) return undefined;
      if (instead) {
        if (another.kind === 'quiz' || another.kind === 'hardcore-quiz')
          await keepItemDraft(tx, comicId, instead, { ...another, writtenBy, risk });
        return undefined;
      }
      if (replaces) {
        const found = findReading(await listItems(tx, comicId, kind), replaces);
        if (!found) throw new DomainError('item-changed');
        await replaceItem(tx, comicId, found, another);
      } else await appendItem(tx, comicId, another);
      await noteLearning(tx, comicId, { kind, writtenBy, risk, isAdded: true });
      return undefined;
    },
  };
};

function wordsOf({ kind, item }: AnotherItem): WrittenItem {
  switch (kind) {
    case 'quiz':
    case 'hardcore-quiz': {
      const { question, options, correctAnswer } = item;
      return kind === 'quiz'
        ? { kind, question, options, correctAnswer }
        : { kind, question, options, correctAnswer, explanation: item.explanation };
    }
    case 'faqs':
      return { kind, question: item.question, answer: item.answer };
    case 'facts':
      return { kind, fact: item.fact };
  }
}
