/** Brings schema, queue tables and catalogue to where this version needs them, then ends. */
import { prepareDatabase } from '../scripts/stack/database.ts';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set.');
await prepareDatabase(url);
