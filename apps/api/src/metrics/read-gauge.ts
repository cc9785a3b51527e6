import { answerWithin } from '@panelwise/queue/answer-within';
import { Gauge, type Registry } from 'prom-client';

/** Whoever asks for metrics gives up after some seconds, and would then take this process for dead, in ms. */
const readMs = 5_000;

/** A value with the labels that it belongs to. */
type Reading<L extends string> = [labels: Record<L, string>, value: number];

/**
 * A gauge that is read anew whenever somebody asks for metrics. While it cannot be read it has no values, and the others
 * are told all the same.
 */
export function addReadGauge<L extends string>(
  registry: Registry,
  gauge: { name: string; help: string; labelNames?: readonly L[] },
  read: () => Promise<Reading<L>[]>,
): void {
  // What hangs is not asked again before it has ended.
  const readOnce = shared(read);
  new Gauge<L>({
    ...gauge,
    labelNames: [...(gauge.labelNames ?? [])],
    registers: [registry],
    async collect() {
      const readings = await answerWithin(readMs, readOnce()).catch((): Reading<L>[] => []);
      this.reset();
      // A gauge without labels is 0 from its reset on, which nobody has read.
      if (readings.length === 0 && !gauge.labelNames) this.remove();
      for (const [labels, value] of readings) this.set(labels as never, value);
    },
  });
}

/** Callers of one moment share one answer. */
export function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
