import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const dir = path.resolve(import.meta.dirname, '..');
export const readText = (file: string) => readFileSync(path.join(dir, file), 'utf8');
export const readYaml = <T>(file: string) => parse(readText(file), { merge: true }) as T;

export type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};

export function listRules(): Rule[] {
  return readYaml<{ groups: { rules: Rule[] }[] }>('alerts.yml').groups.flatMap(({ rules }) => rules);
}

export type Panel = { title: string; targets: { expr: string }[] };

export function listPanels(): { file: string; panels: Panel[] }[] {
  return readdirSync(path.join(dir, 'grafana'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file,
      panels: (JSON.parse(readText(`grafana/${file}`)) as { panels: Panel[] }).panels,
    }));
}

type Scaled = { metadata: { name: string }; spec: { triggers: { metadata: { query: string } }[] } };

/** What says on Kubernetes how many workers there are. */
function listScaling(): { where: string; expression: string }[] {
  const objects = parseAllDocuments(readText('../kubernetes/site/worker.yaml')).map((one) => one.toJS());
  const scaled = objects.filter(({ kind }: { kind: string }) => kind === 'ScaledObject') as Scaled[];
  return scaled.flatMap(({ spec }) =>
    spec.triggers.map(({ metadata }) => ({ where: 'ScaledObject', expression: metadata.query })),
  );
}

/** Every expression of alerts, dashboards and scaling, with where it stands. */
export function listQueries(): { where: string; expression: string }[] {
  const alerts = listRules().map(({ alert, expr }) => ({ where: alert, expression: expr }));
  const panels = listPanels().flatMap(({ file, panels }) =>
    panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ where: `${file}: ${title}`, expression: expr })),
    ),
  );
  return [...alerts, ...panels, ...listScaling()];
}
