import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { migrateQueue } from '@panelwise/queue/connection';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateQueue({ kind: 'postgres', url: database.url });
  dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-server-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Started = { child: ChildProcess; output: () => string; exited: Promise<number | null> };

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: dataDir, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return { child, output: () => output, exited: new Promise((resolve) => child.once('exit', resolve)) };
}

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );

test('a taken port is named, and the process ends with 1', async () => {
  const squatter = createServer();
  const port = await listening(squatter);
  const { exited, output } = start({ PORT: String(port) });
  expect(await exited).toBe(1);
  expect(output()).toContain(`PORT ${port} is taken`);
  squatter.close();
});

test('a wrong environment is named key by key, and nothing is started', async () => {
  const { exited, output } = start({ PORT: 'x', REDIS_URL: 'http://x', NODE_ENV: 'production' });
  expect(await exited).toBe(1);
  for (const key of ['PORT', 'REDIS_URL', 'JWT_SECRET']) expect(output()).toContain(key);
  expect(output()).not.toMatch(/^\s+at /m);
});

test('it says when it is ready, keeps its secret, and ends well when asked to', async () => {
  const { child, exited } = start({ PORT: '0' });
  await new Promise((resolve) => child.once('message', resolve));
  expect(readdirSync(dataDir)).toContain('jwt-secret');
  const startedAt = Date.now();
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
});

test('who was let in before it was asked to end is still answered', async () => {
  const { child, exited, output } = start({ PORT: '0' });
  const port = await vi.waitFor(
    () => {
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output());
      expect(found).not.toBeNull();
      return Number(found?.[1]);
    },
    { timeout: 120_000 },
  );
  const early = connect(port, '127.0.0.1');
  early.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  // That the server has begun to read it shows in the answer to one that came later.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow());
  early.write('\r\n');
  const [answer] = (await once(early, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.toString().toLowerCase()).toContain('connection: close');
  early.destroy();
  expect(await exited).toBe(0);
});

test('the log never holds a password, code, token or e-mail, whatever goes wrong', async () => {
  const { child, exited, output } = start({ PORT: '0', LOG_LEVEL: 'trace' });
  const [url] = await vi.waitFor(
    () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output());
      expect(found).not.toBeNull();
      return found as RegExpExecArray;
    },
    { timeout: 120_000 },
  );
  const post = async (path: string, body: object, headers = {}) => {
    const response = await fetch(`${url}/api/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return {
      cookie: response.headers.get('set-cookie') ?? '',
      body: (await response.json()) as { data?: unknown },
    };
  };
  const [email, password] = ['canary@example.org', 'canary-password'];
  const account = {
    firstname: 'A',
    lastname: 'B',
    username: 'canary',
    userType: 'Teacher',
    acceptTerms: true,
  };
  await post('register', { ...account, email, password });
  const { mails } = (await (await fetch(`${url}/dev/mail.json`)).json()) as { mails: { subject: string }[] };
  const otp = mails[0]?.subject.slice(0, 4) ?? '';
  const { body, cookie } = await post('verify_otp', { email, otp });
  const { token } = body.data as { token: string };
  const refreshToken = /panelwise_refresh=([^;]+)/.exec(cookie)?.[1] ?? 'missing';
  await fetch(`${url}/api/user/my-comics?token=${token}`, { headers: { authorization: `Bearer ${token}` } });
  // What stands in an address opens something too: links of adults and of classes, and signatures of pictures.
  const link = 'canaryLinkOf22Letters_';
  const signature = 'canarySignature';
  for (const path of [`/api/consent/${link}`, `/api/class/${link}`, `/consent/${link}`, `/class/${link}`])
    await fetch(`${url}${path}`);
  await fetch(`${url}/api/consent/${link}/confirm`, { method: 'POST' });
  await fetch(`${url}/media/comics/x/pdf/x.pdf?exp=1&by=s.x&sig=${signature}`);
  await post('forgotPassword', { email });
  const resetCode = await vi.waitFor(async () => {
    const read = await fetch(`${url}/dev/mail.json`);
    const { mails } = (await read.json()) as { mails: { subject: string }[] };
    expect(mails).toHaveLength(2);
    return mails.map(({ subject }) => subject.slice(0, 4)).find((code) => code !== otp) ?? otp;
  });
  const { reset_key } = (await post('verify_otp', { email, otp: resetCode })).body as { reset_key: string };
  expect(reset_key).toContain('.');
  // Queries that fail carry their values in the error.
  await database.db.execute(sql`alter table users rename to users_away`);
  await post('login', { email, password });
  await post('register', { ...account, email, password });
  await post('resetPassword', { reset_key, password });
  await post('refresh', {}, { cookie: `panelwise_refresh=${refreshToken}` });
  await database.db.execute(sql`alter table users_away rename to users`);
  child.kill('SIGTERM');
  await exited;
  expect(output()).toContain('request failed');
  expect(output()).toContain('answered');
  const secrets = [email, password, token, refreshToken, `"${otp}"`, `otp=${otp}`, '$argon2'];
  for (const secret of [...secrets, `"${resetCode}"`, reset_key, link, signature])
    expect({ secret, isLogged: output().includes(secret) }).toEqual({ secret, isLogged: false });
});
