import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { expect, test } from 'vitest';
import { readQuizCsv } from './read-quiz-csv.ts';

const head = 'question,option 1,option 2,option 3,option 4,right answer,difficulty,explanation';
const read = (...rows: string[]) => readQuizCsv([head, ...rows].join('\n'), 'quiz', () => false);

/** What a file is refused for. */
function mistakesOf(csv: string, quiz: 'quiz' | 'hardcore' = 'quiz'): string[] {
  try {
    readQuizCsv(csv, quiz, ({ page }) => page === 1);
  } catch (error) {
    if (error instanceof DomainError) return error.details.map(({ message }) => message);
    throw error;
  }
  return [];
}

test.each([
  ['by its words', 'Q?,Ice,Steam,,,Steam,easy,'],
  ['in another case', 'Q?,Ice,Steam,,,STEAM,easy,'],
  ['by its number', 'Q?,Ice,Steam,,,2,easy,'],
  ['by its letter', 'Q?,Ice,Steam,,,b,easy,'],
])('the right answer is named %s', (_, row) => {
  expect(read(row)).toEqual([
    {
      question: 'Q?',
      options: ['Ice', 'Steam'],
      correctAnswer: 'Steam',
      difficulty: 'easy',
      explanation: null,
    },
  ]);
});

test('an option that is a number is meant by its words first', () => {
  expect(read('2 + 1?,3,2,1,0,3,,')[0]).toMatchObject({ correctAnswer: '3', difficulty: 'medium' });
});

test('semicolons, a byte order mark, other names of columns and cells of several lines are read', () => {
  const csv =
    '\ufeffQuestion;Answer A;Answer B;Correct answer;Level\r\n"One\r\ntwo?";Yes, so;No;A;HARD\r\n\r\nThree?;Yes;No;C;easy\r\n';
  expect(mistakesOf(csv)).toEqual([
    'Line 5: The right answer “C” is none of the options. Write it as the option is written, or its number.',
  ]);
  expect(
    readQuizCsv(csv.replace('C;easy', 'B;easy'), 'quiz', () => false).map(({ question, correctAnswer }) => [
      question,
      correctAnswer,
    ]),
  ).toEqual([
    ['One\ntwo?', 'Yes, so'],
    ['Three?', 'No'],
  ]);
});

test('each mistake is told with its line', () => {
  const csv = [
    `${head},page,panel,quiz`,
    ',Ice,Steam,,,Ice,easy,,,,',
    'A?,Ice,,,,Ice,easy,,,,',
    'B?,Ice,ice,,,Ice,easy,,,,',
    'C?,Ice,Steam,,,,easy,,,,',
    'D?,Ice,Steam,,,Ice,heavy,,,,',
    'E?,Ice,Steam,,,Ice,easy,,7,1,',
    'F?,Ice,Steam,,,Ice,easy,,1,1,riddle',
    `${'x'.repeat(501)},Ice,Steam,,,Ice,easy,,,,`,
    'G?,Ice,Steam,,,Ice,easy,,1,1,',
    'g?,Ice,Steam,,,Ice,easy,,1,1,',
  ].join('\n');
  expect(mistakesOf(csv)).toEqual([
    'Line 2: The question is missing.',
    'Line 3: A question needs two options or more.',
    'Line 4: Every option must be different.',
    'Line 5: The right answer is missing.',
    'Line 6: The difficulty is “heavy”; use easy, medium, hard.',
    'Line 7: The comic has no page “7”, panel “1”. Leave both empty, or use numbers from the comic.',
    'Line 8: The column “quiz” says “riddle”; use quiz or hardcore.',
    'Line 9: The question is too long: it has 501 characters, and 500 is the most.',
    'Line 11: This question is on line 10 already.',
  ]);
});

test('what is no quiz at all says so', () => {
  expect(mistakesOf('Name,Mark\nAda,1')).toEqual([
    'Line 1: the first line has to name the columns: question, option 1, option 2, right answer, difficulty, explanation.',
  ]);
  expect(mistakesOf(`${head}\n`)).toEqual([
    'Line 1: There is no question for this quiz below the names of the columns.',
  ]);
  expect(mistakesOf('\n\n')).toEqual(['Line 1: The file is empty.']);
  expect(mistakesOf(`${head}\nA?,Ice,Steam,,,Ice,easy,\n"B?,Ice,Steam,,,Ice,easy,\n`)).toEqual([
    'Line 3: a quotation mark is missing or stands in the wrong place.',
  ]);
  expect(mistakesOf(`${head}\nA?,Ice,Steam,,,Ice,easy,`, 'hardcore')).toEqual([
    'Line 2: A question of the hardcore quiz needs an explanation.',
  ]);
});
