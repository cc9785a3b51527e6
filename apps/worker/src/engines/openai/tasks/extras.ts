import { type Fact, type Faq, factSchema, faqSchema } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { z } from 'zod';
import type { Lesson } from '../../writer.ts';
import type { TextTask } from '../ask.ts';
import { factsPrompt, faqsPrompt } from '../prompts/learning.ts';
import { lessonMaterial } from './material.ts';

const faqsAnswer = z.object({
  faqs: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .min(3)
    .max(limits.faqs),
});
const factsAnswer = z.object({ facts: z.array(z.string()).min(3).max(limits.facts) });

export function faqsTask(lesson: Lesson): TextTask<z.infer<typeof faqsAnswer>, Faq[]> {
  return {
    kind: 'faqs',
    system: faqsPrompt,
    material: lessonMaterial(lesson),
    answer: faqsAnswer,
    expectedLength: 2_000,
    accept: ({ faqs }) => z.array(faqSchema).parse(faqs),
  };
}

export function factsTask(lesson: Lesson): TextTask<z.infer<typeof factsAnswer>, Fact[]> {
  return {
    kind: 'facts',
    system: factsPrompt,
    material: lessonMaterial(lesson),
    answer: factsAnswer,
    expectedLength: 900,
    accept: ({ facts }) => z.array(factSchema).parse(facts.map((fact) => ({ fact }))),
  };
}
