import { fillIn } from '../../language/language.ts';
import { amountValue, isYear } from '../story/amounts.ts';
import { sentenceFactId } from '../story/section.ts';
import { escapeRegExp } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, type ItemSource } from './item-source.ts';

const askable = (amount: string) => /[$€£₹%]|[\d०-९]{2,}/.test(amount) && !amount.includes('/');
const withoutDigits = (amount: string) => amount.replace(/[\d०-९.,\s]/g, '');

/** A sentence of the comic with its number left out; the others are near misses written alike. */
export function amountItems({ sentences, story, texts, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence) => {
    const amount = sentence.amounts.findLast(askable);
    if (!amount || sentence.kind === 'quote' || sentence.words > 26 || sentence.words < 5) return [];
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

/** Numbers a careless reader could take for the right one, written like it. */
export function nearMisses(amount: string): string[] {
  const value = amountValue(amount);
  const digits = /[\d०-९][\d०-९,]*(?:\.[\d०-९]+)?/.exec(amount)![0];
  const step = isYear(amount)
    ? 10
    : Math.max(1, 10 ** (String(Math.trunc(value)).length - 2)) * (value >= 100 ? 1 : 2);
  const values = [value + step, value - step, value + 2 * step, value - 2 * step, value + 3 * step].filter(
    (v) => v > 0,
  );
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
