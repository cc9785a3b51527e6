import { expect, test } from 'vitest';
import { listPanels, listRules, readText, readYaml } from './testing/queries.ts';

type Service = { image?: string; profiles?: string[]; volumes?: string[]; networks?: string[] };
type AlertTest = { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] };

const runbook = readText('../../docs/runbook.md');
const entries = runbook
  .split(/^## /m)
  .slice(1)
  .map((entry) => ({ name: entry.split('\n', 1)[0]!, text: entry }));
const alerts = listRules().map(({ alert }) => alert);

test('each alert has its entry in the runbook, which it names, and each entry its alert', () => {
  expect(entries.map(({ name }) => name)).toEqual(alerts);
  for (const { alert, annotations, labels } of listRules()) {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    expect(['critical', 'warning']).toContain(labels.severity);
  }
});

test('each entry says what it means, what users notice, where to look, what to do and when it is over', () => {
  const parts = ['What it means', 'What users notice', 'Look here', 'Do this', 'It is over'];
  for (const { name, text } of entries)
    expect([name, [...text.matchAll(/^- \*\*([^*]+)\.\*\*/gm)].map(([, part]) => part)]).toEqual([
      name,
      parts,
    ]);
});

test('each alert is tried, firing and quiet', () => {
  const tried = readYaml<{ tests: AlertTest[] }>('alerts.test.yml').tests.flatMap(
    ({ alert_rule_test }) => alert_rule_test,
  );
  for (const alert of alerts) {
    const own = tried.filter(({ alertname }) => alertname === alert);
    expect([alert, own.some((one) => one.exp_alerts.length > 0)]).toEqual([alert, true]);
    expect([alert, own.some((one) => one.exp_alerts.length === 0)]).toEqual([alert, true]);
  }
});

test('what the profile starts is pinned, and what it reads is there', () => {
  const { services } = readYaml<{ services: Record<string, Service> }>('../docker-compose.yml');
  const watching = Object.values(services).filter(({ profiles }) => profiles?.includes('monitoring'));
  expect(Object.keys(services).filter((name) => services[name]?.profiles)).toEqual(['prometheus', 'grafana']);
  for (const { image, volumes = [] } of watching) {
    expect(image).toMatch(/:v?\d+\.\d+\.\d+$/);
    for (const [, file] of volumes.join('\n').matchAll(/^\.\/monitoring\/(\S+?):.+:ro$/gm))
      expect(readText(file!).length).toBeGreaterThan(0);
  }
  const { scrape_configs: jobs } = readYaml<{ scrape_configs: { job_name: string }[] }>('prometheus.yml');
  for (const { job_name } of jobs) expect(Object.keys(services)).toContain(job_name);
});

test('each panel has its place, and its data from the one source that is set up', () => {
  const source = readYaml<{ datasources: { uid: string }[] }>('grafana/datasource.yml').datasources[0]!.uid;
  for (const { file, panels } of listPanels()) {
    const places = panels.map((panel) => JSON.stringify((panel as { gridPos?: object }).gridPos));
    expect([file, new Set(places).size]).toEqual([file, panels.length]);
    for (const { targets } of panels)
      for (const target of targets) expect(target).toMatchObject({ datasource: { uid: source } });
  }
});
