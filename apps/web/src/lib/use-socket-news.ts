import { useEffect, useRef } from 'react';

/**
 * Hears news over the socket for as long as its user is shown, and of each reconnection, after which any may have been
 * missed. The socket is loaded when somebody first listens.
 */
export function useSocketNews(
  event: 'runs:changed' | 'notices:changed' | 'consent:changed' | 'account:changed' | 'battle:moved',
  onNews: () => void,
  onConnect: () => void,
): void {
  const latest = useRef({ onNews, onConnect });
  latest.current = { onNews, onConnect };
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('./socket.ts').then(({ getSocket }) => {
      if (left) return;
      const socket = getSocket();
      const news = () => latest.current.onNews();
      const connected = () => latest.current.onConnect();
      socket.on(event, news);
      socket.on('connect', connected);
      stop = () => {
        socket.off(event, news);
        socket.off('connect', connected);
      };
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [event]);
}
