import { Socket } from 'node:net';
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

/** No statement of the product takes as long, in ms. Whoever migrates or computes for longer says so. */
const statementMs = 30_000;
/** A connection from which nothing is heard for this much longer, in ms, is dead: a server would have ended the statement. */
const silenceMs = 10_000;
/** Whoever finds no free connection for so long, in ms, is told so while a person still waits. */
const connectMs = 2_000;

export type DatabaseOptions = {
  /** Connections at most. */
  max?: number;
  /** How long a statement may take, in ms; 0 is for ever. */
  statementMs?: number;
  /** For how much longer nothing may be heard from the server, in ms. */
  silenceMs?: number;
  /** How long a query may wait for a connection, in ms. */
  connectMs?: number;
};

/**
 * Opens a pool. It connects at the first query; a query that finds no connection in time fails, and so does one that
 * takes too long or whose connection falls silent. It goes on by itself after every outage.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const limitMs = options.statementMs ?? statementMs;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectMs ?? connectMs,
    idleTimeoutMillis: 30_000,
    ...(limitMs > 0
      ? { statement_timeout: limitMs, stream: () => openSocket(limitMs + (options.silenceMs ?? silenceMs)) }
      : {}),
  });
  surviveLostConnections(pool);
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() };
}

/** A socket that gives up when nothing has come or gone for `idleMs`: behind a dead network a query would wait for ever. */
function openSocket(idleMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(idleMs, () => socket.destroy(new Error(`Nothing was heard for ${idleMs} ms.`)));
}

/**
 * A server that restarts cuts every connection, also those inside a transaction. Their queries fail, and that is all:
 * an error that nobody listens to would end the process.
 */
function surviveLostConnections(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('end', () => {
      // Drizzle never gives back a connection that was lost at `begin`: the pool would count it as in use for ever.
      if (!inUse.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    });
  });
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
