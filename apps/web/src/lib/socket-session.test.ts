import { refresh } from '@panelwise/contracts/http/auth';
import { getMyComics } from '@panelwise/contracts/http/comics';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { sampleSession } from '../testing/samples.ts';
import { call } from './api-client.ts';
import { startSession, useSession } from './session.ts';
import { keepConnected, type SessionSocket } from './socket-session.ts';

/** A socket whose server takes only this token, and says why a connection ends. */
function aSocket(good: () => string) {
  const listeners: Record<string, ((reason: string) => void)[]> = {};
  const tell = (event: string, reason = '') => {
    for (const listener of listeners[event] ?? []) listener(reason);
  };
  const world = {
    tries: 0,
    connected: false,
    hangUp() {
      world.connected = false;
      tell('disconnect', 'io server disconnect');
    },
    endSession: () => tell('session:ended'),
  };
  const socket: SessionSocket = {
    active: false,
    on: (event: string, listener: (reason: string) => void) => {
      listeners[event] = [...(listeners[event] ?? []), listener];
    },
    connect: () => {
      world.tries++;
      queueMicrotask(() => {
        world.connected = useSession.getState().token === good();
        tell(world.connected ? 'connect' : 'connect_error');
      });
    },
    disconnect: () => {
      world.connected = false;
    },
  };
  keepConnected(socket, { first: 2, most: 8 });
  socket.connect();
  return world;
}

/** Answers the refresh with these in turn, the last one for ever. */
function refreshes(...answers: (() => Response | Promise<Response>)[]) {
  const api = fakeApi();
  api.handle(refresh, () => (answers.length > 1 ? answers.shift()! : answers[0]!)());
  return api;
}
const renewed = () => Response.json({ error: false, message: 'OK', data: sampleSession('new') });
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['no answer', noAnswer],
  ['a server that is starting', () => refusal(503, 'unavailable')],
  ['too many requests', () => refusal(429, 'rate-limited')],
  ['the login page of a hotel', () => new Response('<h1>Welcome</h1>')],
  ['a proxy that wants to be asked first', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
])('a token that ran out is replaced in the end, through %s', async (_, trouble) => {
  refreshes(trouble, trouble, trouble, renewed);
  startSession(sampleSession('old'));
  const socket = aSocket(() => 'new');
  await vi.waitFor(() => expect(socket.connected).toBe(true));
  expect(useSession.getState().status).toBe('signed-in');
});

test('a session that the server has ended is over, and nothing is tried again', async () => {
  const api = refreshes(noAnswer, () => refusal(401, 'unauthorized'));
  startSession(sampleSession('old'));
  const socket = aSocket(() => 'old');
  await vi.waitFor(() => expect(socket.connected).toBe(true));
  socket.endSession();
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'visitor', ended: true }));
  expect(api.requests(refresh)).toHaveLength(2);
  expect([socket.connected, socket.tries]).toEqual([false, 1]);
});

test('a server that hangs up, because it starts again, is connected to again', async () => {
  refreshes(noAnswer);
  startSession(sampleSession('good'));
  const socket = aSocket(() => 'good');
  await vi.waitFor(() => expect(socket.connected).toBe(true));
  socket.hangUp();
  await vi.waitFor(() => expect(socket.connected).toBe(true));
});

test('a call that finds its token out of date keeps the session when the refresh has no answer', async () => {
  const api = refreshes(() => refusal(429, 'rate-limited'));
  api.handle(getMyComics, () => refusal(401, 'unauthorized'));
  startSession(sampleSession('old'));
  await expect(call(getMyComics)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(useSession.getState().status).toBe('signed-in');
});
