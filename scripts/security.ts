import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusals } from '../security/refusals.ts';
import { countsOf, reportLines, reportPage, rowsOf, summaryOf } from '../security/report.ts';
import { type Backend, type Result, readResults, resultsOf, titlePattern } from '../security/results.ts';
import { root } from './stack/processes.ts';

/**
 * `npm run security`: runs the tests of every refusal, first with queue and notifications on Postgres, then on Redis, and
 * tells in one table what came of each. It is written to artifacts/security-report.md too. Ends with 1 where a number has
 * failed, or has a test that did not run on both.
 */
const artifacts = path.join(root, 'artifacts');
const onWindows = process.platform === 'win32';
const tests = Object.values(refusals).flatMap((refusal) => refusal.tests);
const isOfProduct = ({ file }: { file: string }) => file.endsWith('.e2e.ts');

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const options = { cwd: root, stdio: 'inherit', shell: onWindows, env: { ...process.env, ...env } } as const;
  const child = spawn(command, args, options);
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** Runs these tests and no others. @returns what came of them, and of tests of the same files that are called the same */
async function runTests(
  backend: Backend,
  name: string,
  projects: string[],
  wanted: typeof tests,
): Promise<Result[]> {
  if (wanted.length === 0) return [];
  const outputFile = path.join(artifacts, `security-${name}-${backend.toLowerCase()}.json`);
  rmSync(outputFile, { force: true });
  const files = [...new Set(wanted.map(({ file }) => file))];
  const titles = [...new Set(wanted.map(({ title }) => titlePattern(title)))];
  await run(
    'pnpm',
    [
      ...['exec', 'vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`],
      ...['-t', `(^| )(${titles.join('|')})$`, ...files],
    ],
    { TEST_BACKEND: backend },
  );
  return existsSync(outputFile) ? readResults(outputFile, backend, root) : [];
}

async function runOn(backend: Backend, wanted: typeof tests, isBuilt: boolean): Promise<Result[]> {
  const ofCode = wanted.filter((test) => !isOfProduct(test));
  return [
    ...(await runTests(backend, 'code', ['unit', 'integration'], ofCode)),
    ...(isBuilt ? await runTests(backend, 'product', ['e2e'], wanted.filter(isOfProduct)) : []),
  ];
}

mkdirSync(artifacts, { recursive: true });
const isBuilt = (await run('node', ['scripts/stack/build.ts'])) === 0;
const onPostgres = await runOn('Postgres', tests, isBuilt);
// Some tests start both themselves.
const left = tests.filter((test) => resultsOf(onPostgres, test, 'Redis').length === 0);
const results = [...onPostgres, ...(await runOn('Redis', left, isBuilt))];

const rows = rowsOf(refusals, results);
const report = path.join(artifacts, 'security-report.md');
writeFileSync(report, reportPage(rows, results));
console.log(`\n${reportLines(rows).join('\n')}\n\n${summaryOf(rows)}\n${path.relative(root, report)}`);
const { failed, notRun } = countsOf(rows);
process.exit(failed + notRun > 0 ? 1 : 0);
