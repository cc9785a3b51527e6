import type { TakenWork } from './take-away-calls.ts';

/** Whether there is a class kit to print: its sheets need pages and questions. */
export const canPrintKit = ({ pages, questions, hardcoreQuestions }: TakenWork) =>
  pages.length > 0 && questions.length + hardcoreQuestions.length > 0;
