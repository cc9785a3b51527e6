import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';

export type TestStore = ObjectStore & { dir: string; drop(): Promise<void> };

/** An object store of one's own, in a folder that goes with it. */
export async function createTestStore(): Promise<TestStore> {
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise store '));
  const store = await openStore({ kind: 'files', dir });
  return { ...store, dir, drop: () => rm(dir, { recursive: true, force: true }) };
}
