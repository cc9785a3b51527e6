import { deviceDb, type KeptThing } from './device-db.ts';

/** What has not been renewed for so long is not shown any more, in ms. */
const longestMs = 30 * 24 * 3_600_000;

const isFresh = ({ at }: KeptThing) => Date.now() - at < longestMs;
/** All names of an account that begin so. */
const under = (userId: string, prefix: string) =>
  IDBKeyRange.bound([userId, prefix], [userId, `${prefix}\uffff`]);

/** Keeps something under a name, in place of what was kept under it. @returns false where this device cannot */
export async function keepThing(userId: string, name: string, value: unknown): Promise<boolean> {
  try {
    const db = await deviceDb();
    await db?.put('things', { userId, name, value, at: Date.now() });
    return db !== undefined;
  } catch {
    // The device is full.
    return false;
  }
}

export async function findThing(userId: string, name: string): Promise<KeptThing | undefined> {
  const thing = await (await deviceDb())?.get('things', [userId, name]);
  return thing && isFresh(thing) ? thing : undefined;
}

/** What is kept of an account under names that begin so. */
export async function listThings(userId: string, prefix: string): Promise<KeptThing[]> {
  const db = await deviceDb();
  return db ? (await db.getAll('things', under(userId, prefix))).filter(isFresh) : [];
}

export async function dropThing(userId: string, name: string): Promise<void> {
  await (await deviceDb())?.delete('things', [userId, name]);
}

/** Forgets what is kept of everybody but this account, and what is too old to be shown. */
export async function dropOthersThings(userId: string | undefined): Promise<void> {
  const db = await deviceDb();
  if (!db) return;
  for (const thing of await db.getAll('things'))
    if (thing.userId !== userId || !isFresh(thing)) await db.delete('things', [thing.userId, thing.name]);
}
