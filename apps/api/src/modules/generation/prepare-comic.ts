import { isDeepStrictEqual } from 'node:util';
import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { scriptTexts } from '@panelwise/contracts/domain/content-parts';
import { parseScriptText, readScript } from '@panelwise/contracts/domain/read-script';
import type { Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { type ComicRecord, listPages, listPanels, saveScript } from '@panelwise/db/repositories/comics';
import { getVersionArt } from '@panelwise/db/repositories/panel-versions';
import { getOwnComic } from '../../policies/comic.ts';
import { presentComic } from '../../presenters/comic.ts';
import { findStanding } from '../comics/behind.ts';
import type { Prepare, PrepareContext } from './prepare.ts';

/**
 * The run gets the script it is to draw, so that typing meanwhile does not mix two versions. Pages that
 * come with the call become the stored script; without them the stored script is drawn. Of a comic in the library
 * readers go on seeing what was approved.
 */
export const prepareComic: Prepare<'generate-comic'> = async (context, input) => {
  const { db, caller } = context;
  const { comicId, redraw } = input;
  const comic = await getOwnComic(db, caller, comicId);
  if (input.letter) return prepareLettering(context, comic);
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

/**
 * Only the stored script is lettered, and only into pictures that are its own: whatever has to be drawn is ordered as such.
 * @throws DomainError `bad-script`, `pages-behind`
 */
async function prepareLettering({ db, media }: PrepareContext, comic: ComicRecord) {
  const script = parseScriptText(comic.prompt);
  const { risk } = mustBeFit(scriptTexts(script), comic);
  const pages = await listPages(db, [comic.id]);
  const panels = await listPanels(db, comic.id);
  const { behind, wordsWait } = findStanding(comic, pages, panels);
  if (!wordsWait) {
    if (behind === 'pages') throw new DomainError('pages-behind');
    return { answer: { images: presentComic(comic, pages, media).images } };
  }
  await raiseContentRisk(db, comic.id, risk);
  return {
    order: {
      comicId: comic.id,
      seriesId: comic.seriesId,
      input: { comicId: comic.id, pages: script, letter: true as const },
      activeKey: `generate-comic:${comic.id}`,
    },
  };
}

/** True when the stored text says the same: then it keeps the form that its author gave it. */
function isStored(comic: ComicRecord, pages: Script): boolean {
  try {
    return isDeepStrictEqual(parseScriptText(comic.prompt), pages);
  } catch {
    return false;
  }
}
