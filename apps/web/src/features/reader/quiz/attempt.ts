import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { useState } from 'react';

export type Question = QuizQuestion & Partial<Pick<HardcoreQuestion, 'explanation'>>;
export type Result = { right: number; total: number };

/** The answers to a quiz, by the position of the question. The first answer counts. */
export type Answers = Readonly<Record<number, string>>;

/** How many questions are answered, and how many of them right. */
export function resultOf(questions: readonly Question[], answers: Answers) {
  const answered = questions.filter((_, index) => answers[index] !== undefined).length;
  const right = questions.filter((question, index) => answers[index] === question.correctAnswer).length;
  return { answered, right, total: questions.length, finished: answered === questions.length };
}

/** One go at a quiz. `onFinish` is called once, with the last answer. Answers stay in this browser. */
export function useAttempt(questions: readonly Question[], onFinish: (result: Result) => void) {
  const [answers, setAnswers] = useState<Answers>({});
  const answer = (index: number, option: string) => {
    if (answers[index] !== undefined) return;
    const next = { ...answers, [index]: option };
    setAnswers(next);
    const { finished, right, total } = resultOf(questions, next);
    if (finished) onFinish({ right, total });
  };
  return { answers, answer, restart: () => setAnswers({}), ...resultOf(questions, answers) };
}
