import { tellReading } from '@panelwise/contracts/http/learn';
import type { z } from 'zod';
import { call } from '../api-client.ts';
import { useSession } from '../session.ts';
import { keptKinds, keptNames } from './kept-names.ts';
import { dropThing, findThing, keepThing, listThings } from './kept-things.ts';
import { isForLater } from './or-kept.ts';

type Reading = z.input<typeof tellReading.body>;
/** As much as one call may tell, in ms. */
const mostMs = 24 * 3_600_000;

/** Keeps how far somebody has read where it cannot be told now: one place for each comic, with all of the time. */
export async function keepReading(reading: Reading): Promise<void> {
  const userId = useSession.getState().user?._id;
  if (!userId) return;
  const name = keptNames.reading(reading.comicId);
  const before = (await findThing(userId, name))?.value as Reading | undefined;
  const ms = Math.min(mostMs, reading.ms + (before?.ms ?? 0));
  await keepThing(userId, name, { ...reading, ms, arrival: 'later' });
}

/** Tells what was kept of reading. @throws ApiError where nobody answers */
export async function sendReadings(): Promise<void> {
  const { status, user } = useSession.getState();
  if (status !== 'signed-in') return;
  for (const { name, value } of await listThings(user._id, keptKinds.reading)) {
    if (useSession.getState().user?._id !== user._id) return;
    try {
      await call(tellReading, { body: value as Reading, isQuiet: true });
    } catch (error) {
      // A comic that cannot be read any more needs no place.
      if (isForLater(error)) throw error;
    }
    await dropThing(user._id, name);
  }
}
