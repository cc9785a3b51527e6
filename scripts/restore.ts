import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from '@panelwise/backup/check-backup';
import type { Manifest } from '@panelwise/backup/manifest';
import { type Restored, restoreBackup } from '@panelwise/backup/restore-backup';
import { assertNoOther, putFolderFiles } from './keep/folder-files.ts';
import { storeOf, untilStopped } from './keep/open-environment.ts';
import { printProgress } from './keep/print-progress.ts';
import { dataDir, type FoundDatabase, namedDatabase, startOwn } from './stack/find-database.ts';
import { root } from './stack/processes.ts';

/** `npm run restore`: a backup into an empty database and a store. */

const usage = `Restores a backup into an empty database and its store; nothing is written over.

  npm run restore -- --from DIR                 where DATABASE_URL, S3_… and DATA_DIR say
  npm run restore -- --from DIR --into FOLDER   into a new data folder, in place of DATA_DIR
  npm run restore -- --from DIR --deleted-since NEWER     and deletes again what a newer backup no longer has
  npm run restore -- --from DIR --check         only reads the backup and says whether it is whole
`;

function readOptions(): { from: string; into: string; deletedSince?: string; isCheck: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        into: { type: 'string' },
        'deleted-since': { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    });
    if (!values.from) throw new Error('Which backup?');
    const here = process.env.INIT_CWD ?? root;
    const deletedSince = values['deleted-since'];
    return {
      ...(deletedSince && { deletedSince: path.resolve(here, deletedSince) }),
      from: path.resolve(here, values.from),
      into: values.into ? path.resolve(here, values.into) : dataDir(),
      isCheck: values.check,
    };
  } catch {
    console.error(usage);
    process.exit(2);
  }
}

const { from, into, deletedSince, isCheck } = readOptions();
const startedAt = performance.now();
const signal = untilStopped();
const report = printProgress();
let database: FoundDatabase | undefined;
try {
  if (isCheck) {
    const manifest = await checkBackup(from, { signal, report });
    console.log(`The backup of ${manifest.madeAt} is whole.`);
  } else tell(await restoreBackup({ from, deletedSince, openTarget, signal, report }));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  database?.close();
}

async function openTarget(manifest: Manifest) {
  assertNoOther(into, from, manifest);
  database = namedDatabase() ?? (await startOwn(into));
  return {
    databaseUrl: database.url,
    store: await storeOf(into),
    putFiles: () => putFolderFiles(into, from, manifest),
  };
}

function tell({ manifest, objectsPut, migrated, openRuns, redone }: Restored): void {
  const { tables, objects, files, madeAt, withoutSecrets } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `\nRestored as it was on ${madeAt}: ${rows} rows of ${tables.length} tables, ${objects.count} pictures and other files (${objects.count - objectsPut} were there already), in ${seconds} s. All of it was compared with the backup.`,
  );
  if (migrated > 0) console.log(`The schema was ${migrated} migrations older, and is the newest now.`);
  if (openRuns > 0) console.log(`${openRuns} runs were open: the workers go on with them.`);
  if (redone)
    console.log(
      `Deleted again, as it was by the time of the newer backup: ${redone.accounts} accounts, ${redone.comics} comics and ${redone.links} links between people. The workers remove them when they start.`,
    );
  if (withoutSecrets || !files.some(({ name }) => name === 'jwt-secret'))
    console.log(
      'The signing secret was not in the backup: set JWT_SECRET, or put jwt-secret into the data folder, before you start.',
    );
}
