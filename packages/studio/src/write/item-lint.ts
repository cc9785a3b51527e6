import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import { isUntold } from './items/untold-answer.ts';
import { hardWordsOf, type LintContext } from './lint-context.ts';
import { plainWords } from './text/words.ts';

export const lintRules = [
  'two-right-answers',
  'key-not-an-option',
  'duplicate-option',
  'duplicate-question',
  'option-equals-question',
  'key-position',
  'length-bias',
  'missing-taught-at',
  'wrong-taught-at',
  'untold-answer',
  'no-question',
  'all-of-the-above',
  'wrong-fact-id',
  'hard-word',
  'answer-in-question',
  'open-word',
  'clock-gap',
  'mostly-order',
] as const;
export type LintRule = (typeof lintRules)[number];

/** One fault in a set of questions; `item` counts from 0 and is undefined for a fault of the whole set. */
export type Finding = { rule: LintRule; item?: number; message: string };

type Question = QuizQuestion | HardcoreQuestion;

/** A key this many times as long as the longest wrong option gives itself away; short keys are spared. */
const telltale = { ratio: 1.6, letters: 20 };
/** Asks for the place of a sentence in the comic, in the words people ask it with. */
const asksForOrder =
  /\bcomes? (?:first|last|next|right after|just before)\b|\bhappen(?:s|ed)? (?:first|last|next)\b/i;
/** From this many questions on, keys must not all stand in one place. */
const enoughToSpread = 3;

const plain = (text: string) => plainWords(text).join(' ') || text.trim();

/**
 * Finds what makes a set of questions unfair or wrong. An empty list means nothing was found.
 * @param context what the lesson teaches and for whom; without it, words and fact ids are not looked at
 */
export function lintItems(items: readonly Question[], script: Script, context?: LintContext): Finding[] {
  const each = items.flatMap((item, i) =>
    [...lintItem(item, script), ...(context ? lintAgainst(item, context) : [])].map((finding) => ({
      ...finding,
      item: i,
    })),
  );
  return [...each, ...lintSet(items)];
}

/** The items that no finding names. Findings on the set as a whole are left to the caller. */
export function withoutFaulty<T>(items: readonly T[], findings: readonly { item?: number }[]): T[] {
  const faulty = new Set(findings.map((finding) => finding.item));
  return items.filter((_, i) => !faulty.has(i));
}

function lintAgainst(item: Question, context: LintContext): Finding[] {
  const text = [item.question, ...item.options, 'explanation' in item ? item.explanation : ''].join(' ');
  const hard = hardWordsOf(text, context);
  const wrong = item.factId !== undefined && !context.factIds.has(item.factId);
  return [
    ...(wrong
      ? [{ rule: 'wrong-fact-id' as const, message: `The lesson has no fact "${item.factId}".` }]
      : []),
    ...hard.map((word) => ({
      rule: 'hard-word' as const,
      message: `"${word}" is too hard for grade ${context.grade}, and the comic does not explain it.`,
    })),
  ];
}

function lintItem(item: Question, script: Script): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: LintRule, message: string) => findings.push({ rule, message });
  const options = item.options.map(plain);
  const right = item.options.filter((option) => option === item.correctAnswer);
  const alike = item.options.filter((option) => plain(option) === plain(item.correctAnswer));
  if (right.length === 0) add('key-not-an-option', `The key "${item.correctAnswer}" is not an option.`);
  if (alike.length > 1)
    add('two-right-answers', `"${item.correctAnswer}" stands there ${alike.length} times.`);
  else if (new Set(options).size < options.length) add('duplicate-option', 'Two options say the same.');
  if (options.includes(plain(item.question)))
    add('option-equals-question', 'An option repeats the question.');
  if (!/[?？।:."»“”]$/u.test(item.question.trim())) add('no-question', 'The question does not end like one.');
  if (item.options.some((option) => /^(?:all|none|both) of (?:the above|these|them)/i.test(option))) {
    add('all-of-the-above', 'An option points at other options; their order is not fixed.');
  }
  if (!item.taughtAt) add('missing-taught-at', 'No panel is named that teaches it.');
  else if (!panelAt(script, item.taughtAt))
    add('wrong-taught-at', 'The panel that should teach it is not in the script.');
  else if (isUntold(item, script))
    add('untold-answer', `No panel tells that "${item.correctAnswer}" is right.`);
  if (showsItsKey(item))
    add('answer-in-question', `The sentence with the gap says "${item.correctAnswer}" as well.`);
  if (opensOutside.test(item.question))
    add('open-word', 'Somebody or something is meant that the question does not name.');
  if (clockGap.test(item.question)) add('clock-gap', 'It asks for the minutes of a clock.');
  if (givesItselfAway(item)) add('length-bias', 'The right answer is much longer than every other.');
  return findings;
}

/** "Who told me that …?", "Who gave it away?": a reader of the question alone cannot tell who or what. */
const opensOutside = /^who (?:[^?]* )?(?:me|my)(?![\p{L}'])|^who \p{L}+ (?:it|this|them)(?!\p{L})/iu;
const clockGap = /\d:_+/;

/** A gap whose word stands in the same sentence once more. */
const showsItsKey = ({ question, correctAnswer }: Question) =>
  question.includes('_____') && ` ${plain(question)} `.includes(` ${plain(correctAnswer)} `);

const panelAt = (script: Script, at: { page: number; panel: number }) =>
  script.find((page) => page.pageNumber === at.page)?.panels[at.panel - 1];

function givesItselfAway({ options, correctAnswer }: Question): boolean {
  const longest = Math.max(...options.filter((o) => o !== correctAnswer).map((o) => o.length));
  return correctAnswer.length > telltale.letters && correctAnswer.length > longest * telltale.ratio;
}

function lintSet(items: readonly Question[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, number>();
  items.forEach((item, i) => {
    const key = plain(item.question);
    if (seen.has(key))
      findings.push({
        rule: 'duplicate-question',
        item: i,
        message: `Same question as number ${seen.get(key)! + 1}.`,
      });
    else seen.set(key, i);
  });
  const ofOrder = items.filter(({ question }) => asksForOrder.test(question)).length;
  if (items.length > 1 && ofOrder > Math.ceil(items.length / 3))
    findings.push({
      rule: 'mostly-order',
      message: `${ofOrder} of ${items.length} questions only ask what comes when.`,
    });
  const chosen = items.filter((item) => item.options.length > 2);
  if (chosen.length < enoughToSpread) return findings;
  const positions = chosen.map((item) => item.options.indexOf(item.correctAnswer));
  const most = Math.max(...positions.map((p) => positions.filter((other) => other === p).length));
  if (most > Math.ceil(chosen.length / 2))
    findings.push({ rule: 'key-position', message: `${most} of ${chosen.length} keys stand in one place.` });
  const longest = chosen.filter((item) =>
    item.options.every((o) => o === item.correctAnswer || o.length < item.correctAnswer.length),
  );
  if (chosen.length >= 5 && longest.length > chosen.length * 0.75) {
    findings.push({
      rule: 'length-bias',
      message: `The right answer is the longest in ${longest.length} of ${chosen.length}.`,
    });
  }
  return findings;
}
