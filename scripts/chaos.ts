import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { startRedis } from '@panelwise/queue/testing/redis-server';
import { endAccounts } from './chaos/accounts.ts';
import { addCreators, type Creator, Makers } from './chaos/creators.ts';
import { countLost, tally } from './chaos/tally.ts';
import { buildIfChanged } from './stack/build.ts';
import { createDemoAccounts } from './stack/demo-accounts.ts';
import { fakeOpenAiEnv, fakeReplicateEnv, startFakeProvider } from './stack/fake-provider.ts';
import { plentyEnv } from './stack/plenty-env.ts';
import { startStack } from './stack/start-stack.ts';

/**
 * `npm run chaos`: kills workers with SIGKILL at random moments while they write and draw with a provider that fails in
 * all the usual ways, and counts what was lost, stuck, or paid twice by the provider's own books. `--mix` has creators
 * cancel, retry, edit and delete meanwhile. Ends with 1 when anything is not as promised.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    workers: { type: 'string', default: '3' },
    comics: { type: 'string', default: '4' },
    writer: { type: 'string', default: 'builtin' },
    artist: { type: 'string', default: 'replicate' },
    backend: { type: 'string', default: 'postgres' },
    mix: { type: 'boolean', default: false },
  },
});
const [kills, workers, parallel] = [Number(values.kills), Number(values.workers), Number(values.comics)];
const oneOf = (option: 'writer' | 'artist' | 'backend', allowed: string[]) => {
  if (!allowed.includes(values[option]))
    throw new Error(`--${option} ${values[option]}: choose one of ${allowed.join(', ')}.`);
};
oneOf('writer', ['builtin', 'openai']);
oneOf('artist', ['replicate', 'openai']);
oneOf('backend', ['postgres', 'redis']);
/**
 * Pictures: 5 % refused as busy, 3 % failed, 3 % accepted and cut off, 2 % never answered, 3 % of the pictures cut short.
 * Background responses: 5 % busy, 3 % failed, 5 % accepted and the reply with their id lost, 5 % of the streams cut off, 5 %
 * of the looks failed; of the conversations they are made in, 2 % fail to answer.
 */
const faults = [
  'create:busy@0.05,create:error@0.03,create:drop@0.03,create:hang@0.02,picture:truncated@0.03',
  'responses:busy@0.05,responses:error@0.03,responses:drop@0.05,conversations:error@0.02,stream:cut@0.05,get:error@0.05,cancel:error@0.1',
].join(',');

buildIfChanged();
const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-chaos-'));
const providerArgs = { 'image-ms': '300', 'image-pixels': '262144', 'text-ms': '1500', faults };
const provider = await startFakeProvider(
  Object.entries(providerArgs).flatMap(([key, value]) => [`--${key}`, value]),
);
const redis = values.backend === 'redis' ? await startRedis() : undefined;
const stack = await startStack({
  dataDir,
  port: await findFreePort(),
  workers,
  env: {
    ...fakeReplicateEnv(provider),
    ...fakeOpenAiEnv(provider),
    WRITER: values.writer,
    ARTIST: values.artist,
    // What this machine is set up with is not to be met here.
    REDIS_URL: redis?.connection.url ?? '',
    S3_ENDPOINT: '',
    RUNS_PER_MINUTE: '10000',
    ...plentyEnv,
    LOG_LEVEL: 'warn',
  },
});
const accounts = await createDemoAccounts(stack.databaseUrl, dataDir);
const teacher = accounts!.find((one) => one.userType === 'Teacher')!;
const creators = await addCreators(stack, teacher, parallel * 2);

let killing = true;
const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(0);
const makers = new Makers(values.writer === 'builtin');
const broken: unknown[] = [];
const work = Array.from({ length: parallel }, (_, n) =>
  makeComicsWhile(n, creators[2 * n]!, creators[2 * n + 1]!).catch((error: unknown) => broken.push(error)),
);
for (let n = 1; n <= kills; n++) {
  await pause(150 + Math.random() * 1_200);
  await killOne(n);
}
killing = false;
console.log(`\n${kills} kills done; letting the last comics finish …`);
await Promise.all(work);
const failed = await report();
await stack.stop();
provider.stop();
await redis?.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(failed ? 1 : 0);

async function makeComicsWhile(n: number, first: Creator, second: Creator): Promise<void> {
  const mixed = [
    (name: string) => makers.twins([first, second], name),
    (name: string) => makers.changeOfMind(first, name),
    (name: string) => makers.edit(second, name),
    (name: string) => makers.delete(first, name),
  ];
  for (let round = 0; killing; round++) {
    const name = `Chaos ${n}.${round}`;
    const make = values.mix ? mixed[(n + round) % mixed.length]! : (one: string) => makers.plain(first, one);
    await make(name);
  }
}

function alive() {
  return stack.processes.filter(
    ({ name, child }) => name.startsWith('worker') && child.exitCode === null && child.signalCode === null,
  );
}

async function killOne(n: number): Promise<void> {
  const all = alive();
  const victim = all[Math.floor(Math.random() * all.length)]!;
  victim.child.kill('SIGKILL');
  await victim.exited;
  await stack.addWorker();
  if (n % 10 === 0) console.log(`${n} kills, ${makers.done.comics} comics drawn, ${seconds()} s`);
}

/** Counts, prints, and says whether anything is not as promised. */
async function report(): Promise<boolean> {
  const lost = await countLost(makers.drawn);
  // Accounts whose time is over go with everything in them, so that what nobody names after that is an orphan.
  const accountsLeft = values.mix ? await endAccounts(stack, creators.slice(0, parallel)) : 0;
  await Promise.all(alive().map((one) => one.stop()));
  const { faults: wrong, shown } = await tally(stack, await provider.bills(), lost);
  const { comics, ...mixed } = makers.done;
  console.log(`
kills                            ${kills} (${values.writer} writes, ${values.artist} draws, queue on ${values.backend})
comics drawn                     ${comics}${values.mix ? `; ${list(mixed)}` : ''}
bought                           ${shown.things} things with ${shown.bills} bills; in the ledger ${shown.sendings} sendings, ${shown.inDoubt} of them in doubt
stopped and bought again         ${shown.boughtAgain} (${shown.cancelledBills} bills for work that was stopped)
sent before Retry-After was over ${shown.early}
lost (done, but not whole)       ${wrong.lost}
stuck                            ${wrong.stuck}
failed                           ${wrong.failed}
paid twice, by the provider      ${wrong.paidTwice}
bills that the ledger cannot say ${wrong.unexplainedBills}
left in conversations, unknown   ${wrong.leftAtProvider} (${shown.placesToClose} more are still to be deleted)
orphan objects in the store      ${wrong.orphanObjects} (${shown.replacedPictures} replaced pictures go with their comics)
events after the end of a run    ${wrong.eventsAfterTheEnd}
accounts that did not go         ${accountsLeft}
calls that broke the arm         ${broken.length}${broken[0] ? `  (first: ${broken[0]})` : ''}
seconds                          ${seconds()}`);
  return broken.length + accountsLeft + Object.values(wrong).reduce((sum, n) => sum + n, 0) > 0;
}

function list(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
}
