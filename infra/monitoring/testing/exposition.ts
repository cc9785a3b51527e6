import type { Matcher } from './read-promql.ts';

/** One series as a process tells it: its name, with `_bucket` and the like, and its labels. */
export type Series = { name: string; labels: Record<string, string> };

/** Reads what `/metrics` answers: every series with the labels that Prometheus would store it with. */
export function readSeries(text: string, job: string): Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, list = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!name) return [];
    const labels = Object.fromEntries(
      [...list.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, value]) => [label, value]),
    );
    return [{ name, labels: { ...labels, job, instance: 'one' } }];
  });
}

/** Whether a series is what a matcher asks for; a label that is missing is empty, as in PromQL. */
export function isMatched({ labels }: Series, { label, op, value }: Matcher): boolean {
  const has = labels[label] ?? '';
  if (op === '=') return has === value;
  if (op === '!=') return has !== value;
  const isLike = new RegExp(`^(?:${value})$`).test(has);
  return op === '=~' ? isLike : !isLike;
}
