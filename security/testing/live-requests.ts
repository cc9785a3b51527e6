import { randomUUID } from 'node:crypto';
import { guestNames } from '@panelwise/contracts/domain/live';
import { askQuestion } from '@panelwise/db/repositories/live-sessions';
import { createQuizComic } from '../../apps/api/src/modules/learn/testing-learner.ts';
import type { CallName } from '../../apps/api/src/testing/every-endpoint.ts';
import { type MakeRequest, nothing } from './cell.ts';

/** Of a class of their own. */
const onLive =
  (body?: object): MakeRequest =>
  async ({ things, of, publicComic, person, me }) => {
    const colleagueId = person === 'coTeacher' ? me!.userId : undefined;
    const { id, sessionId } = await things.liveClass(of.userId, publicComic, { colleagueId });
    return { params: { id, sessionId }, ...(body && { body }) };
  };

/** Of the class of somebody else, by what a guest has. */
const asGuest =
  (
    request: (live: { sessionId: string; code: string; seat: string }) => ReturnType<MakeRequest>,
  ): MakeRequest =>
  async ({ things, publicComic, owner }) =>
    request(await things.liveClass(owner.userId, publicComic));

/** Live sessions of classes. */
export const liveRequests = {
  openLive: async ({ site, things, of, person, me }) => {
    const comicId = await createQuizComic(site, of.userId);
    const colleagueId = person === 'coTeacher' ? me!.userId : undefined;
    const { id } = await things.taughtClass(of.userId, comicId, colleagueId);
    return { params: { id }, body: { comicId } };
  },
  listLive: onLive(),
  getLiveRoom: onLive(),
  steerLive: onLive({ action: 'end' }),
  getLiveResults: onLive(),
  getLiveResultsFile: onLive(),
  listMyLive: nothing,
  openLiveDoor: asGuest(({ code }) => ({ body: { code } })),
  takeGuestSeat: asGuest(({ code }) => ({ body: { code, name: guestNames[1] } })),
  takePupilSeat: async ({ things, of, publicComic, admin }) => {
    const { sessionId } = await things.liveClass(admin.userId, publicComic, { pupilId: of.userId });
    return { params: { id: sessionId } };
  },
  lookAtLive: asGuest(({ sessionId, seat }) => ({ params: { id: sessionId }, body: { seat } })),
  answerLive: async (cell) => {
    const { sessionId, seat } = await cell.things.liveClass(cell.owner.userId, cell.publicComic);
    await askQuestion(cell.things.db(), sessionId, 0);
    return { params: { id: sessionId }, body: { seat, position: 0, chosen: 0, eventId: randomUUID() } };
  },
} satisfies Partial<Record<CallName, MakeRequest>>;
