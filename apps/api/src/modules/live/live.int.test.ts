import { randomUUID } from 'node:crypto';
import { guestNames } from '@panelwise/contracts/domain/live';
import * as contract from '@panelwise/contracts/http/live';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { purgeLiveGuests } from '@panelwise/db/repositories/live-seats';
import { users } from '@panelwise/db/schema/accounts';
import { classMembers } from '@panelwise/db/schema/classes';
import { editions } from '@panelwise/db/schema/comics';
import { attempts, learnerAids, reviewCards } from '@panelwise/db/schema/learning';
import { liveAnswers, liveSeats, liveSessions } from '@panelwise/db/schema/live';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTaughtClass } from '../../testing/assignment-fixtures.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { liveAnswer, openLiveSession, seatGuest, steering } from '../../testing/live-fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic } from '../learn/testing-learner.ts';

let api: TestApp;
let teacher: TestUser;
let comicId: string;
let classId: string;
let pupils: TestUser[];

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  teacher = await createUser(api, 'Teacher');
  comicId = await createQuizComic(api, teacher.userId);
  ({ classId, pupils } = await createTaughtClass(api, teacher.userId, 2));
});

const open = (timer: 20 | null = null) => openLiveSession(api, teacher, classId, comicId, timer);
const steer = (sessionId: string) => steering(api, teacher, classId, sessionId);
const answer = (
  sessionId: string,
  position: number,
  chosen: number,
  who: { seat?: string; token?: string },
) =>
  api.call(contract.answerLive, {
    ...liveAnswer(sessionId, position, chosen, who.seat),
    ...(who.token && { token: who.token }),
  });
const sit = (user: TestUser, id: string) =>
  api.call(contract.takePupilSeat, { token: user.token, params: { id } });
const look = async (id: string, who: { seat?: string; token?: string }) =>
  (
    await api.call(contract.lookAtLive, {
      params: { id },
      body: { seat: who.seat },
      ...(who.token && { token: who.token }),
    })
  ).body;
/** As if the question had been asked so long ago. */
const askedAgo = (sessionId: string, ms: number) =>
  api.deps.database.db
    .update(liveSessions)
    .set({ askedAt: sql`now() - ${ms} * interval '1 ms'` })
    .where(eq(liveSessions.id, sessionId));

test('a session goes from the lobby through its questions to results; what is right is told when a question is closed', async () => {
  const { sessionId, code } = await open();
  const order = steer(sessionId);
  const [one, two] = [await seatGuest(api, code, 1), await seatGuest(api, code, 2)];
  await sit(pupils[0]!, sessionId);
  const asking = await order({ action: 'ask', position: 0 });
  expect(asking.stage).toMatchObject({
    state: 'asking',
    position: 0,
    items: 3,
    question: { question: asked.light.question, options: asked.light.options },
    answer: null,
  });
  expect(asking.room.seats).toHaveLength(3);
  await answer(sessionId, 0, 0, one);
  await answer(sessionId, 0, 1, two);
  const waiting = await look(sessionId, one);
  expect(waiting).toMatchObject({ own: { chosen: 0, cells: [] }, stage: { answer: null } });
  expect(JSON.stringify(waiting)).not.toMatch(/isRight|correct|taughtAt/);
  // Sent twice it does nothing twice.
  const shown = await order({ action: 'show', position: 0 });
  expect((await order({ action: 'show', position: 0 })).stage.seq).toBe(shown.stage.seq);
  expect(shown).toMatchObject({
    stage: { state: 'shown', answer: { right: 0, taughtAt: { page: 1, panel: 1 } } },
    room: { counts: [1, 1, 0] },
  });
  expect(shown.room.times).toHaveLength(2);
  expect((await look(sessionId, two)).own.cells).toEqual(['wrong']);
  const late = liveAnswer(sessionId, 0, 0, undefined);
  expect(await api.refuse(contract.answerLive, { ...late, token: pupils[0]!.token })).toMatchObject({
    code: 'live-closed',
  });
  // The last answer closes the question.
  await order({ action: 'ask', position: 1 });
  await answer(sessionId, 1, 0, one);
  await answer(sessionId, 1, 0, two);
  expect((await look(sessionId, one)).stage.state).toBe('asking');
  await answer(sessionId, 1, 2, { token: pupils[0]!.token });
  await vi.waitFor(async () =>
    expect(await look(sessionId, one)).toMatchObject({
      stage: { state: 'shown', position: 1 },
      own: { cells: ['right', 'right'] },
    }),
  );
  await expect(order({ action: 'ask', position: 0 })).rejects.toThrow('live-moved');
  await order({ action: 'end' });
  const { results } = (
    await api.call(contract.getLiveResults, { token: teacher.token, params: { id: classId, sessionId } })
  ).body;
  expect(results.items.map(({ right }) => right)).toEqual([
    { right: 1, of: 2 },
    { right: 2, of: 3 },
  ]);
  expect(results.seats.map(({ right, isGuest }) => [right, isGuest])).toEqual([
    [0, false],
    [1, true],
    [2, true],
  ]);
  const { sessions } = (await api.call(contract.listLive, { token: teacher.token, params: { id: classId } }))
    .body;
  expect(sessions).toMatchObject([{ _id: sessionId, seats: 3, right: { right: 3, of: 5 } }]);
});

test('how each question was answered stays when guests are forgotten and pupils have left, and can be had as a file', async () => {
  const { db } = api.deps.database;
  const { sessionId, code } = await open();
  const order = steer(sessionId);
  const [one, two] = [await seatGuest(api, code, 1), await seatGuest(api, code, 2)];
  await sit(pupils[0]!, sessionId);
  await order({ action: 'ask', position: 0 });
  await answer(sessionId, 0, 0, one);
  await answer(sessionId, 0, 1, two);
  await order({ action: 'show', position: 0 });
  await order({ action: 'ask', position: 1 });
  await answer(sessionId, 1, 0, { token: pupils[0]!.token });
  await order({ action: 'end' });
  const params = { id: classId, sessionId };
  const read = async () =>
    (await api.call(contract.getLiveResults, { token: teacher.token, params })).body.results;
  const before = await read();
  expect(before.items.map(({ right, options }) => [right, options.map(({ chosen }) => chosen)])).toEqual([
    [{ right: 1, of: 2 }, [1, 1, 0]],
    [{ right: 1, of: 1 }, [1, 0, 0]],
  ]);
  await db
    .update(liveSessions)
    .set({ createdAt: sql`now() - interval '15 days'` })
    .where(eq(liveSessions.id, sessionId));
  while ((await purgeLiveGuests(db, 14 * 24 * 3_600_000)) > 0);
  await db.delete(classMembers).where(eq(classMembers.userId, pupils[0]!.userId));
  const after = await read();
  expect(after.seats).toEqual([]);
  expect(after.items).toEqual(before.items);
  expect(after.session).toMatchObject({ seats: 3, right: { right: 2, of: 3 } });
  const path = contract.getLiveResultsFile.path.replace(':id', classId).replace(':sessionId', sessionId);
  const headers = { authorization: `Bearer ${teacher.token}` };
  const file = await api.app.inject({ url: `/api${path}`, headers });
  expect(file.headers['content-disposition']).toContain('The Green Kitchen live.csv');
  const lines = file.body.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 1 + 1 + 2);
  expect(lines[3]).toMatch(/^1\. What does a leaf catch\?,2,1,\d+,1: Light \(right\),1: Mice,0: Wind$/);
  const sheet = await api.app.inject({ url: `/api${path}?format=xlsx`, headers });
  expect(sheet.headers['content-type']).toContain('spreadsheetml.sheet');
});

test('a seat answers once; the same event, another one, and five at once leave one answer', async () => {
  const { sessionId, code } = await open();
  const guest = await seatGuest(api, code);
  await seatGuest(api, code, 1);
  await steer(sessionId)({ action: 'ask', position: 0 });
  const eventId = randomUUID();
  const send = (chosen: number, id = eventId) =>
    api.call(contract.answerLive, {
      params: { id: sessionId },
      body: { position: 0, chosen, eventId: id, seat: guest.seat },
    });
  const kept = (await Promise.all([0, 1, 2, 1, 0].map((chosen) => send(chosen)))).map(
    ({ body }) => body.chosen,
  );
  expect(new Set(kept).size).toBe(1);
  expect((await send(2, randomUUID())).body.chosen).toBe(kept[0]);
  expect(await api.deps.database.db.$count(liveAnswers, eq(liveAnswers.sessionId, sessionId))).toBe(1);
});

test('what somebody with an account answers is kept as an attempt once the question is closed; of guests nothing is', async () => {
  const { db } = api.deps.database;
  const { sessionId, code } = await open();
  const [quick, slow] = [pupils[0]!, pupils[1]!];
  // Accounts of a minute have had no time for answers.
  await db.update(users).set({ verifiedAt: sql`now() - interval '1 day'` });
  const guest = await seatGuest(api, code);
  await sit(quick, sessionId);
  await sit(slow, sessionId);
  const order = steer(sessionId);
  await order({ action: 'ask', position: 0 });
  await answer(sessionId, 0, 0, { token: quick.token });
  await askedAgo(sessionId, 9_000);
  await answer(sessionId, 0, 0, { token: slow.token });
  expect(await db.$count(attempts, eq(attempts.comicId, comicId))).toBe(0);
  await answer(sessionId, 0, 1, guest);
  await vi.waitFor(async () => expect(await db.$count(attempts, eq(attempts.comicId, comicId))).toBe(2));
  const of = async ({ userId }: TestUser) =>
    (await db.select().from(attempts).where(eq(attempts.userId, userId)))[0]!;
  expect(await of(slow)).toMatchObject({ context: 'live', isRight: true, isFirst: true, counts: true });
  expect((await of(slow)).ms).toBeGreaterThanOrEqual(9_000);
  // Nobody reads that fast: it is kept and proves nothing.
  expect(await of(quick)).toMatchObject({ context: 'live', counts: false });
  expect(await db.$count(reviewCards, eq(reviewCards.userId, slow.userId))).toBe(1);
  expect(await db.$count(reviewCards, eq(reviewCards.userId, quick.userId))).toBe(0);
  await order({ action: 'end' });
  await db.update(liveSessions).set({ createdAt: sql`now() - interval '15 days'` });
  expect(await purgeLiveGuests(db, 14 * 24 * 3_600_000)).toBeGreaterThan(0);
  const left = await db.select().from(liveSeats).where(eq(liveSeats.sessionId, sessionId));
  expect(left.map(({ userId }) => userId).sort()).toEqual([quick.userId, slow.userId].sort());
});

test('only teachers of the class steer and see results, and only seats look and answer', async () => {
  const { sessionId, code } = await open();
  const params = { id: classId, sessionId };
  const other = await createUser(api, 'Teacher');
  const body = { action: 'end' };
  for (const { token } of [other, pupils[0]!]) {
    for (const endpoint of [contract.getLiveRoom, contract.getLiveResults])
      expect((await api.refuse(endpoint, { token, params })).status).toBeGreaterThanOrEqual(403);
    expect((await api.refuse(contract.steerLive, { token, params, body })).status).toBeGreaterThanOrEqual(
      403,
    );
  }
  // A class of one's own opens no session of another.
  const { classId: own } = await createTaughtClass(api, other.userId, 0);
  expect(
    await api.refuse(contract.steerLive, { token: other.token, params: { id: own, sessionId }, body }),
  ).toMatchObject({ code: 'live-not-found' });
  const stranger = await createUser(api, 'Student');
  const look = (token?: string, seat?: string) =>
    api.refuse(contract.lookAtLive, { params: { id: sessionId }, body: { seat }, ...(token && { token }) });
  expect(await look(stranger.token)).toMatchObject({ code: 'live-seat-lost' });
  expect(await look(undefined, 'A'.repeat(22))).toMatchObject({ code: 'live-seat-lost' });
  expect(
    await api.refuse(contract.takePupilSeat, { token: stranger.token, params: { id: sessionId } }),
  ).toMatchObject({
    code: 'live-not-found',
  });
  // The seat of another session opens nothing here.
  const elsewhere = await openLiveSession(api, other, own, comicId);
  const theirs = await seatGuest(api, elsewhere.code);
  expect(await look(undefined, theirs.seat)).toMatchObject({ code: 'live-seat-lost' });
  // Whoever has left the class has no seat any more.
  await sit(pupils[0]!, sessionId);
  await api.deps.database.db
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, pupils[0]!.userId)));
  expect(await look(pupils[0]!.token)).toMatchObject({ code: 'live-seat-lost' });
  expect(code).toMatch(/^[A-Z]{3,6}\d{4}$/);
});

test('the door: names are ours and given once, a closed door lets nobody new in, a seat that is taken away is lost', async () => {
  const { sessionId, code } = await open();
  const door = (await api.call(contract.openLiveDoor, { body: { code } })).body;
  expect(door).toMatchObject({ className: '6B', isOpen: true, membersOnly: false, isMember: false });
  expect(door.names.length).toBeGreaterThan(4);
  const name = door.names[0]!;
  const come = (wanted: string) => ({ body: { code, name: wanted } });
  await api.call(contract.takeGuestSeat, come(name));
  expect(await api.refuse(contract.takeGuestSeat, come(name))).toMatchObject({ code: 'live-name-taken' });
  expect(await api.refuse(contract.takeGuestSeat, come('Miss Rude'))).toMatchObject({ code: 'bad-input' });
  const guest = await seatGuest(
    api,
    code,
    guestNames.findIndex((free) => !door.names.includes(free)),
  );
  await sit(pupils[0]!, sessionId);
  const order = steer(sessionId);
  await order({ action: 'door', open: false });
  expect(await api.refuse(contract.takeGuestSeat, come(door.names[1]!))).toMatchObject({
    code: 'live-door-closed',
  });
  // Whoever has a seat comes back through a closed door.
  await sit(pupils[0]!, sessionId);
  const { room } = await order({ action: 'remove', seatId: guest.seatId });
  expect(room.seats.map(({ _id }) => _id)).not.toContain(guest.seatId);
  expect(await api.refuse(contract.answerLive, liveAnswer(sessionId, 0, 0, guest.seat))).toMatchObject({
    code: 'live-seat-lost',
  });
  // One session of a class at a time, and none under its code once it is over.
  expect(
    await api.refuse(contract.openLive, { token: teacher.token, params: { id: classId }, body: { comicId } }),
  ).toMatchObject({ code: 'live-running' });
  const mine = { token: pupils[0]!.token };
  await api.deps.database.db
    .update(editions)
    .set({ thumbnailKey: 'covers/cells.webp' })
    .where(eq(editions.comicId, comicId));
  const [on] = (await api.call(contract.listMyLive, mine)).body.sessions;
  expect(on).toMatchObject({ sessionId, thumbnail: '/media/covers/small-cells.webp' });
  await order({ action: 'end' });
  expect((await api.call(contract.listMyLive, mine)).body.sessions).toEqual([]);
  expect(await api.refuse(contract.openLiveDoor, { body: { code } })).toMatchObject({
    code: 'live-not-found',
  });
  expect(
    await api.refuse(contract.steerLive, {
      token: teacher.token,
      params: { id: classId, sessionId },
      body: { action: 'ask', position: 0 },
    }),
  ).toMatchObject({ code: 'live-ended' });
});

test('a comic that nobody has reviewed is for the class alone', async () => {
  const draft = await createComic(api, teacher.userId, { drawn: true });
  await replaceQuiz(api.deps.database.db, draft, Object.values(asked), false);
  const { sessionId, code } = await openLiveSession(api, teacher, classId, draft);
  expect((await api.call(contract.openLiveDoor, { body: { code } })).body).toMatchObject({
    membersOnly: true,
    names: [],
  });
  expect(await api.refuse(contract.takeGuestSeat, { body: { code, name: guestNames[0] } })).toMatchObject({
    code: 'live-log-in',
  });
  await sit(pupils[0]!, sessionId);
  // Another teacher opens no session with it.
  const other = await createUser(api, 'Teacher');
  const { classId: theirs } = await createTaughtClass(api, other.userId, 0);
  expect(
    await api.refuse(contract.openLive, {
      token: other.token,
      params: { id: theirs },
      body: { comicId: draft },
    }),
  ).toMatchObject({ code: 'comic-not-found' });
});

test('a timer closes the question, is longer where somebody needs more time, and does not run where somebody needs none', async () => {
  const { db } = api.deps.database;
  const { sessionId } = await open(20);
  const order = steer(sessionId);
  await sit(pupils[0]!, sessionId);
  const closesIn = async (position: number) =>
    (await order({ action: 'ask', position })).stage.closesInMs ?? 0;
  expect(Math.round((await closesIn(0)) / 1_000)).toBe(20);
  await db.update(liveSessions).set({ closesAt: sql`now()` }).where(eq(liveSessions.id, sessionId));
  expect(
    await api.refuse(contract.answerLive, {
      ...liveAnswer(sessionId, 0, 0),
      token: pupils[0]!.token,
    }),
  ).toMatchObject({ code: 'live-closed' });
  await vi.waitFor(
    async () => expect((await look(sessionId, { token: pupils[0]!.token })).stage.state).toBe('shown'),
    { timeout: 60_000 },
  );
  await db.insert(learnerAids).values({ userId: pupils[0]!.userId, aids: ['more-time'] });
  expect(Math.round((await closesIn(1)) / 1_000)).toBe(30);
  await order({ action: 'show', position: 1 });
  await db
    .update(learnerAids)
    .set({ aids: ['no-timer'] })
    .where(eq(learnerAids.userId, pupils[0]!.userId));
  expect(await closesIn(2)).toBe(0);
  expect((await look(sessionId, { token: pupils[0]!.token })).own.noTimer).toBe(true);
});

test('what a pupil had on is noted with what they answered in class: never fewer options, and nothing about time without a timer', async () => {
  const { db } = api.deps.database;
  const on = ['read-aloud', 'more-time', 'fewer-options'] as const;
  await db.insert(learnerAids).values({ userId: pupils[0]!.userId, aids: [...on] });
  const keptOf = ({ userId }: TestUser) =>
    db.select({ aids: attempts.aids }).from(attempts).where(eq(attempts.userId, userId));
  const answerOne = async (timer: 20 | null) => {
    const { sessionId } = await open(timer);
    const order = steer(sessionId);
    for (const pupil of pupils) await sit(pupil, sessionId);
    await order({ action: 'ask', position: 0 });
    for (const { token } of pupils) await answer(sessionId, 0, 0, { token });
    await order({ action: 'show', position: 0 });
    await order({ action: 'end' });
  };
  await answerOne(20);
  await vi.waitFor(async () =>
    expect(await keptOf(pupils[0]!)).toEqual([{ aids: ['read-aloud', 'more-time'] }]),
  );
  await answerOne(null);
  await vi.waitFor(async () =>
    expect((await keptOf(pupils[0]!)).slice(1)).toEqual([{ aids: ['read-aloud'] }]),
  );
  await vi.waitFor(async () => expect(await keptOf(pupils[1]!)).toEqual([{ aids: [] }, { aids: [] }]));
});

test('codes are not guessed: a place that types too many wrong ones waits', async () => {
  const address = '203.0.113.77';
  const guess = () =>
    api.refuse(contract.openLiveDoor, { body: { code: 'XYZ0000' }, address, unsolved: true });
  for (let i = 0; i < 100; i++) expect((await guess()).code).toBe('live-not-found');
  expect((await guess()).code).toBe('rate-limited');
});
