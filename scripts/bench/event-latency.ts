import { getComic } from '@panelwise/contracts/http/comics';
import { openDatabase } from '@panelwise/db/client';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { startRun } from '@panelwise/db/repositories/runs';
import { chooseConnection } from '@panelwise/queue/connection';
import { openNotificationBus } from '@panelwise/queue/notifications/open-notification-bus';
import { sql } from 'drizzle-orm';
import { type Arm, percentile } from './arm.ts';
import { newComic, openBenchStack } from './bench-stack.ts';

const events = 1_000;
const gapMs = 4;

/**
 * From the moment a worker has committed an event to the moment a client has it: notification bus, api process, socket. The
 * clock runs in one process that is worker and client at once. Then the same with 20 forced reconnects, counting
 * events that are lost or come twice.
 */
export async function eventLatency(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 1 });
  const database = openDatabase(bench.stack.databaseUrl, { max: 2 });
  const bus = openNotificationBus(
    chooseConnection({ redisUrl: process.env.REDIS_URL, databaseUrl: bench.stack.databaseUrl }),
  );
  await bus.ready();
  try {
    const comicId = await newComic(bench.client, 'Latency');
    const { comic } = await bench.client.call(getComic, { params: { id: comicId } });
    const owner = (
      await database.db.execute<{ id: string }>(
        sql`select owner_id as id from comics where id = ${comic._id}`,
      )
    ).rows[0]!.id;
    const { run } = await startRun(database.db, {
      step: 'generate-pdf',
      ownerId: owner,
      comicId,
      input: { comicId },
    });
    const published = new Map<number, number>();
    const values: number[] = [];
    let counts = new Map<number, number>();
    bench.socket.on('run:event', (event) => {
      counts.set(event.seq, (counts.get(event.seq) ?? 0) + 1);
      const at = published.get(event.seq);
      if (at !== undefined) values.push(performance.now() - at);
    });
    const watch = (lastSeq: number) =>
      new Promise<void>((resolve) =>
        bench.socket.emit('run:watch', { runId: run.id, lastSeq }, (answer) => {
          if ('events' in answer)
            for (const event of answer.events) counts.set(event.seq, (counts.get(event.seq) ?? 0) + 1);
          resolve();
        }),
      );
    const write = async () => {
      const event = await appendEvent(database.db, run, { type: 'run:progress', message: 'x' });
      if (!event) throw new Error('The run has ended.');
      published.set(event.seq, performance.now());
      await bus.publish({ topic: 'run-event', event, ownerId: owner });
      return event.seq;
    };
    await watch(run.seq);
    for (let i = 0; i < events; i++) {
      await write();
      await new Promise((resolve) => setTimeout(resolve, gapMs));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    const quiet = [...values];

    counts = new Map();
    const first = await write();
    let last = first;
    for (let i = 0; i < 20; i++) {
      for (let n = 0; n < 5; n++) last = await write();
      bench.socket.disconnect();
      for (let n = 0; n < 5; n++) last = await write();
      bench.socket.connect();
      await new Promise<void>((resolve) => bench.socket.once('connect', resolve));
      await watch(Math.max(first - 1, ...counts.keys()));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    const expected = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    return [
      { name: 'commit to client, p50', unit: 'ms', values: [percentile(quiet, 50)], goal: 1 },
      { name: 'commit to client, p99', unit: 'ms', values: [percentile(quiet, 99)], goal: 5 },
      {
        name: `lost of ${expected.length} over 20 reconnects`,
        unit: 'events',
        values: [expected.filter((seq) => !counts.has(seq)).length],
        goal: 0,
      },
      {
        name: 'doubled',
        unit: 'events',
        values: [expected.filter((seq) => (counts.get(seq) ?? 0) > 1).length],
        goal: 0,
      },
    ];
  } finally {
    await bus.close();
    await database.close();
    await bench.close();
  }
}
