import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listMigrations, migrateDatabaseTo } from '@panelwise/db/migrations';
import { bookingLines, bookings } from '@panelwise/db/schema/bookings';
import { comics, facts, pages, panels, panelVersions } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import {
  contentHash,
  contentTypeOf,
  illustrationKey,
  kitKey,
  pageImageKey,
  panelArtKey,
  pdfKey,
  smallOf,
} from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { checkBackup } from './check-backup.ts';
import { manifestFile, manifestHashFile } from './manifest.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import { backUp, cleanUp, type House, openHouse, restore } from './testing/house.ts';

afterEach(cleanUp);

/** Words that a text form could get wrong. */
const oddWords = 'Tab\there, line\nbreak, \\N and \\., “quotes”, ü, 漢字, 🦊, a\u0007bell';

async function put(store: ObjectStore, key: string): Promise<string> {
  await store.put(key, Buffer.from(`The bytes of ${key}`), contentTypeOf(key));
  return key;
}

/** A comic with pages, panels and their history, all that it shows in the store, a run and a booking. */
async function fill({ database: { db }, store }: House) {
  const owner = await insertUser(db, { firstname: oddWords });
  const comic = await insertComic(db, owner.id, { prompt: JSON.stringify({ words: oddWords }) });
  const hash = contentHash(comic.id);
  const page = await put(store, pageImageKey(comic.id, 1, hash, 'webp'));
  await put(store, smallOf(page));
  const [art, before] = [1, 2].map((n) => panelArtKey(comic.id, 1, n, hash, 'webp')) as [string, string];
  for (const key of [art, before]) await put(store, key);
  const pdf = await put(store, pdfKey(comic.id, hash));
  await db.update(comics).set({ pdfKey: pdf }).where(eq(comics.id, comic.id));
  await db.insert(pages).values({ comicId: comic.id, pageNumber: 1, imageKey: page });
  const [panel] = await db
    .insert(panels)
    .values({
      comicId: comic.id,
      pageNumber: 1,
      panelNumber: 1,
      scene: oddWords,
      caption: '',
      alt: '',
      polygon: [],
      artKey: art,
    })
    .returning();
  await db.insert(panelVersions).values({ panelId: panel!.id, artKey: before, artHash: hash });
  const expired = kitKey(comic.id, hash);
  await db.insert(runs).values({
    step: 'print-kit',
    lane: 'render',
    ownerId: owner.id,
    comicId: comic.id,
    input: {},
    result: { key: expired },
    status: 'succeeded',
  });
  await db.transaction(async (tx) => {
    const [booking] = await tx
      .insert(bookings)
      .values({ eventId: comic.id, reason: 'test', ruleVersion: '1' })
      .returning();
    await tx.insert(bookingLines).values([
      { bookingId: booking!.id, account: 'a', unit: 'coin', amount: 3 },
      { bookingId: booking!.id, account: 'b', unit: 'coin', amount: -3 },
    ]);
  });
  return { owner, comic, kept: [page, smallOf(page), art, before, pdf].sort(), expired };
}

/** Of every table its rows and a hash over them, in a way that has nothing to do with how they were copied. */
async function fingerprint({ database: { pool } }: House): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ n: string; hash: string }>(
      `select count(*) as n, md5(string_agg(t::text, e'\\n' order by t::text collate "C")) as hash from public."${name}" t`,
    );
    found[name] = `${rows[0]!.n} ${rows[0]!.hash}`;
  }
  return found;
}

async function objectsOf(store: ObjectStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of store.list('')) found[key] = contentHash(await store.readAll(key));
  return Object.fromEntries(Object.entries(found).sort());
}

test('rows of one moment and the objects they name come back whole, while others go on writing', async () => {
  const house = await openHouse();
  const { kept, expired, comic, owner } = await fill(house);
  await house.database.pool.query(
    'create sequence numbers; select nextval($$numbers$$), nextval($$numbers$$)',
  );
  await writeFile(path.join(house.dir, 'jwt-secret'), 'secret\n');
  const before = await fingerprint(house);
  let written = 0;
  let isWriting = true;
  const write = async () => {
    for (; isWriting; written++) {
      await insertComic(house.database.db, owner.id);
      await put(house.store, pdfKey(comic.id, contentHash(String(written))));
    }
  };
  const writer = write();
  // The writer has written between the first table and the last, and the copy is of before it all the same.
  let atFirst = -1;
  const { dir, manifest } = await backUp(house, {
    folder: {
      dir: house.dir,
      files: [
        { name: 'jwt-secret', isSecret: true },
        { name: 'not-there', isSecret: false },
      ],
    },
    report: ({ part }) => {
      if (part === 'tables' && atFirst < 0) atFirst = written;
      if (part === 'objects') isWriting = false;
    },
  });
  await writer;
  expect(written).toBeGreaterThan(atFirst);

  expect(manifest).toMatchObject({
    objects: { count: kept.length, expired: 1, removedMeanwhile: 0, missing: [] },
    files: [{ name: 'jwt-secret', isSecret: true }],
  });
  expect(((await stat(path.join(dir, 'secrets/jwt-secret'))).mode & 0o777).toString(8)).toBe('600');
  expect(((await stat(dir)).mode & 0o777).toString(8)).toBe('700');

  const target = await openHouse({ empty: true });
  await target.database.pool.query('create sequence numbers');
  const { migrated, objectsPut } = await restore(target, { from: dir });
  expect([migrated, objectsPut]).toEqual([0, kept.length]);
  const after = await fingerprint(target);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  // What the writer began before the copy's moment is in it; all that it does not write is to the byte as it was.
  const still = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !['comics', 'series'].includes(name)));
  expect(still(after)).toEqual(still(before));
  // A series is written before its comic: of one moment, one of them at most lacks it.
  const [comicCount, seriesCount] = [after.comics, after.series].map((one) => Number(one!.split(' ')[0]));
  expect([0, 1]).toContain(seriesCount! - comicCount!);
  expect(Object.keys(await objectsOf(target.store))).toEqual(kept);
  const all = await objectsOf(house.store);
  expect(await objectsOf(target.store)).toEqual(Object.fromEntries(kept.map((key) => [key, all[key]])));
  expect(all[expired]).toBeUndefined();
  const { rows } = await target.database.pool.query(`select nextval('numbers') as next`);
  expect(rows).toEqual([{ next: '3' }]);
  // Foreign keys hold again, and so does what a trigger checks.
  await expect(insertComic(target.database.db, comic.id)).rejects.toThrow();
  await expect(target.database.pool.query('delete from bookings')).rejects.toThrow();
});

test('what was changed by a byte is refused before anything is written, whichever file it is', async () => {
  const house = await openHouse();
  const { kept } = await fill(house);
  const { dir } = await backUp(house);
  const target = await openHouse({ empty: true });
  for (const [file, words] of [
    ['database/comics.copy.gz', /^database\/comics\.copy\.gz is not as it was/],
    [`objects/${kept[0]}`, /^objects\/.* is not as it was/],
    ['objects.sha256', /^objects\.sha256 is not as it was/],
    [manifestFile, /was changed after the backup was made/],
  ] as const) {
    const place = path.join(dir, file);
    const whole = await readFile(place);
    const changed = Buffer.from(whole);
    changed[Math.floor(changed.length / 2)]! ^= 1;
    await writeFile(place, changed);
    await expect(restore(target, { from: dir })).rejects.toThrow(words);
    await rm(place);
    await expect(restore(target, { from: dir })).rejects.toThrow(/is missing|has no manifest/);
    await writeFile(place, whole);
  }
  expect(await fingerprint(target)).toEqual({});
  expect(await objectsOf(target.store)).toEqual({});
  await expect(restore(target, { from: house.dir })).rejects.toThrow(/is no backup/);

  // A newer schema than ours: nobody knows what its rows mean.
  const manifest = JSON.parse(await readFile(path.join(dir, manifestFile), 'utf8'));
  const newer = JSON.stringify({
    ...manifest,
    schema: { ...manifest.schema, number: 9_999, name: '9999_later' },
  });
  await writeFile(path.join(dir, manifestFile), newer);
  await writeFile(
    path.join(dir, manifestHashFile),
    `${createHash('sha256').update(newer).digest('hex')}  ${manifestFile}\n`,
  );
  await expect(restore(target, { from: dir })).rejects.toThrow(/newer version.*9999_later/);
  expect(await fingerprint(target)).toEqual({});
});

test('a database with rows is refused and stays as it is', async () => {
  const house = await openHouse();
  await fill(house);
  const { dir } = await backUp(house);
  const target = await openHouse();
  const before = await fingerprint(target);
  await expect(restore(target, { from: dir })).rejects.toThrow(/not empty.*new, empty database/);
  expect(await fingerprint(target)).toEqual(before);
  expect(await objectsOf(target.store)).toEqual({});
});

test('a backup of an older schema is restored as it was then, and brought to the newest', async () => {
  const house = await openHouse({ empty: true });
  const migrations = await listMigrations();
  const newest = migrations.length - 1;
  await migrateDatabaseTo(house.database, newest - 3);
  // Not as this version writes one: it knows columns that were not there yet.
  await house.database.pool.query(
    `insert into users (id, firstname, lastname, email, username, user_type, password_hash, verified_at)
     values (gen_random_uuid(), 'Early', 'User', 'early@example.org', 'early', 'Teacher', '-', now())`,
  );
  const { dir, manifest } = await backUp(house);
  expect(manifest.schema).toMatchObject({ number: newest - 3, name: migrations[newest - 3]!.name });
  const target = await openHouse({ empty: true });
  expect(await restore(target, { from: dir })).toMatchObject({ migrated: 3 });
  const current = await openHouse();
  expect(Object.keys(await fingerprint(target))).toEqual(Object.keys(await fingerprint(current)));
  const { rows } = await target.database.pool.query('select firstname from users');
  expect(rows).toEqual([{ firstname: 'Early' }]);
});

test('what is removed meanwhile is counted, what was lost before is named, and neither ends the backup', async () => {
  const house = await openHouse();
  const [lost, removed] = [await fill(house), await fill(house)];
  const { db } = house.database;
  await house.store.remove([lost.kept[0]!]);
  const imageKey = await put(house.store, illustrationKey(removed.comic.id, contentHash('fact'), 'webp'));
  await db
    .insert(facts)
    .values({ comicId: removed.comic.id, fact: 'Leaves eat light.', position: 1, imageKey });
  // The rows were read; now somebody drops the fact and its picture.
  const read: ObjectStore['read'] = async (key) => {
    if (key === imageKey) {
      await db.delete(facts).where(eq(facts.imageKey, imageKey));
      await house.store.remove([key]);
    }
    return house.store.read(key);
  };
  const { dir, manifest } = await backUp(house, { store: { ...house.store, read } });
  expect(manifest.objects).toMatchObject({ removedMeanwhile: 1, missing: [lost.kept[0]] });
  await expect(checkBackup(dir)).resolves.toBeDefined();
});

test('a backup that is cancelled leaves nothing behind', async () => {
  const house = await openHouse();
  await fill(house);
  for (const wanted of ['tables', 'objects'] as const) {
    const stop = new AbortController();
    const made = backUp(house, {
      signal: stop.signal,
      report: ({ part }) => {
        if (part === wanted) stop.abort(new Error('Stopped.'));
      },
    });
    await expect(made).rejects.toThrow('Stopped.');
    expect(await readdir(path.join(house.dir, 'backups'))).toEqual([]);
  }
});

test('a restore that broke off in the middle is done again, and secrets can stay out', async () => {
  const house = await openHouse();
  await fill(house);
  await writeFile(path.join(house.dir, 'jwt-secret'), 'secret\n');
  const folder = { dir: house.dir, files: [{ name: 'jwt-secret', isSecret: true }] };
  const { dir, manifest } = await backUp(house, { folder, withoutSecrets: true });
  expect(manifest).toMatchObject({ withoutSecrets: true, files: [] });
  expect(await readdir(dir)).not.toContain('secrets');
  const target = await openHouse({ empty: true });
  const stop = new AbortController();
  const report = ({ part, done }: { part: string; done: number }) => {
    if (part === 'load' && done === 10) stop.abort(new Error('Stopped.'));
  };
  await expect(restore(target, { from: dir, signal: stop.signal, report })).rejects.toThrow('Stopped.');
  const empty = Object.values(await fingerprint(target)).filter((one) => !one.startsWith('0 '));
  expect(empty).toEqual([]);
  await restore(target, { from: dir });
  expect(await fingerprint(target)).toEqual(await fingerprint(house));
});

test('backups go when their time is over, and nothing else does', async () => {
  const house = await openHouse();
  const dir = path.join(house.dir, 'backups');
  const { dir: made, manifest } = await backUp(house);
  await writeFile(path.join(dir, 'notes.txt'), 'Mine');
  await mkdir(path.join(dir, 'panelwise-2020-01-01T00-00-00-000Z'));
  await mkdir(path.join(dir, '.panelwise-2020-01-01T00-00-00-000Z.part'));
  const madeAt = Date.parse(manifest.madeAt);
  expect(await removeOldBackups(dir, 1_000, madeAt + 1_000)).toEqual([]);
  expect(await removeOldBackups(dir, 1_000, madeAt + 2 * 86_400_000)).toEqual([path.basename(made)]);
  expect((await readdir(dir)).sort()).toEqual(['notes.txt', 'panelwise-2020-01-01T00-00-00-000Z']);
});
