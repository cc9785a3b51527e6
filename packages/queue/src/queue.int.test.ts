import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBackend } from './backend/open-backend.ts';
import type { QueueConnection } from './connection.ts';
import { openQueue, startLaneWorker, type WakeHandler } from './open-queue.ts';
import type { JobQueue, LaneWorker, Wake } from './port.ts';
import { backends, patientQueue, testTitle } from './testing/backends.ts';

const lane = 'image';
const patient = { timeout: 60_000, interval: 10 };
const newRun = (): { runId: string } => ({ runId: randomUUID() });

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('queue', backend), () => {
    let connection: QueueConnection;
    let stopBackend: () => Promise<void> = async () => undefined;
    let queue: JobQueue;
    const workers: LaneWorker[] = [];
    const errors: unknown[] = [];

    beforeAll(async () => {
      ({ connection, stop: stopBackend } = await backend.start());
      queue = openQueue(connection, patientQueue);
    });
    afterEach(async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.close()));
      expect(errors.splice(0)).toEqual([]);
      expect(await queue.counts()).toEqual(
        Object.fromEntries(['text', 'image', 'render'].map((name) => [name, idle])),
      );
    });
    afterAll(async () => {
      await queue.close();
      await stopBackend();
    });

    const idle = { waiting: 0, active: 0, delayed: 0, failed: 0 };
    const work = (handle: WakeHandler, concurrency = 4) => {
      const worker = startLaneWorker(connection, lane, handle, {
        concurrency,
        onError: (error) => errors.push(error),
      });
      workers.push(worker);
      return worker;
    };
    const enqueue = (...wakes: Wake[]) =>
      queue.enqueue(
        lane,
        wakes.map((wake) => ({ wake })),
      );
    const untilIdle = () =>
      vi.waitFor(async () => expect((await queue.counts())[lane]).toEqual(idle), patient);

    test('wakes reach the handler as they were given, each once', async () => {
      const wakes: Wake[] = Array.from({ length: 300 }, (_, n) =>
        n % 2 ? newRun() : { taskId: randomUUID() },
      );
      const handled: Wake[] = [];
      work(async (wake) => void handled.push(wake));
      await enqueue(...wakes);
      await untilIdle();
      const sorted = (list: Wake[]) => list.map((wake) => JSON.stringify(wake)).sort();
      expect(sorted(handled)).toEqual(sorted(wakes));
    });

    test('a lane keeps to itself, and counts tell what waits where', async () => {
      const handled: Wake[] = [];
      await queue.enqueue('text', [{ wake: newRun() }, { wake: newRun() }]);
      await queue.enqueue('render', [{ wake: newRun(), delayMs: 60_000 }]);
      const one = newRun();
      await enqueue(one);
      const counts = await queue.counts();
      expect(counts).toEqual({
        text: { ...idle, waiting: 2 },
        image: { ...idle, waiting: 1 },
        render: { ...idle, delayed: 1 },
      });
      work(async (wake) => void handled.push(wake));
      await untilIdle();
      expect(handled).toEqual([one]);
      await emptyLane('text');
      await emptyLane('render');
    });

    test('wakes for a row that already waits collapse', async () => {
      const [one, other] = [newRun(), newRun()];
      await enqueue(one, one, other);
      await Promise.all([enqueue(one), enqueue(one, other), enqueue(other, one)]);
      expect((await queue.counts())[lane].waiting).toBe(2);
      const handled: Wake[] = [];
      work(async (wake) => void handled.push(wake));
      await untilIdle();
      expect(handled).toHaveLength(2);
      expect(handled).toEqual(expect.arrayContaining([one, other]));
    });

    test('wakes that come while the row is handled are delivered once more, and never beside each other', async () => {
      const one = newRun();
      const gate = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      let active = 0;
      let most = 0;
      let times = 0;
      const handle: WakeHandler = async () => {
        times++;
        most = Math.max(most, ++active);
        begun.resolve();
        await gate.promise;
        active--;
      };
      work(handle);
      work(handle);
      await enqueue(one);
      await begun.promise;
      await enqueue(one);
      await enqueue(one, one);
      gate.resolve();
      await untilIdle();
      expect(times).toBe(2);
      expect(most).toBe(1);
    });

    test('a wake for a row whose handling has ended gets through, every time', async () => {
      const one = newRun();
      let times = 0;
      work(async () => void times++);
      for (let round = 1; round <= 5; round++) {
        await enqueue(one);
        await vi.waitFor(() => expect(times).toBe(round), patient);
        await untilIdle();
      }
    });

    test('no wake is lost at the moment when a handling ends', async () => {
      const one = newRun();
      let wanted = 0;
      let seen = 0;
      work(async () => {
        // What a handler does: read what is wanted at its start, and leave.
        seen = wanted;
      });
      for (let round = 0; round < 200; round++) {
        wanted++;
        await enqueue(one);
      }
      await vi.waitFor(() => expect(seen).toBe(200), patient);
      await untilIdle();
    });

    test('a delayed wake comes when it is due, without holding up one that should come at once', async () => {
      const one = newRun();
      const at: number[] = [];
      work(async () => void at.push(performance.now()));
      const from = performance.now();
      await queue.enqueue(lane, [
        { wake: one, delayMs: 1_500 },
        { wake: one, delayMs: 1_500 },
      ]);
      expect((await queue.counts())[lane].delayed).toBeLessThanOrEqual(2);
      await enqueue(one);
      await vi.waitFor(() => expect(at).toHaveLength(1), patient);
      expect(at[0]! - from).toBeLessThan(1_000);
      await untilIdle();
      expect(at.length).toBeGreaterThanOrEqual(2);
      expect(at[1]! - from).toBeGreaterThanOrEqual(1_490);
      expect(at[1]! - from).toBeLessThan(3_000);
    });

    test('delayed wakes that are due in the same second collapse', async () => {
      const one = newRun();
      const wakes = Array.from({ length: 5 }, () => ({ wake: one, delayMs: 600_000 }));
      await queue.enqueue(lane, wakes);
      // Five at once span one change of second at most.
      expect((await queue.counts())[lane].delayed).toBeLessThanOrEqual(2);
      await emptyLane(lane);
    });

    test('a delayed wake that falls due while the row is handled comes after that', async () => {
      const one = newRun();
      const gate = Promise.withResolvers<void>();
      let active = 0;
      let most = 0;
      let times = 0;
      work(async () => {
        times++;
        most = Math.max(most, ++active);
        await gate.promise;
        active--;
      });
      await enqueue(one);
      await vi.waitFor(() => expect(times).toBe(1), patient);
      await queue.enqueue(lane, [{ wake: one, delayMs: 200 }]);
      await vi.waitFor(
        async () => expect((await queue.counts())[lane]).toEqual({ ...idle, active: 1 }),
        patient,
      );
      gate.resolve();
      await untilIdle();
      expect(times).toBe(2);
      expect(most).toBe(1);
    });

    test('a process handles as many wakes at a time as it was told', async () => {
      let active = 0;
      let most = 0;
      const gate = Promise.withResolvers<void>();
      work(async () => {
        most = Math.max(most, ++active);
        if (active === 3) gate.resolve();
        await gate.promise;
        active--;
      }, 3);
      await enqueue(...Array.from({ length: 12 }, newRun));
      await untilIdle();
      expect(most).toBe(3);
    });

    test('a handler that throws is reported, and the row can be woken again', async () => {
      const one = newRun();
      let times = 0;
      work(async () => {
        if (++times === 1) throw new Error('a bug in a handler');
      });
      await enqueue(one);
      await untilIdle();
      expect(errors.splice(0)).toEqual([new Error('a bug in a handler')]);
      await enqueue(one);
      await untilIdle();
      expect(times).toBe(2);
    });

    test('closing lets handlers finish', async () => {
      const gate = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<AbortSignal>();
      let hasFinished = false;
      const worker = work(async (_wake, signal) => {
        begun.resolve(signal);
        await gate.promise;
        hasFinished = !signal.aborted;
      });
      await enqueue(newRun());
      await begun.promise;
      const closed = worker.close({ timeoutMs: 10_000 });
      gate.resolve();
      await closed;
      expect(hasFinished).toBe(true);
    });

    test('closing aborts handlers that take too long, and their wakes go to another worker at once', async () => {
      const one = newRun();
      const begun = Promise.withResolvers<void>();
      const worker = work(async (_wake, signal) => {
        begun.resolve();
        await once(signal, 'abort');
      });
      await enqueue(one);
      await begun.promise;
      const from = performance.now();
      await worker.close({ timeoutMs: 100 });
      expect(performance.now() - from).toBeLessThan(2_000);
      const handled: Wake[] = [];
      work(async (wake) => void handled.push(wake));
      // Sooner than what a killed worker left would come again.
      await vi.waitFor(() => expect(handled).toEqual([one]), { timeout: 7_000, interval: 10 });
      await untilIdle();
    });

    test('a handler that ignores its signal is left behind, and its wake comes again', async () => {
      const one = newRun();
      const begun = Promise.withResolvers<void>();
      const worker = work(() => {
        begun.resolve();
        return new Promise(() => undefined);
      });
      await enqueue(one);
      await begun.promise;
      const from = performance.now();
      await worker.close({ timeoutMs: 100 });
      expect(performance.now() - from).toBeLessThan(3_000);
      const handled: Wake[] = [];
      work(async (wake) => void handled.push(wake));
      await vi.waitFor(() => expect(handled).toEqual([one]), patient);
      await untilIdle();
    });

    test('the wake of a killed process is delivered again within 12 s', async () => {
      const one = newRun();
      const script = path.join(import.meta.dirname, 'testing/killable-worker.ts');
      const child = spawn(process.execPath, [script, JSON.stringify(connection), lane], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const taken = once(child.stdout, 'data');
      await enqueue(one);
      expect(JSON.parse(String((await taken)[0]))).toEqual(one);
      const handled: Wake[] = [];
      const worker = work(async (wake) => void handled.push(wake));
      await worker.ready();
      child.kill('SIGKILL');
      const from = performance.now();
      await vi.waitFor(() => expect(handled).toEqual([one]), { timeout: 60_000, interval: 20 });
      expect(performance.now() - from).toBeLessThan(12_000);
      await untilIdle();
    });

    test('answers a ping', async () => {
      await expect(queue.ping()).resolves.toBeUndefined();
    });

    /** Takes what a test has left in another lane or for later; BullMQ's own door, since the port has none. */
    async function emptyLane(name: 'text' | 'image' | 'render'): Promise<void> {
      const own = openBackend(connection, 'worker', (error) => errors.push(error));
      await own.makeQueue(name).drain(true);
      await own.close();
    }
  });
}
