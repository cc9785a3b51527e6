import { useEffect, useState } from 'react';
import { etaText } from './eta-text.ts';

const tickMs = 1_000;

/** What is left of an estimate in words, while time goes by; undefined once it has turned out too short. Times in ms. */
export function useTimeLeft(eta: { low: number; high: number } | null): string | undefined {
  const [given, setGiven] = useState({ eta, passed: 0 });
  useEffect(() => {
    const since = Date.now();
    setGiven({ eta, passed: 0 });
    if (!eta) return;
    const timer = setInterval(() => setGiven({ eta, passed: Date.now() - since }), tickMs);
    return () => clearInterval(timer);
  }, [eta]);
  const passed = given.eta === eta ? given.passed : 0;
  if (!eta || passed >= eta.high) return undefined;
  return etaText({ low: Math.max(0, eta.low - passed), high: eta.high - passed });
}
