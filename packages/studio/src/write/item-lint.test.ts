import type { QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { type LintRule, lintItems, withoutFaulty } from './item-lint.ts';
import type { LintContext } from './lint-context.ts';

const words = ['river', 'cloud', 'glacier', 'ocean', 'island', 'desert', 'valley', 'forest'];
const script: Script = [
  {
    pageNumber: 1,
    panels: [{ scene: 'A garden.', caption: `Water rises. ${words.join(', ')}.`, dialogue: [] }],
  },
];
const taughtAt = { page: 1, panel: 1 };

/** A sound set of five questions, keys in turn at each place. */
function soundSet(): QuizQuestion[] {
  return [0, 1, 2, 3, 0].map((keyAt, i) => {
    const options = ['first', 'other', 'third', 'extra'].map((word) => `${words[i]} ${word}`);
    return {
      question: `What is the ${words[i]}?`,
      options,
      correctAnswer: options[keyAt]!,
      difficulty: 'easy',
      taughtAt,
    };
  });
}

function rewordKey(question: QuizQuestion, key: string): void {
  question.options.splice(question.options.indexOf(question.correctAnswer), 1, key);
  question.correctAnswer = key;
}

const context: LintContext = {
  grade: 3,
  language: 'en',
  taught: 'Water rises.',
  factIds: new Set(['rises']),
};

const rulesFor = (change: (set: QuizQuestion[]) => void): LintRule[] => {
  const set = soundSet();
  change(set);
  return lintItems(set, script, context).map((finding) => finding.rule);
};

it('finds nothing in a sound set', () => {
  expect(lintItems(soundSet(), script, context)).toEqual([]);
  expect(rulesFor(([q]) => Object.assign(q!, { factId: 'rises' }))).toEqual([]);
});

it('keeps the items that no finding names', () => {
  const set = soundSet();
  set[1]!.question = 'The river';
  expect(withoutFaulty(set, lintItems(set, script, context))).toEqual([set[0], set[2], set[3], set[4]]);
});

describe('finds each seeded fault', () => {
  const faults: [LintRule, (set: QuizQuestion[]) => void][] = [
    ['two-right-answers', ([q]) => q!.options.splice(1, 1, `${q!.correctAnswer.toUpperCase()}!`)],
    ['key-not-an-option', ([q]) => Object.assign(q!, { correctAnswer: 'elsewhere' })],
    ['duplicate-option', ([q]) => q!.options.splice(1, 1, `${q!.options[2]}.`)],
    ['duplicate-question', (set) => Object.assign(set[1]!, { question: set[0]!.question })],
    ['option-equals-question', ([q]) => q!.options.splice(1, 1, 'What is the river')],
    [
      'key-position',
      (set) => {
        for (const q of set) q.correctAnswer = q.options[0]!;
      },
    ],
    ['length-bias', ([q]) => rewordKey(q!, 'a very long answer that gives itself away at once')],
    [
      'length-bias',
      (set) => {
        for (const q of set) rewordKey(q, `${q.correctAnswer} water`);
      },
    ],
    ['missing-taught-at', ([q]) => Object.assign(q!, { taughtAt: undefined })],
    ['wrong-taught-at', ([q]) => Object.assign(q!, { taughtAt: { page: 3, panel: 1 } })],
    [
      'untold-answer',
      ([q]) => {
        q!.question = 'What is it made of?';
        q!.options = ['copper', 'wool', 'glass', 'paper'];
        q!.correctAnswer = 'copper';
      },
    ],
    [
      'untold-answer',
      ([q]) => {
        q!.question = 'How long is the river?';
        q!.options = ['40 km', '50 km', '60 km', '70 km'];
        q!.correctAnswer = '40 km';
      },
    ],
    [
      'untold-answer',
      ([q]) => {
        q!.question = 'From whom has the river its name?';
        q!.options = ['From Lincoln', 'From Shakespeare', 'From Cleopatra', 'From Gandhi'];
        q!.correctAnswer = 'From Gandhi';
      },
    ],
    [
      'answer-in-question',
      ([q]) =>
        Object.assign(q!, {
          question: `A river first is a _____, and no other.`,
          options: ['river first', 'b', 'c', 'd'],
          correctAnswer: 'river first',
        }),
    ],
    ['open-word', ([q]) => Object.assign(q!, { question: 'Who showed me the river?' })],
    ['open-word', ([q]) => Object.assign(q!, { question: 'Who crossed it with a boat?' })],
    [
      'clock-gap',
      ([q]) =>
        Object.assign(q!, { question: 'Which number belongs here? "The boat leaves at 7:_____ on Monday."' }),
    ],
    ['no-question', ([q]) => Object.assign(q!, { question: 'The river' })],
    ['all-of-the-above', ([q]) => q!.options.splice(3, 1, 'All of the above')],
    ['wrong-fact-id', ([q]) => Object.assign(q!, { factId: 'sinks' })],
    [
      'mostly-order',
      (set) => {
        set[0]!.question = 'Which of these comes first in the comic?';
        set[1]!.question = 'Which of these comes last in the comic?';
        set[2]!.question = 'What comes right after this in the comic? "Water rises."';
      },
    ],
    ['hard-word', ([q]) => q!.options.splice(3, 1, 'the irreversibility')],
  ];
  it.each(faults)('%s', (rule, change) => {
    expect(rulesFor(change)).toContain(rule);
  });
});
