import type { ClientToServerEvents, ServerToClientEvents } from '@panelwise/contracts/realtime/events';
import { io, type Socket } from 'socket.io-client';
import { useSession } from './session.ts';
import { keepConnected } from './socket-session.ts';

export type AppSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

let socket: AppSocket | undefined;

function open(): AppSocket {
  const opened: AppSocket = io({
    autoConnect: false,
    transports: ['websocket', 'polling'],
    reconnectionDelay: 300,
    reconnectionDelayMax: 3_000,
    // Read at every (re)connection, so that a replaced token is used.
    auth: (pass) => pass({ token: useSession.getState().token }),
  });
  keepConnected(opened);
  return opened;
}

/** The one connection of this tab; opened by the first who asks, closed when the session ends. */
export function getSocket(): AppSocket {
  socket ??= open();
  if (!socket.connected && !socket.active) socket.connect();
  return socket;
}
