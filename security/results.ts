import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Refusal, Shown } from './refusal.ts';

export const backends = ['Postgres', 'Redis'] as const;
export type Backend = (typeof backends)[number];

/** How one run of a test ended, as Vitest has written it down, and on which backend of queue and notifications. */
export type Result = { file: string; title: string; status: string; backend: Backend };
export type Verdict = 'passed' | 'failed' | 'not run';

type Report = {
  testResults: {
    name: string;
    assertionResults: { title: string; fullName: string; status: string }[];
  }[];
};

/**
 * The results in a file of Vitest's. @param backend what the run was on; a test that says in its name what it is on knows
 * better. @param root the folder that names of files begin below
 */
export function readResults(file: string, backend: Backend, root: string): Result[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults.flatMap(
    ({ name, assertionResults }) =>
      assertionResults.map(({ title, fullName, status }) => ({
        file: path.relative(root, name).replaceAll('\\', '/'),
        title,
        status,
        backend: backends.find((one) => fullName.includes(` on ${one}`)) ?? backend,
      })),
  );
}

/** The results of one test on a backend: of `test.each` one for each line. */
export function resultsOf(results: readonly Result[], { file, title }: Shown, on: Backend): Result[] {
  const pattern = new RegExp(`^${titlePattern(title)}$`);
  return results.filter(
    ({ backend, ...result }) => backend === on && result.file === file && pattern.test(result.title),
  );
}

/** A title as a regular expression: what stands for a value is any text, and a backend may follow. */
export function titlePattern(title: string): string {
  const escaped = title.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return `${escaped.replace(/%[#isdfjo]|\\\$\w+/g, '[^]*')}( on (${backends.join('|')}).*)?`;
}

const ran = ({ status }: Result) => status === 'passed' || status === 'failed';

/** What came of one test. What was skipped counts as nothing, and one that never ran is never good. */
export function verdictOf(results: readonly Result[]): Verdict {
  if (results.some(({ status }) => status === 'failed')) return 'failed';
  return results.some(ran) ? 'passed' : 'not run';
}

/** What came of a refusal on a backend: one test of it that should run there and did not is not good. */
export function verdictOn(backend: Backend, refusal: Refusal, results: readonly Result[]): Verdict {
  const wanted = refusal.tests.filter(({ only }) => !only || only === backend);
  const verdicts = wanted.map((test) => verdictOf(resultsOf(results, test, backend)));
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'passed') ? 'passed' : 'not run';
}
