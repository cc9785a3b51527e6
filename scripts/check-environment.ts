import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every key that api and worker read is in the table of docs/operations.md, in infra/docker-compose.yml and in
 * infra/.env.example, and none of them, and nothing of infra/kubernetes, names a key that nobody reads.
 */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const keysIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].flatMap(([, ...keys]) => keys.filter(Boolean)));

const schemas = [
  'apps/api/src/env.ts',
  'apps/worker/src/env.ts',
  'packages/storage/src/store-config.ts',
  'packages/contracts/src/domain/budget.ts',
];
const readByCode = new Set(schemas.flatMap((file) => [...keysIn(read(file), /^ {2}([A-Z][A-Z0-9_]+): /gm)]));

const operations = read('docs/operations.md');
const rows = operations.slice(operations.indexOf('## Environment')).split('\n## ')[0] ?? '';
const firstCells = rows.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);
const documented = keysIn(firstCells.join('\n'), /`([A-Z][A-Z0-9_]+)`/g);

const compose = read('infra/docker-compose.yml');
const inCompose = new Set([
  ...keysIn(compose, /^ +([A-Z][A-Z0-9_]+):/gm),
  ...keysIn(compose, /\$\{([A-Z0-9_]+)/g),
]);
const inExample = keysIn(read('infra/.env.example'), /^#? ?([A-Z][A-Z0-9_]+)=/gm);
const kubernetes = 'infra/kubernetes';
const inKubernetes = keysIn(
  ['settings/settings.env', 'settings/secrets.env.example', 'site/worker.yaml']
    .map((file) => read(`${kubernetes}/${file}`))
    .join('\n'),
  /^(?:([A-Z][A-Z0-9_]+)=|.* key: ([A-Z][A-Z0-9_]+))/gm,
);
/** Of the servers that the compose file starts beside api and worker. */
const ofOtherServers =
  /^(POSTGRES|REDIS|MINIO|GRAFANA)_(USER|DB|PASSWORD|ROOT_USER|ROOT_PASSWORD)$|^REDISCLI_AUTH$|^GF_/;

const problems: string[] = [];
function compare(what: string, from: Set<string>, where: string, to: Set<string>): void {
  for (const key of from)
    if (!to.has(key) && !ofOtherServers.test(key)) problems.push(`${key}: ${what}, but is not in ${where}`);
}
const table = 'the table of docs/operations.md';
compare('is read', readByCode, table, documented);
compare('is documented', documented, 'what api and worker read', readByCode);
compare('is documented', documented, 'infra/docker-compose.yml', inCompose);
compare('is documented', documented, 'infra/.env.example', inExample);
compare('is in infra/docker-compose.yml', inCompose, table, documented);
compare('is in infra/.env.example', inExample, table, documented);
compare(`is in ${kubernetes}`, inKubernetes, table, documented);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
