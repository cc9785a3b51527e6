import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import { seededRandom, shuffle } from '../random.ts';
import type { Item } from './item.ts';
import { findTaughtAt } from './taught-at.ts';

/** Questions from items: options shuffled, the right one in each position about equally often. */
export function placeKeys(items: Item[], script: Script, seed: string): QuizQuestion[] {
  const random = seededRandom(seed);
  let positions: number[] = [];
  return items.map((item) => {
    const size = item.distractors.length + 1;
    if (positions.length === 0) positions = shuffle([0, 1, 2, 3], random);
    const options = shuffle(item.distractors, random);
    options.splice(positions.shift()! % size, 0, item.key);
    const taughtAt = findTaughtAt(script, item.factId, item.explanation);
    return {
      question: item.question,
      options,
      correctAnswer: item.key,
      difficulty: item.difficulty,
      ...(taughtAt && { taughtAt }),
      factId: item.factId,
    };
  });
}

/** Questions from elsewhere with their keys spread over the positions in the same way. */
export function spreadKeys<T extends { options: string[]; correctAnswer: string }>(
  items: T[],
  seed: string,
): T[] {
  const random = seededRandom(seed);
  let positions: number[] = [];
  return items.map((item) => {
    if (positions.length === 0) positions = shuffle([0, 1, 2, 3], random);
    const options = shuffle(
      item.options.filter((option) => option !== item.correctAnswer),
      random,
    );
    options.splice(positions.shift()! % item.options.length, 0, item.correctAnswer);
    return { ...item, options };
  });
}

/** As `placeKeys`, each with its explanation. */
export function placeHardKeys(items: Item[], script: Script, seed: string): HardcoreQuestion[] {
  const placed = placeKeys(items, script, seed);
  return placed.map((question, i) => ({ ...question, explanation: items[i]!.explanation }));
}
