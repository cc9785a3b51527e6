import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { learningTexts } from '@panelwise/contracts/domain/content-parts';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { noteLearning } from '../note-learning.ts';
import { getLesson, someOf, whoWrote } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';

/** Makes the quiz from the stored script, so that every question is about what the comic shows. */
export const generateQuizHandler: StepHandler<'generate-quiz'> = async ({ deps, db, run, input, call }) => {
  const lesson = await getLesson(db, run);
  const { writer } = await deps.engines.of(run);
  const questions = someOf(await writer.quiz(lesson, call));
  const writtenBy = await whoWrote(db, run, writer);
  const { risk } = mustBeFit(learningTexts({ questions }), lesson.brief, 'written-unfit');
  return {
    output: { questions },
    save: async (tx) => {
      await replaceQuiz(tx, input.comicId, questions, false);
      await noteLearning(tx, input.comicId, { kind: 'quiz', writtenBy, risk });
      return undefined;
    },
  };
};
