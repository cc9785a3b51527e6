import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { scriptTexts } from '@panelwise/contracts/domain/content-parts';
import { raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { saveScript, toBrief } from '@panelwise/db/repositories/comics';
import { withLesson } from '@panelwise/studio/write/packs/load-pack';
import { getRunComic, whoWrote } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';

/** Writes the script of one part and stores it as JSON text, indented the way a person edits it. */
export const writeScriptHandler: StepHandler<'write-script'> = async ({ deps, db, run, call }) => {
  const comic = await getRunComic(db, run);
  const brief = await withLesson(toBrief(comic));
  const { writer } = await deps.engines.of(run);
  const script = await writer.script(brief, comic.series.parts, comic.partNumber, call);
  const { risk } = mustBeFit(scriptTexts(script), comic, 'written-unfit');
  const prompt = JSON.stringify(script, null, 2);
  const writtenBy = await whoWrote(db, run, writer);
  return {
    output: { comicId: comic.id, prompt },
    save: async (tx) => {
      // What somebody has typed meanwhile stays.
      await saveScript(tx, comic.id, prompt, comic.scriptRevision, writtenBy);
      await raiseContentRisk(tx, comic.id, risk);
      return undefined;
    },
  };
};
