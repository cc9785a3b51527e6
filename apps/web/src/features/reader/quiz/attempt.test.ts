import { expect, test } from 'vitest';
import { type Question, resultOf, scoreText, standingOf } from './attempt.ts';

const question = (correctAnswer: string, options = ['a', 'b', 'c']): Question => ({
  question: `Which is ${correctAnswer}?`,
  options,
  correctAnswer,
  difficulty: 'easy',
});
const questions = [question('a'), question('b'), question('a')];

test('counts what is answered and what is right, whatever the order', () => {
  expect(resultOf(questions, {})).toMatchObject({ answered: 0, right: 0, total: 3, finished: false });
  expect(resultOf(questions, { 2: ['a'], 1: ['a', 'c'] })).toMatchObject({
    answered: 2,
    right: 1,
    rightThen: 0,
    finished: false,
  });
  expect(resultOf(questions, { 0: ['a'], 1: ['b'], 2: ['a'] })).toMatchObject({
    answered: 3,
    right: 3,
    finished: true,
  });
});

test('tells first tries from second ones, and ends with the second', () => {
  const tries = { 0: ['a'], 1: ['c', 'b'], 2: ['b'] };
  expect(resultOf(questions, tries)).toMatchObject({
    standings: ['right', 'right-then', 'second-try'],
    answered: 2,
    right: 1,
    rightThen: 1,
    finished: false,
  });
  expect(resultOf(questions, { ...tries, 2: ['b', 'c'] })).toMatchObject({ answered: 3, finished: true });
});

test('between two options there is one try', () => {
  expect(standingOf(question('a', ['a', 'b']), ['b'])).toBe('wrong');
});

test('the score says what came at the second try, where something did', () => {
  expect(scoreText({ right: 7, rightThen: 0 }, 10)).toBe('7 of 10 right');
  expect(scoreText({ right: 7, rightThen: 2 }, 10)).toBe('7 right at once, 2 at the second try');
});
