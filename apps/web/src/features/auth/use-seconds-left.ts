import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

/** Whole seconds until a moment of this browser's clock, in ms; 0 from then on, and where there is none. */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    setNow(Date.now());
    if (until === undefined || until <= Date.now()) return;
    const ticking = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(ticking);
    }, 250);
    return () => clearInterval(ticking);
  }, [until]);
  return left;
}

/** A short time to wait: "42 s", "3 min", "5 h". */
export function shortWait(seconds: number): string {
  if (seconds < 100) return t`${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return t`${minutes} min`;
  const hours = Math.ceil(minutes / 60);
  return t`${hours} h`;
}
