import type { Socket } from 'socket.io';

export const frameBytesMax = 100_000;
/** Of one session: a class that shares an account has a session each. */
export const socketsPerSessionMax = 10;
/** How long a connection may take to say whose it is, in ms. */
export const loginMs = 5_000;
const goodbyeMs = 1_000;
const eventsPerSecondMax = 100;
const bufferBytesMax = 1_048_576;

/** Cuts a socket that sends more events in a second than anybody needs. */
export function limitEvents(socket: Socket): void {
  let second = 0;
  let count = 0;
  socket.use((_event, next) => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) [second, count] = [now, 0];
    if (++count > eventsPerSecondMax) socket.disconnect(true);
    else next();
  });
}

/** A connection, whoever it is, as the engine below Socket.IO has it. */
export type Connection = Pick<Socket['conn'], 'close' | 'readyState' | 'request' | 'once'>;

/**
 * Ends a connection at once: a polite close would wait behind everything that the reader does not take, and half a minute
 * for somebody who does not answer it.
 */
export function cut(connection: Connection): void {
  const { transport } = connection as unknown as { transport: { socket?: { terminate?(): void } } };
  if (transport.socket?.terminate) transport.socket.terminate();
  else connection.close(true);
}

/** Ends what is left of a connection that was closed, once its other end has had the time to say goodbye. */
export function cutLater(connection: Connection): void {
  setTimeout(() => cut(connection), goodbyeMs).unref();
}

/** True when so much waits for this reader that it will not catch up; it can come back and ask for what it missed. */
export function isTooSlow(socket: Socket): boolean {
  return waitingBytes(socket) > bufferBytesMax;
}

function waitingBytes(socket: Socket): number {
  const { transport, writeBuffer } = socket.conn as unknown as {
    transport: { socket?: { bufferedAmount?: number } };
    writeBuffer: { data?: unknown }[];
  };
  const queued = writeBuffer.reduce(
    (sum, packet) => sum + (typeof packet.data === 'string' ? packet.data.length : 0),
    0,
  );
  return queued + (transport.socket?.bufferedAmount ?? 0);
}
