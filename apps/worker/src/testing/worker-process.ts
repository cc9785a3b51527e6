/**
 * A whole worker process, for tests that kill it. Says `ready` once it takes work. Argument: a `WorkerProcessOptions` as
 * JSON.
 */
import { openDatabase } from '@panelwise/db/client';
import type { QueueConnection } from '@panelwise/queue/connection';
import { startLanes } from '../runner/start-lanes.ts';
import { openTestDeps } from './worker-harness.ts';

export type WorkerProcessOptions = {
  databaseUrl: string;
  connection: QueueConnection;
  storeDir: string;
  replicateUrl?: string;
  openaiUrl?: string;
  leaseMs: number;
};

const options = JSON.parse(process.argv[2] ?? '{}') as WorkerProcessOptions;
const database = openDatabase(options.databaseUrl, { max: 5 });
const deps = await openTestDeps(database, options.connection, options);
const lanes = startLanes(deps, {
  connection: options.connection,
  concurrency: { text: 2, image: 4, render: 1 },
  leaseMs: options.leaseMs,
});
await lanes.ready();
console.log('ready');
