import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removeOldBackups } from '@panelwise/backup/remove-old-backups';
import { writeBackup } from '@panelwise/backup/write-backup';
import { daysOf, retention } from '@panelwise/contracts/domain/retention';
import { folderFiles } from './keep/folder-files.ts';
import { storeOf, untilStopped } from './keep/open-environment.ts';
import { printProgress, sizeOf } from './keep/print-progress.ts';
import { dataDir, findDatabase } from './stack/find-database.ts';
import { root } from './stack/processes.ts';

/** `npm run backup`: rows, pictures and secrets into one folder, while everything goes on. */

const usage = `Makes a backup of database, pictures, PDFs and secrets, in a folder of its own below DIR.

  npm run backup -- [--to DIR] [--without-secrets]      DIR is backups, unless told

Backups in DIR that are older than ${daysOf(retention.backupsMs)} days are removed once the new one is whole.
`;

type Options = { to: string; withoutSecrets: boolean };

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string', default: 'backups' },
        'without-secrets': { type: 'boolean', default: false },
      },
    });
    return {
      to: path.resolve(process.env.INIT_CWD ?? root, values.to),
      withoutSecrets: values['without-secrets'],
    };
  } catch {
    console.error(usage);
    process.exit(2);
  }
}

const options = readOptions();
const startedAt = performance.now();
const dir = dataDir();
const signal = untilStopped();
try {
  const database = await findDatabase(dir);
  try {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const made = await writeBackup({
      ...options,
      databaseUrl: database.url,
      store: await storeOf(dir),
      folder: { dir, files: folderFiles },
      version,
      signal,
      report: printProgress(),
    });
    tell(made);
    const gone = await removeOldBackups(options.to, retention.backupsMs);
    if (gone.length > 0)
      console.log(`Removed, being older than ${daysOf(retention.backupsMs)} days: ${gone.join(', ')}`);
  } finally {
    database.close();
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\nNo backup was made.`);
  process.exitCode = 1;
}

function tell({ dir: made, manifest }: Awaited<ReturnType<typeof writeBackup>>): void {
  const { tables, objects, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, { file }) => sum + file.bytes, objects.bytes);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `\n${made}\n${rows} rows of ${tables.length} tables, ${objects.count} pictures and other files: ${sizeOf(bytes)} in ${seconds} s.`,
  );
  if (objects.removedMeanwhile > 0)
    console.log(`${objects.removedMeanwhile} were deleted while it was made, and are not in it.`);
  if (options.withoutSecrets)
    console.log(
      'Without secrets, as you wished: keep jwt-secret of the data folder yourself. Without it everybody has to log in again, and authenticator apps and the pictures of pupils are worth nothing.',
    );
  else if (process.env.JWT_SECRET)
    console.log('JWT_SECRET comes from your environment and is not in it: keep that as safe as this backup.');
  else if (files.some(({ isSecret }) => isSecret))
    console.log(
      'There are secrets in it: who has this folder can log in as anybody. Keep it like a password.',
    );
  if (statSync(made).dev === statSync(dir, { throwIfNoEntry: false })?.dev)
    console.log('It is on the same disk as your data: copy it to another machine.');
  if (objects.missing.length === 0) return;
  console.error(
    `\n${objects.missing.length} files were missing in the store before, although rows show them: see objects.missing in manifest.json. Everything else is in the backup.`,
  );
  process.exitCode = 1;
}
