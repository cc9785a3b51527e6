import {
  type Difficulty,
  difficulties,
  type HardcoreQuestion,
  hardcoreQuestionSchema,
  type QuizQuestion,
  quizQuestionSchema,
  type TaughtAt,
} from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { type QuizName, quizNames } from '@panelwise/contracts/domain/take-away';
import { DomainError, type ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import { explainIssue } from '@panelwise/contracts/errors/explain-issue';
import { unguarded } from '../../files/csv.ts';
import { type CsvRow, readCsvRows } from '../../files/read-csv-rows.ts';
import { columnsOf, type QuizColumns } from './quiz-columns.ts';

/** A question of a file; one of the ordinary quiz need not be explained. */
export type ReadQuestion = (QuizQuestion & { explanation: string | null }) | HardcoreQuestion;

/** True where the comic has such a panel. */
export type HasPanel = (place: TaughtAt) => boolean;

/** Mistakes that a refusal names. */
const toldMax = 20;

/**
 * Reads the questions of one quiz from CSV: a line of column names, then one question a row. Rows that name the other
 * quiz in a column `quiz` belong to that one and are left out.
 * @throws DomainError `bad-quiz-file` with a detail for each mistake, its path `lines.<number>`
 */
export function readQuizCsv(csv: string, quiz: QuizName, hasPanel: HasPanel): ReadQuestion[] {
  const [head, ...rows] = readCsvRows(csv, 'bad-quiz-file');
  if (!head) throw refusal([{ line: 1, message: 'The file is empty.' }]);
  const columns = columnsOf(head);
  const mistakes: Mistake[] = [];
  const questions: ReadQuestion[] = [];
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const read = readRow(row, columns, quiz, hasPanel);
    if (read === 'other quiz') continue;
    if ('mistakes' in read) {
      mistakes.push(...read.mistakes.map((message) => ({ line: row.line, message })));
      continue;
    }
    const key = read.question.question.toLowerCase();
    const first = lineOf.get(key);
    if (first) mistakes.push({ line: row.line, message: `This question is on line ${first} already.` });
    lineOf.set(key, first ?? row.line);
    questions.push(read.question);
  }
  if (mistakes.length > 0) throw refusal(mistakes);
  if (questions.length === 0)
    throw refusal([
      { line: head.line, message: 'There is no question for this quiz below the names of the columns.' },
    ]);
  return questions;
}

type Mistake = { line: number; message: string };

/** What is wrong with a file: the first mistake as the message, each with its line as details. */
function refusal(mistakes: Mistake[]): DomainError {
  const told = ({ line, message }: Mistake) => `Line ${line}: ${message}`;
  const details: ErrorDetail[] = mistakes
    .slice(0, toldMax)
    .map((mistake) => ({ path: `lines.${mistake.line}`, message: told(mistake) }));
  const more = mistakes.length - 1;
  const rest =
    more > 0 ? ` There ${more === 1 ? 'is one more mistake' : `are ${more} more mistakes`} in the file.` : '';
  return new DomainError('bad-quiz-file', { message: `${told(mistakes[0]!)}${rest}`, details });
}

type RowRead = { question: ReadQuestion } | { mistakes: string[] } | 'other quiz';

function readRow({ cells }: CsvRow, columns: QuizColumns, quiz: QuizName, hasPanel: HasPanel): RowRead {
  const at = (column: number | undefined) =>
    column === undefined ? '' : unguarded((cells[column] ?? '').trim());
  const named = at(columns.quiz).toLowerCase();
  if (named && !isQuiz(named))
    return { mistakes: [`The column “quiz” says “${shortened(named)}”; use ${quizNames.join(' or ')}.`] };
  if (named && named !== quiz) return 'other quiz';

  const options = columns.options.map(at).filter(Boolean);
  const mistakes: string[] = [];
  const correctAnswer = rightOf(at(columns.rightAnswer), options);
  const level = at(columns.difficulty).toLowerCase();
  const explanation = at(columns.explanation);
  if (!at(columns.question)) mistakes.push('The question is missing.');
  if (options.length < 2) mistakes.push('A question needs two options or more.');
  if (!at(columns.rightAnswer)) mistakes.push('The right answer is missing.');
  else if (correctAnswer === undefined)
    mistakes.push(
      `The right answer “${shortened(at(columns.rightAnswer))}” is none of the options. Write it as the option is written, or its number.`,
    );
  if (level && !isDifficulty(level))
    mistakes.push(`The difficulty is “${shortened(level)}”; use ${difficulties.join(', ')}.`);
  if (quiz === 'hardcore' && !explanation)
    mistakes.push('A question of the hardcore quiz needs an explanation.');
  const place = placeOf(at(columns.page), at(columns.panel), hasPanel);
  if (typeof place === 'string') mistakes.push(place);
  if (mistakes.length > 0) return { mistakes };

  const typed = {
    question: at(columns.question),
    options,
    correctAnswer,
    difficulty: level || 'medium',
    ...(typeof place === 'object' ? { taughtAt: place } : {}),
  };
  const schema = quiz === 'hardcore' ? hardcoreQuestionSchema : quizQuestionSchema;
  const parsed = schema.safeParse(explanation ? { ...typed, explanation } : typed, { error: explainIssue });
  if (!parsed.success) return { mistakes: parsed.error.issues.map(({ message }) => message) };
  // The ordinary quiz shows no explanation; its teacher keeps it.
  if (explanation.length > explanationMax)
    return { mistakes: [`The explanation is too long: ${explanationMax} characters are the most.`] };
  return { question: { ...parsed.data, explanation: explanation || null } as ReadQuestion };
}

const explanationMax = 800;
const isQuiz = (text: string): text is QuizName => (quizNames as readonly string[]).includes(text);
const isDifficulty = (text: string): text is Difficulty => (difficulties as readonly string[]).includes(text);
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** The option that is meant: by its words, in any case, or by its number or letter. */
function rightOf(text: string, options: string[]): string | undefined {
  const same =
    options.find((option) => option === text) ??
    options.find((option) => option.toLowerCase() === text.toLowerCase());
  if (same !== undefined || !text) return same;
  if (/^\d$/.test(text)) return options[Number(text) - 1];
  return /^[a-f]$/i.test(text) ? options[text.toLowerCase().charCodeAt(0) - 97] : undefined;
}

/** Where it is taught; nothing where that is left open, and what is wrong where there is no such panel. */
function placeOf(page: string, panel: string, hasPanel: HasPanel): TaughtAt | string | undefined {
  if (!page && !panel) return undefined;
  const place = { page: Number(page), panel: Number(panel) };
  const isWhole = [place.page, place.panel].every((value) => Number.isInteger(value) && value > 0);
  if (isWhole && hasPanel(place)) return place;
  return `The comic has no page “${shortened(page)}”, panel “${shortened(panel)}”. Leave both empty, or use numbers from the comic.`;
}

/** Says when a quiz would hold more than it can. @throws DomainError `bad-quiz-file` */
export function refuseTooManyQuestions(count: number): void {
  if (count <= limits.quizQuestionsMax) return;
  const message = `A quiz holds ${limits.quizQuestionsMax} questions, and this would make ${count}. Please take some out of the file.`;
  throw new DomainError('bad-quiz-file', { message });
}
