import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildIfChanged } from './stack/build.ts';
import { lockDataDir } from './stack/data-lock.ts';
import { withLeanMemory } from './stack/lean-memory.ts';
import { root } from './stack/processes.ts';
import { type Stack, startStack } from './stack/start-stack.ts';
import { supervise } from './stack/supervise.ts';

/**
 * `npm start`: everything on this machine, with one command. This process stays as long as the product, so that what
 * needs the database or the studio runs in processes that end.
 */

const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const port = Number(process.env.PORT || 3000);
let stack: Stack | undefined;
let furnishing: ChildProcess | undefined;
let stopping = false;

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** Runs one of our scripts beside this one; it hears when this process is gone. */
function ownProcess(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    env: withLeanMemory({ ...process.env, ...env }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** @throws Error when the database cannot be brought up to date; the process that tried has said why */
async function prepare(databaseUrl: string): Promise<void> {
  const [code] = await once(ownProcess('infra/migrate.ts', { DATABASE_URL: databaseUrl }), 'exit');
  if (code !== 0) throw new Error('The database could not be brought up to date; the reason stands above.');
}

async function endFurnishing(): Promise<void> {
  if (!furnishing || furnishing.exitCode !== null || furnishing.signalCode !== null) return;
  const ended = once(furnishing, 'exit');
  furnishing.kill('SIGTERM');
  const timer = setTimeout(() => furnishing?.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}

let unlock: () => void = () => undefined;
try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT=${process.env.PORT} is not a port number.`);
  unlock = lockDataDir(dataDir);
  buildIfChanged();
  console.log('Starting …');
  stack = await startStack({
    dataDir,
    port,
    prepare,
    ...(process.env.WORKERS ? { workers: Number(process.env.WORKERS) } : {}),
  });
} catch (error) {
  unlock();
  fail(error);
}

async function stop(reason: string, code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log(`\n${reason}. Stopping …`);
  await Promise.all([endFurnishing(), stack?.stop()]);
  unlock();
  console.log('Stopped. Your data stays in', dataDir);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal, 0));
const { restart } = stack;
for (const one of stack.processes)
  if (one.app === 'worker')
    void supervise(one, {
      startAgain: () => restart(one),
      isStopping: () => stopping,
      say: (line) => console.error(`  ${line}`),
    });
  else void one.exited.then((code) => stop(`${one.name} ended with code ${code}; see ${one.log}`, 1));

furnishing = ownProcess('scripts/furnish.ts', {
  DATA_DIR: dataDir,
  FURNISH_URL: stack.url,
  FURNISH_DATABASE_URL: stack.databaseUrl,
});
// On an empty database only: whoever signed up before would keep them away.
const accounts = await Promise.race([
  once(furnishing, 'message').then(([words]) => words as string[]),
  once(furnishing, 'exit').then((): string[] => []),
]);
console.log(`\n  Panelwise is at  ${stack.url}\n`);
for (const line of accounts) console.log(`  ${line}`);
console.log(
  process.env.SMTP_URL
    ? '  Mail goes to your mail server.'
    : `  Mail is kept in ${path.relative(process.cwd(), path.join(dataDir, 'mail'))} and shown at ${stack.url}/dev/mail`,
);
console.log('  Ctrl-C stops everything; your data stays.\n');
if (furnishing.connected) furnishing.send('said');
