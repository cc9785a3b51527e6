import { readWorkerEnv } from './env.ts';
import { listenForMetrics } from './metrics/listen.ts';
import { openDeps } from './open-deps.ts';
import { startLanes } from './runner/start-lanes.ts';
import { warmUp } from './warm-up.ts';

const env = readWorkerEnv(process.env);
const { deps, connection, concurrency, close } = await openDeps(env);
const lanes = startLanes(deps, { connection, concurrency, leaseMs: env.WORKER_LEASE_MS });
await lanes.ready();
const port = env.WORKER_METRICS_PORT;
// Work goes on unwatched when the port is taken.
const listener =
  port &&
  (await listenForMetrics(deps.metrics.registry, { host: env.WORKER_METRICS_HOST, port }).catch(
    (error: unknown) => deps.log.error({ err: error, port }, 'metrics cannot be read: WORKER_METRICS_PORT'),
  ));
deps.log.info({ lanes: concurrency, queue: connection.kind, ...deps.engines.names }, 'worker ready');
process.send?.('ready');
void warmUp(deps, env.WORKER_LANES);

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  deps.log.info({ signal }, 'worker stopping');
  await lanes.stop({ timeoutMs: 15_000 });
  if (listener) await listener.close();
  await close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
// A worker that `npm start` started must not outlive it.
process.on('disconnect', () => void stop('disconnect'));
