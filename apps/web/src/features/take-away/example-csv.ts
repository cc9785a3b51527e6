import { t } from '@lingui/core/macro';
import { quizColumns } from '@panelwise/contracts/domain/take-away';

const { question, option, rightAnswer, difficulty, explanation } = quizColumns;

/** A file to begin with, with the mark by which spreadsheets know UTF-8. The names of columns are for the server. */
export function exampleCsv(): string {
  const answer = t`Water vapor`;
  const rows = [
    [
      question,
      `${option} 1`,
      `${option} 2`,
      `${option} 3`,
      `${option} 4`,
      rightAnswer,
      difficulty,
      explanation,
    ],
    [
      t`What does water turn into when the sun warms a puddle?`,
      ...[answer, t`Ice`, t`Sand`, t`Salt`, answer, 'easy'],
      t`Warm water becomes a gas that nobody can see.`,
    ],
  ];
  return `\ufeff${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** A cell with a comma in it would be two. */
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
