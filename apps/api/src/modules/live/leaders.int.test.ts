import * as contract from '@panelwise/contracts/http/live';
import { familyControls } from '@panelwise/db/schema/families';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTaughtClass } from '../../testing/assignment-fixtures.ts';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { liveAnswer, openLiveSession, seatGuest, steering } from '../../testing/live-fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createQuizComic } from '../learn/testing-learner.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test('a leader board is off until its teacher switches it on; it is theirs alone, and nobody is in it for whom leagues are off', async () => {
  const teacher = await createUser(api, 'Teacher');
  const comicId = await createQuizComic(api, teacher.userId);
  const { classId, pupils } = await createTaughtClass(api, teacher.userId, 2);
  const { sessionId, code } = await openLiveSession(api, teacher, classId, comicId);
  const order = steering(api, teacher, classId, sessionId);
  const sit = ({ token }: TestUser) => api.call(contract.takePupilSeat, { token, params: { id: sessionId } });
  const answer = (chosen: number, { seat, token }: { seat?: string; token?: string }) =>
    api.call(contract.answerLive, {
      ...liveAnswer(sessionId, 0, chosen, seat),
      ...(token !== undefined && { token }),
    });
  const guests = [];
  for (let i = 0; i < 6; i++) guests.push(await seatGuest(api, code, i));
  for (const pupil of pupils) await sit(pupil);
  await api.deps.database.db
    .insert(familyControls)
    .values({ childId: pupils[1]!.userId, offParts: ['leagues'] });
  await order({ action: 'ask', position: 0 });
  for (const who of [guests[3]!, { token: pupils[0]!.token }, { token: pupils[1]!.token }])
    await answer(0, who);
  for (const guest of guests.slice(0, 3)) await answer(1, guest);
  const shown = await order({ action: 'show', position: 0 });
  expect(shown.room).toMatchObject({ showsLeaders: false, leaders: null });
  const { room, stage } = await order({ action: 'leaders', show: true });
  const seats = room.leaders!.names.map(({ seatId }) => room.seats.find(({ _id }) => _id === seatId)?.name);
  expect(room).toMatchObject({ showsLeaders: true, leaders: { of: 1, more: 0 } });
  expect(room.leaders!.names.map(({ right, place }) => [right, place])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(room.leaders!.names.map(({ name }) => name)).toEqual(seats);
  expect(seats).toContain(guests[3]!.name);
  // What others see says nothing of it, and while a question is open nobody does.
  const look = { params: { id: sessionId }, body: { seat: guests[3]!.seat } };
  expect(JSON.stringify((await api.call(contract.lookAtLive, look)).body)).not.toMatch(/leaders/i);
  expect((await order({ action: 'leaders', show: true })).stage.seq).toBe(stage.seq);
  expect((await order({ action: 'ask', position: 1 })).room.leaders).toBeNull();
  await order({ action: 'end' });
  await expect(order({ action: 'leaders', show: false })).rejects.toThrow('live-ended');
});
