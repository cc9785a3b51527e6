import { randomUUID } from 'node:crypto';
import { runEventSchema } from '@panelwise/contracts/realtime/events';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { claimRun, startRun } from '@panelwise/db/repositories/runs';
import { openNotificationBus } from '@panelwise/queue/notifications/open-notification-bus';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createComic, createUser, type TestUser } from '../testing/fixtures.ts';
import { connected, listen, openSocket, type TestSocket, watch } from '../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let url: string;
let ada: TestUser;
let bob: TestUser;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  api = await startTestApp();
  url = await listen(api);
  ada = await createUser(api);
  bob = await createUser(api);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => api.close());

async function connect(user: TestUser): Promise<TestSocket> {
  const socket = openSocket(url, user.token);
  sockets.push(socket);
  return connected(socket);
}

async function orderRun(user: TestUser) {
  const comicId = await createComic(api, user.userId, { script: true });
  const order = { step: 'generate-comic', ownerId: user.userId, comicId, input: { comicId } } as const;
  const { run } = await startRun(api.deps.database.db, order);
  return { runId: run.id, comicId };
}

const write = async (runId: string, message: string) =>
  (await appendEvent(api.deps.database.db, { id: runId }, { type: 'run:progress', message }))!;
const publish = async (runId: string, message: string, ownerId = ada.userId) =>
  api.deps.bus.publish({ topic: 'run-event', event: await write(runId, message), ownerId });
const seqs = (events: { seq: number }[]) => events.map((event) => event.seq);

test('without a good token nobody connects', async () => {
  const { token, ...rest } = bob;
  expect(rest.userId).toBeTruthy();
  for (const bad of [undefined, '', 'x.y.z', `${token}x`, { token }, ['a']]) {
    const socket = openSocket(url, bad);
    sockets.push(socket);
    await expect(connected(socket)).rejects.toThrow('unauthorized');
  }
});

test('a malformed request is answered, not obeyed', async () => {
  const socket = await connect(ada);
  for (const bad of [{ runId: 'x' }, null, { runId: randomUUID(), lastSeq: -1 }, 'run'])
    expect(await socket.emitWithAck('run:watch', bad as never)).toMatchObject({ error: true });
  expect(socket.connected).toBe(true);
});

test('a screen gets what it missed, then every event once, in order, with addresses that work', async () => {
  const { runId, comicId } = await orderRun(ada);
  const imageKey = `comics/${comicId}/pages/1-f.webp`;
  await claimRun(api.deps.database.db, runId, 60_000);
  await appendEvent(api.deps.database.db, { id: runId }, { type: 'page:done', page: 1, imageKey });
  await write(runId, 'three');
  const { answer, events } = await watch(await connect(ada), runId, 1);
  if (answer.error || !('events' in answer)) throw new Error('events were expected');
  expect(seqs(answer.events)).toEqual([2, 3]);
  expect(answer.events[0]?.imageUrl).toMatch(/^\/media\/comics\/.*\?exp=\d+&by=[sl]\.[\w-]+&sig=/);
  await publish(runId, 'four');
  await publish(runId, 'five');
  await vi.waitFor(() => expect(seqs(events)).toEqual([4, 5]));
  for (const event of events) runEventSchema.strict().parse(event);
});

test('a screen that is too far behind gets one snapshot and goes on from there', async () => {
  const { runId } = await orderRun(ada);
  await api.deps.database.db.execute(sql`
    with moved as (update runs set seq = 700 where id = ${runId})
    insert into run_events (run_id, seq, event)
    select ${runId}::uuid, n, jsonb_build_object('runId', ${runId}::text, 'seq', n) from generate_series(2, 700) n`);
  const { answer, events } = await watch(await connect(ada), runId, 0);
  expect(answer).toMatchObject({ error: false, snapshot: { _id: runId, seq: 700 } });
  expect(answer).not.toHaveProperty('events');
  await publish(runId, 'next');
  await vi.waitFor(() => expect(seqs(events)).toEqual([701]));
});

test('a screen that knows more than there is gets a snapshot', async () => {
  const { runId } = await orderRun(ada);
  const { answer } = await watch(await connect(ada), runId, 40);
  expect(answer).toMatchObject({ snapshot: { seq: 1 } });
});

test('over twenty reconnects in a running run nothing is lost and nothing comes twice', async () => {
  const { runId } = await orderRun(ada);
  const total = 300;
  const seen = [1];
  let isWriting = true;
  const writing = (async () => {
    for (let i = 2; i <= total; i++) await publish(runId, `event ${i}`);
    isWriting = false;
  })();
  for (let round = 0; round < 20 || isWriting; round++) {
    const socket = openSocket(url, ada.token);
    sockets.push(socket);
    socket.on('run:event', (event) => seen.push(event.seq));
    await connected(socket);
    const before = seen.length;
    await new Promise<void>((resolve, reject) => {
      socket.emit('run:watch', { runId, lastSeq: seen.at(-1) ?? 0 }, (answer) => {
        // The answer comes before any event, although events are being published all the while.
        if (answer.error || !('events' in answer) || seen.length !== before)
          return reject(new Error('events first'));
        seen.push(...seqs(answer.events));
        resolve();
      });
    });
    if (isWriting)
      await vi.waitFor(() => expect(seen.length > before + 8 || !isWriting).toBe(true), { interval: 1 });
    socket.disconnect();
  }
  await writing;
  const last = await watch(await connect(ada), runId, seen.at(-1) ?? 0);
  if (!last.answer.error && 'events' in last.answer) seen.push(...seqs(last.answer.events));
  expect(seen).toEqual(Array.from({ length: total }, (_, i) => i + 1));
});

test('an event that the notification bus lost arrives all the same', async () => {
  const { runId } = await orderRun(ada);
  const { events } = await watch(await connect(ada), runId, 1);
  await write(runId, 'not published');
  await vi.waitFor(() => expect(seqs(events)).toEqual([2]), { timeout: 60_000 });
});

test('published in the wrong order by two workers, events arrive in the right one', async () => {
  const { runId } = await orderRun(ada);
  const { events } = await watch(await connect(ada), runId, 1);
  const written = [await write(runId, 'a'), await write(runId, 'b'), await write(runId, 'c')];
  for (const event of written.toReversed())
    await api.deps.bus.publish({ topic: 'run-event', event, ownerId: ada.userId });
  await vi.waitFor(() => expect(seqs(events)).toEqual([2, 3, 4]));
});

test('two screens of one user both follow, each from where it stands', async () => {
  const { runId } = await orderRun(ada);
  await write(runId, 'two');
  const first = await watch(await connect(ada), runId, 0);
  const second = await watch(await connect(ada), runId, 2);
  await publish(runId, 'three');
  await vi.waitFor(() => expect([seqs(first.events), seqs(second.events)]).toEqual([[3], [3]]));
});

test('with two API processes every screen gets each event once', async () => {
  const { runId } = await orderRun(ada);
  const other = openNotificationBus({ kind: 'postgres', url: api.env.DATABASE_URL });
  await other.ready();
  const { events } = await watch(await connect(ada), runId, 1);
  await other.publish({
    topic: 'run-event',
    event: await write(runId, 'from elsewhere'),
    ownerId: ada.userId,
  });
  await publish(runId, 'from here');
  await vi.waitFor(() => expect(seqs(events)).toEqual([2, 3]));
  await other.close();
});

test('the owner hears of every run on all screens, others of none', async () => {
  const [mine, others] = [await connect(ada), await connect(bob)];
  const heard: unknown[] = [];
  const overheard: unknown[] = [];
  mine.on('runs:changed', (change) => heard.push(change));
  others.on('runs:changed', (change) => overheard.push(change));
  const { runId, comicId } = await orderRun(ada);
  await publish(runId, 'moves');
  await vi.waitFor(() =>
    expect(heard).toEqual([{ runId, comicId, step: 'generate-comic', status: 'queued', percent: 0 }]),
  );
  await publish((await orderRun(bob)).runId, 'own', bob.userId);
  await vi.waitFor(() => expect(overheard).toHaveLength(1));
  expect(JSON.stringify(overheard)).not.toContain(runId);
});
