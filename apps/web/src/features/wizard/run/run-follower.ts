import { isTerminal, type RunSnapshot } from '@panelwise/contracts/domain/run';
import type { RunEvent, WatchAnswer } from '@panelwise/contracts/realtime/events';
import { type Pauses, tryAgain } from '../../../lib/try-again.ts';
import { applyEvent, applyHistory, fromSnapshot, type RunView, withEarlierLog } from './run-state.ts';

/** The part of a Socket.IO client that following a run needs. */
export type RunSocket = {
  readonly connected: boolean;
  on(event: 'run:event', listener: (event: RunEvent) => void): unknown;
  on(event: 'connect' | 'disconnect', listener: () => void): unknown;
  off(event: 'run:event', listener: (event: RunEvent) => void): unknown;
  off(event: 'connect' | 'disconnect', listener: () => void): unknown;
  emit(
    event: 'run:watch',
    request: { runId: string; lastSeq?: number },
    answer: (reply: WatchAnswer) => void,
  ): unknown;
  emit(event: 'run:unwatch', request: { runId: string }): unknown;
};

export type FollowOptions = {
  socket: RunSocket;
  view: RunView;
  /** Reads the run over HTTP: while the socket is down, and where the socket's answer does not help. */
  fetchRun: (runId: string) => Promise<RunSnapshot>;
  /** Reads what happened after an event number; only for the log of a run that was under way before. */
  fetchEvents: (runId: string, after: number) => Promise<RunEvent[]>;
  onView: (view: RunView) => void;
  pollMs?: number;
  /** How long to wait for an answer over the socket, in ms. */
  answerMs?: number;
  pauses?: Pauses;
};

export type RunFollower = {
  /** Takes a snapshot that came by another way, such as the answer of retry or cancel. */
  take: (snapshot: RunSnapshot) => void;
  stop: () => void;
};

/** How far back the log of a run reaches after a reload, in events. */
const rememberedEvents = 40;

/**
 * Keeps a view of one run right through lost events, doubles, reconnects and a socket that is down.
 * Asks the server with the last event number on every (re)connect and whenever an event is missing, and asks again when
 * no answer comes.
 */
export function followRun(options: FollowOptions): RunFollower {
  const { socket, fetchRun, fetchEvents, onView, pollMs = 2_000, answerMs = 5_000 } = options;
  const { pauses = { first: 1_000, most: 30_000 } } = options;
  let view = options.view;
  const runId = view.run._id;
  let stopped = false;
  let asking = false;
  let failures = 0;
  let stopWaiting = () => {};
  let poll: ReturnType<typeof setTimeout> | undefined;

  const show = (next: RunView) => {
    if (stopped || next === view) return;
    view = next;
    onView(view);
  };

  const read = async () => {
    try {
      show(fromSnapshot(await fetchRun(runId), view));
    } catch {
      // Offline or the API restarts: the next poll or reconnect asks again.
    }
  };

  const ask = () => {
    if (stopped || asking || !socket.connected) return;
    asking = true;
    const lastSeq = view.run.seq;
    const noAnswer = setTimeout(askAgain, answerMs);
    stopWaiting = () => clearTimeout(noAnswer);
    socket.emit('run:watch', { runId, lastSeq }, (reply) => {
      if (stopped) return;
      stopWaiting();
      if (reply.error) return askAgain();
      asking = false;
      failures = 0;
      show('snapshot' in reply ? fromSnapshot(reply.snapshot, view) : applyHistory(view, reply.events));
      if (!view.stale) return;
      if (view.run.seq > lastSeq) ask();
      else askAgain();
    });
  };

  /** Until the socket answers, and with what it should, the run is read over HTTP each time. */
  const askAgain = () => {
    asking = true;
    void read();
    stopWaiting = tryAgain(
      () => {
        asking = false;
        ask();
      },
      ++failures,
      pauses,
    );
  };

  const onEvent = (event: RunEvent) => {
    show(applyEvent(view, event));
    if (view.stale) ask();
  };

  const schedulePoll = () => {
    clearTimeout(poll);
    if (stopped || socket.connected || isTerminal(view.run.status)) return;
    poll = setTimeout(() => void read().then(schedulePoll), pollMs);
  };

  const onConnect = () => {
    clearTimeout(poll);
    // An answer that was under way when the line broke never comes.
    stopWaiting();
    asking = false;
    ask();
  };

  if (view.run.seq > 0) {
    fetchEvents(runId, Math.max(0, view.run.seq - rememberedEvents)).then(
      (events) => show(withEarlierLog(view, events)),
      // Without its log the view is still right.
      () => undefined,
    );
  }
  socket.on('run:event', onEvent);
  socket.on('connect', onConnect);
  socket.on('disconnect', schedulePoll);
  if (socket.connected) ask();
  else void read().then(schedulePoll);

  return {
    take: (snapshot) => {
      show(fromSnapshot(snapshot, view));
      schedulePoll();
    },
    stop: () => {
      stopped = true;
      clearTimeout(poll);
      stopWaiting();
      socket.off('run:event', onEvent);
      socket.off('connect', onConnect);
      socket.off('disconnect', schedulePoll);
      if (socket.connected) socket.emit('run:unwatch', { runId });
    },
  };
}
