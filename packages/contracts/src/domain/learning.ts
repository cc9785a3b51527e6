import { z } from 'zod';
import { textSchema } from './text.ts';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Where in the comic an item is taught, so that "show me where" can open the panel. Both count from 1. */
export const taughtAtSchema = z.object({ page: z.int().min(1), panel: z.int().min(1) });
export type TaughtAt = z.infer<typeof taughtAtSchema>;

const question = z.object({
  question: textSchema(1, 500),
  options: z.array(textSchema(1, 200)).min(2).max(6),
  correctAnswer: textSchema(1, 200),
  difficulty: z.enum(difficulties),
  taughtAt: taughtAtSchema.optional(),
  factId: z.string().optional(),
});

const keyIsAnOption = (item: { options: string[]; correctAnswer: string }) =>
  item.options.includes(item.correctAnswer);
const optionsDiffer = (item: { options: string[] }) =>
  new Set(item.options.map((o) => o.trim().toLowerCase())).size === item.options.length;

export const quizQuestionSchema = question
  .refine(keyIsAnOption, { message: 'The correct answer must be one of the options.' })
  .refine(optionsDiffer, { message: 'Every option must be different.' });
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const hardcoreQuestionSchema = question
  .extend({ explanation: textSchema(1, 800) })
  .refine(keyIsAnOption, { message: 'The correct answer must be one of the options.' })
  .refine(optionsDiffer, { message: 'Every option must be different.' });
export type HardcoreQuestion = z.infer<typeof hardcoreQuestionSchema>;

export const faqSchema = z.object({
  question: textSchema(1, 300),
  answer: textSchema(1, 1_000),
  imageUrl: z.string().optional(),
});
export type Faq = z.infer<typeof faqSchema>;

export const factSchema = z.object({ fact: textSchema(1, 500), imageUrl: z.string().optional() });
export type Fact = z.infer<typeof factSchema>;
