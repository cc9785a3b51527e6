import { type Lane, lanes } from '@panelwise/contracts/steps/define-step';
import { type StepName, stepNames } from '@panelwise/contracts/steps/registry';
import type { TaskKind } from '@panelwise/db/schema/runs';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/**
 * How a try of a run or a task ended. `parked` has cut its run into tasks, `given-back` was stopped with its worker, and
 * `lost` was cancelled or is somebody else's now.
 */
export type TryOutcome = 'succeeded' | 'parked' | 'retried' | 'failed' | 'given-back' | 'lost';

export type WorkMetrics = {
  /** A run has ended, so many seconds after it was ordered. */
  runEnded(step: StepName, outcome: string, seconds: number): void;
  /** A try of a run or, with its kind, of a task has ended. */
  tried(work: { step: StepName; kind?: TaskKind }, outcome: TryOutcome, seconds: number): void;
  /** A try has failed with an error of the catalogue, whether there is another try or not. */
  failed(step: StepName, code: string): void;
  /** A worker serves a lane with so many places. */
  serves(lane: Lane, places: number): void;
  /** Something is in hand until the returned function is called. */
  begun(lane: Lane): () => void;
  /** What keeps work going has failed: a lane's connection, a sweep. */
  trouble(where: 'lane' | 'sweep'): void;
};

const tryBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 600];
const runBuckets = [1, 5, 15, 30, 60, 180, 600, 1_800, 7_200, 21_600];

/** What a worker tells of its work. Labels are names of our own: nothing tells of a person, a comic or an address. */
export function addWorkMetrics(registry: Registry): WorkMetrics {
  const registers = [registry];
  const runs = new Histogram({
    name: 'panelwise_run_seconds',
    help: 'Time from the order of a run to its end, by step and outcome',
    labelNames: ['step', 'outcome'],
    buckets: runBuckets,
    registers,
  });
  // From 0, so that the first failure is seen as an increase.
  for (const step of stepNames) for (const outcome of ['succeeded', 'failed']) runs.zero({ step, outcome });
  const steps = new Histogram({
    name: 'panelwise_step_seconds',
    help: 'Time of a try of a step, by outcome; the work of its tasks is not in it',
    labelNames: ['step', 'outcome'],
    buckets: tryBuckets,
    registers,
  });
  const tasks = new Histogram({
    name: 'panelwise_task_seconds',
    help: 'Time of a try of a task, by step, kind and outcome',
    labelNames: ['step', 'kind', 'outcome'],
    buckets: tryBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'panelwise_failed_tries_total',
    help: 'Tries of runs and tasks that failed, by step and error code',
    labelNames: ['step', 'code'],
    registers,
  });
  const inHand = new Gauge({
    name: 'panelwise_worker_jobs',
    help: 'What this worker has in hand, by lane',
    labelNames: ['lane'],
    registers,
  });
  const places = new Gauge({
    name: 'panelwise_worker_places',
    help: 'How much this worker does at once, by lane; 0 where it serves none',
    labelNames: ['lane'],
    registers,
  });
  for (const lane of lanes) {
    inHand.set({ lane }, 0);
    places.set({ lane }, 0);
  }
  const troubles = new Counter({
    name: 'panelwise_worker_troubles_total',
    help: 'Failures of what keeps work going: the connection of a lane, the sweep',
    labelNames: ['where'],
    registers,
  });
  for (const where of ['lane', 'sweep']) troubles.inc({ where }, 0);
  return {
    runEnded: (step, outcome, seconds) => runs.observe({ step, outcome }, seconds),
    tried: ({ step, kind }, outcome, seconds) =>
      kind ? tasks.observe({ step, kind, outcome }, seconds) : steps.observe({ step, outcome }, seconds),
    failed: (step, code) => failures.inc({ step, code }),
    serves: (lane, n) => places.set({ lane }, n),
    begun: (lane) => {
      inHand.inc({ lane });
      return () => inHand.dec({ lane });
    },
    trouble: (where) => troubles.inc({ where }),
  };
}
