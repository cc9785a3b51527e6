import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from './stack/build.ts';
import { lockDataDir } from './stack/data-lock.ts';
import { createDemoAccounts, demoAccountsFile, readDemoAccounts } from './stack/demo-accounts.ts';
import { root } from './stack/processes.ts';
import { makeSampleComics } from './stack/sample-comics.ts';
import { type Stack, startStack } from './stack/start-stack.ts';
import { supervise } from './stack/supervise.ts';

/** `npm start`: everything on this machine, with one command. */

const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const port = Number(process.env.PORT || 3000);
let stack: Stack | undefined;
let stopping = false;

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

const samplesMade = path.join(dataDir, 'samples-made');
const teacher = readDemoAccounts(dataDir)?.find((account) => account.userType === 'Teacher');
if (teacher && !existsSync(samplesMade) && process.env.SAMPLES !== '0') {
  console.log('  Drawing three sample comics for the library …');
  try {
    console.log(
      `  ${await makeSampleComics(stack.url, stack.databaseUrl, teacher)} comics are in the library.`,
    );
    writeFileSync(samplesMade, '');
  } catch (error) {
    if (!stopping)
      console.error('  The sample comics could not be made:', error instanceof Error ? error.message : error);
  }
}
