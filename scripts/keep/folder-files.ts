import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@panelwise/backup/manifest';
import type { FolderFile } from '@panelwise/backup/write-backup';

/**
 * What of a data folder goes along: what signs and seals, the passwords of demo accounts, and what says that comics and class of the
 * demo were made. The database's password does not: each folder makes its own. Mail and logs do not either.
 */
export const folderFiles: FolderFile[] = [
  { name: 'jwt-secret', isSecret: true },
  { name: 'demo-accounts.json', isSecret: true },
  { name: 'samples-made', isSecret: false },
  { name: 'demo-class-made', isSecret: false },
];

/** @throws Error where a file of the folder is there already with other content: what it signed or sealed would be lost */
export function assertNoOther(dataDir: string, from: string, { files }: Manifest): void {
  for (const { name, file } of files) {
    const there = path.join(dataDir, name);
    if (existsSync(there) && !readFileSync(there).equals(readFileSync(path.join(from, file.path))))
      throw new Error(
        `${there} is there already, and is not the one of the backup. Restore into a new data folder: --into DIR. Nothing was restored.`,
      );
  }
}

/** Puts them into a data folder, for its owner alone. */
export function putFolderFiles(dataDir: string, from: string, { files }: Manifest): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const { name, file } of files)
    writeFileSync(path.join(dataDir, path.basename(name)), readFileSync(path.join(from, file.path)), {
      mode: 0o600,
    });
}
