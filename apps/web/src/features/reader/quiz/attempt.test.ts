import { expect, test } from 'vitest';
import { type Question, resultOf } from './attempt.ts';

const question = (correctAnswer: string): Question => ({
  question: `Which is ${correctAnswer}?`,
  options: ['a', 'b'],
  correctAnswer,
  difficulty: 'easy',
});
const questions = [question('a'), question('b'), question('a')];

test('counts what is answered and what is right, whatever the order', () => {
  expect(resultOf(questions, {})).toEqual({ answered: 0, right: 0, total: 3, finished: false });
  expect(resultOf(questions, { 2: 'a', 1: 'a' })).toEqual({
    answered: 2,
    right: 1,
    total: 3,
    finished: false,
  });
  expect(resultOf(questions, { 0: 'a', 1: 'b', 2: 'a' })).toEqual({
    answered: 3,
    right: 3,
    total: 3,
    finished: true,
  });
});
