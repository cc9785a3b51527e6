import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listPages } from '@panelwise/db/repositories/comics';
import { getOwnComic, mustBePublic } from '../../policies/comic.ts';
import { mustBeGrownUp } from '../../policies/families.ts';
import type { Prepare } from './prepare.ts';

/** A short needs every page drawn. One that was filmed from the same pages is found by the step itself. */
export const prepareShort: Prepare<'generate-short'> = async ({ db, caller }, input) => {
  const { comicId, shape, size } = input;
  if (input.of === 'library') {
    mustBeGrownUp(caller);
    await mustBePublic(db, comicId);
    // Whoever stops a filming stops their own.
    const activeKey = `generate-short:library:${comicId}:${shape}:${size}:${caller.userId}`;
    return { order: { comicId, input, activeKey } };
  }
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
