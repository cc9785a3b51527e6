import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * Makes a folder that only its owner may enter, or closes one that is there: what lies in it, with whatever mode, is
 * then out of reach for other users of the machine. A folder that is shared on purpose, such as /tmp, and one that is
 * not ours stay as they are.
 */
export function makePrivateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(dir);
  const isShared = (mode & 0o1000) !== 0;
  const isOurs = process.getuid === undefined || uid === process.getuid();
  if (isOurs && !isShared && (mode & 0o077) !== 0) chmodSync(dir, 0o700);
}
