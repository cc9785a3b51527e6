import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { getLesson, type StepHandler } from '../step-handler.ts';

/** Makes the hardcore quiz from the stored script. */
export const generateHardcoreQuizHandler: StepHandler<'generate-hardcore-quiz'> = async ({
  deps,
  db,
  run,
  input,
  call,
}) => {
  const lesson = await getLesson(db, run);
  const questions = await deps.writer.hardcoreQuiz(lesson, call);
  return {
    output: { questions },
    save: async (tx) => {
      await replaceQuiz(tx, input.comicId, questions, true);
      return undefined;
    },
  };
};
