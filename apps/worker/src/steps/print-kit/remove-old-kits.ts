import { kitPrefix } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';

/** Longer than the signed address of a print is good for, in ms. */
const kitKeptMs = 3 * 3_600_000;

/** Sheets are printed anew each time, so those of a comic that nobody can fetch any more make room for the next. */
export async function removeOldKits(
  store: Pick<ObjectStore, 'describeAll' | 'remove'>,
  comicId: string,
  now = Date.now(),
): Promise<void> {
  const old: string[] = [];
  for await (const { key, modifiedAt } of store.describeAll(kitPrefix(comicId)))
    if (modifiedAt.getTime() < now - kitKeptMs) old.push(key);
  await store.remove(old);
}
