import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listPages } from '@panelwise/db/repositories/comics';
import { getOwnComic } from '../../policies/comic.ts';
import type { Prepare } from './prepare.ts';

/** A short needs every page drawn. One that was filmed from the same pages is found by the step itself. */
export const prepareShort: Prepare<'generate-short'> = async ({ db, caller }, input) => {
  const { comicId, shape, size } = input;
  const comic = await getOwnComic(db, caller, comicId);
  const pages = await listPages(db, [comicId]);
  if (pages.length === 0 || pages.some((page) => !page.imageKey)) throw new DomainError('not-generated');
  return {
    order: {
      comicId,
      seriesId: comic.seriesId,
      input,
      activeKey: `generate-short:${comicId}:${shape}:${size}`,
    },
  };
};
