import {
  difficulties,
  type HardcoreQuestion,
  hardcoreQuestionSchema,
  type QuizQuestion,
  quizQuestionSchema,
} from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { lintItems } from '@panelwise/studio/write/item-lint';
import { spreadKeys } from '@panelwise/studio/write/items/place-keys';
import { findTaughtAt } from '@panelwise/studio/write/items/taught-at';
import { comicLintContext } from '@panelwise/studio/write/lint-context';
import { z } from 'zod';
import { acceptSound, leastItems } from '../../sound-content.ts';
import type { Lesson } from '../../writer.ts';
import type { TextTask } from '../ask.ts';
import { hardcoreQuizPrompt, quizPrompt } from '../prompts/learning.ts';
import { lessonMaterial } from './material.ts';

const question = z.object({
  question: z.string(),
  options: z.array(z.string()).min(3).max(5),
  correctOption: z.number().int(),
  difficulty: z.enum(difficulties),
  page: z.number().int(),
  panel: z.number().int(),
});
type Question = z.infer<typeof question>;

const quizAnswer = z.object({ questions: z.array(question).min(leastItems.quiz).max(limits.quizQuestions) });
const hardcoreAnswer = z.object({
  questions: z
    .array(question.extend({ explanation: z.string() }))
    .min(leastItems.hardcoreQuiz)
    .max(limits.hardcoreQuestions),
});

export function quizTask(
  lesson: Lesson,
  least: number = leastItems.quiz,
): TextTask<z.infer<typeof quizAnswer>, QuizQuestion[]> {
  return {
    kind: 'quiz',
    system: quizPrompt,
    material: lessonMaterial(lesson),
    answer: quizAnswer,
    expectedLength: 2_800,
    accept: ({ questions }) => {
      const items = z.array(quizQuestionSchema).parse(questions.map((one) => toItem(one, lesson)));
      return sound(items, lesson, least);
    },
  };
}

export function hardcoreQuizTask(
  lesson: Lesson,
  least: number = leastItems.hardcoreQuiz,
): TextTask<z.infer<typeof hardcoreAnswer>, HardcoreQuestion[]> {
  return {
    kind: 'hardcore-quiz',
    system: hardcoreQuizPrompt,
    material: lessonMaterial(lesson),
    answer: hardcoreAnswer,
    expectedLength: 3_000,
    accept: ({ questions }) => {
      const items = questions.map((one) => ({ ...toItem(one, lesson), explanation: one.explanation }));
      return sound(z.array(hardcoreQuestionSchema).parse(items), lesson, least);
    },
  };
}

/** A panel that does not exist is looked for by the words of the question and its answer. */
function toItem({ question, options, correctOption, difficulty, page, panel }: Question, { script }: Lesson) {
  const correctAnswer = options[correctOption] ?? '';
  const taughtAt = script[page - 1]?.panels[panel - 1]
    ? { page, panel }
    : findTaughtAt(script, '', `${question} ${correctAnswer}`);
  return { question, options, correctAnswer, difficulty, taughtAt };
}

/** Models like to put the right answer in the same place, so the keys are spread, always the same way. */
function sound<T extends QuizQuestion>(questions: T[], lesson: Lesson, least: number): T[] {
  const items = spreadKeys(questions, questions.map((one) => one.question).join());
  return acceptSound(items, lintItems(items, lesson.script, comicLintContext(lesson)), least);
}
