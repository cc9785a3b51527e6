import { chmodSync, constants, cpSync } from 'node:fs';
import path from 'node:path';

/** Copies the data folder of a stack that has stopped. */
export function copyDataDir(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // Folders are copied without their modes, and Postgres insists on this one.
  chmodSync(path.join(to, 'postgres'), 0o700);
}
