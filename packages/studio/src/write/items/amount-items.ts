import { amountValue, isYear } from '../story/amounts.ts';
import { sentenceFactId } from '../story/section.ts';
import { escapeRegExp } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, type ItemSource } from './item-source.ts';

/** A sentence of the comic with its number left out; the others are near misses written alike. */
export function amountItems({ sentences, story, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence) => {
    const amount = sentence.amounts.findLast((a) => /[$€£₹%]|\d{2,}/.test(a) && !a.includes('/'));
    if (!amount || sentence.kind === 'quote' || sentence.words > 26 || sentence.words < 5) return [];
    const unit = amount.replace(/[\d.,\s]/g, '');
    const elsewhere = story.sentences
      .flatMap((s) => s.amounts)
      .filter((a) => a.replace(/[\d.,\s]/g, '') === unit && !sentence.text.includes(a));
    const distractors = chooseDistractors(amount, [...nearMisses(amount), ...elsewhere.slice(0, 2)], random);
    if (!distractors) return [];
    const blank = sentence.text.replace(new RegExp(`${escapeRegExp(amount)}(?![\\d,]*\\d)`), '_____');
    return [
      {
        kind: 'amount',
        question: `Which number belongs in this sentence from the comic? "${blank}"`,
        key: amount,
        distractors,
        difficulty: 'medium' as const,
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, 700),
      },
    ];
  });
}

/** Numbers a careless reader could take for the right one, written like it. */
function nearMisses(amount: string): string[] {
  const value = amountValue(amount);
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(amount)![0];
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
  return pattern.includes(',') || (value >= 10_000 && !pattern.includes('.'))
    ? text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
    : text;
}
