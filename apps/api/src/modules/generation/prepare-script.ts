import { getOwnComic } from '../../policies/comic.ts';
import type { Prepare } from './prepare.ts';

/** A script that is there stays: its author may have worked on it. */
export const prepareScript: Prepare<'write-script'> = async ({ db, caller }, { comicId }) => {
  const comic = await getOwnComic(db, caller, comicId);
  if (comic.prompt.trim() !== '') return { answer: { comicId, prompt: comic.prompt } };
  return {
    order: { comicId, seriesId: comic.seriesId, input: { comicId }, activeKey: `write-script:${comicId}` },
  };
};
