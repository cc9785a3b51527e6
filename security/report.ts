import type { Refusal, Shown } from './refusal.ts';
import { backends, type Result, resultsOf, type Verdict, verdictOf, verdictOn } from './results.ts';

type Row = { number: number; refusal: Refusal; verdicts: readonly Verdict[]; verdict: Verdict };

/** What came of every refusal, by number: on each backend, in the order of `backends`, and of both together. */
export function rowsOf(refusals: Readonly<Record<number, Refusal>>, results: readonly Result[]): Row[] {
  return Object.entries(refusals).map(([number, refusal]) => {
    const verdicts = backends.map((backend) => verdictOn(backend, refusal, results));
    const worst = (['failed', 'not run'] as const).find((verdict) => verdicts.includes(verdict));
    return { number: Number(number), refusal, verdicts, verdict: worst ?? 'passed' };
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
  return `${rows.length} refusals: ${passed} proven on ${backends.join(' and ')}, ${failed} failed, ${notRun} not run, ${open} open`;
}

/** The table for a terminal: a line a refusal, and the files where it is tested. */
export function reportLines(rows: readonly Row[]): string[] {
  const line = (number: string, verdicts: readonly string[], rest: string) =>
    [number.padStart(3), ...verdicts.map((verdict) => verdict.padEnd(9)), rest].join('  ');
  return [
    line('No.', backends, 'Refused, and where it is tested'),
    ...rows.flatMap(({ number, refusal, verdicts }) => [
      line(String(number), verdicts, refusal.what),
      ...[...new Set(refusal.tests.map(({ file }) => file))].map((file) => line('', ['', ''], `  ${file}`)),
    ]),
  ];
}

/** The report as Markdown: one row a refusal, and one line for each of its tests. */
export function reportPage(rows: readonly Row[], results: readonly Result[]): string {
  const testLine = (test: Shown) => {
    const came = backends
      .filter((one) => !test.only || one === test.only)
      .map((backend) => {
        const own = resultsOf(results, test, backend);
        return `${backend} ${verdictOf(own)}${own.length > 1 ? ` ${own.length} times` : ''}`;
      });
    return `${test.title} (${test.file}): ${came.join(', ')}`;
  };
  const table = rows.map(({ number, refusal, verdicts }) => {
    const tests = refusal.tests.map(testLine).join('<br>') || 'none';
    const cells = [number, refusal.what, ...verdicts, tests];
    return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const open = rows.flatMap(({ number, refusal }) =>
    refusal.open ? [`- ${number} is open: ${refusal.open}`] : [],
  );
  return `# What the product refuses

${summaryOf(rows)}. What did not run is not proven, whatever it came to before.

| No. | Refused | ${backends.join(' | ')} | Tests |
| --- | --- | ${backends.map(() => '---').join(' | ')} | --- |
${table.join('\n')}
${open.length > 0 ? `\n${open.join('\n')}\n` : ''}`;
}
