import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';

/*
 * How an invented pupil learns. A pupil has an ability, an item a difficulty, both from a bell curve: the more the one is
 * above the other, the more likely the item was understood (Rasch). What was understood is remembered less surely the
 * longer ago it was. What is not known is guessed, mostly at the one wrong answer that draws most. Three of four mistakes
 * are repaired at the panel.
 */

/** The memory of a reading lasts about so long, in days, until the quiz. */
const memoryDays = 20;
const repairShare = 0.75;

export type Learner = { ability: number; diligence: number; pace: number };
export type Item = { options: readonly string[]; correctAnswer: string };
export type Random = () => number;

/** Chance that is the same for the same class, comic and purpose. */
export const randomOf = (seed: number, of: number): Random => mulberry32(seed * 1_000 + of);

/** A pupil: how able, how likely they do today what is due today, and how much longer than others they take. */
export function makeLearner(random: Random): Learner {
  return {
    ability: bell(random),
    diligence: 0.45 + 0.5 * random(),
    pace: Math.exp(0.3 * bell(random)),
  };
}

/** How hard the items of a comic are; one of them, the fourth, is what everybody gets wrong. */
export const difficultiesOf = (count: number, random: Random): number[] =>
  Array.from({ length: count }, (_, i) => bell(random) - 1.4 + (i === 3 ? 2.4 : 0));

/** What a pupil answers so many days after reading. */
export function answerOf(
  item: Item,
  { ability }: Learner,
  difficulty: number,
  daysAgo: number,
  random: Random,
) {
  const remembered = Math.exp(-daysAgo / memoryDays);
  const knows = remembered / (1 + Math.exp(difficulty - ability));
  return random() < knows ? item.correctAnswer : guess(item, random);
}

/** What they answer after the panel has shown it to them. */
export const secondAnswerOf = (item: Item, random: Random): string =>
  random() < repairShare ? item.correctAnswer : guess(item, random);

/** What somebody says who does not know: two of three fall for the first wrong answer. */
function guess({ options, correctAnswer }: Item, random: Random): string {
  const wrong = options.filter((option) => option !== correctAnswer);
  return random() < 0.67 ? wrong[0]! : wrong[Math.floor(random() * wrong.length)]!;
}

/** A number from a bell curve around 0 with the width 1 (Box and Muller). */
export function bell(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
