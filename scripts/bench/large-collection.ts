import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '@panelwise/db/client';
import autocannon from 'autocannon';
import { signIn } from '../stack/api-client.ts';
import { readDemoAccounts } from '../stack/demo-accounts.ts';
import { root } from '../stack/processes.ts';
import type { Arm } from './arm.ts';
import { openBenchStack } from './bench-stack.ts';
import { seedCollection } from './seed-collection.ts';

const rounds = 3;
const connections = 16;
const seconds = 4;
/** The last page of the library at twelve comics a page, with some room. */
const lastPage = 7_500;

/**
 * A hundred thousand comics of a thousand creators, nine in ten of them public. The library against one bare Fastify
 * route that sends the same bytes, its first page against its last, and the slowest answers of the tables.
 */
export async function largeCollection(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 0 });
  let bare: { url: string; process: ChildProcess } | undefined;
  try {
    await seedCollection(bench.stack.databaseUrl);
    const library = (page: number) => `${bench.stack.url}/api/user/comics?page=${page}&limit=12`;
    bare = await startBareServer(await (await fetch(library(1))).text());
    const account = readDemoAccounts(dataDir)!.find((one) => one.userType === 'admin')!;
    const admin = (await signIn(bench.stack.url, account)).token!;
    const arms = {
      ratio: {
        name: 'library: bare route ÷ ours, requests a second',
        unit: '×',
        values: [],
        goal: 1 / 0.6,
      } as Arm,
      deep: {
        name: `library: page ${lastPage} ÷ page 1, median ms`,
        unit: '×',
        values: [],
        goal: 1.2,
      } as Arm,
      ours: { name: 'library: median answer', unit: 'ms', values: [] } as Arm,
      // A child with limits shares its answers with those who have the same; what is left is telling who asks.
      limited: {
        name: 'library: everybody’s ÷ that of a child with limits, requests a second',
        unit: '×',
        values: [],
        goal: 1.5,
      } as Arm,
    };
    const tables = tableCalls(bench.stack.url, admin, bench.client.token!);
    const tableArms = tables.map(
      ({ name }): Arm => ({ name: `${name}: p99`, unit: 'ms', values: [], goal: 100 }),
    );
    for (let round = 0; round < rounds; round++) {
      const least = await load(bare.url);
      const ours = await load(library(1));
      arms.ratio.values.push(least.requests.average / ours.requests.average);
      arms.ours.values.push(ours.latency.p50);
      // One after the other and each page another one, so that neither a queue nor a cache is measured.
      arms.deep.values.push((await inTurn(library, lastPage)) / (await inTurn(library, 1)));
      for (const [i, { url, token }] of tables.entries())
        tableArms[i]!.values.push((await load(url, token, 4)).latency.p99);
    }
    await limitCreator(bench.stack.databaseUrl);
    for (let round = 0; round < rounds; round++) {
      const everybody = await load(library(1));
      const child = await load(library(1), bench.client.token!);
      arms.limited.values.push(everybody.requests.average / child.requests.average);
    }
    return [arms.ratio, arms.ours, arms.deep, arms.limited, ...tableArms];
  } finally {
    bare?.process.kill();
    await bench.close();
  }
}

function tableCalls(url: string, admin: string, creator: string) {
  const submissions = `${url}/api/admin/comics?limit=10`;
  return [
    { name: 'submissions, first page', url: submissions, token: admin },
    { name: 'submissions, page 5,000', url: `${submissions}&page=5000`, token: admin },
    { name: 'submissions, by title', url: `${submissions}&sort=title&order=asc`, token: admin },
    { name: 'submissions, searched', url: `${submissions}&search=comic%2099`, token: admin },
    { name: 'users', url: `${url}/api/admin/getAllUsers?limit=10`, token: admin },
    { name: 'my comics (100)', url: `${url}/api/user/my-comics?limit=10`, token: creator },
  ];
}

async function load(url: string, token?: string, clients = connections) {
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

/** Median of single answers around a page, in ms. */
async function inTurn(library: (page: number) => string, around: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 30; i++) {
    const startedAt = performance.now();
    await (await fetch(library(Math.max(1, around - 15) + i))).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[15]!;
}

async function startBareServer(body: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(root, 'apps/api/src/testing/bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(body);
  const url = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).once('line', resolve),
  );
  return { url, process: child };
}

/** Makes a child of the teacher who is signed in, whose parents have decided what is shown. */
async function limitCreator(databaseUrl: string): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    await pool.query(`
      with child as (
        update users set user_type = 'Student', birth_year = extract(year from now())::int - 10
        where email like 'teacher@%' returning id)
      insert into family_controls (child_id, highest_grade, hidden_subjects)
      select id, '7', array['Physics'] from child`);
  } finally {
    await close();
  }
}
