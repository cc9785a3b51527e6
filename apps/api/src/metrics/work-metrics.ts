import { lanes } from '@panelwise/contracts/steps/define-step';
import { stepNames } from '@panelwise/contracts/steps/registry';
import { listPausedLanes } from '@panelwise/db/repositories/operation';
import {
  countUnfinishedRuns,
  type DueWork,
  listDueWork,
  openRunStates,
} from '@panelwise/db/repositories/run-counts';
import type { Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { addReadGauge, shared } from './read-gauge.ts';

/** Tells what is to be done and what waits, as database and queue know it: every api process tells the same. */
export function addWorkMetrics(registry: Registry, { database: { db }, queue }: Deps): void {
  const readDue = shared(() => listDueWork(db));
  addReadGauge(
    registry,
    {
      name: 'panelwise_open_runs',
      help: 'Unfinished runs by step and state; held ones wait for a service, a budget or a switch',
      labelNames: ['step', 'state'],
    },
    async () => {
      const runs = await countUnfinishedRuns(db);
      const count = (step: string, state: string) =>
        runs.find((one) => one.step === step && one.state === state)?.n ?? 0;
      return stepNames.flatMap((step) =>
        openRunStates.map((state) => [{ step, state }, count(step, state)] as [never, number]),
      );
    },
  );
  const addDueGauge = (name: string, help: string, read: (due: DueWork) => number) =>
    addReadGauge(registry, { name, help, labelNames: ['lane'] }, async () => {
      const byLane = new Map((await readDue()).map((due) => [due.lane, read(due)]));
      return lanes.map((lane) => [{ lane }, byLane.get(lane) ?? 0]);
    });
  addDueGauge(
    'panelwise_due_work',
    'Runs and tasks that nobody works on although their time has come, by lane',
    ({ n }) => n,
  );
  addDueGauge(
    'panelwise_due_work_oldest_seconds',
    'For how long the oldest of them has waited, by lane',
    ({ oldestSeconds }) => oldestSeconds,
  );
  addReadGauge(
    registry,
    { name: 'panelwise_lane_paused', help: '1 while an admin has paused the lane', labelNames: ['lane'] },
    async () => {
      const paused = await listPausedLanes(db);
      return lanes.map((lane) => [{ lane }, paused.has(lane) ? 1 : 0]);
    },
  );
  addReadGauge(
    registry,
    {
      name: 'panelwise_queue_jobs',
      help: 'Jobs in the queue by lane and state',
      labelNames: ['lane', 'state'],
    },
    async () => {
      const counts = await queue.counts();
      return lanes.flatMap((lane) =>
        Object.entries(counts[lane]).map(([state, n]): [{ lane: string; state: string }, number] => [
          { lane, state },
          n,
        ]),
      );
    },
  );
}
