import { quizColumns } from '@panelwise/contracts/domain/take-away';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { CsvRow } from '../../files/read-csv-rows.ts';

/** Where each column stands in a row; options in their order. */
export type QuizColumns = {
  question: number;
  options: number[];
  rightAnswer: number;
  quiz?: number;
  difficulty?: number;
  explanation?: number;
  page?: number;
  panel?: number;
};

/** Names that columns have in other people's files, without case, spaces and signs. */
const names: Record<Exclude<keyof QuizColumns, 'options'>, string[]> = {
  question: ['question', 'questiontext'],
  rightAnswer: ['rightanswer', 'correctanswer', 'answer', 'right', 'correct'],
  quiz: ['quiz'],
  difficulty: ['difficulty', 'level'],
  explanation: ['explanation', 'feedback'],
  page: ['page'],
  panel: ['panel'],
};
const optionName = /^(?:option|answer|choice)([1-6a-f])$/;

/**
 * Reads the line of names.
 * @throws DomainError `bad-quiz-file` where a column is missing that every question needs
 */
export function columnsOf({ cells, line }: CsvRow): QuizColumns {
  const heads = cells.map((cell) => cell.toLowerCase().replace(/[^a-z0-9]+/g, ''));
  const at = (column: keyof typeof names) => {
    const index = heads.findIndex((head) => names[column].includes(head));
    return index < 0 ? undefined : index;
  };
  const options = heads
    .map((head, index) => ({ index, place: optionName.exec(head)?.[1] }))
    .filter(({ place }) => place !== undefined)
    .sort((a, b) => a.place!.localeCompare(b.place!))
    .map(({ index }) => index);
  const question = at('question');
  const rightAnswer = at('rightAnswer');
  if (question === undefined || rightAnswer === undefined || options.length < 2) {
    const c = quizColumns;
    const wanted = `${c.question}, ${c.option} 1, ${c.option} 2, ${c.rightAnswer}, ${c.difficulty}, ${c.explanation}`;
    const message = `Line ${line}: the first line has to name the columns: ${wanted}.`;
    throw new DomainError('bad-quiz-file', { message, details: [{ path: `lines.${line}`, message }] });
  }
  const others = (['quiz', 'difficulty', 'explanation', 'page', 'panel'] as const).flatMap((column) => {
    const index = at(column);
    return index === undefined ? [] : [[column, index] as const];
  });
  return { question, rightAnswer, options, ...Object.fromEntries(others) };
}
