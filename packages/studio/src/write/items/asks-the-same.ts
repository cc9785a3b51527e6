import { stemsOf } from '../text/stems.ts';
import type { Item } from './item.ts';

/** Questions that share so much of their words, of all that either has, are one. */
const sameQuestion = 0.6;
/** Of the shorter of two statements so much is in the other one, where they tell the same. */
const sameStatement = 0.75;
const leastStems = 3;

/** A question with its answer, or a statement alone. */
export type Told = { question?: string; answer: string };

/**
 * Whether one of these items asks what a question, or a statement, tells: whoever has answered it learns nothing new.
 */
export function asksTheSame(items: readonly Item[]): (told: Told) => boolean {
  const asked = items.map(({ question, key }) => ({
    question: new Set(stemsOf(question)),
    whole: new Set(stemsOf(`${question} ${key}`)),
  }));
  return ({ question, answer }) => {
    const own = new Set(stemsOf(question ?? ''));
    const whole = new Set(stemsOf(`${question ?? ''} ${answer}`));
    return asked.some(
      (item) =>
        (own.size > 0 && shared(own, item.question) / union(own, item.question) >= sameQuestion) ||
        (Math.min(whole.size, item.whole.size) >= leastStems &&
          shared(whole, item.whole) / Math.min(whole.size, item.whole.size) >= sameStatement),
    );
  };
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((one) => b.has(one)).length;
const union = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a, ...b]).size;
