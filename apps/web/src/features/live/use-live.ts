import { useCallback, useEffect, useState } from 'react';
import type { LiveSocket } from '../../lib/live-socket.ts';
import { type LiveState, nothingYet, withAnswer, withAnswered, withRoom, withStage } from './live-state.ts';

/** Pause before a connection that the server ended is tried again, in ms. */
const againMs = 1_000;

/**
 * Follows a live session. After every reconnection the server says what was missed.
 * @param seat what a guest's device keeps; without it as whoever is logged in
 */
export function useLive(sessionId: string, seat?: string) {
  const [state, setState] = useState<LiveState>(nothingYet);
  useEffect(() => {
    setState(nothingYet);
    let stop: (() => void) | undefined;
    let isLeft = false;
    void import('../../lib/live-socket.ts').then(({ openLiveSocket }) => {
      if (!isLeft) stop = follow(openLiveSocket(seat), sessionId, setState);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [sessionId, seat]);
  /** Takes in what an own call has answered, before the socket says it. */
  const take = useCallback((change: (state: LiveState) => LiveState) => setState(change), []);
  return { ...state, take };
}

/** What no later try changes. */
const goneFor = new Set<string>(['live-not-found', 'live-seat-lost', 'unauthorized', 'bad-input']);

type SetState = (change: (state: LiveState) => LiveState) => void;

function follow(socket: LiveSocket, sessionId: string, set: SetState): () => void {
  let lastSeq = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const later = (act: () => void = () => socket.connect()) => {
    clearTimeout(again);
    again = setTimeout(act, againMs);
  };
  const away = () => set((state) => ({ ...state, isConnected: false }));
  const gone = () => {
    set((state) => ({ ...state, isGone: true, isConnected: false }));
    socket.disconnect();
  };
  const watch = () =>
    socket.emit('live:watch', { sessionId, lastSeq }, (answer) => {
      if (answer.error) {
        if (goneFor.has(answer.code)) return gone();
        // A server that has too much to do refuses for a moment.
        return later(watch);
      }
      lastSeq = answer.stage.seq;
      set((state) => withAnswer(state, answer, Date.now()));
    });
  socket.on('connect', watch);
  socket.on('live:stage', (stage) => {
    lastSeq = Math.max(lastSeq, stage.seq);
    set((state) => withStage(state, stage, Date.now()));
  });
  socket.on('live:own', (own) => set((state) => ({ ...state, own })));
  socket.on('live:room', (room) => set((state) => withRoom(state, room)));
  socket.on('live:answered', (answered) => set((state) => withAnswered(state, answered)));
  socket.on('live:left', gone);
  socket.on('disconnect', (reason) => {
    away();
    if (reason === 'io server disconnect') later();
  });
  socket.on('connect_error', async ({ message }) => {
    away();
    if (message === 'live-seat-lost') return gone();
    if (message === 'unauthorized') {
      const { refreshSession } = await import('../../lib/api-client.ts');
      if (!(await refreshSession())) return gone();
    }
    if (!socket.active) later();
  });
  return () => {
    clearTimeout(again);
    socket.removeAllListeners();
    socket.disconnect();
  };
}
