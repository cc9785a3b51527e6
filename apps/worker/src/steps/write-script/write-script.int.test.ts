import { findComic, saveScript } from '@panelwise/db/repositories/comics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(() => worker.close());

test('what a creator typed while the script was being written stays', async () => {
  const { db } = worker.database;
  const { id } = await worker.newComic();
  const { writer } = await worker.deps.engines.of({ id: 'built in for everybody' });
  const write = writer.script.bind(writer);
  writer.script = async (...order) => {
    await saveScript(db, id, 'typed meanwhile');
    return write(...order);
  };
  const run = await worker.end((await worker.order('write-script', id)).id);
  expect(run).toMatchObject({ status: 'failed', errorCode: 'script-changed' });
  expect(await findComic(db, id)).toMatchObject({ prompt: 'typed meanwhile', scriptRevision: 1 });

  writer.script = write;
  const fresh = await worker.newComic();
  expect(await worker.end((await worker.order('write-script', fresh.id)).id)).toMatchObject({
    status: 'succeeded',
  });
  expect((await findComic(db, fresh.id))?.scriptRevision).toBe(1);
});
