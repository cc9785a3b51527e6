import {
  type LiveClientEvents,
  type LiveServerEvents,
  liveNamespace,
} from '@panelwise/contracts/realtime/events';
import { io, type Socket } from 'socket.io-client';
import { useSession } from './session.ts';

export type LiveSocket = Socket<LiveServerEvents, LiveClientEvents>;

/** A connection to the live sessions: by what a guest's device keeps, else as whoever is logged in. */
export function openLiveSocket(seat: string | undefined): LiveSocket {
  return io(liveNamespace, {
    transports: ['websocket', 'polling'],
    reconnectionDelay: 300,
    reconnectionDelayMax: 3_000,
    forceNew: true,
    // Read at every (re)connection, so that a replaced token is used.
    auth: (pass) => pass(seat === undefined ? { token: useSession.getState().token } : { seat }),
  });
}
