import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { expect, test } from 'vitest';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { createGate, type ProviderGate } from './gate.ts';

/** A gate on a clock that stands until it is moved, and a count of the requests that got through. */
function setUp() {
  let now = 0;
  let requests = 0;
  const gate = createGate(() => now);
  const call = (error?: Error) =>
    gate.run(async () => {
      requests += 1;
      if (error) throw error;
    });
  return {
    gate,
    call,
    pass: (ms: number) => {
      now += ms;
    },
    requests: () => requests,
  };
}
const busy = (retryAfterMs: number) => new DomainError('provider-busy', { retryAfterMs });
const down = () => new DomainError('provider-failed');
const quiet = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test('a 429 keeps everybody out for as long as it asks', async () => {
  const { call, pass, requests } = setUp();
  await quiet(call(busy(5_000)));
  pass(2_000);
  expect(await quiet(call())).toMatchObject({ code: 'provider-busy', retryAfterMs: 3_000 });
  pass(3_000);
  await call();
  expect(requests()).toBe(2);
});

test('a storm of 429 for a minute lets one call through per interval', async () => {
  const { call, pass, requests } = setUp();
  for (let second = 0; second < 60; second++) {
    await Promise.all(Array.from({ length: 20 }, () => quiet(call(busy(5_000)))));
    if (second === 0) expect(requests()).toBe(20);
    pass(1_000);
  }
  expect(requests()).toBe(20 + 11);
});

test('after a closure one call tries while the others wait, and its success opens the gate to all', async () => {
  const { gate, call, pass } = setUp();
  await quiet(call(busy(1_000)));
  pass(1_000);
  const tried = Promise.withResolvers<void>();
  const trying = gate.run(() => tried.promise);
  expect(await quiet(call())).toMatchObject({ code: 'provider-busy' });
  tried.resolve();
  await trying;
  await expect(Promise.all([call(), call(), call()])).resolves.toHaveLength(3);
});

test('a provider that is down for an hour is asked at most twenty times', async () => {
  const { call, pass, requests } = setUp();
  for (let second = 0; second < 3_600; second++) {
    await quiet(call(second % 2 ? down() : new ReplyLost(new DomainError('provider-timeout'))));
    pass(1_000);
  }
  expect(requests()).toBeLessThanOrEqual(20);
  pass(5 * 60_000);
  await call();
  await call();
});

test('single failures among successes and refusals do not close it', async () => {
  const { call, requests } = setUp();
  for (let i = 0; i < 20; i++) {
    await quiet(call(down()));
    await quiet(call(new DomainError('provider-refused')));
    await call();
  }
  expect(requests()).toBe(60);
});

test('a try that we stop ourselves hands the try on', async () => {
  const { call, pass, requests } = setUp();
  await quiet(call(busy(1_000)));
  pass(1_000);
  await quiet(call(new ReplyLost(new DomainError('timeout'))));
  await call();
  expect(requests()).toBe(3);
});

test('the gate hands through what the request gives', async () => {
  const gate: ProviderGate = createGate();
  expect(await gate.run(async () => 42)).toBe(42);
});
