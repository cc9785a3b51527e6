import { quizColumns } from '@panelwise/contracts/domain/take-away';
import { csvText } from '../../files/csv.ts';
import type { QuizSheet } from './quiz-sheet.ts';

/** Options that every file has room for, so that a teacher who fills one in sees where they go. */
const optionColumns = 4;

/** The quizzes as CSV. The import reads it back as it was. */
export function quizCsv({ quizzes }: QuizSheet): string {
  const rows = quizzes.flatMap(({ name, questions }) => questions.map((question) => ({ name, question })));
  const options = Math.max(optionColumns, ...rows.map(({ question }) => question.options.length));
  const places = Array.from({ length: options }, (_, i) => i);
  const c = quizColumns;
  const head = [
    ...[c.quiz, c.question, ...places.map((i) => `${c.option} ${i + 1}`), c.rightAnswer],
    ...[c.difficulty, c.explanation, c.page, c.panel],
  ];
  const lines = rows.map(({ name, question }) => [
    name,
    question.question,
    ...places.map((i) => question.options[i] ?? ''),
    question.correctAnswer,
    question.difficulty,
    question.explanation ?? '',
    question.taughtAt?.page ?? '',
    question.taughtAt?.panel ?? '',
  ]);
  return csvText([head, ...lines]);
}
