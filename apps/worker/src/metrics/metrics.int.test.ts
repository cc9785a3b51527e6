import { providerSendings } from '@panelwise/db/schema/runs';
import { sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../testing/worker-harness.ts';
import { listenForMetrics } from './listen.ts';

let provider: FakeProvider;
let worker: WorkerHarness;
let listener: Awaited<ReturnType<typeof listenForMetrics>>;
beforeAll(async () => {
  provider = await startFakeProvider({ imageMs: 10, imagePixels: 65_536 });
  worker = await openWorkerHarness({ replicateUrl: provider.url(), openaiUrl: provider.url() });
  listener = await listenForMetrics(worker.deps.metrics.registry, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await listener?.close();
  await worker?.close();
  await provider?.close();
});

/** The values of a metric whose labels contain all of these, added up. */
async function read(name: string, labels: Record<string, string> = {}): Promise<number> {
  const text = await (await fetch(`${listener.url}/metrics`)).text();
  const series = text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const wanted = series.filter((line) =>
    Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)),
  );
  expect(wanted, name).not.toEqual([]);
  return wanted.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
}

test('a run is told by its steps, tasks and requests, and costs what the ledger has booked', async () => {
  const comic = await worker.newComic(scriptOf(1, 2, 'Told'));
  expect(await read('panelwise_run_seconds_count', { step: 'generate-comic', outcome: 'succeeded' })).toBe(0);
  const drawn = await worker.end((await worker.order('generate-comic', comic.id)).id);
  const asked = await worker.end((await worker.order('generate-faqs', comic.id)).id);
  expect([drawn.status, asked.status]).toEqual(['succeeded', 'succeeded']);

  const comicRun = { step: 'generate-comic', outcome: 'succeeded' };
  expect(await read('panelwise_run_seconds_count', comicRun)).toBe(1);
  expect(await read('panelwise_run_seconds_sum', comicRun)).toBeGreaterThan(0);
  expect(await read('panelwise_step_seconds_count', { step: 'generate-comic', outcome: 'parked' })).toBe(1);
  expect(await read('panelwise_step_seconds_count', { step: 'generate-faqs', outcome: 'succeeded' })).toBe(1);
  expect(await read('panelwise_task_seconds_count', { ...comicRun, kind: 'panel' })).toBe(2);
  expect(await read('panelwise_task_seconds_count', { ...comicRun, kind: 'page' })).toBe(1);

  const sent = { outcome: 'succeeded' };
  expect(await read('panelwise_provider_request_seconds_count', { provider: 'replicate', ...sent })).toBe(2);
  const [booked] = await worker.database.db
    .select({ tokens: sum(providerSendings.tokensOut), cost: sum(providerSendings.costMicroUsd) })
    .from(providerSendings);
  const tokens = await read('panelwise_provider_tokens_total', {
    provider: 'openai-writer',
    direction: 'out',
  });
  expect(tokens).toBeGreaterThan(0);
  expect(tokens).toBe(Number(booked?.tokens));
  expect(await read('panelwise_provider_cost_usd_total')).toBeCloseTo(Number(booked?.cost) / 1e6, 9);
  expect(await read('panelwise_worker_places', { lane: 'image' })).toBe(16);
  await expect.poll(() => read('panelwise_worker_jobs')).toBe(0);
});

test('what fails is counted by its code, also when another try gets through', async () => {
  provider.setFaults([{ place: 'create', kind: 'error', match: 'Faulty', first: 1 }]);
  const comic = await worker.newComic(scriptOf(1, 1, 'Faulty'));
  expect((await worker.end((await worker.order('generate-comic', comic.id)).id)).status).toBe('succeeded');
  provider.setFaults([{ place: 'create', kind: 'refused', match: 'Refused' }]);
  const refused = await worker.newComic(scriptOf(1, 1, 'Refused'));
  expect((await worker.end((await worker.order('generate-comic', refused.id)).id)).status).toBe('failed');

  const errors = (code: string) => read('panelwise_provider_errors_total', { provider: 'replicate', code });
  expect([await errors('provider-failed'), await errors('provider-refused')]).toEqual([1, 1]);
  const tries = (outcome: string) => read('panelwise_task_seconds_count', { kind: 'panel', outcome });
  expect([await tries('retried'), await tries('failed')]).toEqual([1, 1]);
  expect(await read('panelwise_failed_tries_total', { step: 'generate-comic' })).toBe(2);
  expect(await read('panelwise_run_seconds_count', { step: 'generate-comic', outcome: 'failed' })).toBe(1);
});

test('no metric tells of a person, a comic or an address, and nothing else is served', async () => {
  const answer = await fetch(`${listener.url}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|https?:|Mina|Told/);
  // Names of our own and no others, so that there is an end to the series.
  const labels = new Set(
    [...text.matchAll(/^panelwise_[^{\n]*\{(.*)\} /gm)].flatMap(([, list = '']) => [
      ...[...list.matchAll(/(\w+)="/g)].map(([, name]) => name),
    ]),
  );
  expect([...labels].sort()).toEqual(
    ['code', 'direction', 'kind', 'lane', 'le', 'outcome', 'provider', 'state', 'step', 'where'].sort(),
  );
  expect(await (await fetch(`${listener.url}/healthz`)).json()).toEqual({ ok: true });
  expect((await fetch(`${listener.url}/`)).status).toBe(404);
  expect((await fetch(`${listener.url}/metrics`, { method: 'POST' })).status).toBe(405);
});
