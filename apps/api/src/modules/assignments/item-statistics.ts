import { type ItemStatistics, leastAnswers } from '@panelwise/contracts/domain/class-results';

/** First answers that count, of one pupil: right or not by item. */
export type FirstAnswers = ReadonlyMap<string, boolean>;

/**
 * How an item does: the share that got it right, and how well it goes together with the other items (the point-biserial
 * correlation of the item with the rest, each pupil's share of right answers to the others). Null under 30 answers.
 */
export function statisticsOf(key: string, everybody: readonly FirstAnswers[]): ItemStatistics | null {
  const answers = everybody.flatMap((answers) => {
    const isRight = answers.get(key);
    if (isRight === undefined) return [];
    const rest = [...answers].filter(([other]) => other !== key).map(([, right]) => right);
    const share = rest.length === 0 ? null : rest.filter(Boolean).length / rest.length;
    return [{ isRight, rest: share }];
  });
  if (answers.length < leastAnswers.statistics) return null;
  const facility = answers.filter(({ isRight }) => isRight).length / answers.length;
  return { facility, discrimination: correlation(answers) };
}

function correlation(answers: readonly { isRight: boolean; rest: number | null }[]): number | null {
  const pairs = answers.flatMap(({ isRight, rest }) =>
    rest === null ? [] : [[Number(isRight), rest] as const],
  );
  if (pairs.length < leastAnswers.statistics) return null;
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = (of: 0 | 1, middle: number) =>
    pairs.reduce((sum, pair) => sum + (pair[of] - middle) ** 2, 0);
  const both = Math.sqrt(spread(0, x) * spread(1, y));
  if (both < 1e-9) return null;
  return pairs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / both;
}
