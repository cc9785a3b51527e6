import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { screens } from '../e2e/screens.ts';

/**
 * Writes docs/screens-and-calls.md from the code: every route with its screen and tests, every call with who may make it,
 * its contract and its test. Fails when a route or call has no test. `--check` fails when the page is out of date.
 */
const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs/screens-and-calls.md');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const problems: string[] = [];

type Row = string[];

/** Routes as the router has them, with the file of each screen. */
function screenRows(): Row[] {
  const addresses = Object.fromEntries(
    [
      ...read('apps/web/src/config/paths.ts').matchAll(
        /^ {2}(\w+): (?:\(id: string\) => )?['`]([^'`]+)['`]/gm,
      ),
    ].map(([, name = '', address = '']) => [name, address.replace(/\$\{id\}/, ':id')]),
  );
  const router = read('apps/web/src/app/router.tsx');
  const textPages = new Map(
    [...router.matchAll(/const (\w+) = \(\) => import\('\.\/(routes\/[\w-]+\.tsx)'\)/g)].map(
      ([, name, file]) => [name, file],
    ),
  );
  const routes = [
    ...[...router.matchAll(/index: true, lazy: \(\) => import\('\.\/(routes\/[\w-]+\.tsx)'\)/g)].map(
      ([, file]) => ({ route: '/', file }),
    ),
    ...[
      ...router.matchAll(
        /page\(\s*(?:paths\.(\w+)(?:\(':id'\))?|'(\*)'),\s*(?:\(\) => import\('\.\/(routes\/[\w-]+\.tsx)'\)|(\w+))/g,
      ),
    ].map(([, name, star, file, constant]) => ({
      route: star ?? addresses[name ?? ''],
      file: file ?? textPages.get(constant ?? ''),
    })),
  ];
  for (const { route } of screens)
    if (!routes.some((one) => one.route === route))
      problems.push(`e2e/screens.ts names ${route}, which is no route`);
  return routes.map(({ route = '?', file = '?' }) => {
    const visited = screens.filter((one) => one.route === route).map((one) => one.viewer);
    if (visited.length === 0) problems.push(`no end-to-end test opens ${route}: add it to e2e/screens.ts`);
    const component = `apps/web/src/app/${file}`;
    const own = testsThat(webTests, (text) => text.includes(path.basename(file)) || mentions(text, route));
    return [
      code(route),
      visited.join(', '),
      link(component),
      [...own.slice(0, 2), 'e2e/every-screen.e2e.ts'].map(link).join('<br>'),
    ];
  });
}

const mentions = (text: string, route: string) =>
  route.length > 2 && new RegExp(`['"\`]${route.replace(':id', '')}`).test(text);

async function callRows(): Promise<Row[]> {
  const folder = path.join(root, 'packages/contracts/src/http');
  const rows: Row[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (file === 'endpoint.ts' || file === 'table.ts') continue;
    const contract = `packages/contracts/src/http/${file}`;
    for (const [name, value] of Object.entries(await import(path.join(folder, file))))
      if (isEndpoint(value))
        rows.push(callRow(value, contract, (text) => new RegExp(`\\b${name}\\b`).test(text)));
  }
  for (const name of Object.keys(steps) as StepName[])
    rows.push(
      callRow(
        stepEndpoint(name),
        `packages/contracts/src/steps/${name}.ts`,
        (text) => text.includes(`stepEndpoint('${name}')`) || text.includes(`'${name}'`),
      ),
    );
  return rows;
}

function callRow(endpoint: Endpoint, contract: string, uses: (text: string) => boolean): Row {
  const tests = testsThat(apiTests, uses);
  const call = `${endpoint.method} /api${endpoint.path}`;
  if (tests.length === 0) problems.push(`no test of the API makes the call ${call}`);
  return [
    code(call),
    endpoint.auth === 'none' ? 'everybody' : endpoint.auth,
    link(contract),
    tests.slice(0, 2).map(link).join('<br>'),
  ];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value;

type TestFile = { file: string; text: string };
const webTests = filesIn('apps/web/src', /\.test\.tsx?$/);
const apiTests = filesIn('apps/api/src', /\.int\.test\.ts$/);

function testsThat(tests: TestFile[], uses: (text: string) => boolean): string[] {
  return tests.filter(({ text }) => uses(text)).map(({ file }) => file);
}

function filesIn(dir: string, pattern: RegExp): TestFile[] {
  return readdirSync(path.join(root, dir)).flatMap((entry) => {
    const file = `${dir}/${entry}`;
    if (statSync(path.join(root, file)).isDirectory())
      return entry === 'node_modules' ? [] : filesIn(file, pattern);
    return pattern.test(entry) ? [{ file, text: read(file) }] : [];
  });
}

const code = (text: string) => `\`${text}\``;
const link = (file: string) => `[${path.basename(file)}](../${file})`;
const table = (head: Row, rows: Row[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const [screenTable, calls] = [screenRows(), await callRows()];
const text = `# Screens and calls

Written from the code by \`node scripts/screens-and-calls.ts\`; a route or call without a test fails the build.

## Screens

${screenTable.length} routes. Each is opened in a browser as its viewer sees it, in both themes, wide and as on a phone, and looked at by axe.

${table(['Route', 'Viewer', 'Screen', 'Tests'], screenTable)}

## Calls

${calls.length} calls.

${table(['Call', 'For', 'Contract', 'Tests'], calls)}
`;
if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') !== text)
    problems.push('docs/screens-and-calls.md is out of date: node scripts/screens-and-calls.ts');
} else writeFileSync(page, text);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
