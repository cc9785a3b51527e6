import { quizColumns } from '@panelwise/contracts/domain/take-away';

const { question, option, rightAnswer, difficulty, explanation } = quizColumns;

/** A file to begin with, with the mark by which spreadsheets know UTF-8. */
export const exampleCsv = `\ufeff${[
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
    'What does water turn into when the sun warms a puddle?',
    ...['Water vapour', 'Ice', 'Sand', 'Salt', 'Water vapour', 'easy'],
    'Warm water becomes a gas that nobody can see.',
  ],
]
  .map((cells) => cells.join(','))
  .join('\r\n')}\r\n`;
