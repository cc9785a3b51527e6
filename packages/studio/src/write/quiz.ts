import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Lesson } from './lesson.ts';

export type { Lesson };

export function writeQuiz(_lesson: Lesson): QuizQuestion[] {
  return [];
}

export function writeHardcoreQuiz(_lesson: Lesson): HardcoreQuestion[] {
  return [];
}
