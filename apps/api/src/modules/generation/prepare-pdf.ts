import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listPages } from '@panelwise/db/repositories/comics';
import { getOwnComic } from '../../policies/comic.ts';
import type { Prepare } from './prepare.ts';

/** A PDF needs every page drawn; where there is one of these pages, it is the answer. */
export const preparePdf: Prepare<'generate-pdf'> = async ({ db, media, caller }, { comicId }) => {
  const comic = await getOwnComic(db, caller, comicId);
  const pages = await listPages(db, [comicId]);
  if (pages.length === 0 || pages.some((page) => !page.imageKey)) throw new DomainError('not-generated');
  if (comic.pdfKey) return { answer: { pdfUrl: media.url(comic.pdfKey, { public: false }) } };
  return {
    order: { comicId, seriesId: comic.seriesId, input: { comicId }, activeKey: `generate-pdf:${comicId}` },
  };
};
