import { filmPrefix } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';

/** Both shapes in both sizes, three files each, of the comic as it is and as the library has it. */
const most = 24;

/** What was filmed of a comic before it changed makes room for the next: the oldest files go. */
export async function removeOldFilms(
  store: Pick<ObjectStore, 'describeAll' | 'remove'>,
  comicId: string,
): Promise<void> {
  const all: { key: string; modifiedAt: Date }[] = [];
  for await (const one of store.describeAll(filmPrefix(comicId))) all.push(one);
  const newest = all.sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime());
  await store.remove(newest.slice(most).map(({ key }) => key));
}
