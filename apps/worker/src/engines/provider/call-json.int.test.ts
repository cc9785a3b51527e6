import { beforeEach, expect, test } from 'vitest';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import { callJson } from './call-json.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
  return () => provider.close();
});

const call = (more: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  callJson({
    url: new URL(`${provider.url()}/v1/predictions`),
    method: 'POST',
    headers: {},
    body: { input: { prompt: 'x' } },
    timeoutMs: 5_000,
    ...more,
  });
const lost = async (promise: Promise<unknown>) => {
  const error = await promise.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ReplyLost);
  return (error as ReplyLost).reason.code;
};

test('gives the answer', async () => {
  expect(await call()).toMatchObject({ status: 'processing' });
});

test('a request that is never answered ends with its time, and is made once', async () => {
  provider.setFaults([{ place: 'create', kind: 'hang' }]);
  expect(await lost(call({ timeoutMs: 200 }))).toBe('provider-timeout');
  expect(provider.bills.all).toHaveLength(1);
});

test('a connection that is cut is lost, and the request is not made again', async () => {
  provider.setFaults([{ place: 'create', kind: 'drop' }]);
  expect(await lost(call())).toBe('provider-failed');
  expect(provider.bills.all).toHaveLength(1);
});

test('an answer that is not JSON is lost', async () => {
  provider.setFaults([{ place: 'create', kind: 'garbage' }]);
  expect(await lost(call())).toBe('provider-garbage');
});

test('stopped by the caller on the way: lost, whatever the reason', async () => {
  provider.setFaults([{ place: 'create', kind: 'hang' }]);
  const controller = new AbortController();
  const code = lost(call({ signal: controller.signal }));
  await expect.poll(() => provider.bills.all.length).toBe(1);
  controller.abort(new Error('The lease was taken away.'));
  expect(await code).toBe('timeout');
});

test('a redirect is not followed', async () => {
  provider.setFaults([{ place: 'picture', kind: 'foreign', to: `${provider.url()}/__bills` }]);
  await call();
  const url = new URL(`${provider.url()}/pictures/${provider.predictions[0]!.id}.webp`);
  await expect(callJson({ url, method: 'GET', headers: {}, timeoutMs: 1_000 })).rejects.toThrow();
  expect(provider.requests.get('GET /__bills')).toBeUndefined();
});
