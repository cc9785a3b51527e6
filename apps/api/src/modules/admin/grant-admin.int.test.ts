import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getUsers } from '@panelwise/contracts/http/admin';
import { migrateDatabase, openDatabase } from '@panelwise/db/client';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { findRunning, startPostgres } from '@panelwise/db/embedded/postgres';
import { auditLog } from '@panelwise/db/schema/accounts';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Each command is a process of its own: bundled they start in a third of the time. */
const app = path.resolve(import.meta.dirname, '../../..');
const scripts = path.resolve(app, '../../scripts');
const bundle = `node_modules/.tests/${process.pid}`;

let site: TestApp;
beforeAll(async () => {
  const entry = path.relative(app, path.join(scripts, 'admin.ts'));
  execFileSync(process.execPath, [path.join(scripts, 'bundle.ts'), 'api', entry, bundle]);
  site = await startTestApp();
});
afterAll(async () => {
  rmSync(path.join(app, bundle), { recursive: true, force: true });
  await site.close();
});

type Outcome = { code: number | null; said: string };
/** Runs the command, and gives what it says. */
const admin = (env: Record<string, string>, ...args: string[]) =>
  run(path.join(app, bundle, 'admin.js'), env, args);
/** The same from its source, as an operator does: there it finds the embedded server. */
const adminFromSource = (env: Record<string, string>, ...args: string[]) =>
  run(path.join(scripts, 'admin.ts'), env, args);

function run(script: string, env: Record<string, string>, args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}

test('an operator switches a provider off, with the reason, and on', async () => {
  const env = { DATABASE_URL: site.env.DATABASE_URL };
  for (const wrong of [['off'], ['replicate', 'off'], ['nobody', 'off', 'x'], ['replicate', 'maybe']])
    expect((await admin(env, 'provider', ...wrong)).code).toBe(2);
  const said = async (...args: string[]) => (await admin(env, 'provider', 'replicate', ...args)).said.trim();
  expect(await said('off', 'The bill', 'looks odd.')).toBe('replicate is off now.');
  expect(await said('off', 'Again.')).toBe('replicate is off already.');
  expect(await said('on')).toBe('replicate is on now.');
  const { db } = site.deps.database;
  const records = await db.select().from(auditLog).where(eq(auditLog.subjectType, 'provider'));
  expect(records.map(({ action, actorId, reason }) => [action, actorId, reason])).toEqual([
    ['switched-off', null, 'The bill looks odd.'],
    ['switched-on', null, ''],
  ]);
});

test('an operator makes an account an admin and takes it back, and open sessions know at once', async () => {
  const env = { DATABASE_URL: site.env.DATABASE_URL };
  const { userId, email, token } = await createUser(site, 'Student');
  expect((await site.refuse(getUsers, { token })).status).toBe(403);
  const granted = await admin(env, 'grant', ` ${email.toUpperCase()} `);
  expect(granted).toMatchObject({ code: 0 });
  expect(granted.said).toContain(`<${email}> is an admin now.`);
  await vi.waitFor(async () => expect((await site.call(getUsers, { token })).status).toBe(200));
  expect((await admin(env, 'grant', email)).said).toContain('is an admin already.');
  expect((await admin(env, 'list')).said).toContain(`<${email}>`);

  expect((await admin(env, 'revoke', email)).said).toContain('is no admin any more.');
  await vi.waitFor(async () => expect((await site.refuse(getUsers, { token })).status).toBe(403));
  const records = await site.deps.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, userId))
    .orderBy(asc(auditLog.id));
  const record = { actorId: null, subjectType: 'user' };
  expect(records).toMatchObject([
    { ...record, action: 'granted-admin', before: { userType: 'Student' }, after: { userType: 'admin' } },
    { ...record, action: 'revoked-admin', before: { userType: 'admin' }, after: { userType: 'Student' } },
  ]);
});

test('an e-mail that nobody has, and a command that is none, are told so', async () => {
  const env = { DATABASE_URL: site.env.DATABASE_URL };
  const unknown = await admin(env, 'grant', 'nobody@example.org');
  expect(unknown).toMatchObject({ code: 1 });
  expect(unknown.said).toContain('Nobody has an account with nobody@example.org.');
  const wrong = [[], ['grant'], ['make', 'a@example.org'], ['list', 'a@example.org']];
  for (const answer of await Promise.all(wrong.map((args) => admin(env, ...args))))
    expect(answer).toMatchObject({ code: 2, said: expect.stringContaining('npm run admin') });
});

test('it finds the embedded database, running or not', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-admin-'));
  const dir = path.join(dataDir, 'postgres');
  const server = startPostgres({ dir, port: await findFreePort() });
  try {
    const database = openDatabase(server.url, { max: 1 });
    await migrateDatabase(database);
    const { email } = await insertUser(database.db);
    await database.close();
    expect((await adminFromSource({ DATA_DIR: dataDir }, 'grant', email)).said).toContain('is an admin now.');
    server.stop();
    const listed = await adminFromSource({ DATA_DIR: dataDir }, 'list');
    expect(listed).toEqual({ code: 0, said: expect.stringContaining(`<${email}>`) });
    expect(findRunning(dir)).toBeUndefined();
  } finally {
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
