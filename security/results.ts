import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Refusal, Shown } from './refusal.ts';

const backendNames = ['Postgres', 'Redis'] as const;
export type Backend = (typeof backendNames)[number];

/** How one run of a test ended, as Vitest has written it down. */
export type Result = { file: string; title: string; fullName: string; status: string };
export type Verdict = 'passed' | 'failed' | 'not run';

type Report = {
  testResults: {
    name: string;
    assertionResults: { title: string; fullName: string; status: string }[];
  }[];
};

/** The results in these files of Vitest's. @param root the folder that names of files begin below */
export function readResults(files: readonly string[], root: string): Result[] {
  return files.flatMap((file) =>
    (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, fullName, status }) => ({
        file: path.relative(root, name).replaceAll('\\', '/'),
        title,
        fullName,
        status,
      })),
    ),
  );
}

/** The results of one test: of `test.each` one for each line, and one for each backend. */
export function resultsOf(results: readonly Result[], { file, title }: Shown): Result[] {
  const pattern = new RegExp(`^${titlePattern(title)}$`, 's');
  return results.filter((result) => result.file === file && pattern.test(result.title));
}

/** A title as a regular expression: what stands for a value is any text, and a backend may follow. */
export function titlePattern(title: string): string {
  const escaped = title.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return `${escaped.replace(/%[#isdfjo]|\\\$\w+/g, '.*')}( on (${backendNames.join('|')}).*)?`;
}

const ran = ({ status }: Result) => status === 'passed' || status === 'failed';

/** What came of one test. What was skipped counts as nothing, and one that never ran is never good. */
export function verdictOf(results: readonly Result[]): Verdict {
  if (results.some(({ status }) => status === 'failed')) return 'failed';
  return results.some(ran) ? 'passed' : 'not run';
}

/** The backends that a test ran on. */
export function backendsOf(results: readonly Result[]): Backend[] {
  return backendNames.filter((name) =>
    results.some((one) => ran(one) && one.fullName.includes(` on ${name}`)),
  );
}

/** What came of a refusal: one test of it that did not run, or a backend that it did not run on, is not good. */
export function verdictOn(
  refusal: Refusal,
  results: readonly Result[],
): { verdict: Verdict; backends: Backend[] } {
  const each = refusal.tests.map((test) => resultsOf(results, test));
  const backends = backendsOf(each.flat());
  const verdicts = each.map(verdictOf);
  if (verdicts.includes('failed')) return { verdict: 'failed', backends };
  const isWhole = verdicts.length > 0 && verdicts.every((verdict) => verdict === 'passed');
  const onAll = refusal.backends !== 'both' || backends.length === backendNames.length;
  return { verdict: isWhole && onAll ? 'passed' : 'not run', backends };
}
