import { type Lane, lanes } from '@panelwise/contracts/steps/define-step';
import type { Queue } from 'bullmq';
import { answerWithin } from './answer-within.ts';
import { openBackend } from './backend/open-backend.ts';
import type { QueueConnection } from './connection.ts';
import type { JobQueue, LaneCounts, Wake } from './port.ts';
import { wakeJob } from './wake-job.ts';

export { startLaneWorker, type WakeHandler } from './lane-worker.ts';

/**
 * The producer's side of the queue. It connects by itself, now or when the backend is back.
 *
 * @param options `answerMs`: how long a call waits for the backend, in ms
 */
export function openQueue(connection: QueueConnection, { answerMs = 1_000 } = {}): JobQueue {
  // A lost connection shows as the error of the call that fails, so it needs no listener here.
  const backend = openBackend(connection, 'producer', () => undefined);
  const queues = new Map<Lane, Promise<Queue<Wake>>>();

  // BullMQ never recovers a queue whose first connection failed, so that one is thrown away.
  const queueOf = (lane: Lane): Promise<Queue<Wake>> => {
    const known = queues.get(lane);
    if (known) return known;
    const opening = openLane(lane);
    queues.set(lane, opening);
    opening.catch(() => queues.delete(lane));
    return opening;
  };
  const openLane = async (lane: Lane): Promise<Queue<Wake>> => {
    await backend.ping();
    const queue = backend.makeQueue(lane);
    queue.on('error', () => undefined);
    await queue.waitUntilReady();
    return queue;
  };

  const countLane = async (lane: Lane): Promise<[Lane, LaneCounts]> => {
    const queue = await queueOf(lane);
    const {
      waiting = 0,
      active = 0,
      delayed = 0,
      failed = 0,
    } = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
    return [lane, { waiting, active, delayed, failed }];
  };

  return {
    enqueue: async (lane, wakes) => {
      if (wakes.length === 0) return;
      const jobs = wakes.map(({ wake, delayMs }) => wakeJob(wake, delayMs));
      await answerWithin(
        answerMs,
        queueOf(lane).then((queue) => queue.addBulk(jobs)),
      );
    },
    counts: async () =>
      Object.fromEntries(await answerWithin(answerMs, Promise.all(lanes.map(countLane)))) as Record<
        Lane,
        LaneCounts
      >,
    ping: () => answerWithin(answerMs, backend.ping()),
    close: () => backend.close(),
  };
}
