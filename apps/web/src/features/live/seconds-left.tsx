import { useEffect, useState } from 'react';

/** How long is left, counted down each second. */
export function SecondsLeft({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  return (
    <span className="num" role="timer">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
