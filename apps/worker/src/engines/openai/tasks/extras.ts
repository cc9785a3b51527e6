import { type Fact, type Faq, factSchema, faqSchema } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { lintFacts, lintFaqs } from '@panelwise/studio/write/extras-lint';
import { comicLintContext } from '@panelwise/studio/write/lint-context';
import { z } from 'zod';
import { acceptSound, leastItems } from '../../sound-content.ts';
import type { Lesson } from '../../writer.ts';
import type { TextTask } from '../ask.ts';
import { factsPrompt, faqsPrompt } from '../prompts/learning.ts';
import { lessonMaterial } from './material.ts';

const faqsAnswer = z.object({
  faqs: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .min(leastItems.faqs)
    .max(limits.faqs),
});
const factsAnswer = z.object({ facts: z.array(z.string()).min(leastItems.facts).max(limits.facts) });

export function faqsTask(
  lesson: Lesson,
  least: number = leastItems.faqs,
): TextTask<z.infer<typeof faqsAnswer>, Faq[]> {
  return {
    kind: 'faqs',
    system: faqsPrompt,
    material: lessonMaterial(lesson),
    answer: faqsAnswer,
    expectedLength: 2_000,
    accept: (answer) => {
      const faqs = z.array(faqSchema).parse(answer.faqs);
      return acceptSound(faqs, lintFaqs(faqs, comicLintContext(lesson)), least);
    },
  };
}

export function factsTask(
  lesson: Lesson,
  least: number = leastItems.facts,
): TextTask<z.infer<typeof factsAnswer>, Fact[]> {
  return {
    kind: 'facts',
    system: factsPrompt,
    material: lessonMaterial(lesson),
    answer: factsAnswer,
    expectedLength: 900,
    accept: (answer) => {
      const facts = z.array(factSchema).parse(answer.facts.map((fact) => ({ fact })));
      return acceptSound(facts, lintFacts(facts, comicLintContext(lesson)), least);
    },
  };
}
