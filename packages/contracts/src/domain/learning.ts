import { z } from 'zod';
import { limits } from './limits.ts';
import { textSchema, trimmedTextSchema } from './text.ts';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Where in the comic an item is taught, so that "show me where" can open the panel. Both count from 1. */
export const taughtAtSchema = z.object({ page: z.int().min(1), panel: z.int().min(1) });
export type TaughtAt = z.infer<typeof taughtAtSchema>;

const question = z.object({
  question: textSchema(1, limits.questionMax),
  options: z.array(textSchema(1, limits.optionMax)).min(limits.optionsMin).max(limits.optionsMax),
  correctAnswer: textSchema(1, limits.optionMax),
  difficulty: z.enum(difficulties),
  taughtAt: taughtAtSchema.optional(),
  factId: z.string().optional(),
});

/** What every question has to keep to. */
const keyIsAnOption = (item: { options: string[]; correctAnswer: string }) =>
  item.options.includes(item.correctAnswer);
const optionsDiffer = (item: { options: string[] }) =>
  new Set(item.options.map((o) => o.trim().toLowerCase())).size === item.options.length;

const keyRule = { message: 'The correct answer must be one of the options.', path: ['correctAnswer'] };
const optionsRule = { message: 'Every option must be different.', path: ['options'] };

export const quizQuestionSchema = question.refine(keyIsAnOption, keyRule).refine(optionsDiffer, optionsRule);
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const hardcoreQuestionSchema = question
  .extend({ explanation: textSchema(1, limits.explanationMax) })
  .refine(keyIsAnOption, keyRule)
  .refine(optionsDiffer, optionsRule);
export type HardcoreQuestion = z.infer<typeof hardcoreQuestionSchema>;

export const faqSchema = z.object({
  question: textSchema(1, limits.faqQuestionMax),
  answer: textSchema(1, limits.faqAnswerMax),
  imageUrl: z.string().optional(),
});
export type Faq = z.infer<typeof faqSchema>;

export const factSchema = z.object({ fact: textSchema(1, limits.factMax), imageUrl: z.string().optional() });
export type Fact = z.infer<typeof factSchema>;

const writtenQuestion = z.strictObject({
  kind: z.literal('quiz'),
  question: trimmedTextSchema(1, limits.questionMax),
  options: z.array(trimmedTextSchema(1, limits.optionMax)).min(limits.optionsMin).max(limits.optionsMax),
  correctAnswer: trimmedTextSchema(1, limits.optionMax),
});

/**
 * The words of one item of the learning content, as a person writes them. What else belongs to it, such as the panel
 * that teaches it, is the server's.
 */
export const writtenItemSchema = z.discriminatedUnion('kind', [
  writtenQuestion.refine(keyIsAnOption, keyRule).refine(optionsDiffer, optionsRule),
  writtenQuestion
    .extend({ kind: z.literal('hardcore-quiz'), explanation: trimmedTextSchema(1, limits.explanationMax) })
    .refine(keyIsAnOption, keyRule)
    .refine(optionsDiffer, optionsRule),
  z.strictObject({
    kind: z.literal('faqs'),
    question: trimmedTextSchema(1, limits.faqQuestionMax),
    answer: trimmedTextSchema(1, limits.faqAnswerMax),
  }),
  z.strictObject({ kind: z.literal('facts'), fact: trimmedTextSchema(1, limits.factMax) }),
]);
export type WrittenItem = z.infer<typeof writtenItemSchema>;
export const itemKinds = [
  'quiz',
  'hardcore-quiz',
  'faqs',
  'facts',
] as const satisfies readonly WrittenItem['kind'][];
export type ItemKind = WrittenItem['kind'];
