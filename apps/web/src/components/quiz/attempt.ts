import { t } from '@lingui/core/macro';
import type { ReaderQuestion, Verdict } from '@panelwise/contracts/domain/evidence';

/** `right` counts what was right at the first try. */
export type Result = { right: number; total: number };

/** An answer that was given, with what the server says of it once it has come. */
export type Try = { answer: string; verdict?: Verdict | undefined };
/** The answers to a quiz by the key of the question, in their order. */
export type Tries = Readonly<Record<string, readonly Try[]>>;

/** How a question stands. `checking` waits for the server, which alone knows what is right. */
export type Standing = 'open' | 'checking' | 'second-try' | 'right' | 'right-then' | 'wrong';

/** How a question stands after these answers to it. */
export function standingOf(tries: readonly Try[] = []): Standing {
  const last = tries.at(-1);
  if (!last) return 'open';
  if (!last.verdict) return 'checking';
  if (!last.verdict.isSettled) return 'second-try';
  if (!last.verdict.isRight) return 'wrong';
  return tries.length === 1 ? 'right' : 'right-then';
}

/** True when there is nothing left to try. */
export const isSettled = (standing: Standing) =>
  standing === 'right' || standing === 'right-then' || standing === 'wrong';

/** How many questions are settled, and how many of them right: at once, and at the second try. */
export function resultOf(questions: readonly ReaderQuestion[], tries: Tries) {
  const standings = questions.map(({ key }) => standingOf(tries[key]));
  const count = (wanted: Standing) => standings.filter((standing) => standing === wanted).length;
  const answered = standings.filter(isSettled).length;
  return {
    standings,
    answered,
    right: count('right'),
    rightThen: count('right-then'),
    total: questions.length,
    finished: answered === questions.length,
  };
}

/**
 * The questions in the order in which they are asked, when one like the question at `at` is proposed: it comes next, if it
 * is still open and would come later.
 */
export function withNext(
  order: readonly ReaderQuestion[],
  at: number,
  proposed: string | null | undefined,
  tries: Tries,
): readonly ReaderQuestion[] {
  const from = order.findIndex(({ key }) => key === proposed);
  if (from <= at + 1 || standingOf(tries[proposed!]) !== 'open') return order;
  const others = order.filter((_, index) => index !== from);
  return others.toSpliced(at + 1, 0, order[from]!);
}

/** '7 of 10 right', or what was right at once and what at the second try. */
export function scoreText({ right, rightThen }: { right: number; rightThen: number }, total: number): string {
  return rightThen === 0
    ? t`${right} of ${total} right`
    : t`${right} right at once, ${rightThen} at the second try`;
}
