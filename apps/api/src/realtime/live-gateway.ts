import { DomainError, toDomainError } from '@panelwise/contracts/errors/domain-error';
import { seatTokenSchema } from '@panelwise/contracts/http/live';
import {
  type LiveClientEvents,
  type LiveServerEvents,
  type LiveWatchAnswer,
  liveNamespace,
  liveWatchSchema,
} from '@panelwise/contracts/realtime/events';
import { findGuestSeat, type Seat } from '@panelwise/db/repositories/live-seats';
import {
  findLiveSession,
  type LiveSession,
  listLiveEvents,
  listLiveSeqs,
} from '@panelwise/db/repositories/live-sessions';
import { findTaughtClass } from '@panelwise/db/repositories/relations';
import type { FastifyInstance } from 'fastify';
import type { Namespace, Server, Socket } from 'socket.io';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/register-endpoint.ts';
import { sessionHolder } from '../media/media-urls.ts';
import { getSeat, hashSeat, holderOf } from '../policies/live.ts';
import { presentRoom, presentStage, readOwn, readScene } from '../presenters/live.ts';
import { endOfSession, endRevoked } from './ended-sessions.ts';
import { LiveRooms, type LiveScreen } from './live-rooms.ts';
import { cut, isTooSlow, limitEvents } from './socket-limits.ts';

/** Who has connected: somebody with an account, or a guest by what their device keeps. */
type Data = { caller?: Caller; seat?: string; leave?: () => void };
type LiveSocket = Socket<LiveClientEvents, LiveServerEvents, Record<string, never>, Data>;
type LiveNamespace = Namespace<LiveClientEvents, LiveServerEvents, Record<string, never>, Data>;

const sweepEveryMs = 2_000;
/** Of one account or seat: tabs, and a device that comes back before it was missed. */
const socketsPerHolderMax = 6;

/** What has to happen in sessions without anybody asking for it. */
export type LiveWork = { closeInTime(sessionId: string): Promise<void>; tidy(): Promise<void> };

/**
 * Live sessions over Socket.IO, in a namespace of their own because guests have no account. Screens are told here; what
 * people do comes over HTTP.
 * @param work closes questions whose time is over, and does what was left undone
 */
export function openLiveGateway(
  io: Server,
  app: FastifyInstance,
  deps: Deps,
  work: LiveWork,
): { close(): void } {
  const { db } = deps.database;
  const live = io.of(liveNamespace) as unknown as LiveNamespace;
  const warn = (error: unknown) => app.log.warn({ err: error }, 'live in class');
  const rooms = new LiveRooms(db, (id) => void work.closeInTime(id).catch(warn), warn);

  live.use((socket, next) => {
    identify(app, deps, socket).then(
      () => next(),
      (error: unknown) => next(new Error(toDomainError(error).code)),
    );
  });
  live.on('connection', (socket) => {
    const { caller, seat } = socket.data;
    const holder = `holder ${caller ? caller.sessionId : hashSeat(seat ?? '')}`;
    void socket.join(holder);
    if ((live.adapter.rooms.get(holder)?.size ?? 0) > socketsPerHolderMax) return socket.disconnect(true);
    limitEvents(socket);
    socket.on('live:watch', (request, answer) => {
      if (typeof answer !== 'function') return;
      watch(socket, request).then(answer, (error: unknown) => {
        const { status, code, message } = toDomainError(error);
        if (status >= 500) warn(error);
        answer({ error: true, code, message });
      });
    });
    socket.on('disconnect', () => socket.data.leave?.());
  });

  async function watch(socket: LiveSocket, request: unknown): Promise<LiveWatchAnswer> {
    const parsed = liveWatchSchema.safeParse(request);
    if (!parsed.success) throw new DomainError('bad-input');
    const { sessionId, lastSeq } = parsed.data;
    const session = await findLiveSession(db, sessionId);
    if (!session) throw new DomainError('live-not-found');
    const { seat, teacherId } = await roleOf(socket.data, session);
    const screen = screenOf(socket, seat, teacherId);
    socket.data.leave?.();
    socket.data.leave = rooms.join(session, screen);
    if (!socket.connected) socket.data.leave();
    // Looked at only now: whatever happens after this is told to the screen as it happens.
    const [last] = await listLiveSeqs(db, [sessionId]);
    const now = last?.seq === session.seq ? session : ((await findLiveSession(db, sessionId)) ?? session);
    const [scene, events, own] = await Promise.all([
      (!teacherId && rooms.toldAt(now)) || readScene(db, now),
      lastSeq < now.seq ? listLiveEvents(db, sessionId, lastSeq) : [],
      seat && readOwn(db, now, seat),
    ]);
    rooms.remember(scene);
    return {
      error: false,
      events,
      stage: presentStage(scene, screen.media),
      ...(own && { own }),
      ...(teacherId && { room: presentRoom(scene) }),
    };
  }

  /** A teacher of the class, or whoever has a seat. @throws DomainError `live-seat-lost` */
  async function roleOf(
    { caller, seat }: Data,
    session: LiveSession,
  ): Promise<{ seat?: Seat; teacherId?: string }> {
    if (caller && !caller.isMinor && (await findTaughtClass(db, caller.userId, session.classId)))
      return { teacherId: caller.userId };
    return { seat: await getSeat(db, session.id, holderOf(seat, caller)) };
  }

  const screenOf = (socket: LiveSocket, seat?: Seat, teacherId?: string): LiveScreen => ({
    media: socket.data.caller
      ? deps.media.heldBy(sessionHolder(socket.data.caller.sessionId))
      : deps.media.open,
    ...(seat && { seatId: seat.id }),
    ...(teacherId && { teacherId }),
    emit: (event, ...payload) => void socket.emit(event, ...(payload as never)),
    dismiss: () => {
      socket.emit('live:left');
      socket.disconnect();
    },
  });

  const stopListening = deps.bus.listen((message) => {
    if (message.topic === 'live-moved') rooms.moved(message.sessionId, message.seq, message.asked);
    if (message.topic === 'live-answered')
      rooms.answered(message.sessionId, message.position, message.seatId);
    if (message.topic === 'live-seated') rooms.seated(message.sessionId);
    if (message.topic === 'session-ended') endOfSession(live.sockets.values(), message, endSocket);
  });
  const stopWaiting = deps.bus.onReconnect(() => void rooms.catchUp().catch(warn));
  const sweep = setInterval(() => {
    for (const socket of live.sockets.values()) if (isTooSlow(socket)) cut(socket.conn);
    Promise.all([rooms.catchUp(), work.tidy(), endRevoked(db, () => live.sockets.values(), endSocket)]).catch(
      warn,
    );
  }, sweepEveryMs);

  return {
    close: () => {
      clearInterval(sweep);
      stopListening();
      stopWaiting();
      rooms.close();
    },
  };
}

/** @throws DomainError `unauthorized`, `live-seat-lost` */
async function identify(app: FastifyInstance, deps: Deps, socket: LiveSocket): Promise<void> {
  const { token, seat } = socket.handshake.auth as { token?: unknown; seat?: unknown };
  if (seat === undefined) {
    socket.data.caller = await app.identify(typeof token === 'string' ? token : '');
    return;
  }
  const parsed = seatTokenSchema.safeParse(seat);
  if (!parsed.success || !(await findGuestSeat(deps.database.db, hashSeat(parsed.data))))
    throw new DomainError('live-seat-lost');
  socket.data.seat = parsed.data;
}

function endSocket(socket: LiveSocket): void {
  socket.disconnect();
}
