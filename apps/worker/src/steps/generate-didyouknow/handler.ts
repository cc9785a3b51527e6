import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { learningTexts } from '@panelwise/contracts/domain/content-parts';
import { noteComicChange, raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { replaceFacts } from '@panelwise/db/repositories/learning';
import { noteLearningWriter } from '@panelwise/db/repositories/made-by';
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
      await noteLearningWriter(tx, input.comicId, 'facts', writtenBy);
      await noteComicChange(tx, input.comicId, 'learning');
      await raiseContentRisk(tx, input.comicId, risk);
      return undefined;
    },
  };
};
