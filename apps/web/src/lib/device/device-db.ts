import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { WaitingAnswer } from './waiting-answers.ts';

/** Something that this device keeps for one account, as the server sent it. */
export type KeptThing = {
  userId: string;
  name: string;
  value: unknown;
  /** When it came, in ms since 1970. */
  at: number;
};

interface DeviceSchema extends DBSchema {
  things: { key: [userId: string, name: string]; value: KeptThing };
  /** In the order in which they were given. */
  answers: { key: number; value: WaitingAnswer };
}
export type DeviceDb = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDb | undefined> | undefined;

/** What this device keeps for when there is no network; undefined where the browser keeps nothing. */
export function deviceDb(): Promise<DeviceDb | undefined> {
  opening ??= open();
  return opening;
}

async function open(): Promise<DeviceDb | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  try {
    return await openDB<DeviceSchema>('panelwise-device', 1, {
      upgrade: (db) => {
        db.createObjectStore('things', { keyPath: ['userId', 'name'] });
        db.createObjectStore('answers', { autoIncrement: true });
      },
      // A tab with a newer version, or one that cleans up, goes first.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opening = undefined;
      },
    });
  } catch {
    // Storage is off, as in some private windows.
    return undefined;
  }
}
