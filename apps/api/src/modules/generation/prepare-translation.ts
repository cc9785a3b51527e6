import { openLines } from '@panelwise/contracts/domain/translation';
import { readTranslationLines } from '@panelwise/db/repositories/translation-lines';
import { getOwnComic } from '../../policies/comic.ts';
import { getTranslationOf } from '../translations/read-sheet.ts';
import type { Prepare } from './prepare.ts';

/** Only lines without words are translated: where there are none, that is the answer. */
export const prepareTranslation: Prepare<'translate-comic'> = async ({ db, caller }, { comicId }) => {
  const comic = await getOwnComic(db, caller, comicId);
  const { lines } = await readTranslationLines(db, comic, await getTranslationOf(db, comic));
  if (openLines(lines).length === 0) return { answer: { comicId, lines: 0 } };
  const activeKey = `translate-comic:${comicId}`;
  return { order: { comicId, seriesId: comic.seriesId, input: { comicId }, activeKey } };
};
