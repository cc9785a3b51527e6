import type { Refusal, Shown } from './refusal.ts';
import { backendsOf, type Result, resultsOf, type Verdict, verdictOf, verdictOn } from './results.ts';

type Row = { number: number; refusal: Refusal; verdict: Verdict; backends: string };

/** What came of every refusal, by number. */
export function rowsOf(refusals: Readonly<Record<number, Refusal>>, results: readonly Result[]): Row[] {
  return Object.entries(refusals).map(([number, refusal]) => {
    const { verdict, backends } = verdictOn(refusal, results);
    return {
      number: Number(number),
      refusal,
      verdict,
      backends: backends.join(', ') || (refusal.backends === 'both' ? 'none' : 'either'),
    };
  });
}

/** Numbers of what is proven, what is not, and what is still being built. */
export function countsOf(rows: readonly Row[]) {
  const closed = rows.filter(({ refusal }) => !refusal.open);
  const count = (verdict: Verdict) => closed.filter((row) => row.verdict === verdict).length;
  return {
    passed: count('passed'),
    failed: rows.filter(({ verdict }) => verdict === 'failed').length,
    notRun: count('not run'),
    open: rows.filter(({ refusal, verdict }) => refusal.open && verdict !== 'failed').length,
  };
}

export function summaryOf(rows: readonly Row[]): string {
  const { passed, failed, notRun, open } = countsOf(rows);
  return `${rows.length} refusals: ${passed} proven, ${failed} failed, ${notRun} not run, ${open} open`;
}

/** The report as Markdown: one row a refusal, and one line for each of its tests. */
export function reportPage(rows: readonly Row[], results: readonly Result[], from: string): string {
  const outcome = ({ verdict, refusal }: Row) =>
    refusal.open && verdict !== 'failed' ? `open (${verdict})` : verdict;
  const testLine = (test: Shown) => {
    const own = resultsOf(results, test);
    const on = backendsOf(own);
    const where = on.length > 0 ? ` on ${on.join(', ')}` : '';
    return `${test.title} (${test.file}): ${verdictOf(own)}${where}, ${own.length} run${own.length === 1 ? '' : 's'}`;
  };
  const table = rows.map((row) => {
    const tests = row.refusal.tests.map(testLine).join('<br>') || 'none';
    const cells = [row.number, row.refusal.what, tests, row.backends, outcome(row)];
    return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const reasons = rows.flatMap(({ number, refusal }) => [
    ...(refusal.open ? [`- ${number} is open: ${refusal.open}`] : []),
  ]);
  return `# What the product refuses

${summaryOf(rows)}. From ${from}. What did not run is not proven, whatever it came to before.

| No. | Refused | Tests | Backend | Outcome |
| --- | --- | --- | --- | --- |
${table.join('\n')}

"either": the backend of queue and notifications makes no difference, and [the registry](../security/refusals.ts) says why.
${reasons.length > 0 ? `\n${reasons.join('\n')}\n` : ''}`;
}
