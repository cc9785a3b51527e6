import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { QueueConnection } from '../connection.ts';
import { backends, testTitle } from '../testing/backends.ts';
import { openBell } from './open-bell.ts';
import type { Bell, BellMessage } from './port.ts';

const patient = { timeout: 15_000, interval: 5 };

/** A run event with `message` as its text and `seq` to count by. */
function runEvent(runId: string, seq: number, message = 'Drawing'): BellMessage {
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
  describe.skipIf(backend.skip)(testTitle('bell', backend), () => {
    let connection: QueueConnection;
    let stopBackend: () => Promise<void> = async () => undefined;
    const bells: Bell[] = [];

    beforeAll(async () => {
      ({ connection, stop: stopBackend } = await backend.start());
    });
    afterEach(() => Promise.all(bells.splice(0).map((bell) => bell.close())));
    afterAll(() => stopBackend());

    const open = async () => {
      const bell = openBell(connection);
      bells.push(bell);
      await bell.ready();
      return bell;
    };
    const record = (bell: Bell) => {
      const heard: BellMessage[] = [];
      bell.listen((message) => void heard.push(message));
      return heard;
    };

    test('every listener of every process hears a ring, the ringing one too', async () => {
      const [one, two] = [await open(), await open()];
      const heard = [record(one), record(one), record(two)];
      const messages: BellMessage[] = [
        runEvent(randomUUID(), 1),
        { topic: 'cancel', runId: randomUUID() },
        { topic: 'session-ended', userId: randomUUID(), sessionId: randomUUID() },
        { topic: 'session-ended', userId: randomUUID() },
      ];
      for (const message of messages) await one.ring(message);
      for (const list of heard) await vi.waitFor(() => expect(list).toEqual(messages), patient);
    });

    test('who has stopped listening hears nothing more', async () => {
      const bell = await open();
      const stopped: BellMessage[] = [];
      const stop = bell.listen((message) => void stopped.push(message));
      const heard = record(bell);
      stop();
      await bell.ring({ topic: 'cancel', runId: 'a' });
      await vi.waitFor(() => expect(heard).toHaveLength(1), patient);
      expect(stopped).toEqual([]);
    });

    test('a ring right after opening is not lost', async () => {
      const listener = await open();
      const heard = record(listener);
      const ringer = openBell(connection);
      bells.push(ringer);
      await ringer.ring({ topic: 'cancel', runId: 'early' });
      await vi.waitFor(() => expect(heard).toEqual([{ topic: 'cancel', runId: 'early' }]), patient);
    });

    test('1,000 messages from 4 ringers at once: none lost, none doubled, in order for each', async () => {
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
      const ringers = await Promise.all([open(), open(), open(), open()]);
      await Promise.all(
        ringers.map(async (ringer) => {
          const runId = randomUUID();
          await Promise.all(Array.from({ length: 250 }, (_, n) => ringer.ring(runEvent(runId, n + 1))));
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
    ])('%s arrive as they were rung, between their neighbours', async (_name, text) => {
      const bell = await open();
      const heard = record(bell);
      const messages = [runEvent('a', 1), runEvent('a', 2, text), runEvent('a', 3)];
      await Promise.all(messages.map((message) => bell.ring(message)));
      await vi.waitFor(() => expect(heard).toHaveLength(3), patient);
      expect(heard).toEqual(messages);
    });

    test('closing ends listening, and a second close is harmless', async () => {
      const [bell, other] = [await open(), await open()];
      const heard = record(bell);
      await bell.close();
      await bell.close();
      const proof = record(other);
      await other.ring({ topic: 'cancel', runId: 'a' });
      await vi.waitFor(() => expect(proof).toHaveLength(1), patient);
      expect(heard).toEqual([]);
      await expect(bell.ring({ topic: 'cancel', runId: 'a' })).resolves.toBeUndefined();
    });
  });
}
