import { openStore } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';
import { storeConfig, storeEnv } from '@panelwise/storage/store-config';
import { z } from 'zod';

/** The object store that the environment names, or the one of a data folder. */
export async function storeOf(dataDir: string): Promise<ObjectStore> {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  return openStore(storeConfig({ ...z.object(storeEnv).parse(set), DATA_DIR: dataDir }));
}

/** A signal that Ctrl-C and a polite kill give, once; a second Ctrl-C ends at once. */
export function untilStopped(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => stop.abort(new Error('Stopped.')));
  return stop.signal;
}
