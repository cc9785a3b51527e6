import { seededRandom } from '../random.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { amountItems } from './amount-items.ts';
import { causeItems } from './cause-items.ts';
import type { Item } from './item.ts';
import { firstItems, nextItems } from './order-items.ts';
import { clozeItems, meaningItems } from './term-items.ts';
import { whoItems } from './who-items.ts';

export const quizSize = { min: 5, max: 8 } as const;
export const hardSize = { min: 3, max: 4 } as const;

/** At most so many of a kind in one quiz, so that a quiz is not eight times the same question. */
const perKind: Record<string, number> = {
  meaning: 3,
  cloze: 3,
  amount: 2,
  who: 2,
  cause: 1,
  first: 1,
  next: 2,
};

type Split = { quiz: Item[]; hard: Item[] };

/** Questions on a story's sentences, easy and hard apart; no sentence is asked about twice with the same kind. */
export function splitStoryItems(sentences: StorySentence[], story: Story): Split {
  const random = seededRandom(
    sentences
      .map((s) => s.text)
      .join(' ')
      .slice(0, 500),
  );
  const source = { sentences, story, random };
  const causes = causeItems(source);
  const next = nextItems(source);
  const first = firstItems(source);
  const words = [...meaningItems(source), ...clozeItems(source)];
  const amounts = amountItems(source);
  const hardPool = withoutTwins([
    ...causes,
    ...first,
    ...next.slice(0, 2),
    ...amounts.slice(2),
    ...next.slice(2),
  ]);
  const hard = limitKinds(hardPool).slice(0, hardSize.max);
  const easyPool = withoutTwins([...words, ...amounts.slice(0, 2), ...whoItems(source), ...next]);
  const quiz = limitKinds(easyPool.filter((item) => !hard.includes(item))).slice(0, quizSize.max);
  return { quiz, hard };
}

/** Whether a story gives a full quiz and a full hardcore quiz of its own. */
export function hasEnoughItems(sentences: StorySentence[], story: Story): boolean {
  const { quiz, hard } = splitStoryItems(sentences, story);
  return quiz.length >= quizSize.min && hard.length >= hardSize.min;
}

function limitKinds(items: Item[]): Item[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    counts.set(item.kind, (counts.get(item.kind) ?? 0) + 1);
    return counts.get(item.kind)! <= (perKind[item.kind] ?? 2);
  });
}

/** One question per wording: the same words twice are one question. */
function withoutTwins(items: Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.question.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
