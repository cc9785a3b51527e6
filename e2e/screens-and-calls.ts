import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { paths } from '../apps/web/src/config/paths.ts';
import { publicPages } from '../apps/web/src/config/public-pages.ts';
import { matrixPage } from '../security/matrix-page.ts';
import { screens } from './screens.ts';

/**
 * Writes docs/screens-and-calls.md from the code: every route with its screen and tests, every call with who may make it,
 * its contract and its test; and docs/security-matrix.md, which says who gets what from each call. Fails when a route or
 * call has no test. `--check` fails when a page is out of date.
 */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const problems: string[] = [];

type Row = string[];

/** Routes as the router has them, with the file of each screen. */
function listRoutes(): { route: string; file: string }[] {
  const named =
    /page\(\s*(?:paths\.(\w+)(?:\(([^)]*)\))?|'(\*)'),\s*\(\) => import\('\.\/(routes\/[\w-]+\.tsx)'\)/g;
  const written = ['router.tsx', 'library-routes.ts']
    .map((file) => read(`apps/web/src/app/${file}`))
    .join('\n');
  const addressOf = (name: string, parts: string) => {
    const address = paths[name as keyof typeof paths];
    const names = [...parts.matchAll(/:\w+/g)].map(([part]) => part);
    return typeof address === 'function' ? (address as (...names: string[]) => string)(...names) : address;
  };
  return [
    ...publicPages.map(({ path: route, screen }) => ({ route, file: `routes/${screen}.tsx` })),
    ...[...written.matchAll(named)].map(([, name = '', param = '', star, file = '']) => ({
      route: star ?? addressOf(name, param),
      file,
    })),
  ];
}

function screenRows(): Row[] {
  const routes = listRoutes();
  for (const { route } of screens)
    if (!routes.some((one) => one.route === route))
      problems.push(`e2e/screens.ts names ${route}, which is no route`);
  return routes.map(({ route, file }) => {
    const viewers = screens.filter((one) => one.route === route).map((one) => one.viewer);
    if (viewers.length === 0) problems.push(`no end-to-end test opens ${route}: add it to e2e/screens.ts`);
    const own = testsThat(webTests, (text) => text.includes(path.basename(file)) || mentions(text, route));
    const tests = [...own.slice(0, 2), 'e2e/every-screen.e2e.ts'];
    return [code(route), viewers.join(', '), link(`apps/web/src/app/${file}`), tests.map(link).join('<br>')];
  });
}

const mentions = (text: string, route: string) =>
  route.length > 2 && new RegExp(`['"\`]${route.replace(/\/:\w+$/, '')}['"\`/?]`).test(text);

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

Written from the code by \`node e2e/screens-and-calls.ts\`; a route or call without a test fails the build.

## Screens

${screenTable.length} routes. Each is opened in a browser as its viewer sees it, in both themes, wide and as on a phone, and looked at by axe.

${table(['Route', 'Viewer', 'Screen', 'Tests'], screenTable)}

## Calls

${calls.length} calls.

${table(['Call', 'For', 'Contract', 'Tests'], calls)}
`;
for (const [page, written] of [
  ['docs/screens-and-calls.md', text],
  ['docs/security-matrix.md', matrixPage()],
] as const) {
  if (!process.argv.includes('--check')) writeFileSync(path.join(root, page), written);
  else if (read(page) !== written) problems.push(`${page} is out of date: node e2e/screens-and-calls.ts`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
