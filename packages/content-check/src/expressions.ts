import { negationsBehind, negationWords } from './data/frames.ts';
import type { Rule, RuleLanguage, RuleSet } from './rule.ts';

/** A word of an expression, as a number that tokens are compared by. */
type Element =
  | { kind: 'word'; symbol: number; optional: boolean }
  | { kind: 'gap'; most: number }
  | { kind: 'next'; symbol: number }
  | { kind: 'before'; symbol: number }
  | { kind: 'first' }
  | { kind: 'last' };

export type Expression = {
  rule: Rule;
  language: RuleLanguage;
  elements: Element[];
  /** It says "not" itself, so that a negation inside it is its own. */
  negative: boolean;
  /** Which sign of its rule it is, where the rule has signs. */
  sign?: number;
};

/** Words with which an expression says "not" itself. */
const negations = new Set(
  `${negationWords} ${negationsBehind} personne niemand niemandem keinem`.split(/\s+/),
);

/** The words that all expressions ask for, each list of alternatives with a number. */
export class Symbols {
  private readonly ids = new Map<string, number>();
  private readonly literals = new Map<string, number[]>();
  private readonly stems = new Map<string, number[]>();
  private readonly ends = new Map<string, number[]>();
  private longest = 0;

  idOf(words: string): number {
    const known = this.ids.get(words);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(words, id);
    for (const word of words.split('|')) this.add(word, id);
    return id;
  }

  private add(word: string, id: number) {
    const [map, key] = word.endsWith('*')
      ? [this.stems, word.slice(0, -1)]
      : word.startsWith('*')
        ? [this.ends, word.slice(1)]
        : [this.literals, word];
    const ids = map.get(key);
    if (ids) ids.push(id);
    else map.set(key, [id]);
    this.longest = Math.max(this.longest, key.length);
  }

  /** All numbers that a form stands for. */
  of(form: string): number[] {
    const found = [...(this.literals.get(form) ?? [])];
    if (/^\d/.test(form)) found.push(...(this.literals.get('#') ?? []));
    if (form.startsWith('=')) return found;
    const most = Math.min(form.length, this.longest);
    for (let length = 3; length <= most; length++) {
      const stem = this.stems.get(form.slice(0, length));
      if (stem) found.push(...stem);
      const end = this.ends.get(form.slice(form.length - length));
      if (end) found.push(...end);
    }
    return found;
  }

  words(): string[] {
    return [...this.literals.keys(), ...this.stems.keys()].filter((word) => !/[=#]/.test(word));
  }
}

/** Writes the lists that an element names into it. */
function writeOut(words: string, lists: Record<string, string>): string {
  return words
    .split('|')
    .map((word) => {
      if (word === 'your') return 'your|ur|yer';
      if (!word.startsWith('@')) return word;
      const list = lists[word.slice(1)];
      if (list === undefined) throw new Error(`There is no list ${word}.`);
      return writeOut(list.trim().split(/\s+/).join('|'), lists);
    })
    .join('|');
}

function parseElement(text: string, lists: Record<string, string>, symbols: Symbols): Element {
  if (text === '^') return { kind: 'first' };
  if (text === '$') return { kind: 'last' };
  if (text.startsWith('..')) return { kind: 'gap', most: Number(text.slice(2) || 3) };
  if (text.startsWith('<!')) return { kind: 'before', symbol: symbols.idOf(writeOut(text.slice(2), lists)) };
  if (text.startsWith('!')) return { kind: 'next', symbol: symbols.idOf(writeOut(text.slice(1), lists)) };
  const optional = text.endsWith('?');
  const words = writeOut(optional ? text.slice(0, -1) : text, lists);
  return { kind: 'word', symbol: symbols.idOf(words), optional };
}

function linesOf({ find, signs }: Rule): { line: string; sign?: number }[] {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (signs) return signs.flatMap((text, sign) => lines(text).map((line) => ({ line, sign })));
  return lines(find ?? '').map((line) => ({ line }));
}

/** "Not after" says something of what stands before the next word: right after a word it would look at that word itself. */
function refuseIdle(line: string, elements: readonly Element[]): void {
  if (elements.some(({ kind }, i) => kind === 'before' && elements[i - 1]?.kind === 'word'))
    throw new Error(`“${line}” asks after a word what stands before it.`);
}

export function parseRules(sets: readonly RuleSet[], symbols: Symbols): Expression[] {
  return sets.flatMap(({ language, lists, rules }) =>
    rules.flatMap((rule) =>
      linesOf(rule).map(({ line, sign }) => {
        const elements = line.split(/\s+/).map((element) => parseElement(element, lists, symbols));
        refuseIdle(line, elements);
        const negative = line.split(/[\s|?]+/).some((word) => negations.has(word));
        return { rule, language, sign, elements, negative };
      }),
    ),
  );
}
