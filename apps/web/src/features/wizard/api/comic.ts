import { getComic, saveScript, setAuthor, setComicStatus } from '@panelwise/contracts/http/comics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

const readComic = (id: string) => call(getComic, { params: { id } });

/** A comic with everything around it, as the wizard works on it. */
export type ComicWork = Awaited<ReturnType<typeof readComic>>;

export const comicQuery = (id: string) =>
  queryOptions({ queryKey: ['wizard', 'comic', id], queryFn: () => readComic(id) });

/** Stores the script text as it is, valid or not. @param basedOn the revision of the script that was edited */
export function storeScript(comicId: string, prompt: string, basedOn: number) {
  return call(saveScript, { params: { id: comicId }, body: { prompt, basedOn }, timeoutMs: 30_000 });
}

/** Stores the name on the cover; an empty one names nobody. */
export async function storeAuthor(comicId: string, author: string): Promise<void> {
  await call(setAuthor, { params: { id: comicId }, body: { author } });
}

export async function publishComic(comicId: string): Promise<void> {
  await call(setComicStatus, { body: { comicId, comicStatus: 'published' } });
}
