import { quizColumns } from '@panelwise/contracts/domain/take-away';
import type { QuizSheet } from './quiz-sheet.ts';

/** Options that every file has room for, so that a teacher who fills one in sees where they go. */
const optionColumns = 4;

/**
 * The quizzes as CSV (RFC 4180): comma, CRLF, UTF-8 with the mark by which spreadsheets know it. The import reads it back
 * as it was.
 */
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
  return `\ufeff${[head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : guarded(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const formula = /^[=+\-@\t\r]/;
const plainAmount = /^[-+]?\d[\d.,]*(?: ?[\p{L}°%²³]+)*$/u;

/** A spreadsheet would work out what begins like a formula: an apostrophe says that it is text. Plain numbers are none. */
function guarded(text: string): string {
  return formula.test(text) && !plainAmount.test(text) ? `'${text}` : text;
}

/** The text of a cell without the apostrophe that `guarded` put before it. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
