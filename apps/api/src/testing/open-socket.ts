import type {
  ClientToServerEvents,
  RunEvent,
  ServerToClientEvents,
  WatchAnswer,
} from '@panelwise/contracts/realtime/events';
import { io, type Socket } from 'socket.io-client';
import type { TestApp } from './test-app.ts';

export type TestSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** The address of the app once it listens on a free port. */
export async function listen(test: TestApp): Promise<string> {
  return test.app.listen({ port: 0, host: '127.0.0.1' });
}

/** A client that does not connect again by itself. */
export function openSocket(url: string, token: unknown): TestSocket {
  return io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
}

export function connected(socket: TestSocket): Promise<TestSocket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

export function disconnected(socket: TestSocket): Promise<string> {
  return new Promise((resolve) => socket.once('disconnect', (reason) => resolve(reason)));
}

/** Follows a run; everything that arrives afterwards is put into `events`. */
export async function watch(
  socket: TestSocket,
  runId: string,
  lastSeq = 0,
): Promise<{ answer: WatchAnswer; events: RunEvent[] }> {
  const events: RunEvent[] = [];
  socket.on('run:event', (event) => {
    if (event.runId === runId) events.push(event);
  });
  const answer = await new Promise<WatchAnswer>((resolve) =>
    socket.emit('run:watch', { runId, lastSeq }, resolve),
  );
  return { answer, events };
}
