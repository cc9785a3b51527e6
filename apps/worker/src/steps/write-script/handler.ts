import { saveScript, toBrief } from '@panelwise/db/repositories/comics';
import { getRunComic, type StepHandler } from '../step-handler.ts';

/** Writes the script of one part and stores it as JSON text, indented the way a person edits it. */
export const writeScriptHandler: StepHandler<'write-script'> = async ({ deps, db, run, call }) => {
  const comic = await getRunComic(db, run);
  const script = await deps.writer.script(toBrief(comic), comic.series.parts, comic.partNumber, call);
  const prompt = JSON.stringify(script, null, 2);
  return {
    output: { comicId: comic.id, prompt },
    save: async (tx) => {
      await saveScript(tx, comic.id, prompt);
      return undefined;
    },
  };
};
