import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a short is, in ms, and whether it goes on. It stops at its end, and when nobody can see it. */
export function usePlayback(ms: number, isReady: boolean, onEnd?: () => void) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const place = useRef(0);
  place.current = at;

  useEffect(() => {
    if (!isPlaying || !isReady) return;
    let frame = 0;
    let before: number | undefined;
    const step = (now: number) => {
      const next = Math.min(ms, place.current + (before === undefined ? 0 : now - before));
      before = now;
      place.current = next;
      setAt(next);
      if (next < ms) frame = requestAnimationFrame(step);
      else {
        setPlaying(false);
        ended.current?.();
      }
    };
    frame = requestAnimationFrame(step);
    const hide = () => document.hidden && setPlaying(false);
    document.addEventListener('visibilitychange', hide);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isPlaying, isReady, ms]);

  const seek = useCallback((to: number) => setAt(Math.min(ms, Math.max(0, to))), [ms]);
  /** Begins anew at the end. */
  const toggle = () => {
    if (!isPlaying && place.current >= ms) setAt(0);
    setPlaying(!isPlaying);
  };
  return { at, isPlaying, seek, toggle, play: () => setPlaying(true) };
}
