import { isSettledBy, type Verdict } from '@panelwise/contracts/domain/evidence';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { askedOf, type QuizItem } from '@panelwise/db/repositories/quiz-items';

/** @throws DomainError `question-changed` where no item has this key, `answer-unknown` where it is none of its options */
export function findItem(items: readonly QuizItem[], key: string, answer: string): QuizItem {
  const item = items.find((one) => one.key === key);
  if (!item) throw new DomainError('question-changed');
  if (!item.options.includes(answer)) throw new DomainError('answer-unknown');
  return item;
}

/**
 * What is said of an answer. What is right is told once nothing is left to try.
 * @param answered how many different answers were given in this go, this one among them
 * @param tries how many there may be; null for as many as there are options
 */
export function verdictOn(
  items: readonly QuizItem[],
  item: QuizItem,
  answer: string,
  answered: number,
  tries?: number | null,
): Verdict {
  const isRight = answer === item.correctAnswer;
  const isSettled = isSettledBy({ options: item.options.length, isRight, answered }, tries);
  const wasWrong = !isRight || answered > 1;
  return {
    isRight,
    isSettled,
    taughtAt: item.taughtAt ?? null,
    correctAnswer: isSettled ? item.correctAnswer : null,
    explanation: isSettled ? (item.explanation ?? null) : null,
    sibling: isSettled && wasWrong ? (siblingsOf(items, item)[0]?.key ?? null) : null,
  };
}

/** Other items of the same quiz that ask for the same fact, and then those that are taught at the same panel. */
export function siblingsOf(
  items: readonly QuizItem[],
  item: Pick<QuizItem, 'key' | 'hardcore' | 'factId' | 'taughtAt'>,
): QuizItem[] {
  const others = askedOf(items).filter((one) => one.hardcore === item.hardcore && one.key !== item.key);
  const isSameFact = ({ factId }: QuizItem) => factId !== undefined && factId === item.factId;
  const isSamePanel = ({ taughtAt }: QuizItem) =>
    taughtAt !== undefined && taughtAt.page === item.taughtAt?.page && taughtAt.panel === item.taughtAt.panel;
  return [...others.filter(isSameFact), ...others.filter((one) => !isSameFact(one) && isSamePanel(one))];
}
