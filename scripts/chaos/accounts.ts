import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@panelwise/db/client';
import { users } from '@panelwise/db/schema/accounts';
import { runs } from '@panelwise/db/schema/runs';
import { inArray, sql } from 'drizzle-orm';
import type { Stack } from '../stack/start-stack.ts';
import type { Creator } from './creators.ts';

const longestMs = 60_000;

/**
 * Lets the period of grace of these accounts be over, and the last writes of their runs long ago, and waits until a
 * worker has deleted them: workers look when they start. Gives how many are left.
 */
export async function endAccounts(stack: Stack, creators: Creator[]): Promise<number> {
  const database = openDatabase(stack.databaseUrl, { max: 1 });
  try {
    const these = inArray(
      users.email,
      creators.map(({ email }) => email),
    );
    await database.db.update(users).set({ deleteAt: sql`now()` }).where(these);
    const owners = database.db.select({ id: users.id }).from(users).where(these);
    const longAgo = sql`now() - interval '1 hour'`;
    await database.db
      .update(runs)
      .set({ startedAt: longAgo, finishedAt: longAgo })
      .where(inArray(runs.ownerId, owners));
    await stack.addWorker();
    for (let waitedMs = 0; waitedMs < longestMs; waitedMs += 500) {
      if ((await database.db.$count(users, these)) === 0) return 0;
      await pause(500);
    }
    return database.db.$count(users, these);
  } finally {
    await database.close();
  }
}
