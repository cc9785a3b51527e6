import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { restoreBackup } from '@panelwise/backup/restore-backup';
import { writeBackup } from '@panelwise/backup/write-backup';
import { type OpenDatabase, openDatabase } from '@panelwise/db/client';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { startPostgres } from '@panelwise/db/embedded/postgres';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import { contentHash, panelArtKey } from '@panelwise/storage/keys';
import { openStore } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';
import { prepareDatabase } from '../stack/prepare-database.ts';
import type { Arm } from './arm.ts';

const comicCount = 1_000;
const panelsEach = 8;
const eventsEach = 500;
/** About what a panel of the studio has. */
const bytesEach = 100_000;

/**
 * A thousand comics of eight panels, and half a million steps of how they were made: how long a backup of it takes, how long a
 * restore into a new database, both with every hash compared, and how large it is beside what it is of.
 */
export async function backup(dataDir: string): Promise<Arm[]> {
  const start = async (name: string) =>
    startPostgres({ dir: path.join(dataDir, name), port: await findFreePort() });
  const storeIn = (name: string) => openStore({ kind: 'files', dir: path.join(dataDir, name) });
  const source = await start('source');
  const target = await start('target');
  try {
    await prepareDatabase(source.url);
    const database = openDatabase(source.url, { max: 1, statementMs: 0 });
    const store = await storeIn('source-objects');
    await seed(database, store).finally(() => database.close());
    const begun = performance.now();
    const { dir, manifest } = await writeBackup({
      databaseUrl: source.url,
      store,
      to: path.join(dataDir, 'backups'),
      version: 'bench',
    });
    const made = performance.now();
    const openTarget = async () => ({ databaseUrl: target.url, store: await storeIn('target-objects') });
    await restoreBackup({ from: dir, openTarget });
    const restored = performance.now();
    const { tables, objects } = manifest;
    const sum = (of: (table: (typeof tables)[number]) => number) =>
      tables.reduce((all, one) => all + of(one), 0);
    return [
      {
        name: `backup of ${sum(({ rows }) => rows)} rows and ${objects.count} objects`,
        unit: 's',
        values: [(made - begun) / 1_000],
      },
      { name: 'restore of it', unit: 's', values: [(restored - made) / 1_000] },
      { name: 'its rows, compressed', unit: 'MB', values: [sum(({ file }) => file.bytes) / 1e6] },
      { name: 'its objects', unit: 'MB', values: [objects.bytes / 1e6] },
    ];
  } finally {
    source.stop();
    target.stop();
  }
}

async function seed({ db, pool }: OpenDatabase, store: ObjectStore): Promise<void> {
  const owner = await insertUser(db);
  for (let n = 0; n < comicCount; n++) {
    const { id } = await insertComic(db, owner.id, { title: `Comic ${n}` });
    const keys = Array.from({ length: panelsEach }, (_, i) =>
      panelArtKey(id, 1, i + 1, contentHash(`${id} ${i}`), 'jpg'),
    );
    // Pictures are compressed already.
    await Promise.all(keys.map((key) => store.put(key, randomBytes(bytesEach), 'image/jpeg')));
    await pool.query(
      `insert into panels (id, comic_id, page_number, panel_number, scene, caption, alt, polygon, art_key)
       select gen_random_uuid(), $1, 1, n, 'Mina looks at plant ' || n, 'It grows.', '', '[]', key
       from unnest($2::text[]) with ordinality one (key, n)`,
      [id, keys],
    );
  }
  await pool.query(`
    insert into runs (id, step, lane, owner_id, comic_id, input, status, finished_at)
    select gen_random_uuid(), 'generate-comic', 'render', owner_id, id, '{}', 'succeeded', now() from comics`);
  await pool.query(`
    insert into run_events (run_id, seq, event)
    select r.id, n, jsonb_build_object('type', 'run:progress', 'message', 'Drawing panel ' || n || ' of ' || r.id)
    from runs r, generate_series(1, ${eventsEach}) n`);
}
