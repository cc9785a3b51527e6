import { openDeps } from '../apps/api/src/deps.ts';
import { parseEnv } from '../apps/api/src/env.ts';
import { sendDueLetters } from '../apps/api/src/modules/families/letters.ts';
import type { Stack } from '../scripts/stack/start-stack.ts';

/** The coming Sunday at an hour that is its late afternoon in the United States. */
function comingSunday(): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7));
  day.setUTCHours(23, 30, 0, 0);
  return day;
}

/** Sends what the api of this stack sends of itself on a Sunday: its clock cannot be turned, this one is told the time. */
export async function sendSundayLetters({ dataDir, databaseUrl, url }: Stack): Promise<void> {
  const deps = await openDeps(
    parseEnv({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: url }),
  );
  try {
    await sendDueLetters({ ...deps, background: () => undefined }, comingSunday());
  } finally {
    await deps.close();
  }
}
