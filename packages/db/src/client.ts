import path from 'node:path';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A connection pool, or one transaction on it: repositories take either. */
type Schema = Record<string, never>;
export type Database = NodePgDatabase<Schema>;
export type Transaction = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
export type Queryable = Database | Transaction;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/** Opens a pool. It connects at the first query; a query that finds no connection within 2 s fails. */
export function openDatabase(url: string, options: { max?: number } = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that the server closes is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() };
}

/** Where the SQL migrations lie, beside the sources; a bundle passes its own copy. */
export const migrationsDir = path.resolve(import.meta.dirname, '../migrations');

/** Brings the schema to the newest version. Several processes may call it at once: the first does the work. */
export async function migrateDatabase(database: OpenDatabase, dir = migrationsDir): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock(814026)');
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: dir });
  } finally {
    await client.query('select pg_advisory_unlock(814026)').catch(() => undefined);
    client.release();
  }
}
