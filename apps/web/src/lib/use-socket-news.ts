import type { ServerToClientEvents } from '@panelwise/contracts/realtime/events';
import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';

type News = 'runs:changed' | 'notices:changed' | 'consent:changed' | 'account:changed' | 'battle:moved';

/**
 * Hears news over the socket for as long as its user is shown, and of each reconnection, after which any may have been
 * missed. The socket is loaded when somebody first listens.
 */
export function useSocketNews<E extends News>(
  event: E,
  onNews: (...told: Parameters<ServerToClientEvents[E]>) => void,
  onConnect: () => void,
): void {
  const latest = useRef({ onNews, onConnect });
  latest.current = { onNews, onConnect };
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('./socket.ts').then(({ getSocket }) => {
      if (left) return;
      // Which event brings what is said above; the socket's own types do not follow one that is a parameter.
      const socket: Socket = getSocket();
      const news = (...told: Parameters<ServerToClientEvents[E]>) => latest.current.onNews(...told);
      const connected = () => latest.current.onConnect();
      socket.on<string>(event, news);
      socket.on('connect', connected);
      stop = () => {
        socket.off<string>(event, news);
        socket.off('connect', connected);
      };
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [event]);
}
