import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { approve } from '@panelwise/db/repositories/editions';
import {
  claimProviderCall,
  findProviderCall,
  openProviderCall,
  succeedProviderCall,
} from '@panelwise/db/repositories/provider-calls';
import { startRun } from '@panelwise/db/repositories/runs';
import { auditLog, contacts, otps, refreshTokens, registrations, users } from '@panelwise/db/schema/accounts';
import { comics, editions, pages, panels, panelVersions, series } from '@panelwise/db/schema/comics';
import { comicViews } from '@panelwise/db/schema/readers';
import {
  providerCallOrders,
  providerCalls,
  providerSendings,
  runEvents,
  runs,
} from '@panelwise/db/schema/runs';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import type { Notification } from '@panelwise/queue/notifications/port';
import {
  boughtKey,
  comicPrefix,
  contentHash,
  pageImageKey,
  panelArtKey,
  pdfKey,
} from '@panelwise/storage/keys';
import { openStore } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';
import { eq, inArray, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WorkerDeps } from '../deps.ts';
import { deleteDueAccounts } from './delete-accounts.ts';
import { removeDeletedComics } from './remove-comics.ts';
import { startHousekeeping } from './start-housekeeping.ts';

let database: TestDatabase;
let dir: string;
let store: ObjectStore;
let published: Notification[];
beforeAll(async () => {
  database = await createTestDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'panelwise deletion '));
  store = await openStore({ kind: 'files', dir });
});
afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(() => {
  published = [];
});

const yesterday = () => new Date(Date.now() - 86_400_000);
const tomorrow = () => new Date(Date.now() + 86_400_000);

/** Everything that deletion touches; `objects` may be another store than the real one. */
function deps(objects: ObjectStore = store) {
  const bus = { publish: async (message: Notification) => void published.push(message) } as WorkerDeps['bus'];
  return { database, store: objects, bus, log: pino({ level: 'silent' }) };
}

/** A paid text and a paid picture of a run; another run that asks for the same gets the same. */
async function pay(runId: string, stepKey: string): Promise<void> {
  const { db } = database;
  for (const [kind, key] of [
    ['text', stepKey],
    ['panel', contentHash(stepKey)],
  ] as const) {
    const order = { stepKey: key, provider: 'fake', model: 'm', kind, runId };
    const call = await openProviderCall(db, order);
    if (call.status === 'succeeded') continue;
    const sending = (await claimProviderCall(db, { ...call, runId }))!;
    const objectKey = boughtKey(key, 'webp');
    if (kind === 'panel') await store.put(objectKey, Buffer.from('picture'), 'image/webp');
    const bought =
      kind === 'panel' ? { objectKey, objectHash: key } : { result: { text: 'A story of mine' } };
    await succeedProviderCall(db, { ...sending, stepKey: key }, { bought, usage: { costMicroUsd: 7 } });
  }
}

/** An account with a published comic, its files, a finished run with a paid call, a session and a code. */
async function newAccount(deleteAt: Date | null) {
  const { db } = database;
  const user = await insertUser(db, { deleteAt });
  const comic = await insertComic(db, user.id);
  await approve(db, [comic.id]);
  const sha = contentHash(comic.id);
  const artKey = panelArtKey(comic.id, 1, 1, sha, 'webp');
  for (const key of [artKey, pageImageKey(comic.id, 1, sha, 'webp')])
    await store.put(key, Buffer.from('art'), 'image/webp');
  await store.put(pdfKey(comic.id, sha), Buffer.from('pdf'), 'application/pdf');
  await db.insert(pages).values({ comicId: comic.id, pageNumber: 1 });
  const place = { comicId: comic.id, pageNumber: 1, panelNumber: 1, scene: '', caption: '', alt: '' };
  const [panel] = await db
    .insert(panels)
    .values({ ...place, polygon: [], artKey })
    .returning();
  await db.insert(panelVersions).values({ panelId: panel!.id, artKey, artHash: sha });
  const { run } = await startRun(db, {
    step: 'generate-quiz',
    ownerId: user.id,
    comicId: comic.id,
    input: {},
  });
  const longAgo = new Date(Date.now() - 3_600_000);
  await db
    .update(runs)
    .set({ status: 'succeeded', startedAt: longAgo, finishedAt: longAgo })
    .where(eq(runs.id, run.id));
  await pay(run.id, contentHash(run.id));
  await db.insert(refreshTokens).values({ userId: user.id, tokenHash: sha, expiresAt: tomorrow() });
  const { firstname, lastname, email, username, userType, passwordHash } = user;
  const person = { firstname, lastname, email, username, userType, passwordHash };
  const [registration] = await db.insert(registrations).values(person).returning();
  const code = { email: user.email, codeHash: 'x', expiresAt: tomorrow() };
  await db.insert(otps).values([
    { ...code, purpose: 'sign-up', registrationId: registration!.id },
    { ...code, purpose: 'reset-password', userId: user.id },
  ]);
  return { user, comic, run };
}
type Account = Awaited<ReturnType<typeof newAccount>>;

async function objectsOf({ comic }: Account): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(comicPrefix(comic.id))) keys.push(key);
  return keys;
}

/** How many rows of an account are left, table by table, where there are any. */
async function rowsOf({ user, comic, run }: Account): Promise<Record<string, number>> {
  const { db } = database;
  const counts = {
    users: await db.$count(users, eq(users.id, user.id)),
    sessions: await db.$count(refreshTokens, eq(refreshTokens.userId, user.id)),
    registrations: await db.$count(registrations, eq(registrations.email, user.email)),
    codes: await db.$count(otps, eq(otps.email, user.email)),
    series: await db.$count(series, eq(series.ownerId, user.id)),
    comics: await db.$count(comics, eq(comics.ownerId, user.id)),
    editions: await db.$count(editions, eq(editions.comicId, comic.id)),
    pages: await db.$count(pages, eq(pages.comicId, comic.id)),
    panels: await db.$count(panels, eq(panels.comicId, comic.id)),
    runs: await db.$count(runs, eq(runs.ownerId, user.id)),
    events: await db.$count(runEvents, eq(runEvents.runId, run.id)),
  };
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
}

test('an account whose day has come goes with everything in it; others stay as they are', async () => {
  const { db } = database;
  const due = await newAccount(yesterday());
  const [later, kept] = [await newAccount(tomorrow()), await newAccount(null)];
  const before = await rowsOf(kept);
  expect(Object.keys(before)).toHaveLength(11);
  await db
    .insert(contacts)
    .values({ name: 'Test', email: due.user.email, phone: '+1', role: 'Teacher', message: 'Hello' });
  await db.insert(auditLog).values({
    actorId: kept.user.id,
    action: 'rejected',
    subjectType: 'comic',
    subjectId: due.comic.id,
    before: { title: 'Mine' },
    reason: 'Too many words of mine.',
  });
  await db.insert(comicViews).values({ comicId: kept.comic.id });

  expect(await deleteDueAccounts(deps())).toBe(1);

  expect(await rowsOf(due)).toEqual({});
  expect(await objectsOf(due)).toEqual([]);
  for (const account of [later, kept]) {
    expect(await rowsOf(account)).toEqual(before);
    expect(await objectsOf(account)).toHaveLength(3);
  }
  expect(await db.$count(contacts, eq(contacts.email, due.user.email))).toBe(0);
  const [record] = await db.select().from(auditLog).where(eq(auditLog.subjectId, due.comic.id));
  expect(record).toMatchObject({ action: 'rejected', actorId: kept.user.id, reason: null, before: null });
  const views = await db.select().from(comicViews).where(eq(comicViews.comicId, kept.comic.id));
  expect(views).toHaveLength(1);
  expect(published).toContainEqual({ topic: 'session-ended', userId: due.user.id });
  expect(published).toContainEqual({ topic: 'submissions-changed' });
  expect(published).toContainEqual({ topic: 'library-changed', comicId: due.comic.id });
});

test('mail in files to the person, and to an adult about their account, goes too', async () => {
  const [due, kept] = [await newAccount(yesterday()), await newAccount(null)];
  const mailDir = path.join(dir, 'mail');
  await mkdir(mailDir, { recursive: true });
  const write = (name: string, head: string) =>
    writeFile(path.join(mailDir, `${name}.eml`), `From: a@b.c\r\n${head}\r\n\r\nHello`);
  await write('to', `To: ${due.user.email}`);
  await write('about', `To: adult@example.org\r\nX-Panelwise-About: ${due.user.id}`);
  await write('other', `To: ${kept.user.email}`);
  await write('about-other', `To: adult@example.org\r\nX-Panelwise-About: ${kept.user.id}`);
  await deleteDueAccounts({ ...deps(), mailDir });
  expect((await readdir(mailDir)).sort()).toEqual(['about-other.eml', 'other.eml']);
});

test('what was paid stays in the books, without what was bought', async () => {
  const { db } = database;
  const account = await newAccount(yesterday());
  const textKey = contentHash(account.run.id);
  const pictureKey = boughtKey(contentHash(textKey), 'webp');
  expect(await store.head(pictureKey)).toBeDefined();
  const ids = (
    await db.select().from(providerSendings).where(eq(providerSendings.runId, account.run.id))
  ).map(({ callId }) => callId);
  await deleteDueAccounts(deps());
  const books = await db
    .select()
    .from(providerCalls)
    .innerJoin(providerSendings, eq(providerSendings.callId, providerCalls.id))
    .where(inArray(providerCalls.id, ids));
  expect(books.map((row) => row.provider_sendings.costMicroUsd)).toEqual([7, 7]);
  for (const { provider_calls: call, provider_sendings: sending } of books) {
    expect(call).toMatchObject({ stepKey: `deleted:${call.id}`, result: null, objectKey: null });
    expect(sending.runId).toBeNull();
  }
  expect(await store.head(pictureKey)).toBeUndefined();
  expect(await db.$count(providerCallOrders, eq(providerCallOrders.runId, account.run.id))).toBe(0);
});

test('what another account has asked for as well stays, and goes with the last one', async () => {
  const [first, second] = [await newAccount(yesterday()), await newAccount(yesterday())];
  const stepKey = contentHash(first.run.id);
  await pay(second.run.id, stepKey);
  await database.db.update(users).set({ deleteAt: tomorrow() }).where(eq(users.id, second.user.id));
  await deleteDueAccounts(deps());
  expect(await findProviderCall(database.db, stepKey)).toMatchObject({ status: 'succeeded' });
  expect(await store.head(boughtKey(contentHash(stepKey), 'webp'))).toBeDefined();
  await database.db.update(users).set({ deleteAt: yesterday() }).where(eq(users.id, second.user.id));
  await deleteDueAccounts(deps());
  expect(await findProviderCall(database.db, stepKey)).toBeUndefined();
  expect(await store.head(boughtKey(contentHash(stepKey), 'webp'))).toBeUndefined();
});

test('a pass that breaks half-way leaves a closed account, and the next one finishes it', async () => {
  const account = await newAccount(yesterday());
  const breaking: ObjectStore = {
    ...store,
    remove: async (keys) => {
      await store.remove(keys.slice(0, 1));
      throw new Error('The store went away.');
    },
  };
  expect(await deleteDueAccounts(deps(breaking))).toBe(0);
  expect(await objectsOf(account)).toHaveLength(2);
  const { sessions, ...rest } = { sessions: 0, ...(await rowsOf(account)) };
  expect([sessions, Object.keys(rest).length]).toEqual([0, 10]);

  expect(await deleteDueAccounts(deps())).toBe(1);
  expect(await rowsOf(account)).toEqual({});
  expect(await objectsOf(account)).toEqual([]);
});

test('several workers at once delete each account once', async () => {
  const accounts = [
    await newAccount(yesterday()),
    await newAccount(yesterday()),
    await newAccount(yesterday()),
  ];
  const deleted = await Promise.all([1, 2, 3].map(() => deleteDueAccounts(deps())));
  // A worker that looked while another one had them all finds nothing; none is counted twice.
  expect(deleted.reduce((sum, n) => sum + n, 0)).toBe(3);
  const ids = accounts.map(({ user }) => user.id);
  expect(await database.db.$count(users, inArray(users.id, ids))).toBe(0);
});

test('work that is still going on is stopped first, and what it may yet write is waited for', async () => {
  const { db } = database;
  const account = await newAccount(yesterday());
  await db
    .update(runs)
    .set({ status: 'running', finishedAt: null, startedAt: new Date() })
    .where(eq(runs.id, account.run.id));
  expect(await deleteDueAccounts(deps())).toBe(0);
  expect(published).toContainEqual({ topic: 'cancel', runId: account.run.id });
  const [stopped] = await db.select().from(runs).where(eq(runs.id, account.run.id));
  expect(stopped?.status).toBe('cancelled');
  expect(await objectsOf(account)).toHaveLength(3);

  const anHourAgo = new Date(Date.now() - 3_600_000);
  await db.update(runs).set({ finishedAt: anHourAgo }).where(eq(runs.id, account.run.id));
  expect(await deleteDueAccounts(deps())).toBe(1);
  expect(await rowsOf(account)).toEqual({});
});

test('a worker looks at its start, and one that is stopped leaves the rest to the next', async () => {
  const account = await newAccount(yesterday());
  const stopped = AbortSignal.abort();
  expect(await deleteDueAccounts(deps(), stopped)).toBe(0);
  expect(await objectsOf(account)).toHaveLength(3);
  const deletion = startHousekeeping(deps());
  await expect.poll(() => rowsOf(account)).toEqual({});
  await deletion.stop();
});

test('a comic that was deleted a week ago goes with all that is stored of it, one of yesterday stays', async () => {
  const { db } = database;
  const [old, young, live] = [await newAccount(null), await newAccount(null), await newAccount(null)];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db
    .update(comics)
    .set({ deletedAt: daysAgo(8) })
    .where(eq(comics.id, old.comic.id));
  await db
    .update(comics)
    .set({ deletedAt: daysAgo(1) })
    .where(eq(comics.id, young.comic.id));
  const before = await rowsOf(live);

  const removed = await Promise.all([removeDeletedComics(deps()), removeDeletedComics(deps())]);

  expect(removed[0] + removed[1]).toBe(1);
  expect(await rowsOf(old)).toEqual({ users: 1, sessions: 1, codes: 2, registrations: 1 });
  expect(await objectsOf(old)).toEqual([]);
  for (const account of [young, live]) {
    expect(await rowsOf(account)).toEqual(before);
    expect(await objectsOf(account)).toHaveLength(3);
  }
});

test('a deleted comic whose files cannot be removed is found again', async () => {
  const account = await newAccount(null);
  const longAgo = new Date(Date.now() - 30 * 86_400_000);
  await database.db.update(comics).set({ deletedAt: longAgo }).where(eq(comics.id, account.comic.id));
  const gone: ObjectStore = { ...store, remove: () => Promise.reject(new Error('The store went away.')) };
  expect(await removeDeletedComics(deps(gone))).toBe(0);
  expect(await database.db.$count(comics, eq(comics.id, account.comic.id))).toBe(1);
  expect(await removeDeletedComics(deps())).toBe(1);
  expect(await objectsOf(account)).toEqual([]);
});

test('while objects are removed no transaction is open, and nobody else is at the same comic or account', async () => {
  const account = await newAccount(yesterday());
  const comic = await newAccount(null);
  await database.db
    .update(comics)
    .set({ deletedAt: new Date(0) })
    .where(eq(comics.id, comic.comic.id));
  const seen: { open: number; others: number[] }[] = [];
  const watching: ObjectStore = {
    ...store,
    remove: async (keys) => {
      const { rows } = await database.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      const others = [await deleteDueAccounts(deps()), await removeDeletedComics(deps())];
      seen.push({ open: rows.length, others });
      await store.remove(keys);
    },
  };
  expect(await deleteDueAccounts(deps(watching))).toBe(1);
  expect(await rowsOf(account)).toEqual({});
  // First what its comics have, then what was bought for them.
  expect(seen).toEqual([
    { open: 0, others: [0, 1] },
    { open: 0, others: [0, 0] },
  ]);
});

test('what a worker that died had begun to remove is gone on with by another, after a while', async () => {
  const { comic } = await newAccount(null);
  const removing = (minutes: number) => sql`now() + ${minutes} * interval '1 minute'`;
  await database.db
    .update(comics)
    .set({ deletedAt: new Date(0), removingUntil: removing(5) })
    .where(eq(comics.id, comic.id));
  expect(await removeDeletedComics(deps())).toBe(0);
  await database.db
    .update(comics)
    .set({ removingUntil: removing(-1) })
    .where(eq(comics.id, comic.id));
  expect(await removeDeletedComics(deps())).toBe(1);
});
