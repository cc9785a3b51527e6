import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from './stack/build.ts';
import { root } from './stack/processes.ts';

/**
 * `npm test`: lint, types, build, unit, integration, component and end-to-end tests, and one closing line over
 * all of them. `npm test -- unit` runs only the suites that are named.
 */
const artifacts = path.join(root, 'artifacts');
const wanted = process.argv.slice(2);
const totals = { passed: 0, failed: 0, skipped: 0 };
const notRun: string[] = [];

function wants(suite: string): boolean {
  return wanted.length === 0 || wanted.includes(suite);
}

function check(name: string, command: string, args: string[]): void {
  console.log(`\n── ${name}`);
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  totals[result.status === 0 ? 'passed' : 'failed']++;
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

function vitest(suite: string): void {
  console.log(`\n── ${suite} tests`);
  const outputFile = path.join(artifacts, `${suite}-results.json`);
  rmSync(outputFile, { force: true });
  const args = [
    'exec',
    'vitest',
    'run',
    '--project',
    suite,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ];
  const result = spawnSync('pnpm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (!existsSync(outputFile)) {
    totals.failed++;
    return;
  }
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  const skipped = report.testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === 'skipped' || test.status === 'pending'),
  );
  for (const test of skipped) notRun.push(`${suite}: ${test.fullName}`);
  // A file that does not load has no tests to count, and must not pass for that.
  if (result.status !== 0 && report.numFailedTests === 0) totals.failed++;
}

mkdirSync(artifacts, { recursive: true });
if (wants('lint')) {
  check('lint', 'pnpm', ['exec', 'biome', 'check', '--diagnostic-level=warn', '.']);
  check('imports and file sizes', 'node', ['scripts/check-imports.ts']);
  check('screens and calls', 'node', ['e2e/screens-and-calls.ts', '--check']);
  check('wording', 'node', ['e2e/check-quoted-texts.ts', '--check']);
}
if (wants('typecheck')) check('types', 'pnpm', ['run', 'typecheck', '--output-logs=errors-only']);
for (const suite of ['unit', 'web', 'integration'] as const) if (wants(suite)) vitest(suite);
if (wants('e2e')) {
  buildIfChanged();
  vitest('e2e');
}
if (notRun.length > 0)
  console.log(`\nNot run on this machine:\n${notRun.map((test) => `  ${test}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
