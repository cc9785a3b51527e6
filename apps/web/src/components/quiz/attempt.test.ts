import type { ReaderQuestion, Verdict } from '@panelwise/contracts/domain/evidence';
import { expect, test } from 'vitest';
import { resultOf, scoreText, standingOf, type Tries, type Try, withNext } from './attempt.ts';

const ask = (key: string): ReaderQuestion => ({
  key,
  question: `Which is ${key}?`,
  options: ['a', 'b', 'c'],
  difficulty: 'easy',
});
const questions = ['one', 'two', 'three'].map(ask);

const told: Verdict = {
  isRight: true,
  isSettled: true,
  taughtAt: null,
  correctAnswer: 'a',
  explanation: null,
  sibling: null,
};
const right: Try = { answer: 'a', verdict: told };
const hint: Try = {
  answer: 'b',
  verdict: { ...told, isRight: false, isSettled: false, correctAnswer: null },
};
const wrong: Try = { answer: 'c', verdict: { ...told, isRight: false } };
const onItsWay: Try = { answer: 'b' };

test('a question stands as the server has said', () => {
  expect(standingOf()).toBe('open');
  expect(standingOf([onItsWay])).toBe('checking');
  expect(standingOf([hint])).toBe('second-try');
  expect(standingOf([hint, onItsWay])).toBe('checking');
  expect(standingOf([right])).toBe('right');
  expect(standingOf([hint, right])).toBe('right-then');
  expect(standingOf([hint, wrong])).toBe('wrong');
});

test('counts what is settled and what is right, whatever the order', () => {
  expect(resultOf(questions, {})).toMatchObject({ answered: 0, right: 0, total: 3, finished: false });
  const tries: Tries = { three: [right], two: [hint, wrong], one: [onItsWay] };
  expect(resultOf(questions, tries)).toMatchObject({
    standings: ['checking', 'wrong', 'right'],
    answered: 2,
    right: 1,
    rightThen: 0,
    finished: false,
  });
  expect(resultOf(questions, { ...tries, one: [hint, right] })).toMatchObject({
    answered: 3,
    right: 1,
    rightThen: 1,
    finished: true,
  });
});

test('one like the question before comes next, if it is open and would come later', () => {
  const keys = (order: readonly ReaderQuestion[]) => order.map(({ key }) => key);
  expect(keys(withNext(questions, 0, 'three', {}))).toEqual(['one', 'three', 'two']);
  expect(keys(withNext(questions, 0, 'two', {}))).toEqual(['one', 'two', 'three']);
  expect(keys(withNext(questions, 1, 'one', {}))).toEqual(['one', 'two', 'three']);
  expect(keys(withNext(questions, 0, 'three', { three: [right] }))).toEqual(['one', 'two', 'three']);
  expect(keys(withNext(questions, 0, null, {}))).toEqual(['one', 'two', 'three']);
});

test('the score says what came at the second try, where something did', () => {
  expect(scoreText({ right: 7, rightThen: 0 }, 10)).toBe('7 of 10 right');
  expect(scoreText({ right: 7, rightThen: 2 }, 10)).toBe('7 right at once, 2 at the second try');
});
