import { parser } from '@prometheus-io/lezer-promql';

/** One series selector of an expression: the metric, and the labels that it is matched by. */
export type Selector = { metric: string; matchers: Matcher[] };
export type Matcher = { label: string; op: string; value: string };
export type ReadExpression = { selectors: Selector[]; grouping: string[] };

/** Takes a PromQL expression apart by Prometheus' own grammar. @throws Error when it is not PromQL */
export function readPromql(expression: string): ReadExpression {
  // Grafana's, put in by it when the panel is shown.
  const text = expression.replaceAll('$__rate_interval', '1m');
  const read: ReadExpression = { selectors: [], grouping: [] };
  const textOf = (node: { from: number; to: number }) => text.slice(node.from, node.to);
  parser.parse(text).iterate({
    enter: ({ node, type }) => {
      if (type.isError) throw new Error(`No PromQL at ${node.from}: ${expression}`);
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier');
        read.selectors.push({ metric: name ? textOf(name) : '', matchers: [] });
      }
      if (type.name === 'UnquotedLabelMatcher') {
        const [label, op, value] = [
          node.firstChild,
          node.getChild('MatchOp'),
          node.getChild('StringLiteral'),
        ];
        if (!label || !op || !value) throw new Error(`A matcher of another kind: ${textOf(node)}`);
        const matcher = { label: textOf(label), op: textOf(op), value: textOf(value).slice(1, -1) };
        read.selectors.at(-1)?.matchers.push(matcher);
      }
      if (type.name === 'GroupingLabels')
        for (const label of node.getChildren('LabelName')) read.grouping.push(textOf(label));
    },
  });
  if (read.selectors.some(({ metric }) => metric === '')) throw new Error(`Nothing is named: ${expression}`);
  return read;
}
