import { refreshSession } from './api-client.ts';
import { useSession } from './session.ts';
import { type Pauses, tryAgain } from './try-again.ts';

/** The part of a Socket.IO client that keeping it connected needs. */
export type SessionSocket = {
  /** False once it does not try to connect any more by itself. */
  readonly active: boolean;
  on(event: 'connect' | 'connect_error' | 'session:ended', listener: () => void): unknown;
  on(event: 'disconnect', listener: (reason: string) => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
};

/** A connection that was cut sooner than this, in ms, counts as a failure like the one before. */
const shortMs = 10_000;

/**
 * Connects a socket again where Socket.IO gives up: the server has refused its token, or has hung up. A token is
 * replaced first. Tries until the session is known to have ended; without an answer it may still be good.
 */
export function keepConnected(socket: SessionSocket, pauses: Pauses = { first: 1_000, most: 30_000 }): void {
  let failures = 0;
  let connectedAt = 0;
  let stopWaiting = () => {};

  const later = (act: () => void) => {
    stopWaiting();
    stopWaiting = tryAgain(act, ++failures, pauses);
  };
  const renew = async () => {
    const renewed = await refreshSession();
    stopWaiting();
    if (useSession.getState().status !== 'signed-in') return;
    if (!renewed) return later(() => void renew());
    socket.disconnect();
    socket.connect();
  };

  socket.on('connect', () => {
    stopWaiting();
    connectedAt = Date.now();
  });
  socket.on('session:ended', () => void renew());
  socket.on('connect_error', () => {
    if (socket.active) return;
    // The first time it is the token, which has run out; what goes wrong over and over takes its time.
    if (failures > 0) return later(() => void renew());
    failures = 1;
    void renew();
  });
  socket.on('disconnect', (reason) => {
    if (Date.now() - connectedAt > shortMs) failures = 0;
    if (reason === 'io server disconnect') later(() => socket.connect());
  });
  useSession.subscribe(({ status }) => {
    if (status !== 'visitor') return;
    stopWaiting();
    failures = 0;
    socket.disconnect();
  });
}
