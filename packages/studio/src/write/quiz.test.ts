import {
  factSchema,
  faqSchema,
  hardcoreQuestionSchema,
  quizQuestionSchema,
} from '@panelwise/contracts/domain/learning';
import { describe, expect, it } from 'vitest';
import { freeStories, oddStories } from './fixtures/free-stories.ts';
import { knownStories } from './fixtures/known-stories.ts';
import { lintItems } from './item-lint.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();

describe.each(Object.entries({ ...knownStories, ...freeStories, ...oddStories }))(
  'learning content of %s',
  (_, brief) => {
    const parts = writer.breakdown(brief);
    const lessons = parts.map(({ part }) => ({
      brief,
      parts,
      part,
      script: writer.script(brief, parts, part),
    }));

    it('has 5–8 quiz and 3–4 hardcore questions without a fault', () => {
      for (const lesson of lessons) {
        const quiz = writer.quiz(lesson);
        const hardcore = writer.hardcoreQuiz(lesson);
        expect(quiz.length).toBeGreaterThanOrEqual(5);
        expect(quiz.length).toBeLessThanOrEqual(8);
        expect(hardcore.length).toBeGreaterThanOrEqual(3);
        expect(hardcore.length).toBeLessThanOrEqual(4);
        for (const question of quiz) expect(quizQuestionSchema.safeParse(question).error).toBeUndefined();
        for (const question of hardcore)
          expect(hardcoreQuestionSchema.safeParse(question).error).toBeUndefined();
        expect(lintItems(quiz, lesson.script)).toEqual([]);
        expect(lintItems(hardcore, lesson.script)).toEqual([]);
      }
    });

    it('has five FAQs and five facts, none twice', () => {
      for (const lesson of lessons) {
        const faqs = writer.faqs(lesson);
        const facts = writer.facts(lesson);
        for (const faq of faqs) expect(faqSchema.safeParse(faq).error).toBeUndefined();
        for (const fact of facts) expect(factSchema.safeParse(fact).error).toBeUndefined();
        expect(new Set(faqs.map((faq) => faq.question)).size).toBe(5);
        expect(new Set(facts.map((fact) => fact.fact)).size).toBe(5);
      }
    });
  },
);
