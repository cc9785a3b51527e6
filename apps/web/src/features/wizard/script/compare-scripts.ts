import { t } from '@lingui/core/macro';
import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { openScript } from './script-text.ts';

/** A text of which only a part in the middle differs from another text. */
export type Passage = { before: string; differs: string; after: string };

/** One thing that a panel says differently in two scripts; a side that does not say it is undefined. */
export type FactDifference = { name: string; mine: Passage | undefined; other: Passage | undefined };

/** A panel that is not the same in two scripts. Page and panel count from 1. */
export type PanelDifference = { page: number; panel: number; facts: FactDifference[] };

/** The panels that two scripts have differently, in order. None when a text cannot be opened, or differs elsewhere. */
export function comparePanels(mine: string, other: string): PanelDifference[] {
  const [left, right] = [openScript(mine), openScript(other)];
  if (!left || !right) return [];
  return upTo(Math.max(left.length, right.length)).flatMap((page) => {
    const [a, b] = [left[page]?.panels ?? [], right[page]?.panels ?? []];
    return upTo(Math.max(a.length, b.length)).flatMap((panel) => {
      const facts = compareFacts(factsOf(a[panel]), factsOf(b[panel]));
      return facts.length > 0 ? [{ page: page + 1, panel: panel + 1, facts }] : [];
    });
  });
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Everything that a panel says, by name. */
function factsOf(panel: ScriptPanel | undefined): Map<string, string> {
  if (!panel) return new Map();
  const { scene, caption, dialogue, ...staging } = panel;
  return new Map([
    [t`Scene`, scene],
    [t`Caption`, caption],
    ...dialogue.flatMap(({ speaker, text, kind }, i): [string, string][] => {
      const number = i + 1;
      return [
        [t`Line ${number}`, `${speaker}: ${text}`],
        [t`Line ${number}, kind`, kind ?? ''],
      ];
    }),
    ...Object.entries(staging).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ]);
}

function compareFacts(mine: Map<string, string>, other: Map<string, string>): FactDifference[] {
  const names = [...new Set([...mine.keys(), ...other.keys()])];
  return names.flatMap((name) => {
    const [a = '', b = ''] = [mine.get(name), other.get(name)];
    if (a === b) return [];
    const passages = compare(wordsOf(a), wordsOf(b));
    return [{ name, mine: a ? passages.mine : undefined, other: b ? passages.other : undefined }];
  });
}

/** How many equal lines are shown on each side of those that differ. */
const contextLines = 3;

/** Where two texts differ, in whole lines, with a few of those around. */
export function compareTexts(mine: string, other: string): { mine: Passage; other: Passage } {
  return compare(linesOf(mine), linesOf(other), contextLines);
}

/** Words and lines with the white space behind them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** Cuts off what two texts begin and end with, word by word or line by line. */
function compare(
  mine: string[],
  other: string[],
  context = Number.POSITIVE_INFINITY,
): { mine: Passage; other: Passage } {
  const most = Math.min(mine.length, other.length);
  let head = 0;
  while (head < most && mine[head] === other[head]) head++;
  let tail = 0;
  while (tail < most - head && mine.at(-1 - tail) === other.at(-1 - tail)) tail++;
  const passage = (parts: string[]): Passage => ({
    before: parts.slice(Math.max(0, head - context), head).join(''),
    differs: parts.slice(head, parts.length - tail).join(''),
    after: parts.slice(parts.length - tail, parts.length - tail + Math.min(tail, context)).join(''),
  });
  return { mine: passage(mine), other: passage(other) };
}
