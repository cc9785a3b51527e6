import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../apps/api/src/testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts';
import {
  openWorkerHarness,
  scriptOf,
  type WorkerHarness,
} from '../../apps/worker/src/testing/worker-harness.ts';
import { isMatched, readSeries, type Series } from './testing/exposition.ts';
import { listQueries } from './testing/queries.ts';
import { readPromql } from './testing/read-promql.ts';

/** Made by Prometheus itself. */
const own: Series[] = [
  { name: 'up', labels: { job: 'api', instance: 'one' } },
  { name: 'up', labels: { job: 'worker', instance: 'one' } },
  { name: 'ALERTS', labels: { alertname: 'ApiDown', alertstate: 'firing', severity: 'critical' } },
];
/** What a process tells only once something has gone wrong. */
const rare = ['panelwise_failed_tries_total'];

let api: TestApp;
let worker: WorkerHarness;
let told: Series[];
let declared: Set<string>;
beforeAll(async () => {
  [api, worker] = await Promise.all([startTestApp(), openWorkerHarness()]);
  await createUser(api);
  await api.app.inject({ url: '/api/user/getAllStyles' });
  const comic = await worker.newComic(scriptOf(1, 1, 'Told'));
  await worker.end((await worker.order('generate-comic', comic.id)).id);
  const texts = {
    api: (await api.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body,
    worker: await worker.deps.metrics.registry.metrics(),
  };
  told = [...own, ...Object.entries(texts).flatMap(([job, text]) => readSeries(text, job))];
  declared = new Set(
    [...`${texts.api}${texts.worker}`.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name),
  );
});
afterAll(() => Promise.all([api?.close(), worker?.close()]));

test('every query asks for what a started api or worker tells, with labels and values that there are', () => {
  const empty = listQueries().flatMap(({ where, expression }) =>
    readPromql(expression).selectors.flatMap(({ metric, matchers }) => {
      if (rare.includes(metric)) return declared.has(metric) ? [] : [`${where}: ${metric}`];
      // A server that is well answers nothing with 5xx.
      const asked = matchers.filter(({ label }) => label !== 'status');
      const found = told.some((one) => one.name === metric && asked.every((each) => isMatched(one, each)));
      return found ? [] : [`${where}: ${metric}${JSON.stringify(asked)}`];
    }),
  );
  expect(empty).toEqual([]);
});

test('every query groups by labels that what it asks for has', () => {
  const unknown = listQueries().flatMap(({ where, expression }) => {
    const { selectors, grouping } = readPromql(expression);
    const labels = new Set(
      told
        .filter(({ name }) => selectors.some(({ metric }) => metric === name))
        .flatMap((one) => Object.keys(one.labels)),
    );
    if (selectors.some(({ metric }) => rare.includes(metric)))
      for (const label of ['step', 'code']) labels.add(label);
    return grouping.filter((label) => !labels.has(label)).map((label) => `${where}: ${label}`);
  });
  expect(unknown).toEqual([]);
});

test('a misspelled name, label or value would be seen', () => {
  const [one] = readPromql('sum by (lane) (rate(panelwise_due_works{lane=~"text|image"}[5m]))').selectors;
  expect(one).toEqual({
    metric: 'panelwise_due_works',
    matchers: [{ label: 'lane', op: '=~', value: 'text|image' }],
  });
  expect(told.some(({ name }) => name === one!.metric)).toBe(false);
  expect(
    told.some((series) => series.name === 'panelwise_due_work' && isMatched(series, one!.matchers[0]!)),
  ).toBe(true);
  expect(() => readPromql('sum by lane (up')).toThrow('No PromQL');
});

test('names are as Prometheus wants them, and each is declared once', () => {
  const names = [...declared].filter((name) => name.startsWith('panelwise_'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(name).toMatch(/^panelwise_[a-z]+(_[a-z]+)*$/);
  for (const name of names) expect(name).not.toMatch(/_(ms|millis|cents|count|sum|bucket)(_|$)/);
});
