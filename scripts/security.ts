import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusals } from '../security/refusals.ts';
import { countsOf, reportPage, rowsOf, summaryOf } from '../security/report.ts';
import { readResults, titlePattern } from '../security/results.ts';
import { root } from './stack/processes.ts';

/**
 * `npm run security`: runs the tests of every refusal, and writes what came of each to artifacts/security-report.md.
 * With `--from-results` it runs nothing and reads what `npm test` has left in artifacts.
 */
const artifacts = path.join(root, 'artifacts');
const onWindows = process.platform === 'win32';
const tests = Object.values(refusals).flatMap((refusal) => refusal.tests);
const isOfProduct = ({ file }: { file: string }) => file.endsWith('.e2e.ts');

async function run(command: string, args: string[]): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: onWindows });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** Runs these tests and no others. @returns the file of their results, if there is one */
async function runTests(name: string, projects: string[], wanted: typeof tests): Promise<string[]> {
  const outputFile = path.join(artifacts, `security-${name}.json`);
  rmSync(outputFile, { force: true });
  const files = [...new Set(wanted.map(({ file }) => file))];
  const titles = [...new Set(wanted.map(({ title }) => titlePattern(title)))];
  await run('pnpm', [
    ...['exec', 'vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`],
    ...['-t', `(^| )(${titles.join('|')})$`, ...files],
  ]);
  return existsSync(outputFile) ? [outputFile] : [];
}

async function runAll(): Promise<string[]> {
  const code = await runTests(
    'code',
    ['unit', 'integration'],
    tests.filter((test) => !isOfProduct(test)),
  );
  const built = await run('node', ['scripts/stack/build.ts']);
  return built === 0 ? [...code, ...(await runTests('product', ['e2e'], tests.filter(isOfProduct)))] : code;
}

const found = () =>
  readdirSync(artifacts)
    .filter((file) => file.endsWith('-results.json'))
    .map((file) => path.join(artifacts, file));

mkdirSync(artifacts, { recursive: true });
const fromResults = process.argv.includes('--from-results');
const results = readResults(fromResults ? found() : await runAll(), root);
const rows = rowsOf(refusals, results);
const report = path.join(artifacts, 'security-report.md');
writeFileSync(report, reportPage(rows, results, fromResults ? 'the last `npm test`' : 'a run of its own'));
for (const { number, verdict, refusal } of rows)
  if (verdict === 'failed' || (verdict === 'not run' && !refusal.open))
    console.log(`${verdict}: ${number}, ${refusal.what}`);
console.log(`\n${summaryOf(rows)}\n${path.relative(root, report)}`);
const { failed, notRun } = countsOf(rows);
process.exit(failed + notRun > 0 ? 1 : 0);
