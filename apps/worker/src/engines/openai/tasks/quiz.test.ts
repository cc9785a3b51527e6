import { describe, expect, test } from 'vitest';
import type { Lesson } from '../../writer.ts';
import { hardcoreQuizTask, quizTask } from './quiz.ts';

const lesson: Lesson = {
  brief: {
    title: 'The Puddle',
    concept: 'evaporation',
    story: 'The puddle is gone by noon.',
    subject: 'Science',
    grade: '3',
    country: 'India',
    style: 'comic',
    seed: 'seed',
    pack: undefined,
  },
  parts: [],
  part: 1,
  script: [
    {
      pageNumber: 1,
      panels: [
        { scene: '', caption: 'The puddle is gone by noon.', dialogue: [] },
        { scene: '', caption: 'The sun turns water into vapour.', dialogue: [] },
      ],
    },
  ],
};

const ask = (n: number, change = {}) => ({
  question: `What is true of puddle ${n}?`,
  options: [`It is wet ${n}`, `It is dry ${n}`, `It is old ${n}`, `It is new ${n}`],
  correctOption: 0,
  difficulty: 'easy' as const,
  page: 1,
  panel: 2,
  ...change,
});

describe('a quiz that a model wrote', () => {
  test('keeps its sound questions, their keys no longer all in one place', () => {
    const questions = [ask(1), ask(2), ask(3), ask(4), ask(5)];
    const items = quizTask(lesson).accept({ questions });
    expect(items.map((item) => item.question)).toEqual(questions.map((one) => one.question));
    expect(new Set(items.map((item) => item.options.indexOf(item.correctAnswer))).size).toBeGreaterThan(2);
  });

  test('loses the one that points at other options, and the one with a word above the grade', () => {
    const options = ['Irreversibility of it', 'It is dry', 'It is old', 'It is new'];
    const questions = [
      ask(1),
      ask(2, { options: ['It is wet', 'It is dry', 'It is old', 'All of the above'] }),
      ask(3),
      ask(4, { options }),
      ask(5),
    ];
    const items = quizTask(lesson).accept({ questions });
    expect(items.map((item) => item.question)).toEqual([ask(1), ask(3), ask(5)].map((one) => one.question));
  });

  test('finds the panel by its words when the model names one that is not there', () => {
    const question = 'What turns water into vapour?';
    const options = ['The sun', 'The moon', 'The road', 'The cat'];
    const questions = [ask(1), ask(2), ask(3, { question, options, page: 9, panel: 9 })];
    expect(quizTask(lesson).accept({ questions })[2]!.taughtAt).toEqual({ page: 1, panel: 2 });
  });

  test('goes back with its faults when too few are left', () => {
    const unfair = (n: number) =>
      ask(n, { options: ['It is wet', 'It is dry', 'It is old', 'None of these'] });
    const explained = [unfair(1), unfair(2)].map((one) => ({ ...one, explanation: 'Look at panel two.' }));
    expect(() => quizTask(lesson).accept({ questions: [ask(1), unfair(2), unfair(3)] })).toThrowError(
      expect.objectContaining({ code: 'provider-garbage' }),
    );
    expect(() => hardcoreQuizTask(lesson).accept({ questions: explained })).toThrowError(
      expect.objectContaining({ code: 'provider-garbage' }),
    );
  });
});
