import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

type Env = { name: string; valueFrom: { secretKeyRef: { name: string; key: string; optional?: boolean } } };
type Container = {
  ports?: { name: string; containerPort: number }[];
  envFrom?: unknown[];
  env?: Env[];
  volumeMounts: { name: string }[];
  [part: string]: unknown;
};
type Labels = Record<string, string>;
type Pod = { containers: Container[]; volumes: { name: string }[] };
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    selector: { matchLabels: Labels };
    template: { metadata: { labels: Labels }; spec: Pod };
    [part: string]: unknown;
  };
};

const dir = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const keysOf = (file: string) => [...read(file).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, key]) => key);

const files = [
  'settings/namespace.yaml',
  'migrate/job.yaml',
  'site/api.yaml',
  'site/worker.yaml',
  'site/network.yaml',
];
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);
const named = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)!;
const podsOf = () => manifests.filter(({ spec }) => spec?.template);
const containerOf = (manifest: Manifest) => manifest.spec.template.spec.containers[0]!;

const scratch = mkdtempSync(path.join(dir, 'checked-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The types of each kind are made from the schemas that Kubernetes and KEDA publish. */
const moduleOf = ({ apiVersion, kind }: Manifest) =>
  `${apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models'}/${apiVersion}/${kind}`;

/** What the compiler says of these objects as objects of Kubernetes: a field too many, one that lacks, or one of another type. */
function faultsOf(objects: Manifest[]): string {
  const lines = objects.flatMap((one, at) => [
    `import type { I${one.kind} as Kind${at} } from '${moduleOf(one)}';`,
    `export const object${at}: Kind${at} = ${JSON.stringify(one)};`,
  ]);
  writeFileSync(path.join(scratch, 'objects.ts'), lines.join('\n'));
  const config = { extends: '../tsconfig.json', compilerOptions: { noEmit: true }, include: ['objects.ts'] };
  writeFileSync(path.join(scratch, 'tsconfig.json'), JSON.stringify(config));
  try {
    execFileSync(path.join(dir, 'node_modules/.bin/tsc'), ['-p', scratch], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('each object is one that Kubernetes and KEDA know, field for field', () => {
  expect(faultsOf(manifests)).toBe('');
  const wrong = structuredClone(named('Deployment', 'api'));
  wrong.spec.template.spec.containers[0]!.readynessProbe = {};
  expect(faultsOf([wrong])).toMatch(/readynessProbe/);
});

test('what names a pod, a port, a volume or a setting names one that is there', () => {
  const secrets = keysOf('settings/secrets.env.example');
  for (const one of podsOf()) {
    const { labels } = one.spec.template.metadata;
    if (one.kind === 'Deployment') expect(one.spec.selector.matchLabels).toEqual(labels);
    const { volumes } = one.spec.template.spec;
    const { volumeMounts, env = [], ports = [], ...rest } = containerOf(one);
    expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    for (const { valueFrom } of env)
      if (!valueFrom.secretKeyRef.optional) expect(secrets).toContain(valueFrom.secretKeyRef.key);
    for (const [, port] of JSON.stringify(rest).matchAll(/"port":"(\w+)"/g))
      expect(ports.map(({ name }) => name)).toContain(port);
  }
  for (const kind of ['HorizontalPodAutoscaler', 'ScaledObject', 'PodDisruptionBudget'])
    for (const one of manifests.filter((each) => each.kind === kind)) {
      const target = (one.spec.scaleTargetRef as { name: string } | undefined)?.name;
      expect(named('Deployment', target ?? one.spec.selector.matchLabels.app!)).toBeDefined();
    }
  const kustomized = ['migrate', 'site'].flatMap((folder) =>
    (parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] }).resources
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => `${folder}/${file}`),
  );
  expect(['settings/namespace.yaml', ...kustomized]).toEqual(files);
});

test('no pod has more rights than it needs, and a worker reads no secret of log-ins', () => {
  for (const one of podsOf()) {
    expect(one.spec.template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(containerOf(one)).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
  }
  const { env = [], envFrom } = containerOf(named('Deployment', 'worker'));
  expect(envFrom).toEqual([{ configMapRef: { name: 'settings' } }]);
  expect(env.map(({ name }) => name)).not.toContain('JWT_SECRET');
});
