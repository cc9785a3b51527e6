import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isPortFree } from '@panelwise/db/embedded/free-port';
import { makePrivateFolder } from '@panelwise/storage/private-folder';
import { entries, type RunningProcess, startProcess } from './processes.ts';
import { startDatabase } from './start-database.ts';

export type StackOptions = {
  dataDir: string;
  port: number;
  /** Worker processes; one per core unless told. */
  workers?: number;
  env?: NodeJS.ProcessEnv;
  /** Brings the database at this address up to date; in this process unless told. */
  prepare?(databaseUrl: string): Promise<void>;
};

export type Stack = {
  url: string;
  databaseUrl: string;
  dataDir: string;
  processes: RunningProcess[];
  /** Starts a process that has ended again. */
  restart(ended: RunningProcess): Promise<RunningProcess>;
  /** Adds one more worker process. */
  addWorker(env?: NodeJS.ProcessEnv): Promise<RunningProcess>;
  /** Adds one more api process at this port. Gives its address. */
  addApi(port: number): Promise<string>;
  stop(): Promise<void>;
};

/** What it takes is only loaded where it is wanted: it would triple the memory of whoever starts a stack and waits. */
async function prepareHere(databaseUrl: string): Promise<void> {
  const { prepareDatabase } = await import('./prepare-database.ts');
  await prepareDatabase(databaseUrl);
}

/** Workers on one machine cannot share a port: the second has the one after `WORKER_METRICS_PORT`, and so on. */
function metricsPort({ WORKER_METRICS_PORT: first }: NodeJS.ProcessEnv, name: string): NodeJS.ProcessEnv {
  const worker = /^worker-(\d+)$/.exec(name)?.[1];
  return first && worker ? { WORKER_METRICS_PORT: String(Number(first) + Number(worker) - 1) } : {};
}

/**
 * Starts database, api and workers from the built bundles, and waits until all are ready.
 * @throws Error that says what is in the way: no build, the port is taken, or a process's own last words.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  for (const file of Object.values(entries))
    if (!existsSync(file))
      throw new Error(`${path.relative(process.cwd(), file)} is missing: run the build first.`);
  if (!(await isPortFree(options.port)))
    throw new Error(`Port ${options.port} is taken. Choose another one: PORT=${options.port + 1} npm start`);
  makePrivateFolder(options.dataDir);
  const database = await startDatabase(options.dataDir);
  const processes: RunningProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map((one) => one.stop()));
    database.stop();
  };
  try {
    await (options.prepare ?? prepareHere)(database.url);
    const url = `http://localhost:${options.port}`;
    const env: NodeJS.ProcessEnv = {
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      ...process.env,
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      DATA_DIR: options.dataDir,
      DATABASE_URL: database.url,
      PORT: String(options.port),
      ...options.env,
    };
    const logDir = path.join(options.dataDir, 'logs');
    const start = (app: 'api' | 'worker', name: string, extra: NodeJS.ProcessEnv = {}) =>
      startProcess(app, name, { ...env, ...metricsPort(env, name), ...extra }, logDir).then((one) => {
        processes.push(one);
        return one;
      });
    let workers = options.workers ?? os.availableParallelism();
    let apis = 1;
    await Promise.all([
      start('api', 'api'),
      ...Array.from({ length: workers }, (_, i) => start('worker', `worker-${i + 1}`)),
    ]);
    return {
      url,
      databaseUrl: database.url,
      dataDir: options.dataDir,
      processes,
      restart: ({ app, name }) => start(app, name),
      addWorker: (extra) => start('worker', `worker-${++workers}`, extra),
      addApi: async (port) => {
        await start('api', `api-${++apis}`, { PORT: String(port) });
        return `http://localhost:${port}`;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
