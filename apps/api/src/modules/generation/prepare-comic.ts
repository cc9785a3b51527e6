import { isDeepStrictEqual } from 'node:util';
import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { scriptTexts } from '@panelwise/contracts/domain/content-parts';
import { parseScriptText, readScript } from '@panelwise/contracts/domain/read-script';
import type { Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { type ComicRecord, saveScript } from '@panelwise/db/repositories/comics';
import { getVersionArt } from '@panelwise/db/repositories/panel-versions';
import { getOwnComic } from '../../policies/comic.ts';
import type { Prepare } from './prepare.ts';

/**
 * The run gets the script it is to draw, so that typing meanwhile does not mix two versions. Pages that
 * come with the call become the stored script; without them the stored script is drawn. Of a comic in the library
 * readers go on seeing what was approved.
 */
export const prepareComic: Prepare<'generate-comic'> = async ({ db, caller }, input) => {
  const { comicId, redraw } = input;
  const comic = await getOwnComic(db, caller, comicId);
  const stored = comic.prompt.trim();
  if (input.pages === undefined && stored === '') throw new DomainError('script-empty');
  const pages = input.pages === undefined ? parseScriptText(stored) : readScript(input.pages);
  const { risk } = mustBeFit(scriptTexts(pages), comic);
  if (redraw && !pages[redraw.page - 1]?.panels[redraw.panel - 1])
    throw new DomainError('bad-input', {
      message: `There is no panel ${redraw.panel} on page ${redraw.page}.`,
    });
  if (redraw?.versionId) await getVersionArt(db, comicId, { ...redraw, versionId: redraw.versionId });
  if (input.pages !== undefined && !isStored(comic, pages))
    await saveScript(db, comicId, JSON.stringify(pages, null, 2));
  await raiseContentRisk(db, comicId, risk);
  return {
    order: {
      comicId,
      seriesId: comic.seriesId,
      input: { comicId, pages, ...(redraw ? { redraw } : {}) },
      activeKey: `generate-comic:${comicId}`,
    },
  };
};

/** True when the stored text says the same: then it keeps the form that its author gave it. */
function isStored(comic: ComicRecord, pages: Script): boolean {
  try {
    return isDeepStrictEqual(parseScriptText(comic.prompt), pages);
  } catch {
    return false;
  }
}
