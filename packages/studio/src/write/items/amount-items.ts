import { fillIn } from '../../language/language.ts';
import { amountValue, isYear, namesMoney } from '../story/amounts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { escapeRegExp } from '../text/words.ts';
import { howManyQuestion, whenQuestion } from './fact-questions.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, type ItemSource } from './item-source.ts';
import { isOfSums, pointsBack, reckons, teachesTheLesson } from './teaching.ts';

const askable = (amount: string) => /[$€£₹%]|[\d०-९]{2,}/.test(amount) && !amount.includes('/');
const withoutDigits = (amount: string) => amount.replace(/[\d०-९.,\s]/g, '');

/** What number is told: asked for in a question where the sentence gives one, else left out of it; the others are near misses. */
export function amountItems({ sentences, story, texts, random }: ItemSource): Item[] {
  const isSums = isOfSums(story);
  return sentences.flatMap((sentence) => {
    const asked = askedFor(sentence, story, random);
    if (asked) return [asked];
    if (!teachesTheLesson(sentence, story) && !(isSums && isReckoned(sentence))) return [];
    const amount = sentence.amounts.findLast(askable);
    // The minutes of a clock, a price on a list: no number to know.
    if (!amount || !isOneToKnow(sentence.text, amount)) return [];
    if (isOfClock(sentence.text, amount) || isPrice(sentence.text) || isRough(sentence.text, amount))
      return [];
    if (sentence.kind === 'quote' || sentence.words > 26 || sentence.words < 5) return [];
    const unit = withoutDigits(amount);
    const elsewhere = story.sentences
      .flatMap((s) => s.amounts)
      .filter((a) => withoutDigits(a) === unit && !sentence.text.includes(a));
    const distractors = chooseDistractors(amount, [...nearMisses(amount), ...elsewhere.slice(0, 2)], random);
    if (!distractors) return [];
    const blank = sentence.text.replace(
      new RegExp(`(?<![\\d०-९])${escapeRegExp(amount)}(?![\\d,०-९]*[\\d०-९])`),
      '_____',
    );
    if (!blank.includes('_____')) return [];
    return [
      {
        kind: 'amount',
        question: fillIn(texts.questions.amount, { sentence: blank })!,
        key: amount,
        distractors,
        difficulty: 'medium' as const,
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, explanationMax),
      },
    ];
  });
}

/** What a story of sums reckons, in a sentence that can be read alone: its result follows from what is told. */
const isReckoned = ({ text, firstPerson }: StorySentence) =>
  reckons.test(text) &&
  !firstPerson &&
  !pointsBack.test(text) &&
  !/^\d+[.)] |^\p{Ll}/u.test(text) &&
  !text.includes('"');

/** The only number of its sentence, a year, or what comes out of others; and it stands there once. */
function isOneToKnow(text: string, amount: string): boolean {
  const number = /[\d०-९][\d०-९.,]*(?<![.,])/.exec(amount)![0];
  const numbers = [...text.matchAll(/[\d०-९][\d०-९.,:/]*(?<![.,])/g)].map(([found]) => found);
  if (numbers.filter((one) => one === number).length !== 1) return false;
  const result = new RegExp(
    `(?:=|makes?|gives?|is|are|was|were)(?: about| only)? ${escapeRegExp(amount)}`,
    'i',
  );
  return numbers.length === 1 || isYear(amount) || result.test(text);
}

/** "Around the year 1450": 1440 is not wrong. */
const isRough = (text: string, amount: string) =>
  new RegExp(
    `(?<!\\p{L})(?:around|about|nearly|almost|roughly|some|over|more than|less than|at least|up to)(?: the year)? ${escapeRegExp(amount)}`,
    'iu',
  ).test(text);

const isPrice = (text: string) => namesMoney(text) && !reckons.test(text);
const isOfClock = (text: string, amount: string) =>
  new RegExp(`\\d:${escapeRegExp(amount)}|(?<!\\d)${escapeRegExp(amount)}:\\d`).test(text);

function askedFor(sentence: StorySentence, story: Story, random: () => number): Item | undefined {
  if (!teachesTheLesson(sentence, story)) return undefined;
  const found = howManyQuestion(sentence, story) ?? whenQuestion(sentence, story);
  const number = found && /\d[\d,]*(?:\.\d+)?/.exec(found.answer)?.[0];
  // The day of a date would be guessed from the options.
  if (!found || !number || /\d\D+\d{4}/.test(found.answer)) return undefined;
  const distractors = chooseDistractors(
    found.answer,
    nearMisses(number).map((other) => found.answer.replace(number, other)),
    random,
  );
  if (!distractors) return undefined;
  return {
    kind: 'amount',
    question: found.question,
    key: found.answer,
    distractors,
    difficulty: 'medium',
    factId: sentenceFactId(sentence),
    explanation: sentence.text.slice(0, explanationMax),
  };
}

/** Numbers a careless reader could take for the right one, written like it. */
export function nearMisses(amount: string): string[] {
  const value = amountValue(amount);
  const digits = /[\d०-९][\d०-९,]*(?:\.[\d०-९]+)?/.exec(amount)![0];
  const step = isYear(amount)
    ? 10
    : Math.max(1, 10 ** (String(Math.trunc(value)).length - 2)) * (value >= 100 ? 1 : 2);
  // A year of this century has its near misses before it: nobody takes a year to come for one that was.
  const recent = isYear(amount) && value >= 2000;
  const steps = recent ? [-1, -2, -3, -4] : [1, -1, 2, -2, 3];
  const values = steps.map((times) => value + times * step).filter((v) => v > 0);
  return values.map((v) => amount.replace(digits, writeAlike(v, digits)));
}

function writeAlike(value: number, pattern: string): string {
  const decimals = pattern.split('.')[1]?.length ?? 0;
  const text = value.toFixed(decimals);
  const grouped =
    pattern.includes(',') || (value >= 10_000 && !pattern.includes('.'))
      ? text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
      : text;
  return /[०-९]/.test(pattern) ? grouped.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!) : grouped;
}
