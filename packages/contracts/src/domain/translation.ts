import { z } from 'zod';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import { scriptWordKinds } from './script-words.ts';

/** A language that a comic is turned into: those that its pages can be lettered and checked in. */
export const languageSchema = z.enum(languages);

/** What a line of a translation is: a text of the pages, what the comic is called and about, or of what belongs to it. */
export const translationKinds = [
  ...scriptWordKinds,
  'name',
  'concept',
  'question',
  'answer',
  'explanation',
  'fact',
] as const;
export type TranslationKind = (typeof translationKinds)[number];

/** Which set of the learning content a line belongs to. */
export const translationSets = ['quiz', 'hardcore-quiz', 'faqs', 'facts'] as const;

/** Characters of the longest key and the longest text that a line can have, and lines of one comic. */
export const translationBounds = { key: 80, text: 1_000, lines: 6_000, saved: 400 } as const;

/** One text of a comic beside what it reads in the other language. */
export const translationLineSchema = z.object({
  key: z.string(),
  kind: z.enum(translationKinds),
  /** Where it stands on the pages, from 1. */
  page: z.int().optional(),
  panel: z.int().optional(),
  speaker: z.string().optional(),
  /** The set and the item of it, from 1. */
  set: z.enum(translationSets).optional(),
  item: z.int().optional(),
  /** Of an answer to choose: whether it is the right one. Its creator knows. */
  isRight: z.boolean().optional(),
  original: z.string(),
  /** Empty where nobody has translated it yet. */
  text: z.string(),
  /** Characters that there may be. */
  max: z.int(),
});
export type TranslationLine = z.infer<typeof translationLineSchema>;

/** A text of somebody who edits a translation; `was` is how they read it before. */
export const savedLineSchema = z.object({
  key: z.string().max(translationBounds.key),
  was: z.string().max(translationBounds.text),
  text: z.string().max(translationBounds.text),
});
export type SavedLine = z.infer<typeof savedLineSchema>;

/** Which lines are not translated yet. */
export const openLines = (lines: readonly TranslationLine[]): TranslationLine[] =>
  lines.filter(({ text }) => text.trim() === '');

/** The bounds of texts that are no part of a script. */
export const translationMax = {
  name: limits.titleMax,
  concept: limits.conceptMax,
  question: limits.questionMax,
  option: limits.optionMax,
  explanation: limits.explanationMax,
  faqQuestion: limits.faqQuestionMax,
  faqAnswer: limits.faqAnswerMax,
  fact: limits.factMax,
} as const;
