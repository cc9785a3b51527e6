import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as account from '@panelwise/contracts/http/account';
import * as auth from '@panelwise/contracts/http/auth';
import { keepCharacter } from '@panelwise/contracts/http/cast';
import { requestConsent } from '@panelwise/contracts/http/consent';
import { sendContact } from '@panelwise/contracts/http/contact';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { makeClassLink } from '@panelwise/db/repositories/class-links';
import { approve } from '@panelwise/db/repositories/editions';
import { addTasks } from '@panelwise/db/repositories/tasks';
import * as schema from '@panelwise/db/schema/all';
import { insertComic } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { migrateQueue, type QueueConnection } from '@panelwise/queue/connection';
import { openNotificationBus } from '@panelwise/queue/notifications/open-notification-bus';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { boughtKey, contentHash, pageImageKey } from '@panelwise/storage/keys';
import { openStore } from '@panelwise/storage/open-store';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import Fastify from 'fastify';
import { Redis } from 'ioredis';
import { describe, expect, test, vi } from 'vitest';
import { deleteDueAccounts } from '../../worker/src/housekeeping/delete-accounts.ts';
import { readEml } from './mail/read-eml.ts';
import { filledByUs } from './testing/filled-by-us.ts';

/*
 * A word that is nowhere else is put into every text that a person can fill, through the API where it takes one. When the
 * account has been deleted it is searched in everything that is kept: a new column without it fails here.
 */
const canary = 'canaryx7q';

const tables = (Object.values(schema) as unknown[]).filter((one): one is PgTable => is(one, PgTable));
/** Every column that holds words, and that a person may have filled. */
const columns = tables.flatMap((table) => {
  const name = getTableName(table);
  return getTableConfig(table)
    .columns.filter((column) => /^(text|varchar|jsonb?)/.test(column.getSQLType()))
    .map((column) => ({ table: name, column: toSnake(column.name), type: column.getSQLType() }))
    .filter(({ column }) => !filledByUs[name]?.some((one) => one === '*' || one === column));
});
function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

for (const backend of backends) {
  test.skipIf(backend.skip)(
    testTitle('no word of a deleted account is left anywhere', backend),
    async () => {
      const database = await createTestDatabase();
      const dir = await mkdtemp(path.join(tmpdir(), 'panelwise canary '));
      const queueing = backend.name === 'Redis' ? await backend.start() : undefined;
      const connection: QueueConnection = queueing?.connection ?? { kind: 'postgres', url: database.url };
      await migrateQueue(connection);
      const site = await startSite(database.url, dir, connection);
      const bus = openNotificationBus(connection);
      const store = await openStore({ kind: 'files', dir });
      try {
        const userId = await fillThroughTheApi(site, database);
        await fillTheRest(database, userId, async (key) => {
          await store.put(key, Buffer.from(canary), 'image/webp');
        });

        const filled = await inColumns(database);
        const empty = columns.filter(({ table, column }) => !filled.includes(`${table}.${column}`));
        expect(empty.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
        expect((await inFiles(dir)).some((file) => file.includes('mail'))).toBe(true);
        expect((await inFiles(dir)).some((file) => file.includes('objects'))).toBe(true);

        await database.db
          .update(schema.users)
          .set({ deleteAt: new Date(Date.now() - 1_000) })
          .where(eq(schema.users.id, userId));
        let logs = '';
        const stream = {
          write: (line: string) => {
            logs += line;
          },
        };
        const { log } = Fastify({ logger: { level: 'trace', stream } });
        const mailDir = path.join(dir, 'mail');
        expect(await deleteDueAccounts({ database, store, bus, log: log as never, mailDir })).toBe(1);

        expect(await inWholeDatabase(database)).toEqual([]);
        expect(await inFiles(dir)).toEqual([]);
        if (connection.kind === 'redis') expect(await inRedis(connection.url)).toEqual([]);
        expect(logs).toContain('accounts deleted');
        expect(logs).not.toContain(canary);
        expect(site.output()).toContain('answered');
        expect(site.output()).not.toContain(canary);
      } finally {
        await site.stop();
        await bus.close();
        await database.drop();
        await queueing?.stop();
        await rm(dir, { recursive: true, force: true });
      }
    },
    300_000,
  );
}

describe('the list of what is ours', () => {
  test('names only tables and columns that there are', () => {
    for (const [name, names] of Object.entries(filledByUs)) {
      const table = tables.find((one) => getTableName(one) === name);
      expect(table, name).toBeDefined();
      const there = getTableConfig(table!).columns.map((column) => toSnake(column.name));
      for (const column of names) if (column !== '*') expect(there, name).toContain(column);
    }
  });
});

type Site = Awaited<ReturnType<typeof startSite>>;

/** The API as a process of its own, so that all of its log is caught. */
async function startSite(databaseUrl: string, dir: string, connection: QueueConnection) {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, 'server.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'trace',
      ...(connection.kind === 'redis' && { REDIS_URL: connection.url }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const address = await vi.waitFor(
    () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (!found) throw new Error(output);
      return found[0];
    },
    { timeout: 120_000, interval: 100 },
  );
  return {
    dir,
    output: () => output,
    call: async <T>(endpoint: Endpoint, body: unknown, token?: string): Promise<T> => {
      const response = await fetch(`${address}/api${endpoint.path}`, {
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          prefer: 'respond-async',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${text}`);
      return JSON.parse(text) as T;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function mailsTo(site: Site, email: string) {
  const folder = path.join(site.dir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (name) => readEml(await readFile(path.join(folder, name), 'utf8'))),
  );
  return mails.filter(({ to }) => to.includes(email));
}

/** Signs up, and writes the word wherever a person can. @returns whose account it is */
async function fillThroughTheApi(site: Site, { db }: TestDatabase): Promise<string> {
  const email = `${canary}@example.org`;
  const person = {
    firstname: `First${canary}`,
    lastname: `Last${canary}`,
    email,
    username: `name-${canary}`,
    userType: 'Student',
    birthYear: new Date().getUTCFullYear() - 10,
    country: 'US',
    countryCode: '+91',
    mobileNumber: `98${canary}`,
    password: 'correct horse',
    acceptTerms: true,
  };
  await site.call(auth.register, person);
  const code = (await mailsTo(site, email))[0]!.subject.slice(0, 4);
  const { data } = await site.call<{ data: { token: string; user: { _id: string } } }>(auth.verifyOtp, {
    email,
    otp: code,
  });
  const { token, user } = data;
  // Somebody signs up with this e-mail once more, and forgets the password.
  await site.call(auth.register, { ...person, username: `again-${canary}` });
  await site.call(account.forgotPassword, { email });
  await expect(site.call(auth.verifyOtp, { email, otp: '0000' })).rejects.toThrow('otp-wrong');
  await vi.waitFor(async () => expect((await mailsTo(site, email)).length).toBeGreaterThan(2));
  const asked = { adultEmail: `adult-${canary}@example.org`, relation: 'parent' };
  await site.call(requestConsent, asked, token);
  await site.call(keepCharacter, { name: `Kid${canary}`, kind: 'child', look: {} }, token);
  const words = { name: canary, email, phone: `+1 98${canary}`, role: 'Student', message: `Hello ${canary}` };
  await site.call(sendContact, { ...words, phone: '+1 98765 43210' });
  const [subject] = await db.select().from(schema.subjects).limit(1);
  await site.call(
    stepEndpoint('refine-prompt'),
    {
      title: canary,
      concept: canary,
      story: `${canary} found a leaf.`,
      grade: '5',
      country: 'US',
      subjectId: subject!.id,
    },
    token,
  );
  await site.call(account.deleteAccount, { password: person.password }, token);
  return user._id;
}

/** What only workers and reviewers write: rows as they leave them, with the word in every column that is left. */
async function fillTheRest(database: TestDatabase, userId: string, put: (key: string) => Promise<void>) {
  const { db } = database;
  const comic = await insertComic(db, userId, { title: canary, concept: canary, story: canary });
  const comicId = comic.id;
  await approve(db, [comicId]);
  await makeClassLink(db, comicId);
  const [run] = await db.select().from(schema.runs).where(eq(schema.runs.ownerId, userId));
  await addTasks(db, run!.id, [{ kind: 'panel', lane: 'image', pageNumber: 1, panelNumber: 1 }]);
  await db.insert(schema.pages).values({ comicId, pageNumber: 1 });
  const place = { comicId, pageNumber: 1, panelNumber: 1, scene: '', caption: '', alt: '', polygon: [] };
  const [panel] = await db.insert(schema.panels).values(place).returning();
  await db.insert(schema.panelVersions).values({ panelId: panel!.id, artKey: 'x', artHash: 'x' });
  const question = { comicId, hardcore: false, position: 1, question: '', options: [], correctAnswer: '' };
  await db.insert(schema.quizQuestions).values({ ...question, difficulty: 'easy' });
  await db.insert(schema.faqs).values({ comicId, position: 1, question: '', answer: '' });
  await db.insert(schema.facts).values({ comicId, position: 1, fact: '' });
  await db.insert(schema.notices).values({ userId, comicId, kind: 'declined' });
  await db.insert(schema.comicReports).values({ comicId, reason: 'other' });
  await db.insert(schema.comicTranslations).values({ comicId, sourceLanguage: 'en', originals: {} });
  const key = { userId, credentialId: 'x', publicKey: 'x', signCount: 0 };
  await db.insert(schema.passkeys).values({ ...key, name: '' });
  const rejected = { action: 'rejected', subjectType: 'comic', subjectId: comicId };
  await db
    .insert(schema.auditLog)
    .values([rejected, { ...rejected, subjectType: 'user', subjectId: userId }]);
  const bought = { provider: 'openai', model: 'm', kind: 'script', status: 'succeeded' } as const;
  const stepKey = contentHash(canary);
  const [call] = await db
    .insert(schema.providerCalls)
    .values({ ...bought, stepKey })
    .returning();
  await db.insert(schema.providerCallOrders).values({ callId: call!.id, runId: run!.id });
  const sentAt = new Date();
  await db
    .insert(schema.providerSendings)
    .values({ callId: call!.id, fence: 1, runId: run!.id, sentAt, heardAt: sentAt });
  await put(pageImageKey(comicId, 1, contentHash(canary), 'webp'));
  await put(boughtKey(stepKey, 'webp'));
  await learnAndTeach(database, userId, comicId);
  const filled = await inColumns(database);
  for (const { table, column, type } of columns) {
    if (filled.includes(`${table}.${column}`)) continue;
    const value = type.endsWith('[]')
      ? `array['${canary}']`
      : type.startsWith('json')
        ? `'{"word":"${canary}"}'::jsonb`
        : `'${canary}'`;
    await db.execute(sql.raw(`update "${table}" set "${column}" = ${value}`));
  }
}

/** A class of this person, in which they learn too, and answers of theirs. */
async function learnAndTeach({ db }: TestDatabase, userId: string, comicId: string): Promise<void> {
  const [taught] = await db
    .insert(schema.classes)
    .values({ ownerId: userId, name: canary, grade: '5' })
    .returning();
  const classId = taught!.id;
  await db.insert(schema.pictureLogins).values({ userId, classId, nickname: canary, pictures: 'x' });
  await db.insert(schema.assignments).values({ classId, goal: 'read', note: canary });
  await db.insert(schema.attempts).values({
    userId,
    comicId,
    itemKey: 'k',
    hardcore: false,
    context: 'reader',
    eventId: randomUUID(),
    answer: canary,
    isRight: true,
    isFirst: true,
    ms: 5_000,
    counts: true,
  });
  const item = { question: canary, options: [canary, 'B'], correctAnswer: canary } as never;
  const counts = { comicId, itemKey: 'k', answers: 30, isRight: 15, chosen: { [canary]: 15 }, ofAnswers: 30 };
  await db.insert(schema.itemCounts).values(counts);
  const draft = { kind: 'quiz', item, writtenBy: 'builtin', risk: 0 } as const;
  const pulled = {
    comicId,
    itemKey: 'k',
    hardcore: false,
    question: canary,
    answers: 30,
    discrimination: 0,
    draft,
  };
  await db.insert(schema.pulledItems).values(pulled);
  const live = { classId, comicId, madeBy: userId, code: 'OWL0001', title: canary, items: [item] };
  await db.insert(schema.liveSessions).values({ ...live, hardcore: false, isPublic: true });
  await db.insert(schema.avatars).values({ userId, code: 'teen' });
  await db.insert(schema.ownedParts).values({ userId, part: 'cover:crown' });
  await db.insert(schema.comicStandards).values({ comicId, curriculum: 'ngss', code: canary, position: 0 });
  const [list] = await db
    .insert(schema.standardLists)
    .values({ ownerId: userId, name: canary, standards: [] })
    .returning();
  await db.insert(schema.listedComics).values({ listId: list!.id, code: canary, comicId });
  const round = { userId, comicId, game: 'terms', level: 1, seed: 1 } as const;
  await db.insert(schema.gameRounds).values({ ...round, pieces: [], spots: [] });
  const battle = { comicId, title: canary, subject: canary, against: 'own', band: 'adult' } as const;
  await db.insert(schema.battles).values({ ...battle, items: [item] });
  await db.insert(schema.familyControls).values({ childId: userId });
  const share = { month: '2019-03', creatorId: userId, position: 0, reads: 1, cents: 1 };
  await db.insert(schema.shareStatementLines).values({ ...share, title: canary });
}

/** The columns in which the word stands. */
async function inColumns({ db }: TestDatabase): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await db.execute(
      sql.raw(`select 1 from "${table}" where "${column}"::text like '%${canary}%' limit 1`),
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Every table of every schema, whole rows: those of the queue too. */
async function inWholeDatabase({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ schema: string; name: string }>(
    sql.raw(
      `select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    ),
  );
  expect(rows.length).toBeGreaterThan(tables.length);
  const found: string[] = [];
  for (const { schema: within, name } of rows) {
    const hits = await db.execute(
      sql.raw(`select 1 from "${within}"."${name}" one where one::text like '%${canary}%' limit 1`),
    );
    if (hits.rows.length > 0) found.push(`${within}.${name}`);
  }
  return found;
}

/** Files below a folder whose name or content has the word. */
async function inFiles(dir: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (file.includes(canary) || (await readFile(file)).includes(canary))
      found.push(path.relative(dir, file));
  }
  return found;
}

async function inRedis(url: string): Promise<string[]> {
  const redis = new Redis(url);
  const found: string[] = [];
  const keys = await redis.keys('*');
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    const type = await redis.type(key);
    const read: Record<string, () => Promise<unknown>> = {
      string: () => redis.get(key),
      hash: () => redis.hgetall(key),
      list: () => redis.lrange(key, 0, -1),
      set: () => redis.smembers(key),
      zset: () => redis.zrange(key, '0', '-1'),
      stream: () => redis.xrange(key, '-', '+'),
    };
    const value = await read[type]!();
    if (`${key} ${JSON.stringify(value)}`.includes(canary)) found.push(key);
  }
  redis.disconnect();
  return found;
}
