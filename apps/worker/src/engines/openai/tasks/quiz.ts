import {
  difficulties,
  type HardcoreQuestion,
  hardcoreQuestionSchema,
  type QuizQuestion,
  quizQuestionSchema,
} from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { seededRandom, shuffle } from '@panelwise/studio/write/random';
import { z } from 'zod';
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

const quizAnswer = z.object({ questions: z.array(question).min(3).max(limits.quizQuestions) });
const hardcoreAnswer = z.object({
  questions: z
    .array(question.extend({ explanation: z.string() }))
    .min(2)
    .max(limits.hardcoreQuestions),
});

export function quizTask(lesson: Lesson): TextTask<z.infer<typeof quizAnswer>, QuizQuestion[]> {
  return {
    kind: 'quiz',
    system: quizPrompt,
    material: lessonMaterial(lesson),
    answer: quizAnswer,
    expectedLength: 2_800,
    accept: ({ questions }) => z.array(quizQuestionSchema).parse(questions.map((one) => toItem(one, lesson))),
  };
}

export function hardcoreQuizTask(
  lesson: Lesson,
): TextTask<z.infer<typeof hardcoreAnswer>, HardcoreQuestion[]> {
  return {
    kind: 'hardcore-quiz',
    system: hardcoreQuizPrompt,
    material: lessonMaterial(lesson),
    answer: hardcoreAnswer,
    expectedLength: 3_000,
    accept: ({ questions }) =>
      z
        .array(hardcoreQuestionSchema)
        .parse(questions.map((one) => ({ ...toItem(one, lesson), explanation: one.explanation }))),
  };
}

/** Models like to put the right answer in the same place, so the options are shuffled, always the same way. */
function toItem({ question, options, correctOption, difficulty, page, panel }: Question, lesson: Lesson) {
  return {
    question,
    options: shuffle(options, seededRandom(question)),
    correctAnswer: options[correctOption] ?? '',
    difficulty,
    taughtAt: lesson.script[page - 1]?.panels[panel - 1] ? { page, panel } : undefined,
  };
}
