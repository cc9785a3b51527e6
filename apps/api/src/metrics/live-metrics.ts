import { Gauge, Histogram, type Registry } from 'prom-client';

export type LiveMetrics = {
  /** An event was shown to those who follow its run; `at` is when it was written, as ISO. */
  shown(at: string): void;
};

/** Tells of live progress: how many screens are connected, and how late events reach them. */
export function addLiveMetrics(registry: Registry, countSockets: () => number): LiveMetrics {
  new Gauge({
    name: 'panelwise_sockets',
    help: 'Live connections to this process',
    registers: [registry],
    collect() {
      this.set(countSockets());
    },
  });
  const lag = new Histogram({
    name: 'panelwise_event_lag_seconds',
    help: 'Time from writing an event to sending it to the screens that follow its run',
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers: [registry],
  });
  return {
    // By two clocks: one that is a little behind must not tell of less than no time.
    shown: (at) => lag.observe(Math.max(0, Date.now() - Date.parse(at)) / 1_000),
  };
}
