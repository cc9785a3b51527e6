import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from './stack/build.ts';
import { root } from './stack/processes.ts';
import { startTestServices } from './testing/services.ts';

/**
 * `npm test`: lint, types, build, unit, integration, component and end-to-end tests, and one closing line over
 * all of them. `npm test -- unit` runs only the suites that are named.
 */
const artifacts = path.join(root, 'artifacts');
const wanted = process.argv.slice(2);
const totals = { passed: 0, failed: 0, skipped: 0 };

function wants(suite: string): boolean {
  return wanted.length === 0 || wanted.includes(suite);
}

function check(name: string, command: string, args: string[]): void {
  console.log(`\n── ${name}`);
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  totals[result.status === 0 ? 'passed' : 'failed']++;
}

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number; numFailedTestSuites: number };

function vitest(suite: string, env: Record<string, string>): void {
  console.log(`\n── ${suite} tests`);
  const outputFile = path.join(artifacts, `${suite}-results.json`);
  rmSync(outputFile, { force: true });
  const args = ['exec', 'vitest', 'run', '--project', suite, '--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const result = spawnSync('pnpm', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
  if (!existsSync(outputFile)) {
    totals.failed++;
    return;
  }
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  // A file that does not load has no tests to count, and must not pass for that.
  if (result.status !== 0 && report.numFailedTests === 0) totals.failed++;
}

mkdirSync(artifacts, { recursive: true });
if (wants('lint')) {
  check('lint', 'pnpm', ['exec', 'biome', 'check', '--diagnostic-level=warn', '.']);
  check('imports and file sizes', 'node', ['scripts/check-imports.ts']);
}
if (wants('typecheck')) check('types', 'pnpm', ['run', 'typecheck', '--output-logs=errors-only']);
if (wants('unit')) vitest('unit', {});
if (wants('web')) vitest('web', {});
if (wants('integration') || wants('e2e')) {
  const services = await startTestServices();
  try {
    if (wants('integration')) vitest('integration', services.env);
    if (wants('e2e')) {
      buildIfChanged();
      vitest('e2e', services.env);
    }
  } finally {
    services.stop();
  }
  if (services.missing.length > 0) console.log(`\nNot run here:\n${services.missing.map((reason) => `  ${reason}`).join('\n')}`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
