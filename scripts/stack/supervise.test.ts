import { expect, test } from 'vitest';
import { supervise } from './supervise.ts';

/** A process that the test ends. */
function aProcess() {
  const { promise: exited, resolve: end } = Promise.withResolvers<number>();
  return { name: 'worker-1', log: 'worker-1.log', exited, end };
}

function aWorker() {
  const said: string[] = [];
  const started: ReturnType<typeof aProcess>[] = [];
  const waiting: (() => void)[] = [];
  const state = { now: 0, isStopping: false };
  const first = aProcess();
  const given = supervise(first, {
    startAgain: async () => {
      const again = aProcess();
      started.push(again);
      waiting.shift()?.();
      return again as never;
    },
    isStopping: () => state.isStopping,
    say: (line) => said.push(line),
    pauseMs: 1,
    clock: () => state.now,
  });
  const nextStart = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { first, started, said, state, given, nextStart };
}

test('a worker that dies is started again', async () => {
  const { first, started, said, nextStart } = aWorker();
  const again = nextStart();
  first.end(137);
  await again;
  expect(started).toHaveLength(1);
  expect(said).toEqual(['worker-1 ended with code 137 and is started again; see worker-1.log.']);
});

test('one that dies three times within a minute is given up, aloud', async () => {
  const { first, started, said, given, nextStart } = aWorker();
  let process = first;
  for (let n = 0; n < 2; n++) {
    const again = nextStart();
    process.end(1);
    await again;
    process = started.at(-1)!;
  }
  process.end(1);
  await given;
  expect(started).toHaveLength(2);
  expect(said.at(-1)).toContain('left alone');
});

test('one that dies now and then is started every time', async () => {
  const { first, started, state, nextStart } = aWorker();
  let process = first;
  for (let n = 0; n < 6; n++) {
    state.now += 40_000;
    const again = nextStart();
    process.end(1);
    await again;
    process = started.at(-1)!;
  }
  expect(started).toHaveLength(6);
});

test('whoever is being stopped is not started again', async () => {
  const { first, started, said, state, given } = aWorker();
  state.isStopping = true;
  first.end(0);
  await given;
  expect([started, said]).toEqual([[], []]);
});
