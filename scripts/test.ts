import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './stack/processes.ts';

/**
 * `npm test`: lint, types, build, unit, integration, component and end-to-end tests, the main job on a bare machine,
 * and one closing line over all of them. `npm test -- unit` runs only the suites that are named.
 * Where `CI` is set nothing may be skipped.
 */
const artifacts = path.join(root, 'artifacts');
const wanted = process.argv.slice(2);
const wants = (suite: string) => wanted.length === 0 || wanted.includes(suite);
const codeSuites = ['unit', 'web', 'integration'].filter(wants);
const onWindows = process.platform === 'win32';
const totals = { passed: 0, failed: 0, skipped: 0 };
const notRun: string[] = [];
/** What failed, one line each: a log that is cut short still ends with it. */
const failures: string[] = [];

/** Runs a command and shows what it says. @returns its exit code */
function run(name: string, command: string, args: string[]): Promise<number> {
  return finished(name, spawn(command, args, { cwd: root, stdio: 'inherit', shell: onWindows }));
}

/** Runs a command beside others and shows what it said once it has ended. @returns its exit code */
async function runBeside(name: string, command: string, args: string[]): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: onWindows });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  return finished(name, child, () => process.stdout.write(Buffer.concat(said)));
}

async function finished(name: string, child: ChildProcess, show?: () => void): Promise<number> {
  const startedAt = performance.now();
  if (!show) console.log(`\n── ${name}`);
  const [code] = await Promise.race([
    once(child, 'close') as Promise<[number | null]>,
    once(child, 'error').then((): [number] => [1]),
  ]);
  if (show) console.log(`\n── ${name}`);
  show?.();
  console.log(`   ${name}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  return code ?? 1;
}

/** Counts a command as one test. @returns whether it passed */
async function check(name: string, command: string, args: string[], start = run): Promise<boolean> {
  const code = await start(name, command, args);
  if (code !== 0) failures.push(name);
  totals[code === 0 ? 'passed' : 'failed']++;
  return code === 0;
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Runs suites of Vitest in one call, so that they share its servers and workers. */
async function vitest(suites: string[]): Promise<void> {
  const name = suites.join(', ');
  const outputFile = path.join(artifacts, `${suites.join('-')}-results.json`);
  rmSync(outputFile, { force: true });
  const projects = suites.flatMap((suite) => ['--project', suite]);
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const code = await run(`${name} tests`, 'pnpm', ['exec', 'vitest', 'run', ...projects, ...reports]);
  if (!existsSync(outputFile)) {
    totals.failed++;
    failures.push(`${name} tests: ended without a report`);
    return;
  }
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  const skipped = report.testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === 'skipped' || test.status === 'pending'),
  );
  for (const test of skipped) notRun.push(test.fullName);
  failures.push(...report.testResults.flatMap(failuresOf));
  // A file that does not load has no tests to count, and must not pass for that.
  if (code !== 0 && report.numFailedTests === 0) totals.failed++;
}

function failuresOf(file: Report['testResults'][number]): string[] {
  const name = path.relative(root, file.name);
  const tests = file.assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return file.status === 'failed' ? [`${name}: ${firstLine(file.message)}`] : [];
  return tests.map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0]!.slice(0, 200);
}

/** Checks what runs in Node, what drives a browser from there, and what runs in one: each sees other globals. */
async function checkTypes(): Promise<void> {
  for (const folder of ['.', 'e2e', 'apps/web']) {
    // More checkers would find out the same things several times over, while the tests want the other cores.
    const args = ['exec', 'tsc', '-p', folder, '--checkers', '1'];
    await check(folder === '.' ? 'types' : `types in ${folder}`, 'pnpm', args, runBeside);
  }
}

async function testCode(): Promise<void> {
  if (wants('lint')) {
    await check('lint', 'pnpm', ['exec', 'biome', 'check', '--diagnostic-level=warn', '.']);
    const folders = ['apps', 'packages', 'scripts', 'e2e', 'security', 'infra', 'tools/pictures'];
    await check('imports', 'pnpm', ['exec', 'depcruise', '--config', '.dependency-cruiser.cjs', ...folders]);
    await check('dead code', 'pnpm', ['exec', 'knip', '--treat-config-hints-as-errors']);
    await check('licences', 'node', ['scripts/check-licences.ts']);
    await check('environment', 'node', ['scripts/check-environment.ts']);
    await check('screens and calls', 'node', ['e2e/screens-and-calls.ts', '--check']);
    await check('refusals', 'node', ['security/check-refusals.ts']);
    await check('texts', 'node', ['scripts/texts.ts', '--check']);
    await check('wording', 'node', ['e2e/check-quoted-texts.ts', '--check']);
  }
  // The compiler takes the time in which tests wait for their servers.
  await Promise.all([wants('typecheck') && checkTypes(), codeSuites.length > 0 && vitest(codeSuites)]);
}

async function testProduct(): Promise<void> {
  // Without a build every test of it would wait for its page until it gives up, and say nothing new.
  if (wants('e2e') && (await check('build', 'node', ['scripts/stack/build.ts']))) await vitest(['e2e']);
  if (wants('bare')) await vitest(['bare']);
}

mkdirSync(artifacts, { recursive: true });
await testCode();
await testProduct();
const mayNotSkip = Boolean(process.env.CI) && notRun.length > 0;
if (notRun.length > 0)
  console.log(`\nNot run on this machine:\n${notRun.map((test) => `  ${test}`).join('\n')}`);
if (mayNotSkip) console.log('\nWith CI set every test has to run.');
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 || totals.passed === 0 || mayNotSkip ? 1 : 0);
