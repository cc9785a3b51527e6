import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { createGate } from './gate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let providers = 0;
/** The gate of a new provider as two processes have it, with a count of the requests that got through. */
function setUp() {
  const provider = `provider-${++providers}`;
  let requests = 0;
  const process = () => {
    const gate = createGate(database.db, provider);
    const call = (error?: Error) =>
      gate.run(async () => {
        requests += 1;
        if (error) throw error;
      });
    return { gate, call };
  };
  return {
    ...process(),
    other: process(),
    /** Lets time pass: what is due then is due now. */
    pass: (ms: number) =>
      database.db.execute(
        sql`update provider_gates set closed_until = closed_until - ${ms} * interval '1 ms',
          trying_until = trying_until - ${ms} * interval '1 ms' where provider = ${provider}`,
      ),
    requests: () => requests,
  };
}
const busy = (retryAfterMs: number) => new DomainError('provider-busy', { retryAfterMs });
const down = () => new DomainError('provider-failed');
const quiet = (promise: Promise<unknown>) => promise.catch((error: unknown) => error as DomainError);

test('a 429 keeps everybody out for as long as it asks, in every process', async () => {
  const { call, other, pass, requests } = setUp();
  await quiet(call(busy(5_000)));
  await pass(2_000);
  for (const one of [call, other.call]) {
    const refused = (await quiet(one())) as DomainError;
    expect(refused.code).toBe('provider-busy');
    expect(refused.retryAfterMs).toBeGreaterThan(2_000);
    expect(refused.retryAfterMs).toBeLessThanOrEqual(3_000);
  }
  await pass(3_000);
  await other.call();
  await call();
  expect(requests()).toBe(3);
});

test.each([
  [4_000, 8_000],
  [8_000, 4_000],
])('of two answers that say %i and %i ms the longer one counts', async (first, second) => {
  const { call, other, pass } = setUp();
  const [sent, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
  const underWay = quiet(
    other.gate.run(() => {
      sent.resolve();
      return answer.promise;
    }),
  );
  await sent.promise;
  await quiet(call(busy(first)));
  answer.reject(busy(second));
  await underWay;
  await pass(5_000);
  expect(await quiet(call())).toMatchObject({ code: 'provider-busy' });
});

test('nobody is told to stay away for more than a minute, and the gate stays closed for as long as was asked', async () => {
  const { call, pass } = setUp();
  expect(await quiet(call(busy(600_000)))).toMatchObject({ code: 'provider-busy', retryAfterMs: 60_000 });
  await pass(300_000);
  expect(await quiet(call())).toMatchObject({ code: 'provider-busy', retryAfterMs: 60_000 });
});

test('a storm of 429 for a minute lets one call through per interval', async () => {
  const { call, other, pass, requests } = setUp();
  for (let second = 0; second < 60; second++) {
    const calls = Array.from({ length: 20 }, (_, n) => quiet((n % 2 ? call : other.call)(busy(5_000))));
    await Promise.all(calls);
    await pass(1_000);
  }
  // The first ones had left before the first answer came; then one call per five seconds, from whichever process.
  expect(requests()).toBeLessThanOrEqual(20 + 12);
  expect(requests()).toBeGreaterThanOrEqual(12);
});

test('after a closure one call tries while the others wait, and its success opens the gate to all', async () => {
  const { gate, call, other, pass } = setUp();
  await quiet(call(busy(1_000)));
  await pass(1_000);
  const [entered, tried] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const trying = gate.run(() => {
    entered.resolve();
    return tried.promise;
  });
  await entered.promise;
  for (const one of [call, other.call])
    expect(await quiet(one())).toMatchObject({ code: 'provider-busy', retryAfterMs: 1_000 });
  tried.resolve();
  await trying;
  await expect(Promise.all([call(), call(), other.call()])).resolves.toHaveLength(3);
});

test('a process that dies while it tries leaves the try to the next after half a minute', async () => {
  const { gate, call, other, pass } = setUp();
  await quiet(call(busy(1_000)));
  await pass(1_000);
  const entered = Promise.withResolvers<void>();
  void gate.run(() => {
    entered.resolve();
    return new Promise<never>(() => undefined);
  });
  await entered.promise;
  await pass(20_000);
  expect(await quiet(other.call())).toMatchObject({ code: 'provider-busy' });
  await pass(10_000);
  await other.call();
});

test('a provider that is down for half an hour is asked once a minute, and taken up within one', async () => {
  const { call, pass, requests } = setUp();
  for (let second = 0; second < 1_800; second += 5) {
    await quiet(call(second % 2 ? down() : new ReplyLost(new DomainError('provider-timeout'))));
    await pass(5_000);
  }
  expect(requests()).toBeLessThanOrEqual(5 + 2 + 30);
  await pass(60_000);
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
  await pass(1_000);
  await quiet(call(new ReplyLost(new DomainError('timeout'))));
  await call();
  expect(requests()).toBe(3);
});

test('the gate hands through what the request gives', async () => {
  const { gate } = setUp();
  expect(await gate.run(async () => 42)).toBe(42);
});
