import { prepareDatabase } from '../scripts/stack/prepare-database.ts';

/** Brings schema, queue tables and catalogue to where this version needs them, then ends; with 1 where it cannot. */
const url = process.env.DATABASE_URL;
try {
  if (!url) throw new Error('DATABASE_URL is not set.');
  await prepareDatabase(url);
  // `npm start` holds a channel open to it.
  if (process.connected) process.disconnect();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
