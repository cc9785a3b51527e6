import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isTerminal } from '@panelwise/contracts/domain/run';
import { getComic } from '@panelwise/contracts/http/comics';
import { getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { openDatabase } from '@panelwise/db/client';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { sql } from 'drizzle-orm';
import { signIn } from './stack/api-client.ts';
import { buildIfChanged } from './stack/build.ts';
import { createDemoAccounts } from './stack/demo-accounts.ts';
import { fakeReplicateEnv, startFakeProvider } from './stack/fake-provider.ts';
import { breakDown } from './stack/make-comic.ts';
import { scriptOf } from './stack/script-of.ts';
import { type Stack, startStack } from './stack/start-stack.ts';

/**
 * `npm run chaos`: kills workers with SIGKILL at random moments while they draw with a provider that fails in
 * all the usual ways, and counts what was lost, stuck or paid twice.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    workers: { type: 'string', default: '3' },
    comics: { type: 'string', default: '4' },
  },
});
const [kills, workers, parallel] = [Number(values.kills), Number(values.workers), Number(values.comics)];
/** 5 % refused as busy, 3 % failed, 3 % accepted and cut off, 2 % never answered, 3 % of the pictures cut short. */
const faults = [
  '--image-ms',
  '300',
  '--image-pixels',
  '262144',
  '--faults',
  'create:busy@0.05,create:error@0.03,create:drop@0.03,create:hang@0.02,picture:truncated@0.03',
];

buildIfChanged();
const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-chaos-'));
const provider = await startFakeProvider(faults);
const stack = await startStack({
  dataDir,
  port: await findFreePort(),
  workers,
  env: { ...fakeReplicateEnv(provider), RUNS_PER_MINUTE: '10000', LOG_LEVEL: 'warn' },
});
const accounts = await createDemoAccounts(stack.databaseUrl, dataDir);
const client = await signIn(stack.url, accounts!.find((one) => one.userType === 'Teacher')!);

let killing = true;
const runIds: string[] = [];
const startedAt = performance.now();
const makers = Array.from({ length: parallel }, (_, i) => makeComicsWhile(i));
for (let n = 1; n <= kills; n++) {
  await pause(150 + Math.random() * 1_200);
  await killOne(stack, n);
}
killing = false;
console.log(`\n${kills} kills done; letting the last comics finish …`);
await Promise.all(makers);
const failed = await report();
await stack.stop();
provider.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(failed ? 1 : 0);

async function makeComicsWhile(maker: number): Promise<void> {
  for (let round = 0; killing; round++) {
    const name = `Chaos ${maker}.${round}`;
    const { parts } = await breakDown(client, {
      title: name,
      concept: name,
      story: 'A fox looks at a plant and wonders how it grows.',
      grade: '4',
      subject: 'Science',
      style: 'flat',
    });
    const accepted = (await client.call(stepEndpoint('generate-comic'), {
      body: { comicId: parts[0]!.comicId, pages: scriptOf(2, 4, name) },
      headers: { prefer: 'respond-async' },
    })) as { data: { runId: string } };
    runIds.push(accepted.data.runId);
    await finished(accepted.data.runId);
  }
}

async function finished(runId: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < 180_000; waitedMs += 250) {
    if (client.token && isTerminal((await client.call(getRun, { params: { id: runId } })).data.status))
      return;
    await pause(250);
  }
}

async function killOne(target: Stack, n: number): Promise<void> {
  const alive = target.processes.filter(
    (one) => one.name.startsWith('worker') && one.child.exitCode === null && one.child.signalCode === null,
  );
  const victim = alive[Math.floor(Math.random() * alive.length)]!;
  victim.child.kill('SIGKILL');
  await victim.exited;
  await target.addWorker();
  if (n % 10 === 0)
    console.log(
      `${n} kills, ${runIds.length} comics ordered, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
    );
}

/** Counts, prints, and says whether anything is not as promised. */
async function report(): Promise<boolean> {
  const runs = await Promise.all(
    runIds.map(async (id) => (await client.call(getRun, { params: { id } })).data),
  );
  const stuck = runs.filter((run) => !isTerminal(run.status));
  const failedRuns = runs.filter((run) => run.status === 'failed');
  let lost = 0;
  for (const run of runs.filter((one) => one.status === 'succeeded')) {
    const { comic, pages } = await client.call(getComic, { params: { id: run.comicId! } });
    const complete =
      comic.images.length === 2 &&
      pages.every(
        (page) =>
          page.imageUrl && page.panels.length === 4 && page.panels.every((panel) => panel.state === 'done'),
      );
    if (!complete) lost++;
  }
  const bills = await provider.bills();
  const twice = Object.keys(bills.doubled);
  const database = openDatabase(stack.databaseUrl, { max: 1 });
  const ledger = (
    await database.db.execute<{ calls: number; doubtful: number }>(
      sql`select count(*)::int as calls, coalesce(sum(possible_double_bill), 0)::int as doubtful from provider_calls`,
    )
  ).rows[0];
  await database.close();
  console.log(`
kills                      ${kills}
comics ordered             ${runs.length}
pictures bought            ${bills.things} with ${bills.total} bills, ledger rows ${ledger?.calls}, sent again in doubt ${ledger?.doubtful}
lost (done, but not whole) ${lost}
stuck                      ${stuck.length}
failed                     ${failedRuns.length}${failedRuns[0] ? `  (first: ${failedRuns[0].message})` : ''}
paid twice                 ${twice.length}
seconds                    ${((performance.now() - startedAt) / 1_000).toFixed(0)}`);
  return lost + stuck.length + failedRuns.length + twice.length > 0;
}
