import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { QueueConnection } from '../connection.ts';
import { backends, testTitle } from '../testing/backends.ts';
import { openNotificationBus } from './open-notification-bus.ts';
import type { Notification, NotificationBus } from './port.ts';

const patient = { timeout: 60_000, interval: 5 };

/** A run event with `message` as its text and `seq` to count by. */
function runEvent(runId: string, seq: number, message = 'Drawing'): Notification {
  return {
    topic: 'run-event',
    ownerId: randomUUID(),
    event: {
      runId,
      seq,
      at: new Date().toISOString(),
      type: 'run:progress',
      step: 'generate-comic',
      comicId: randomUUID(),
      status: 'running',
      percent: 40,
      message,
    },
  };
}

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('bus', backend), () => {
    let connection: QueueConnection;
    let stopBackend: () => Promise<void> = async () => undefined;
    const buses: NotificationBus[] = [];

    beforeAll(async () => {
      ({ connection, stop: stopBackend } = await backend.start());
    });
    afterEach(() => Promise.all(buses.splice(0).map((bus) => bus.close())));
    afterAll(() => stopBackend());

    const open = async () => {
      const bus = openNotificationBus(connection);
      buses.push(bus);
      await bus.ready();
      return bus;
    };
    const record = (bus: NotificationBus) => {
      const heard: Notification[] = [];
      bus.listen((message) => void heard.push(message));
      return heard;
    };

    test('every listener of every process hears what is published, the publisher too', async () => {
      const [one, two] = [await open(), await open()];
      const heard = [record(one), record(one), record(two)];
      const messages: Notification[] = [
        runEvent(randomUUID(), 1),
        { topic: 'cancel', runId: randomUUID() },
        { topic: 'session-ended', userId: randomUUID(), sessionId: randomUUID() },
        { topic: 'session-ended', userId: randomUUID() },
      ];
      for (const message of messages) await one.publish(message);
      for (const list of heard) await vi.waitFor(() => expect(list).toEqual(messages), patient);
    });

    test('who has stopped listening hears nothing more', async () => {
      const bus = await open();
      const stopped: Notification[] = [];
      const stop = bus.listen((message) => void stopped.push(message));
      const heard = record(bus);
      stop();
      await bus.publish({ topic: 'cancel', runId: 'a' });
      await vi.waitFor(() => expect(heard).toHaveLength(1), patient);
      expect(stopped).toEqual([]);
    });

    test('a message published right after opening is not lost', async () => {
      const listener = await open();
      const heard = record(listener);
      const publisher = openNotificationBus(connection);
      buses.push(publisher);
      await publisher.publish({ topic: 'cancel', runId: 'early' });
      await vi.waitFor(() => expect(heard).toEqual([{ topic: 'cancel', runId: 'early' }]), patient);
    });

    test('1,000 messages from 4 publishers at once: none lost, none doubled, in order for each', async () => {
      const listener = await open();
      const last = new Map<string, number>();
      let count = 0;
      let outOfOrder = 0;
      listener.listen((message) => {
        if (message.topic !== 'run-event') return;
        const { runId, seq } = message.event;
        if (seq !== (last.get(runId) ?? 0) + 1) outOfOrder++;
        last.set(runId, seq);
        count++;
      });
      const publishers = await Promise.all([open(), open(), open(), open()]);
      await Promise.all(
        publishers.map(async (publisher) => {
          const runId = randomUUID();
          await Promise.all(Array.from({ length: 250 }, (_, n) => publisher.publish(runEvent(runId, n + 1))));
        }),
      );
      await vi.waitFor(() => expect(count).toBe(1_000), patient);
      expect(outOfOrder).toBe(0);
      expect([...last.values()]).toEqual([250, 250, 250, 250]);
    });

    test.each([
      ['NUL and lone surrogates', 'a\0b\ud800c\udc00d'],
      ['quotes and backslashes', `'";\\u0000 $1 \\`],
      ['emoji and right-to-left text', '😀 مرحبا 漢字'],
      ['100 kB', 'x'.repeat(100_000)],
      ['100 kB beyond ASCII', '€😀'.repeat(12_000)],
    ])('%s arrive as they were published, between their neighbours', async (_name, text) => {
      const bus = await open();
      const heard = record(bus);
      const messages = [runEvent('a', 1), runEvent('a', 2, text), runEvent('a', 3)];
      await Promise.all(messages.map((message) => bus.publish(message)));
      await vi.waitFor(() => expect(heard).toHaveLength(3), patient);
      expect(heard).toEqual(messages);
    });

    test('closing ends listening, and a second close is harmless', async () => {
      const [bus, other] = [await open(), await open()];
      const heard = record(bus);
      await bus.close();
      await bus.close();
      const proof = record(other);
      await other.publish({ topic: 'cancel', runId: 'a' });
      await vi.waitFor(() => expect(proof).toHaveLength(1), patient);
      expect(heard).toEqual([]);
      await expect(bus.publish({ topic: 'cancel', runId: 'a' })).resolves.toBeUndefined();
    });
  });
}
