import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { isPortFree } from '@panelwise/db/embedded/free-port';
import { findRunning } from '@panelwise/db/embedded/postgres';
import { objectsDir } from '@panelwise/storage/store-config';
import { root } from './stack/processes.ts';

/** `npm run doctor`: what is configured, reachable and missing, and what to do about it. */

type Finding = { level: 'ok' | 'note' | 'bad'; what: string; fact: string; advice?: string };
const findings: Finding[] = [];
const env = process.env;
const dataDir = path.resolve(root, env.DATA_DIR ?? '.data');
const port = Number(env.PORT || 3000);

function tell(level: Finding['level'], what: string, fact: string, advice?: string): void {
  findings.push({ level, what, fact, ...(advice ? { advice } : {}) });
}

/** Whether something listens at the host and port of a URL, within 2 s. */
function isReachable(url: string, defaultPort: number): Promise<boolean> {
  const { hostname, port: urlPort } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port: Number(urlPort) || defaultPort, timeout: 2_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

async function checkServer(what: string, key: string, defaultPort: number, otherwise: string): Promise<void> {
  const url = env[key];
  if (!url) return tell('ok', what, otherwise);
  if (!URL.canParse(url))
    return tell('bad', what, `${key} is not a URL`, `Write it like ${key}=scheme://host:${defaultPort}`);
  const { host } = new URL(url);
  if (await isReachable(url, defaultPort)) tell('ok', what, `${host} answers`);
  else
    tell(
      'bad',
      what,
      `${host} does not answer`,
      `Start it, correct ${key}, or remove ${key} to use the built-in one.`,
    );
}

/** Prints a page with the renderer that is used here: only a printed page shows whether it has letters. */
function checkPrinting(): void {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'apps/worker/src/print-check/main.ts')],
    { cwd: root, env: { ...env, DATA_DIR: dataDir }, encoding: 'utf8', timeout: 120_000 },
  );
  try {
    const { level, fact, advice } = JSON.parse(stdout) as Omit<Finding, 'what'>;
    tell(level, 'PDF', fact, advice);
  } catch {
    tell('bad', 'PDF', `could not be tried: ${stderr.trim().split('\n').at(-1) || 'no answer'}`);
  }
}

tell(
  'ok',
  'Node',
  `${process.version} on ${process.platform} ${process.arch}, ${os.availableParallelism()} cores, ${(os.totalmem() / 2 ** 30).toFixed(0)} GB memory`,
);
const free = statfsSync(root).bavail * statfsSync(root).bsize;
tell(
  free < 2 ** 30 ? 'bad' : 'ok',
  'Disk',
  `${(free / 2 ** 30).toFixed(1)} GB free`,
  free < 2 ** 30 ? 'Make room: a gigabyte is the least.' : undefined,
);
const built = ['api/dist/server.js', 'worker/dist/main.js', 'web/dist/client/index.html'].every((file) =>
  existsSync(path.join(root, 'apps', file)),
);
tell(
  built ? 'ok' : 'note',
  'Build',
  built ? 'is there' : 'not yet',
  built ? undefined : 'npm start builds by itself.',
);

const health = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
if (health) {
  const body = (await health.json().catch(() => undefined)) as
    | { ready?: boolean; checks?: Record<string, { ok: boolean; ms: number; message?: string }> }
    | undefined;
  if (!body?.checks) tell('bad', 'Port', `${port} is taken by something else`, `PORT=${port + 1} npm start`);
  else
    for (const [name, check] of Object.entries(body.checks))
      tell(
        check.ok ? 'ok' : 'bad',
        `Running: ${name}`,
        check.ok ? `answers in ${check.ms.toFixed(0)} ms` : (check.message ?? 'does not answer'),
      );
} else if (await isPortFree(port)) tell('ok', 'Port', `${port} is free; nothing is running`, undefined);
else tell('bad', 'Port', `${port} is taken by something else`, `PORT=${port + 1} npm start`);

const running = env.DATABASE_URL ? undefined : findRunning(path.join(dataDir, 'postgres'));
await checkServer(
  'Database',
  'DATABASE_URL',
  5432,
  running ? `embedded, running on port ${running.port}` : 'embedded, starts with npm start',
);
await checkServer('Queue', 'REDIS_URL', 6379, 'on the database (no REDIS_URL)');
await checkServer('Objects', 'S3_ENDPOINT', 9000, `files in ${objectsDir(dataDir)}`);
if (env.S3_ENDPOINT && !(env.S3_ACCESS_KEY && env.S3_SECRET_KEY))
  tell('bad', 'Objects', 'S3_ENDPOINT without keys', 'Set S3_ACCESS_KEY and S3_SECRET_KEY.');
await checkServer('Mail', 'SMTP_URL', 587, `kept in ${path.join(dataDir, 'mail')}, shown at /dev/mail`);

const writer = env.WRITER || (env.OPENAI_API_KEY ? 'openai' : 'builtin');
const artist =
  env.ARTIST || (env.REPLICATE_API_TOKEN ? 'replicate' : env.OPENAI_API_KEY ? 'openai' : 'builtin');
const keyOf: Record<string, string> = { openai: 'OPENAI_API_KEY', replicate: 'REPLICATE_API_TOKEN' };
for (const [what, name] of [
  ['Writer', writer],
  ['Artist', artist],
] as const) {
  const key = keyOf[name];
  if (key && !env[key])
    tell('bad', what, `${name}, but ${key} is not set`, `Set ${key}, or ${what.toUpperCase()}=builtin.`);
  else tell('ok', what, name === 'builtin' ? 'the built-in studio: free, offline' : `${name}, key is set`);
}

checkPrinting();
if (env.NODE_ENV === 'production') {
  tell(
    (env.JWT_SECRET ?? '').length >= 32 ? 'ok' : 'bad',
    'JWT_SECRET',
    env.JWT_SECRET ? `${env.JWT_SECRET.length} characters` : 'not set',
    'Production needs one of 32 characters or more.',
  );
  if (!env.PUBLIC_URL)
    tell(
      'bad',
      'PUBLIC_URL',
      'not set',
      'Set the address that people use, such as https://comics.example.org',
    );
}
const start = path.join(dataDir, 'start.pid');
if (existsSync(start))
  tell('note', 'npm start', `runs, or was killed, as process ${readFileSync(start, 'utf8')}`);
if (spawnSync('which', ['redis-server'], { stdio: 'ignore' }).status !== 0)
  tell(
    'note',
    'Tests',
    'no redis-server here, so the Redis driver is not tested',
    'apt-get install redis-server',
  );

const mark = { ok: 'ok  ', note: 'note', bad: 'BAD ' };
for (const finding of findings) {
  console.log(`${mark[finding.level]}  ${finding.what.padEnd(18)} ${finding.fact}`);
  if (finding.advice && finding.level !== 'ok') console.log(`${' '.repeat(25)}→ ${finding.advice}`);
}
const bad = findings.filter((finding) => finding.level === 'bad').length;
console.log(bad === 0 ? '\nNothing is in the way.' : `\n${bad} to mend.`);
process.exit(bad === 0 ? 0 : 1);
