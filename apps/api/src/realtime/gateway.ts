import { toDomainError } from '@panelwise/contracts/errors/domain-error';
import type { RunEvent, StoredRunEvent } from '@panelwise/contracts/realtime/events';
import {
  type ClientToServerEvents,
  rooms,
  type ServerToClientEvents,
  watchRequestSchema,
} from '@panelwise/contracts/realtime/events';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/register-endpoint.ts';
import { trustProxy } from '../http/trusted-proxies.ts';
import { isForHost, mediaOrigin } from '../media/media-origin.ts';
import { type MediaSigner, sessionHolder } from '../media/media-urls.ts';
import { addLiveMetrics } from '../metrics/live-metrics.ts';
import { getReadableRun } from '../policies/run.ts';
import { endOfSession, endRevoked } from './ended-sessions.ts';
import { type LiveWork, openLiveGateway } from './live-gateway.ts';
import { RunWatches } from './run-watches.ts';
import {
  type Connection,
  cut,
  cutLater,
  frameBytesMax,
  isTooSlow,
  limitEvents,
  loginMs,
  socketsPerSessionMax,
} from './socket-limits.ts';
import { limitPerAddress } from './sockets-per-address.ts';

type Data = { caller: Caller };
type Io = Server<ClientToServerEvents, ServerToClientEvents, Record<string, never>, Data>;
type ClientSocket = Socket<ClientToServerEvents, ServerToClientEvents, Record<string, never>, Data>;

const sweepEveryMs = 2_000;
const watchesPerSocketMax = 50;

/**
 * Live progress over Socket.IO. Each API process listens to the notification bus by itself and serves its own sockets,
 * so with several processes nothing arrives twice and no adapter between them is needed.
 */
export function openGateway(app: FastifyInstance, deps: Deps, work: LiveWork): { close(): Promise<void> } {
  const { db } = deps.database;
  const media = mediaOrigin(deps.env);
  const io: Io = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: frameBytesMax,
    connectTimeout: loginMs,
    allowRequest: (request, answer) => answer(null, !(media && isForHost(request, media.host))),
    cleanupEmptyChildNamespaces: true,
  });
  const countAddress = limitPerAddress(deps.env.SOCKETS_PER_ADDRESS, trustProxy(deps.env.TRUST_PROXY));
  io.engine.on('connection', (connection: Connection) => {
    countAddress(connection);
    connection.once('close', () => cutLater(connection));
  });
  const metrics = addLiveMetrics(deps.registry, () => io.engine.clientsCount);
  const watches = new RunWatches(db, (event) => metrics.shown(event.at));
  const warn = (error: unknown) => app.log.warn({ err: error }, 'live progress');

  io.use((socket, next) => {
    identify(app, socket).then(
      () => next(),
      (error: unknown) => next(new Error(toDomainError(error).code)),
    );
  });
  io.on('connection', (socket) => {
    const { userId, sessionId } = socket.data.caller;
    const ofSession = `session ${sessionId}`;
    void socket.join([rooms.user(userId), ofSession]);
    if (socket.data.caller.userType === 'admin') void socket.join(rooms.admin);
    if ((io.sockets.adapter.rooms.get(ofSession)?.size ?? 0) > socketsPerSessionMax)
      return socket.disconnect(true);
    limitEvents(socket);
    serveWatches(socket, { db, watches, warn, media: deps.media });
  });

  const live = openLiveGateway(io, app, deps, work);
  const stopListening = deps.bus.listen((message) => {
    if (message.topic === 'run-event') {
      watches.push(message.event);
      announceChange(io, message.ownerId, message.event);
    }
    if (message.topic === 'submissions-changed') io.to(rooms.admin).emit('submissions:changed');
    if (message.topic === 'notices-changed') io.to(rooms.user(message.userId)).emit('notices:changed');
    if (message.topic === 'consent-changed') io.to(rooms.user(message.userId)).emit('consent:changed');
    if (message.topic === 'battle-moved')
      for (const userId of message.userIds)
        io.to(rooms.user(userId)).emit('battle:moved', { battleId: message.battleId, seq: message.seq });
    if (message.topic === 'account-changed') io.to(rooms.user(message.userId)).emit('account:changed');
    if (message.topic === 'session-ended') endOfSession(io.sockets.sockets.values(), message, endSocket);
  });
  // What was published while the notification bus was away is in the table.
  const stopWaiting = deps.bus.onReconnect(() => void watches.catchUp().catch(warn));
  const sweep = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) if (isTooSlow(socket)) cut(socket.conn);
    // Told to go, and takes in too little to hear it.
    const connections = (io.engine as unknown as { clients: Record<string, Connection> }).clients;
    for (const connection of Object.values(connections))
      if (connection.readyState === 'closing') cut(connection);
    Promise.all([watches.catchUp(), endRevoked(db, () => io.sockets.sockets.values(), endSocket)]).catch(
      warn,
    );
  }, sweepEveryMs);

  return {
    close: async () => {
      clearInterval(sweep);
      live.close();
      stopListening();
      stopWaiting();
      // Not `io.close()`: that would close the app's server too, which is the app's to close.
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

async function identify(app: FastifyInstance, socket: ClientSocket): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown };
  const caller = await app.identify(typeof token === 'string' ? token : '');
  socket.data.caller = caller;
}

type WatchContext = {
  db: Deps['database']['db'];
  media: MediaSigner;
  watches: RunWatches;
  warn(error: unknown): void;
};

function serveWatches(socket: ClientSocket, { db, media, watches, warn }: WatchContext): void {
  const { sessionId } = socket.data.caller;
  const leaves = new Map<string, () => void>();
  const leave = (runId: string) => {
    leaves.get(runId)?.();
    leaves.delete(runId);
  };
  socket.on('run:watch', async (request, answer) => {
    const parsed = watchRequestSchema.safeParse(request);
    if (typeof answer !== 'function') return;
    if (!parsed.success || leaves.size >= watchesPerSocketMax)
      return answer({ error: true, message: 'This run cannot be followed.' });
    const { runId, lastSeq } = parsed.data;
    try {
      await getReadableRun(db, socket.data.caller, runId);
      leave(runId);
      // In place before the first await, so that a disconnect meanwhile ends this watch as well.
      let isLeft = false;
      let stop: (() => void) | undefined;
      const leaveThis = () => {
        isLeft = true;
        stop?.();
      };
      leaves.set(runId, leaveThis);
      const send = (event: RunEvent) => {
        if (!isLeft) socket.emit('run:event', event);
      };
      stop = await watches.watch(runId, lastSeq, {
        media: media.heldBy(sessionHolder(sessionId)),
        send,
        answer,
      });
      if (isLeft || !socket.connected) stop();
    } catch (error) {
      leaves.delete(runId);
      const refusal = toDomainError(error);
      if (refusal.status >= 500) warn(error);
      answer({ error: true, message: refusal.message });
    }
  });
  socket.on('run:unwatch', (request) => {
    const parsed = watchRequestSchema.safeParse(request);
    if (parsed.success) leave(parsed.data.runId);
  });
  socket.on('disconnect', () => {
    for (const runId of [...leaves.keys()]) leave(runId);
  });
}

/** Tells all screens of an owner that a run of theirs moved on. */
function announceChange(io: Io, ownerId: string, event: StoredRunEvent): void {
  const { runId, comicId, step, status, percent } = event;
  io.to(rooms.user(ownerId)).emit('runs:changed', { runId, comicId, step, status, percent });
}

function endSocket(socket: ClientSocket): void {
  socket.emit('session:ended');
  socket.disconnect(true);
}
