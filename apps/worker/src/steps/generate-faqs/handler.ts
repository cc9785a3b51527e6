import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { learningTexts } from '@panelwise/contracts/domain/content-parts';
import { replaceFaqs } from '@panelwise/db/repositories/learning';
import { noteLearning } from '../note-learning.ts';
import { getLesson, someOf, whoWrote } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';

/** Makes the FAQs from the stored script. */
export const generateFaqsHandler: StepHandler<'generate-faqs'> = async ({ deps, db, run, input, call }) => {
  const lesson = await getLesson(db, run);
  const { writer } = await deps.engines.of(run);
  const faqs = someOf(await writer.faqs(lesson, call));
  const writtenBy = await whoWrote(db, run, writer);
  const { risk } = mustBeFit(learningTexts({ faqs }), lesson.brief, 'written-unfit');
  return {
    output: { faqs },
    save: async (tx) => {
      await replaceFaqs(tx, input.comicId, faqs);
      await noteLearning(tx, input.comicId, { kind: 'faqs', writtenBy, risk });
      return undefined;
    },
  };
};
