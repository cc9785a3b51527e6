import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { withLeanMemory } from './lean-memory.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const entries = {
  api: path.join(root, 'apps/api/dist/server.js'),
  worker: path.join(root, 'apps/worker/dist/main.js'),
} as const;
export type App = keyof typeof entries;

export type RunningProcess = {
  app: App;
  name: string;
  child: ChildProcess;
  log: string;
  exited: Promise<number>;
  stop(timeoutMs?: number): Promise<void>;
};

/**
 * Starts one api or worker process and waits until it says that it is ready. Its output goes to a log file.
 * @throws Error with the last words of the process when it ends before it is ready.
 */
export async function startProcess(
  app: App,
  name: string,
  env: NodeJS.ProcessEnv,
  logDir: string,
): Promise<RunningProcess> {
  mkdirSync(logDir, { recursive: true });
  const log = path.join(logDir, `${name}.log`);
  const child = spawn(process.execPath, [entries[app]], {
    cwd: root,
    env: withLeanMemory(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const file = createWriteStream(log, { flags: 'a' });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      file.write(chunk);
      tail = (tail + chunk).slice(-4_000);
    });
  }
  const exited = new Promise<number>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1))),
  );
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    void exited.then((code) =>
      reject(new Error(`${name} ended with code ${code} before it was ready:\n${tail.trim()}`)),
    );
  });
  return { app, name, child, log, exited, stop: (timeoutMs = 25_000) => stop(child, exited, timeoutMs) };
}

async function stop(child: ChildProcess, exited: Promise<number>, timeoutMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await exited;
  clearTimeout(timer);
}
