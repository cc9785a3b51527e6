import { randomBytes, randomUUID } from 'node:crypto';
import { guestNames, type LiveOrder } from '@panelwise/contracts/domain/live';
import * as contract from '@panelwise/contracts/http/live';
import {
  type LiveClientEvents,
  type LiveServerEvents,
  type LiveWatchAnswer,
  liveNamespace,
} from '@panelwise/contracts/realtime/events';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { insertSeat } from '@panelwise/db/repositories/live-seats';
import { findLiveSession, insertLiveSession } from '@panelwise/db/repositories/live-sessions';
import { io, type Socket } from 'socket.io-client';
import { asked } from '../modules/learn/testing-learner.ts';
import { hashSeat } from '../policies/live.ts';
import type { TestUser } from './fixtures.ts';
import type { TestApp } from './test-app.ts';

export type LiveTestSocket = Socket<LiveServerEvents, LiveClientEvents>;

/** A live session of a class in its lobby. */
export async function openLiveSession(
  api: TestApp,
  teacher: TestUser,
  classId: string,
  comicId: string,
  timer: 20 | null = null,
): Promise<{ sessionId: string; code: string }> {
  const { token } = teacher;
  const made = await api.call(contract.openLive, {
    token,
    params: { id: classId },
    body: { comicId, timer },
  });
  const { sessionId } = made.body;
  const params = { id: classId, sessionId };
  const { room } = (await api.call(contract.getLiveRoom, { token, params })).body;
  return { sessionId, code: room.code };
}

/** A live session of a class about this comic, made where nobody has to ask for it; with a guest's seat. */
export async function insertLive(
  { deps }: TestApp,
  classId: string,
  comicId: string,
): Promise<{ sessionId: string; code: string; seat: string }> {
  const { db } = deps.database;
  const items = Object.values(asked).map((item) => ({
    ...item,
    key: itemKeyOf(comicId, false, item),
    explanation: null,
    taughtAt: item.taughtAt ?? null,
    asked: null,
    teaches: null,
  }));
  const about = { classId, comicId, title: 'Light', hardcore: false, isPublic: true, items };
  const sessionId = (await insertLiveSession(db, about))!;
  const seat = randomBytes(16).toString('base64url');
  await insertSeat(db, { sessionId, guestName: guestNames[0]!, tokenHash: hashSeat(seat) }, 200);
  const session = await findLiveSession(db, sessionId);
  return { sessionId, code: session!.code, seat };
}

/** Steers a session as this teacher. */
export function steering(api: TestApp, { token }: TestUser, id: string, sessionId: string) {
  return async (body: LiveOrder) =>
    (await api.call(contract.steerLive, { token, params: { id, sessionId }, body })).body;
}

/** A guest's seat, under the name of this number. */
export async function seatGuest(
  api: TestApp,
  code: string,
  number = 0,
): Promise<{ seat: string; seatId: string; name: string }> {
  const name = guestNames[number]!;
  const { body } = await api.call(contract.takeGuestSeat, { body: { code, name } });
  return { seat: body.seat, seatId: body.own.seatId, name };
}

/** What somebody sends who answers. */
export function liveAnswer(sessionId: string, position: number, chosen: number, seat?: string) {
  return { params: { id: sessionId }, body: { position, chosen, eventId: randomUUID(), seat } };
}

/** Connects to the live namespace, without connecting again by itself. */
export async function openLiveSocket(
  url: string,
  auth: { token: string } | { seat: string },
): Promise<LiveTestSocket> {
  const socket: LiveTestSocket = io(`${url}${liveNamespace}`, {
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Follows a session from this number on. */
export function watchLive(socket: LiveTestSocket, sessionId: string, lastSeq = 0): Promise<LiveWatchAnswer> {
  return new Promise((resolve) => {
    socket.emit('live:watch', { sessionId, lastSeq }, resolve);
  });
}
