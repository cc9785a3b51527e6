import type { Database } from '@panelwise/db/client';
import { listGoodSessions } from '@panelwise/db/repositories/sessions';
import type { Caller } from '../http/register-endpoint.ts';

/** A connection of somebody who is logged in, or of a guest. */
type Connected = { data: { caller?: Caller } };

/** Ends the connections of a session that has ended; of all sessions of the account where none is named. */
export function endOfSession<S extends Connected>(
  sockets: Iterable<S>,
  { userId, sessionId }: { userId: string; sessionId?: string | undefined },
  end: (socket: S) => void,
): void {
  for (const socket of sockets) {
    const { caller } = socket.data;
    if (caller?.userId !== userId) continue;
    if (sessionId === undefined || caller.sessionId === sessionId) end(socket);
  }
}

/** For the case that the notification bus lost the message: asks the table which sessions are still good, and ends the others. */
export async function endRevoked<S extends Connected>(
  db: Database,
  sockets: () => Iterable<S>,
  end: (socket: S) => void,
): Promise<void> {
  const ids = new Set([...sockets()].flatMap(({ data }) => data.caller?.sessionId ?? []));
  const good = await listGoodSessions(db, [...ids]);
  for (const socket of sockets()) {
    const id = socket.data.caller?.sessionId;
    if (id !== undefined && ids.has(id) && !good.has(id)) end(socket);
  }
}
