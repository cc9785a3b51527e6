import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';

/** A question before its options are put in order. `distractors` are wrong, of the key's kind, and differ. */
export type Item = {
  kind: string;
  question: string;
  key: string;
  distractors: string[];
  difficulty: QuizQuestion['difficulty'];
  factId: string;
  explanation: string;
};

export type AnyQuestion = QuizQuestion | HardcoreQuestion;
