import { rm } from 'node:fs/promises';
import path from 'node:path';
import { closeAccount } from '@panelwise/db/repositories/account-deletion';
import { refreshTokens, users } from '@panelwise/db/schema/accounts';
import { comics } from '@panelwise/db/schema/comics';
import { familyLinks } from '@panelwise/db/schema/families';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { backUp, cleanUp, openHouse, restore } from './testing/house.ts';

afterEach(cleanUp);

test('an older backup brings back nothing that a newer one shows was deleted since', async () => {
  const house = await openHouse();
  const { db } = house.database;
  const day = new Date('2030-01-01');
  const [gone, closed, asks, tookBack, stays] = [
    await insertUser(db),
    await insertUser(db),
    await insertUser(db),
    await insertUser(db, { deleteAt: day }),
    await insertUser(db),
  ];
  await db
    .insert(refreshTokens)
    .values([asks, stays].map(({ id }) => ({ userId: id, tokenHash: id, expiresAt: day })));
  const [removed, deleted, kept] = [
    await insertComic(db, stays.id),
    await insertComic(db, stays.id),
    await insertComic(db, stays.id),
  ];
  const ofClosed = await insertComic(db, closed.id);
  await db.insert(familyLinks).values([
    { parentId: stays.id, childId: asks.id },
    { parentId: stays.id, childId: tookBack.id },
  ]);
  const older = await backUp(house);

  await db.delete(users).where(eq(users.id, gone.id));
  await db.transaction((tx) => closeAccount(tx, closed.id));
  await db.update(users).set({ deleteAt: day }).where(eq(users.id, asks.id));
  await db.update(users).set({ deleteAt: null }).where(eq(users.id, tookBack.id));
  await db.delete(comics).where(eq(comics.id, removed.id));
  await db.update(comics).set({ deletedAt: day }).where(eq(comics.id, deleted.id));
  await db.delete(familyLinks).where(eq(familyLinks.childId, asks.id));
  const newer = await backUp(house);

  const target = await openHouse({ empty: true });
  await expect(restore(target, { from: newer.dir, deletedSince: older.dir })).rejects.toThrow(/is not newer/);
  const { redone } = await restore(target, { from: older.dir, deletedSince: newer.dir });
  expect(redone).toEqual({ accounts: 2, comics: 2, links: 1 });

  const restored = target.database.db;
  const accounts = await restored.select().from(users);
  const stateOf = ({ id }: { id: string }) => {
    const { deletedAt, deleteAt } = accounts.find((one) => one.id === id)!;
    return deletedAt ? 'closed' : deleteAt;
  };
  expect([gone, closed, asks, tookBack, stays].map(stateOf)).toEqual(['closed', 'closed', day, null, null]);
  const ids = [removed, deleted, kept, ofClosed].map(({ id }) => id);
  const left = await restored.select().from(comics).where(inArray(comics.id, ids));
  const deletedAt = (id: string) => left.find((one) => one.id === id)!.deletedAt;
  expect(deletedAt(removed.id)).toEqual(new Date(0));
  expect(deletedAt(deleted.id)).toEqual(day);
  expect(deletedAt(kept.id)).toBeNull();
  expect(deletedAt(ofClosed.id)).not.toBeNull();
  expect((await restored.select().from(familyLinks)).map(({ childId }) => childId)).toEqual([tookBack.id]);
  // Who asked for deletion is logged out everywhere, and nobody else is.
  expect((await restored.select().from(refreshTokens)).map(({ userId }) => userId)).toEqual([stays.id]);

  const other = await openHouse();
  await insertUser(other.database.db);
  const ofOthers = await backUp(other);
  const again = await openHouse({ empty: true });
  await expect(restore(again, { from: older.dir, deletedSince: ofOthers.dir })).rejects.toThrow(
    /another installation/,
  );
  expect(await again.database.db.$count(users, eq(users.id, stays.id))).toBe(1);
  await rm(path.join(house.dir, 'backups'), { recursive: true });
});
