import type { ContentFinding, ContentPart, ContentVerdict } from '@panelwise/contracts/domain/content';
import { english } from './data/english/english.ts';
import {
  advice,
  doorKeptShut,
  everydayWords,
  frameWords,
  negationsBehind,
  negationWords,
  notNegating,
} from './data/frames.ts';
import { french } from './data/french.ts';
import { german } from './data/german.ts';
import { hindi } from './data/hindi.ts';
import { spanish } from './data/spanish.ts';
import { type Expression, parseRules, Symbols } from './expressions.ts';
import { fold } from './fold.ts';
import { longest, type Word, wordOf } from './likeness/features.ts';
import { likenessOf, scoreOf } from './likeness/likeness.ts';
import { endOfMatch } from './matching.ts';
import { personalData } from './personal-data.ts';
import { rank, riskOf } from './rank.ts';
import type { Frame, Rule, RuleLanguage } from './rule.ts';
import { type Token, tokensOf } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Grows with every change of the rules, so that what was found can be told from what would be found now. */
export const rulesVersion = '7';

const maxFindings = 20;
const maxPerPart = 60;
const symbols = new Symbols();
const expressions = parseRules([english, spanish, french, german, hindi], symbols);
const listed = (words: string) => symbols.idOf(words.trim().split(/\s+/).join('|'));
const frames = (Object.keys(frameWords) as Frame[]).map(
  (frame) => [frame, listed(frameWords[frame])] as const,
);
const negation = listed(negationWords);
const noNegation = listed(notNegating);
const negationBehind = listed(negationsBehind);
const everyday = (Object.keys(everydayWords) as RuleLanguage[]).map(
  (language) => [language, listed(everydayWords[language])] as const,
);
/** Expressions that are no rules, and say something about those that are. */
const saying = (find: string) =>
  parseRules([{ language: 'en', lists: {}, rules: [{ topic: 'abuse', outcome: 'person', find }] }], symbols);
/** Where one of these stands, nobody is told to do it. */
const adviceGiven = saying(advice);
const doorAdvice = saying(doorKeptShut);
const vocabulary = vocabularyOf(symbols, expressions);

const startsWith = new Map<number, Expression[]>();
for (const expression of expressions) {
  const first = expression.elements.find((element) => element.kind !== 'before' && element.kind !== 'first');
  const after = expression.elements.findIndex((element) => element.kind === 'word' && !element.optional);
  const key = first?.kind === 'word' && !first.optional ? first.symbol : -1;
  if (after < 0) throw new Error('An expression has to ask for a word.');
  startsWith.set(key, [...(startsWith.get(key) ?? []), expression]);
}
/** Those that begin with what may be missing; they are tried at each beginning of a sentence. */
const anywhere = startsWith.get(-1) ?? [];

/** What is known of a word, worked out once for all places where it stands. */
type Known = { symbols: ReadonlySet<number>; starts: Expression[]; frames: Frame[]; word: Word };
type Marked = Token & Known & { left: number };
type Found = { rule: Rule; expression: Expression; from: number; to: number };
type Reading = { tokens: Marked[]; frames: Set<Frame>[]; language?: string };

function knownOf(forms: readonly string[]): Known {
  const all = new Set(forms.flatMap((form) => symbols.of(form)));
  const starts = new Set([...all].flatMap((symbol) => startsWith.get(symbol) ?? []));
  const about = frames.filter(([, symbol]) => all.has(symbol)).map(([frame]) => frame);
  if (forms.some((form) => /^1[0-8]\d\d$|^19[0-6]\d$/.test(form))) about.push('history');
  return { symbols: all, starts: [...starts], frames: about, word: wordOf(forms[0] ?? '') };
}

function mark(tokens: Token[]): Marked[] {
  const known = new Map<string[] | string, Known>();
  const marked = tokens.map((token) => {
    const key = token.forms.length === 1 ? token.forms[0]! : token.forms;
    let word = known.get(key);
    if (!word) {
      word = knownOf(token.forms);
      known.set(key, word);
    }
    return Object.assign(token, word, { left: 1 });
  });
  for (let i = marked.length - 2; i >= 0; i--)
    if (marked[i]!.sentence === marked[i + 1]!.sentence) marked[i]!.left = marked[i + 1]!.left + 1;
  return marked;
}

/** What each sentence is about. */
function framesOf(tokens: Marked[]): Set<Frame>[] {
  const own: Set<Frame>[] = [];
  for (const token of tokens) {
    own[token.sentence] ??= new Set();
    for (const frame of token.frames) own[token.sentence]!.add(frame);
  }
  return own;
}

/** What stands around a match is about: its sentence without itself, and the sentences beside it. */
function framesAround({ tokens, frames }: Reading, { from, to }: Found): Set<Frame> {
  const { sentence } = tokens[from]!;
  const all = new Set<Frame>();
  for (let i = from - 1; i >= 0 && from - i < 200 && tokens[i]!.sentence === sentence; i--)
    for (const frame of tokens[i]!.frames) all.add(frame);
  for (let i = to; i < to + 200 && tokens[i]?.sentence === sentence; i++)
    for (const frame of tokens[i]!.frames) all.add(frame);
  for (const beside of [frames[sentence - 1], frames[sentence + 1]])
    for (const frame of beside ?? []) if (frame !== 'report') all.add(frame);
  return all;
}

function languageOf(tokens: Marked[], about?: string): string | undefined {
  const counted = everyday.map(([language, symbol]) => ({
    language,
    count: tokens.slice(0, 2_000).filter((token) => token.symbols.has(symbol)).length,
  }));
  counted.sort((a, b) => b.count - a.count);
  const [best, second] = counted;
  if (best && best.count > 0 && best.count > (second?.count ?? 0)) return best.language;
  return about?.slice(0, 2).toLowerCase();
}

function negated({ tokens }: Reading, { expression, from, to }: Found): boolean {
  const clause = tokens[from]!.clause;
  const isNegation = (i: number) => {
    if (!tokens[i]?.symbols.has(negation)) return false;
    return ![i - 2, i - 1, i + 1].some((j) => tokens[j]?.symbols.has(noNegation));
  };
  for (let i = from - 1; i >= Math.max(0, from - (expression.negative ? 2 : 4)); i--) {
    if (tokens[i]!.clause !== clause) break;
    if (isNegation(i)) return true;
  }
  if (expression.negative) return false;
  for (let i = from; i < to; i++) if (isNegation(i)) return true;
  for (let i = to; i < Math.min(tokens.length, to + 2); i++)
    if (tokens[i]!.clause === tokens[to - 1]!.clause && tokens[i]!.symbols.has(negationBehind)) return true;
  return false;
}

const advised = new Set([
  'abuse',
  'dangerous-dare',
  'drugs',
  'eating-disorder',
  'bullying',
  'sexual',
  'self-harm',
]);

function isAdvice(tokens: Marked[], at: number): boolean {
  const { sentence } = tokens[at]!;
  let first = at;
  while (first > 0 && at - first < 40 && tokens[first - 1]!.sentence === sentence) first--;
  for (let i = first; i < first + 80 && (tokens[i]?.sentence ?? Infinity) <= sentence + 1; i++) {
    const given = tokens[i]!.sentence === sentence ? [...adviceGiven, ...doorAdvice] : doorAdvice;
    if (given.some((expression) => endOfMatch(expression, tokens, i) !== undefined)) return true;
  }
  return false;
}

/** What becomes of a match where it stands. */
function judge(reading: Reading, found: Found): 'allowed' | 'person' | 'refused' {
  const { rule, expression, from, to } = found;
  const about = framesAround(reading, found);
  if (rule.homograph && reading.language && reading.language !== expression.language) return 'allowed';
  if (rule.unless?.some((frame) => about.has(frame))) return 'allowed';
  if (advised.has(rule.topic) && !rule.instructs && isAdvice(reading.tokens, from)) return 'allowed';
  const isNegated = rule.negated !== 'same' && negated(reading, found);
  if (isNegated && rule.negated !== 'person') return 'allowed';
  if (isNegated || rule.outcome === 'person') return 'person';
  const told = reading.tokens.slice(from, to).some((token) => token.quoted) && about.has('report');
  const softened = rule.person?.some((frame) => about.has(frame)) ?? false;
  return !rule.instructs && (softened || told) ? 'person' : 'refused';
}

/** Signs count where two different ones of a rule stand within three sentences. */
function withEnoughSigns(tokens: Marked[], all: Found[]): Found[] {
  const sentenceOf = (found: Found) => tokens[found.from]!.sentence;
  return all.filter((found) => {
    const sign = found.expression.sign;
    if (sign === undefined) return true;
    return all.some(
      (other) =>
        other.rule === found.rule &&
        other.expression.sign !== sign &&
        Math.abs(sentenceOf(other) - sentenceOf(found)) <= 2 &&
        (other.from >= found.to || found.from >= other.to),
    );
  });
}

function matchesIn(tokens: Marked[]): Found[] {
  const all: Found[] = [];
  for (let i = 0; i < tokens.length && all.length < maxPerPart * 4; i++) {
    const first = tokens[i - 1]?.sentence !== tokens[i]!.sentence;
    for (const expressions of first ? [tokens[i]!.starts, anywhere] : [tokens[i]!.starts])
      for (const expression of expressions) {
        const end = endOfMatch(expression, tokens, i);
        if (end !== undefined && end > i) all.push({ rule: expression.rule, expression, from: i, to: end });
      }
  }
  return withEnoughSigns(tokens, all);
}

/** Where a piece of a sentence begins and ends, as places of tokens. */
type Piece = { from: number; to: number };

/** The sentences of a text in pieces that are looked at as a whole. */
function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0, to = 1; from < tokens.length; to++) {
    if (to - from < longest && tokens[to]?.sentence === tokens[from]!.sentence) continue;
    pieces.push({ from, to });
    from = to;
  }
  return pieces;
}

const wordsOf = (tokens: readonly Marked[], { from, to }: Piece): Word[] =>
  tokens.slice(from, to).map(({ word }) => word);

/** What rules have let pass has to be so much more like what must not. */
const moreWhereJudged = 1.5;

/** What no rule knows, but is like much that must not pass. It says too little to refuse anything. */
function unfitByLikeness(tokens: Marked[], pieces: readonly Piece[], judged: ReadonlyMap<number, boolean>) {
  return pieces.flatMap((piece) => {
    const { from } = piece;
    const isSettled = judged.get(tokens[from]!.sentence);
    if (isSettled) return [];
    const likeness = likenessOf(wordsOf(tokens, piece), isSettled === undefined ? 0 : moreWhereJudged);
    return likeness ? [{ topic: likeness.topic, from: from + likeness.from, to: from + likeness.to }] : [];
  });
}

/** What rules have doubts about may be so like ordinary sentences that nobody has to look. */
const ordinaryBelow = -2;

function isOnlyDoubt({ rule, from: at }: Found, tokens: Marked[], pieces: readonly Piece[]): boolean {
  if (rule.outcome === 'refused') return false;
  const { sentence } = tokens[at]!;
  return pieces
    .filter(({ from }) => tokens[from]!.sentence === sentence)
    .every((piece) => scoreOf(wordsOf(tokens, piece)) < ordinaryBelow);
}

/** The words of each piece, as they are learned from. */
export function wordsOfPieces(text: string): Word[][] {
  const tokens = mark(tokensOf(text, fold(text), vocabulary));
  return piecesOf(tokens).map((piece) => wordsOf(tokens, piece));
}

function findingsOf(part: ContentPart, about?: string, byRulesAlone = false): ContentFinding[] {
  const folded = fold(part.text);
  const tokens = mark(tokensOf(part.text, folded, vocabulary));
  const reading: Reading = { tokens, frames: framesOf(tokens), language: languageOf(tokens, about) };
  const found: ContentFinding[] = [];
  const put = (
    topic: ContentFinding['topic'],
    outcome: ContentFinding['outcome'],
    start: number,
    end: number,
  ) =>
    found.push({
      topic,
      outcome,
      place: part.place,
      words: part.text.slice(start, Math.min(end, start + 160)),
      start,
      end,
    });
  const pieces = piecesOf(tokens);
  /** Sentences that rules have judged, and whether nothing is left to say: they are held up, or say "never". */
  const judged = new Map<number, boolean>();
  for (const match of matchesIn(tokens)) {
    if (found.length >= maxPerPart) break;
    const outcome = judge(reading, match);
    const { sentence } = tokens[match.from]!;
    const passes = outcome === 'allowed' || isOnlyDoubt(match, tokens, pieces);
    const isSettled = !passes || negated(reading, match) || isAdvice(tokens, match.from);
    judged.set(sentence, isSettled || judged.get(sentence) === true);
    if (passes) continue;
    put(match.rule.topic, outcome, tokens[match.from]!.start, tokens[match.to - 1]!.end);
  }
  for (const { from, to, topic } of byRulesAlone ? [] : unfitByLikeness(tokens, pieces, judged)) {
    if (found.length >= maxPerPart) break;
    put(topic, 'person', tokens[from]!.start, tokens[to - 1]!.end);
  }
  for (const trace of personalData(folded)) put(trace.topic, trace.outcome, trace.start, trace.end);
  return found;
}

/** A text that says nothing by itself may go on in the next: so long at most, in characters. */
const shortMax = 80;

/** What only two short texts say together, such as the balloons of one panel. It stands where the first one does. */
function acrossParts(parts: readonly ContentPart[], about?: string): ContentFinding[] {
  return parts.flatMap(({ place, text }, i) => {
    const next = parts[i + 1]?.text ?? '';
    if (text.length > shortMax || next.length > shortMax || next === '' || /[.!?।:;,"”»]\s*$/u.test(text))
      return [];
    // Two texts that have nothing to do with each other make sentences like none that was learned from.
    const both = findingsOf({ place, text: `${text} ${next}` }, about, true);
    return both
      .filter(({ start, end }) => start < text.length && end > text.length + 1)
      .map((finding) => ({ ...finding, end: text.length }));
  });
}

/**
 * What is to become of these texts, and why. Nothing is looked up and nothing is kept: the same texts have the same
 * verdict. Each part is read by itself, in all languages; `language` helps where a short one could be of several.
 */
export function checkContent(
  parts: readonly ContentPart[],
  about: { language?: string } = {},
): ContentVerdict {
  const findings = rank([
    ...parts.flatMap((part) => findingsOf(part, about.language)),
    ...acrossParts(parts, about.language),
  ]);
  const outcome = findings.some((finding) => finding.outcome === 'refused')
    ? 'refused'
    : findings.length > 0
      ? 'person'
      : 'allowed';
  return { outcome, findings: findings.slice(0, maxFindings), risk: riskOf(findings), rulesVersion };
}
