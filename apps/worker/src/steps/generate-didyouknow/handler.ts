import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { learningTexts } from '@panelwise/contracts/domain/content-parts';
import { replaceFacts } from '@panelwise/db/repositories/learning';
import { noteLearning } from '../note-learning.ts';
import { getLesson, someOf, whoWrote } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';

/** Makes the did-you-know facts from the stored script. */
export const generateDidYouKnowHandler: StepHandler<'generate-didyouknow'> = async ({
  deps,
  db,
  run,
  input,
  call,
}) => {
  const lesson = await getLesson(db, run);
  const { writer } = await deps.engines.of(run);
  const didYouKnow = someOf(await writer.facts(lesson, call));
  const writtenBy = await whoWrote(db, run, writer);
  const { risk } = mustBeFit(learningTexts({ facts: didYouKnow }), lesson.brief, 'written-unfit');
  return {
    output: { didYouKnow },
    save: async (tx) => {
      await replaceFacts(tx, input.comicId, didYouKnow);
      await noteLearning(tx, input.comicId, { kind: 'facts', writtenBy, risk });
      return undefined;
    },
  };
};
