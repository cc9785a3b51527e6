import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createComic, createUser, script, type TestUser } from '../../apps/api/src/testing/fixtures.ts';
import { isMatched, readSeries, type Series } from './testing/exposition.ts';
import { listQueries } from './testing/queries.ts';
import { readPromql } from './testing/read-promql.ts';
import { type Product, startProduct } from './testing/start-product.ts';

/** Made by Prometheus itself. */
const own: Series[] = [
  { name: 'up', labels: { job: 'api', instance: 'one' } },
  { name: 'up', labels: { job: 'worker', instance: 'one' } },
  { name: 'ALERTS', labels: { alertname: 'ApiDown', alertstate: 'firing', severity: 'critical' } },
];
/** What a process tells only once something has gone wrong. */
const rare = ['panelwise_failed_tries_total'];

let product: Product;
let ada: TestUser;
let comicId: string;
let runId: string;
let told: Series[];
let declared: Set<string>;
beforeAll(async () => {
  product = await startProduct();
  const { api, worker, logs } = product;
  ada = await createUser(api);
  comicId = await createComic(api, ada.userId, { script: true });
  const ordered = await api.app.inject({
    method: 'POST',
    url: `/api${stepEndpoint('generate-comic').path}`,
    headers: { authorization: `Bearer ${ada.token}`, prefer: 'respond-async' },
    payload: { comicId },
  });
  runId = ordered.json<{ data: { runId: string } }>().data.runId;
  await vi.waitFor(() =>
    expect(logs.worker).toContainEqual(expect.objectContaining({ msg: 'run:ended', runId })),
  );
  const texts = {
    api: (await api.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body,
    worker: await worker.metrics.registry.metrics(),
  };
  told = [...own, ...Object.entries(texts).flatMap(([job, text]) => readSeries(text, job))];
  declared = new Set(
    [...`${texts.api}${texts.worker}`.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name),
  );
});
afterAll(() => product?.close());

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

test('one id leads through the logs from the request to the last event of its run', async () => {
  const { api, worker } = product.logs;
  const ordered = api.find((line) => line.msg === 'run ordered');
  expect(ordered).toMatchObject({ runId, step: 'generate-comic', reqId: expect.any(String) });
  const request = api.filter(({ reqId }) => reqId === ordered?.reqId).map(({ msg }) => msg);
  expect(request).toEqual(['run ordered', 'answered']);

  const ofRun = () => worker.filter((line) => line.runId === runId);
  const events = ofRun().flatMap(({ msg, seq }) => (seq ? [msg] : []));
  const pages = script.map(() => 'page:done');
  expect(events).toEqual(['run:started', 'run:planned', ...pages, 'run:ended']);
  const tasks = script.flatMap(({ panels }) => [...panels.map(() => 'panel succeeded'), 'page succeeded']);
  // The line of a task comes after those of its events.
  await vi.waitFor(() => {
    const tried = ofRun().filter(({ msg }) => msg === 'task tried');
    expect(tried.map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual(tasks.sort());
    expect(new Set(tried.map(({ taskId }) => taskId)).size).toBe(tasks.length);
  });
  // Nobody is named, and nothing that was written.
  expect(JSON.stringify(ofRun())).not.toMatch(new RegExp(`${ada.userId}|${ada.email}|caption|scene`));
});
