import type { ClientToServerEvents, ServerToClientEvents } from '@panelwise/contracts/realtime/events';
import { io, type Socket } from 'socket.io-client';
import { refreshSession } from './api-client.ts';
import { loseSession, useSession } from './session.ts';

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
  opened.on('session:ended', () => {
    void refreshSession().then((renewed) => (renewed ? opened.disconnect().connect() : loseSession()));
  });
  // The server refuses a token that has run out; Socket.IO does not try again after a refusal.
  opened.on('connect_error', () => {
    if (opened.active) return;
    void refreshSession().then((renewed) => renewed && opened.connect());
  });
  useSession.subscribe((state) => {
    if (state.status === 'visitor') opened.disconnect();
  });
  return opened;
}

/** The one connection of this tab; opened by the first who asks, closed when the session ends. */
export function getSocket(): AppSocket {
  socket ??= open();
  if (!socket.connected && !socket.active) socket.connect();
  return socket;
}
