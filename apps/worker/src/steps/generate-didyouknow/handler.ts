import { replaceFacts } from '@panelwise/db/repositories/learning';
import { getLesson, type StepHandler } from '../step-handler.ts';

/** Makes the did-you-know facts from the stored script. */
export const generateDidYouKnowHandler: StepHandler<'generate-didyouknow'> = async ({
  deps,
  db,
  run,
  input,
  call,
}) => {
  const lesson = await getLesson(db, run);
  const didYouKnow = await deps.writer.facts(lesson, call);
  return {
    output: { didYouKnow },
    save: async (tx) => {
      await replaceFacts(tx, input.comicId, didYouKnow);
      return undefined;
    },
  };
};
