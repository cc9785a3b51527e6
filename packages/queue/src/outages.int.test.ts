import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startProxy } from '@panelwise/db/testing/proxy';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openNotificationBus } from './notifications/open-notification-bus.ts';
import type { Notification } from './notifications/port.ts';
import { openQueue, startLaneWorker } from './open-queue.ts';
import type { Wake } from './port.ts';
import { servers, type TestServer, testTitle } from './testing/backends.ts';

const lane = 'image';
/** A call that takes more than its second on a busy machine is made again. */
const patient = { timeout: 60_000, interval: 20 };
/** A second is promised; a busy machine takes longer to notice that it is over, and without a limit it would be minutes. */
const inTimeMs = 5_000;
const newRun = () => ({ runId: randomUUID() });

for (const backend of servers) {
  describe.skipIf(backend.skip)(testTitle('outages', backend), () => {
    let server: TestServer;
    const closers: (() => Promise<void>)[] = [];
    beforeEach(async () => {
      server = await backend.start();
    });
    afterEach(async () => {
      for (const close of closers.splice(0)) await close();
      await server.stop();
    });

    const open = (connection = server.connection) => {
      const queue = openQueue(connection);
      closers.push(() => queue.close());
      return queue;
    };
    const work = (handled: Wake[], errors: unknown[] = []) => {
      const worker = startLaneWorker(server.connection, lane, async (wake) => void handled.push(wake), {
        concurrency: 2,
        onError: (error) => errors.push(error),
      });
      closers.push(() => worker.close());
      return worker;
    };
    const openListener = (connection = server.connection) => {
      const bus = openNotificationBus(connection);
      closers.push(() => bus.close());
      return bus;
    };
    const failsInTime = async (call: () => Promise<unknown>) => {
      const from = performance.now();
      await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
      expect(performance.now() - from).toBeLessThan(inTimeMs);
    };

    test('while the backend is down every call fails within 1 s, and works again after', async () => {
      const queue = open();
      await vi.waitFor(() => queue.enqueue(lane, [{ wake: newRun() }]), patient);
      await server.crash();
      await failsInTime(() => queue.enqueue(lane, [{ wake: newRun() }]));
      await failsInTime(() => queue.enqueue('text', [{ wake: newRun() }]));
      await failsInTime(() => queue.counts());
      await failsInTime(() => queue.ping());
      await server.restart();
      await vi.waitFor(() => queue.ping(), patient);
      await vi.waitFor(() => queue.enqueue('text', [{ wake: newRun() }]), patient);
      const { text } = await vi.waitFor(() => queue.counts(), patient);
      expect(text.waiting).toBeGreaterThanOrEqual(1);
    });

    test('behind a silent network every call fails within 1 s too', async () => {
      const proxy = await startProxy(server.connection);
      const queue = open(proxy.connection);
      closers.push(proxy.close);
      await vi.waitFor(() => queue.counts(), patient);
      proxy.freeze();
      await failsInTime(() => queue.enqueue(lane, [{ wake: newRun() }]));
      await failsInTime(() => queue.ping());
      proxy.thaw();
      await vi.waitFor(() => queue.ping(), patient);
      await vi.waitFor(() => queue.enqueue(lane, [{ wake: newRun() }]), patient);
    });

    test('a worker goes on within 5 s after an outage, without a flood of errors', async () => {
      const queue = open();
      const handled: Wake[] = [];
      const errors: unknown[] = [];
      await work(handled, errors).ready();
      const [before, after] = [newRun(), newRun()];
      await vi.waitFor(() => queue.enqueue(lane, [{ wake: before }]), patient);
      await vi.waitFor(() => expect(handled).toEqual([before]), patient);
      await server.crash();
      await failsInTime(() => queue.ping());
      await server.restart();
      const from = performance.now();
      await vi.waitFor(() => queue.enqueue(lane, [{ wake: after }]), patient);
      await vi.waitFor(() => expect(handled).toContainEqual(after), patient);
      expect(performance.now() - from).toBeLessThan(5_000);
      expect(errors.length).toBeLessThan(100);
    });

    test('queue and worker that are opened during an outage work after it', async () => {
      await server.crash();
      const queue = open();
      const handled: Wake[] = [];
      work(handled);
      await failsInTime(() => queue.enqueue(lane, [{ wake: newRun() }]));
      await server.restart();
      const one = newRun();
      await vi.waitFor(() => queue.enqueue(lane, [{ wake: one }]), patient);
      await vi.waitFor(() => expect(handled).toContainEqual(one), patient);
    });

    test('a worker that has never reached the backend can be closed', async () => {
      await server.crash();
      const worker = work([]);
      const from = performance.now();
      await worker.close();
      await worker.ready();
      expect(performance.now() - from).toBeLessThan(2_000);
    });

    // On Postgres the jobs lie beside the rows that they wake for: one is not lost without the other.
    if (backend.name === 'Redis') {
      test('a wiped queue takes and delivers wakes as before', async () => {
        const queue = open();
        const handled: Wake[] = [];
        const one = newRun();
        await vi.waitFor(() => queue.enqueue(lane, [{ wake: one }]), patient);
        const redis = new Redis(server.connection.url);
        await redis.flushall();
        redis.disconnect();
        expect((await queue.counts())[lane].waiting).toBe(0);
        await work(handled).ready();
        await vi.waitFor(() => queue.enqueue(lane, [{ wake: one }]), patient);
        await vi.waitFor(() => expect(handled).toEqual([one]), patient);
      });
    }

    test('a worker that is closed while it starts is closed', async () => {
      const queue = open();
      const handled: Wake[] = [];
      for (let round = 0; round < 5; round++) await work(handled).close();
      await vi.waitFor(() => queue.enqueue(lane, [{ wake: newRun() }]), patient);
      await work(handled).ready();
      await vi.waitFor(() => expect(handled).toHaveLength(1), patient);
    });

    test('the notification bus tells its listeners when a gap has ended, and delivers again', async () => {
      const [publisher, listener] = [openListener(), openListener()];
      const heard: Notification[] = [];
      let gaps = 0;
      listener.listen((message) => void heard.push(message));
      listener.onReconnect(() => void gaps++);
      await Promise.all([publisher.ready(), listener.ready()]);
      expect(gaps).toBe(0);
      await server.crash();
      const from = performance.now();
      await publisher.publish({ topic: 'cancel', runId: 'lost' });
      expect(performance.now() - from).toBeLessThan(inTimeMs);
      await server.restart();
      await vi.waitFor(() => expect(gaps).toBe(1), patient);
      await Promise.all([publisher.ready(), listener.ready()]);
      await publisher.publish({ topic: 'cancel', runId: 'after' });
      await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'cancel', runId: 'after' }), patient);
      expect(gaps).toBe(1);
    });

    test('a notification bus whose connection has silently died notices by itself', async () => {
      const proxy = await startProxy(server.connection);
      const bus = openListener(proxy.connection);
      closers.push(proxy.close);
      let gaps = 0;
      bus.onReconnect(() => void gaps++);
      await bus.ready();
      proxy.freeze();
      const from = performance.now();
      await bus.publish({ topic: 'cancel', runId: 'a' });
      expect(performance.now() - from).toBeLessThan(inTimeMs);
      const isReady = () => Promise.race([bus.ready().then(() => true), nextTurn(false)]);
      await vi.waitFor(async () => expect(await isReady()).toBe(false), { timeout: 60_000, interval: 50 });
      expect(gaps).toBe(0);
      proxy.thaw();
      await vi.waitFor(() => expect(gaps).toBe(1), patient);
    });
  });
}
