import * as contract from '@panelwise/contracts/http/live';
import type { LiveWatchAnswer } from '@panelwise/contracts/realtime/events';
import { classTeachers } from '@panelwise/db/schema/classes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQuizComic } from '../modules/learn/testing-learner.ts';
import { createTaughtClass } from '../testing/assignment-fixtures.ts';
import { createUser, type TestUser } from '../testing/fixtures.ts';
import {
  type LiveTestSocket,
  liveAnswer,
  openLiveSession,
  openLiveSocket,
  seatGuest,
  steering,
  watchLive,
} from '../testing/live-fixtures.ts';
import { listen } from '../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let beside: TestApp;
let urls: string[];
let teacher: TestUser;
let classId: string;
let pupils: TestUser[];
let sessionId: string;
let code: string;
const sockets: LiveTestSocket[] = [];

beforeAll(async () => {
  api = await startTestApp();
  beside = await startTestApp({}, { beside: api });
  urls = [await listen(api), await listen(beside)];
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await beside.close();
  await api.close();
});
beforeEach(async () => {
  teacher = await createUser(api, 'Teacher');
  const comicId = await createQuizComic(api, teacher.userId);
  ({ classId, pupils } = await createTaughtClass(api, teacher.userId, 2));
  ({ sessionId, code } = await openLiveSession(api, teacher, classId, comicId));
});

const order: ReturnType<typeof steering> = (body) => steering(api, teacher, classId, sessionId)(body);
async function connect(process: 0 | 1, auth: { token: string } | { seat: string }) {
  const socket = await openLiveSocket(urls[process]!, auth);
  sockets.push(socket);
  return socket;
}
function told(reply: LiveWatchAnswer) {
  if (reply.error) throw new Error(reply.message);
  return reply;
}

test('two processes tell their screens the same; who comes back is told what was missed and keeps seat and score', async () => {
  const guest = await seatGuest(api, code);
  await seatGuest(api, code, 1);
  const board = await connect(0, { token: teacher.token });
  expect(told(await watchLive(board, sessionId)).room?.seats).toHaveLength(2);
  const phone = await connect(1, { seat: guest.seat });
  expect(told(await watchLive(phone, sessionId))).toMatchObject({
    stage: { state: 'lobby' },
    own: { name: guest.name },
  });
  const heard = { stages: [] as string[], answered: [] as string[][], seats: 0, own: [] as unknown[] };
  phone.on('live:stage', ({ state, position }) => heard.stages.push(`${state} ${position}`));
  phone.on('live:own', ({ cells }) => heard.own.push(cells));
  board.on('live:answered', ({ seatIds }) => heard.answered.push(seatIds));
  board.on('live:room', ({ seats }) => {
    heard.seats = seats.length;
  });
  await seatGuest(beside, code, 2);
  await vi.waitFor(() => expect(heard.seats).toBe(3));
  await order({ action: 'ask', position: 0 });
  await vi.waitFor(() => expect(heard.stages).toEqual(['asking 0']));
  await beside.call(contract.answerLive, liveAnswer(sessionId, 0, 0, guest.seat));
  await vi.waitFor(() => expect(heard.answered.at(-1)).toEqual([guest.seatId]));
  phone.disconnect();
  await order({ action: 'show', position: 0 });
  await order({ action: 'ask', position: 1 });
  const again = await connect(0, { seat: guest.seat });
  const missed = told(await watchLive(again, sessionId, 2));
  expect(missed.events.map(({ seq, type }) => [seq, type])).toEqual([
    [3, 'shown'],
    [4, 'asked'],
  ]);
  expect(missed).toMatchObject({ stage: { position: 1 }, own: { seatId: guest.seatId, cells: ['right'] } });
});

test('what the notification bus lost is told all the same', async () => {
  const guest = await seatGuest(api, code);
  const phone = await connect(1, { seat: guest.seat });
  told(await watchLive(phone, sessionId));
  const heard: number[] = [];
  phone.on('live:stage', ({ position }) => heard.push(position));
  await api.deps.database.db.execute(sql`
    update live_sessions set state = 'asking', position = 0, seq = seq + 1, asked_at = now() where id = ${sessionId}`);
  await vi.waitFor(() => expect(heard).toEqual([0]), { timeout: 60_000 });
});

test('who has no seat and does not teach the class follows nothing; whose seat is taken away, or who stops teaching it, is told to go', async () => {
  await expect(connect(0, { seat: 'A'.repeat(22) })).rejects.toThrow('live-seat-lost');
  await expect(connect(0, { token: 'x.y.z' })).rejects.toThrow('unauthorized');
  const stranger = await connect(0, { token: pupils[1]!.token });
  expect(await watchLive(stranger, sessionId)).toMatchObject({ error: true, code: 'live-seat-lost' });
  for (const bad of [null, {}, { sessionId: 'x' }, { sessionId, lastSeq: -1 }])
    expect(await stranger.emitWithAck('live:watch', bad as never)).toMatchObject({ error: true });
  const guest = await seatGuest(api, code);
  const other = await createUser(api, 'Teacher');
  await api.deps.database.db.insert(classTeachers).values({ classId, userId: other.userId });
  const [phone, board] = [await connect(1, { seat: guest.seat }), await connect(0, { token: other.token })];
  told(await watchLive(phone, sessionId));
  expect(told(await watchLive(board, sessionId)).room?.code).toBe(code);
  const gone = [phone, board].map(
    (socket) => new Promise((resolve) => socket.once('live:left', () => resolve(1))),
  );
  await api.deps.database.db.delete(classTeachers).where(eq(classTeachers.userId, other.userId));
  await order({ action: 'remove', seatId: guest.seatId });
  expect(await Promise.all(gone)).toEqual([1, 1]);
});
