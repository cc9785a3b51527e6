import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { useState } from 'react';

export type Question = QuizQuestion & Partial<Pick<HardcoreQuestion, 'explanation'>>;
/** `right` counts what was right at the first try. */
export type Result = { right: number; total: number };

/** The answers to a quiz, by the position of the question: the first, and one more where that was wrong. */
export type Tries = Readonly<Record<number, readonly string[]>>;

/** How a question stands. A second try comes after a hint; between two options it would give the answer away. */
export type Standing = 'open' | 'second-try' | 'right' | 'right-then' | 'wrong';

/** How a question stands after these answers to it. */
export function standingOf({ options, correctAnswer }: Question, tries: readonly string[] = []): Standing {
  if (tries.length === 0) return 'open';
  if (tries[0] === correctAnswer) return 'right';
  if (tries[1] === correctAnswer) return 'right-then';
  return tries.length === 1 && options.length > 2 ? 'second-try' : 'wrong';
}

/** True when there is nothing left to try. */
export const isSettled = (standing: Standing) => standing !== 'open' && standing !== 'second-try';

/** How many questions are settled, and how many of them right: at once, and at the second try. */
export function resultOf(questions: readonly Question[], tries: Tries) {
  const standings = questions.map((question, index) => standingOf(question, tries[index]));
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

/** One go at a quiz. `onFinish` is called once, with the last answer. Answers stay in this browser. */
export function useAttempt(questions: readonly Question[], onFinish: (result: Result) => void) {
  const [tries, setTries] = useState<Tries>({});
  const answer = (index: number, option: string) => {
    const before = tries[index] ?? [];
    if (isSettled(standingOf(questions[index]!, before)) || before.includes(option)) return;
    const next = { ...tries, [index]: [...before, option] };
    setTries(next);
    const { finished, right, total } = resultOf(questions, next);
    if (finished) onFinish({ right, total });
  };
  return { tries, answer, restart: () => setTries({}), ...resultOf(questions, tries) };
}

/** '7 of 10 right', or what was right at once and what at the second try. */
export function scoreText({ right, rightThen }: { right: number; rightThen: number }, of: number): string {
  return rightThen === 0
    ? `${right} of ${of} right`
    : `${right} right at once, ${rightThen} at the second try`;
}
