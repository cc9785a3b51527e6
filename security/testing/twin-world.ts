import { randomUUID } from 'node:crypto';
import { guestNames } from '@panelwise/contracts/domain/live';
import { makeClassLink } from '@panelwise/db/repositories/class-links';
import { approve } from '@panelwise/db/repositories/editions';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { createBattler, letBattlePass } from '../../apps/api/src/modules/battles/testing-battles.ts';
import { letTimePass } from '../../apps/api/src/modules/learn/testing-learner.ts';
import { createTaughtClass } from '../../apps/api/src/testing/assignment-fixtures.ts';
import { type CallName, endpointOf } from '../../apps/api/src/testing/every-endpoint.ts';
import { createComic, createUser, type TestUser } from '../../apps/api/src/testing/fixtures.ts';
import { openLiveSocket, watchLive } from '../../apps/api/src/testing/live-fixtures.ts';
import { connected, openSocket } from '../../apps/api/src/testing/open-socket.ts';
import type { TestApp } from '../../apps/api/src/testing/test-app.ts';

/** What was said to somebody, by the call or socket that said it. */
export type Told = { by: string; said: unknown };

const numbers = Array.from({ length: 7 }, (_, i) => i + 1);
const optionsOf = (n: number) => [`Alpha ${n}`, `Beta ${n}`, `Gamma ${n}`];
/** Wrong in every world. */
const wrongOf = (n: number) => optionsOf(n)[2]!;

/**
 * A class and all that it can do with questions until one is settled: in the reader, an assignment, the review, live, and in a
 * battle. Two of them differ in nothing but which option is right, and why.
 * @param right place of the right option, 0 or 1
 */
export async function createTwinWorld(site: TestApp, url: string, right: 0 | 1) {
  const { db } = site.deps.database;
  const teacher = await createUser(site, 'Teacher');
  const comicId = await createComic(site, teacher.userId, { published: true });
  const questions = numbers.map((n) => ({
    question: `What is thing number ${n}?`,
    options: optionsOf(n),
    correctAnswer: optionsOf(n)[right]!,
    difficulty: 'easy' as const,
    explanation: right === 0 ? 'For the first reason.' : 'Because of something else.',
    taughtAt: { page: 1, panel: 2 },
  }));
  await replaceQuiz(db, comicId, questions, false);
  await approve(db, [comicId]);
  const { classId, pupils } = await createTaughtClass(site, teacher.userId, 2);
  const pupil = pupils[0]!;
  const { token } = await makeClassLink(db, comicId);
  const keys = questions.map((question) => itemKeyOf(comicId, false, question));
  const told: Told[] = [];

  const ask = async (name: CallName, who: TestUser | null, params: object = {}, body?: object) => {
    const { path, method } = endpointOf[name];
    const answer = await site.app.inject({
      method,
      url: `/api${path.replace(/:(\w+)/g, (_, part: string) => (params as Record<string, string>)[part]!)}`,
      ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
      ...(body && { payload: body }),
    });
    if (answer.statusCode >= 300) throw new Error(`${name} is refused: ${answer.body}`);
    const said = answer.body === '' ? null : answer.json();
    told.push({ by: name, said });
    return said;
  };
  const answerTo = (n: number, more: object = {}) => ({
    ...{ comicId, key: keys[n - 1], answer: wrongOf(n), eventId: randomUUID(), ms: 9_000, context: 'reader' },
    ...more,
  });
  /** Notes all that a socket says, whatever it is called. */
  const overhear = (by: string, socket: { onAny(listener: (...said: unknown[]) => void): unknown }) =>
    socket.onAny((event: unknown, ...said: unknown[]) => told.push({ by: `${by}: ${event}`, said }));

  return {
    told,
    /** A first wrong answer everywhere outside of the class room, and the review that brings it back. */
    async read() {
      await ask('getPublicComic', null, { id: comicId });
      await ask('answerQuestion', null, { id: comicId }, { key: keys[0], answer: wrongOf(1) });
      await ask('answerClassQuestion', null, { token }, { key: keys[0], answer: wrongOf(1) });
      await ask('answerAsLearner', pupil, {}, answerTo(1));
      await ask('tellReading', pupil, {}, { comicId, page: 1, panel: 1, ms: 4_000 });
      const plan = { tries: 2, dueAt: null, word: 'Look twice.', pupils: [] };
      const goal = { comicId, goal: 'read-and-quiz' };
      const { assignmentId } = await ask('makeAssignment', teacher, { id: classId }, { ...goal, ...plan });
      await ask('listMyAssignments', pupil);
      await ask('getAssignedComic', pupil, { id: assignmentId, comicId });
      await ask('answerAsLearner', pupil, {}, answerTo(2, { context: 'assignment', assignmentId }));
      await letTimePass(site, 26 * 3_600_000);
      await ask('getReview', pupil);
      await ask('answerAsLearner', pupil, {}, answerTo(1, { context: 'review' }));
    },
    /** A question of a live session that is on, as guest, pupil and teacher hear of it. @returns how it is closed */
    async goLive() {
      const { sessionId } = await ask('openLive', teacher, { id: classId }, { comicId });
      const params = { id: classId, sessionId };
      const { room } = await ask('getLiveRoom', teacher, params);
      await ask('openLiveDoor', null, {}, { code: room.code });
      const guest = await ask('takeGuestSeat', null, {}, { code: room.code, name: guestNames[0] });
      await ask('takePupilSeat', pupil, { id: sessionId });
      const sockets = [
        await openLiveSocket(url, { seat: guest.seat }),
        await openLiveSocket(url, { token: pupil.token }),
        await openLiveSocket(url, { token: teacher.token }),
      ];
      const own = await connected(openSocket(url, pupil.token));
      overhear('user namespace', own);
      for (const [i, socket] of sockets.entries()) {
        const by = `live of ${['guest', 'pupil', 'teacher'][i]}`;
        overhear(by, socket);
        told.push({ by: `${by}: live:watch`, said: await watchLive(socket, sessionId) });
      }
      const isHeard = (state: string) => () =>
        ['guest', 'pupil', 'teacher'].every((who) =>
          told.some(
            ({ by, said }) =>
              by === `live of ${who}: live:stage` && JSON.stringify(said).includes(`"state":"${state}"`),
          ),
        );
      await ask('steerLive', teacher, params, { action: 'ask', position: 0 });
      await ask('lookAtLive', null, { id: sessionId }, { seat: guest.seat });
      const chosen = { position: 0, chosen: 2, eventId: randomUUID() };
      await ask('answerLive', null, { id: sessionId }, { ...chosen, seat: guest.seat });
      await ask('lookAtLive', pupil, { id: sessionId }, {});
      for (const socket of sockets) told.push({ by: 'live:watch', said: await watchLive(socket, sessionId) });
      return {
        isHeard,
        show: () => ask('steerLive', teacher, params, { action: 'show', position: 0 }),
        close: () => {
          for (const socket of [...sockets, own]) socket.disconnect();
        },
      };
    },
    /** A battle in which one of two has answered, as the other sees it. */
    async battle() {
      const [one, other] = [await createBattler(site, comicId), await createBattler(site, comicId)];
      const sockets = [await connected(openSocket(url, other.token))];
      overhear('battle of the other', sockets[0]!);
      const opening = { comicId, against: 'code', eventId: randomUUID() };
      const { battle } = await ask('openBattle', one, {}, opening);
      await ask('joinBattleByCode', other, {}, { code: battle.code });
      const params = { id: battle._id };
      const { question } = (await ask('lookAtBattle', one, params, { after: 0 })).battle;
      await ask('lookAtBattle', other, params, { after: 0 });
      await letBattlePass(site, battle._id, 6_000);
      const answer = question.options.find((option: string) => option.startsWith('Gamma'));
      const given = { eventId: randomUUID(), position: question.position, answer, ms: 6_000 };
      // To who has answered is told how it was: that is no secret any more.
      await ask('answerInBattle', one, params, given);
      told.pop();
      await ask('reactInBattle', other, params, { reaction: 'hmm' });
      await ask('lookAtBattle', other, params, { after: 0 });
      for (const socket of sockets) socket.disconnect();
    },
  };
}
export type TwinWorld = Awaited<ReturnType<typeof createTwinWorld>>;
