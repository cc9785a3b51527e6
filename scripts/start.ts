import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from './stack/build.ts';
import { lockDataDir } from './stack/data-lock.ts';
import { createDemoAccounts, demoAccountsFile, readDemoAccounts } from './stack/demo-accounts.ts';
import { drawHouseComics } from './stack/house-comics.ts';
import { houseComics } from './stack/house-list.ts';
import { openDemoClass, wantsDemoClass } from './stack/open-demo-class.ts';
import { root } from './stack/processes.ts';
import { type Stack, startStack } from './stack/start-stack.ts';
import { supervise } from './stack/supervise.ts';

/** `npm start`: everything on this machine, with one command. */

const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const port = Number(process.env.PORT || 3000);
let stack: Stack | undefined;
let stopping = false;
const ending = new AbortController();

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
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
    ...(process.env.WORKERS ? { workers: Number(process.env.WORKERS) } : {}),
  });
} catch (error) {
  unlock();
  fail(error);
}

async function stop(reason: string, code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  ending.abort();
  console.log(`\n${reason}. Stopping …`);
  await stack?.stop();
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

const accounts = await createDemoAccounts(stack.databaseUrl, dataDir);
console.log(`\n  Panelwise is at  ${stack.url}\n`);
if (accounts)
  for (const account of accounts)
    console.log(`  ${account.userType.padEnd(8)} ${account.email}   ${account.password}`);
else if (existsSync(demoAccountsFile(dataDir)))
  console.log(`  Demo accounts: ${path.relative(process.cwd(), demoAccountsFile(dataDir))}`);
console.log(
  process.env.SMTP_URL
    ? '  Mail goes to your mail server.'
    : `  Mail is kept in ${path.relative(process.cwd(), path.join(dataDir, 'mail'))} and shown at ${stack.url}/dev/mail`,
);
console.log('  Ctrl-C stops everything; your data stays.\n');

/** A paid provider is never asked for comics that nobody ordered. */
const isBuiltIn =
  (process.env.WRITER || (process.env.OPENAI_API_KEY ? 'openai' : 'builtin')) === 'builtin' &&
  (process.env.ARTIST ||
    (process.env.REPLICATE_API_TOKEN || process.env.OPENAI_API_KEY ? 'provider' : 'builtin')) === 'builtin';
const houseComicsDrawn = path.join(dataDir, 'samples-made');
if (readDemoAccounts(dataDir) && !existsSync(houseComicsDrawn) && process.env.SAMPLES !== '0' && isBuiltIn) {
  console.log(
    `  Drawing ${houseComics.length} comics for the library, whenever nobody else has work going on …`,
  );
  try {
    const { signal } = ending;
    const { drawn, failed } = await drawHouseComics(stack.url, stack.databaseUrl, { signal });
    console.log(`  ${drawn} comics were drawn for the library.`);
    if (failed > 0) console.log(`  ${failed} could not be drawn; the next start tries them again.`);
    else writeFileSync(houseComicsDrawn, '');
  } catch (error) {
    if (!stopping)
      console.error(
        '  The comics of the house could not all be drawn; the next start goes on:',
        error instanceof Error ? error.message : error,
      );
  }
}

if (!stopping && wantsDemoClass(dataDir)) {
  try {
    const { url, databaseUrl } = stack;
    const words = await openDemoClass({ url, databaseUrl, dataDir });
    if (words) console.log(`\n${words.map((line) => `  ${line}`).join('\n')}\n`);
  } catch (error) {
    if (!stopping)
      console.error(
        '  The demo class could not be made; the next start tries again:',
        error instanceof Error ? error.message : error,
      );
  }
}
