import {
  factSchema,
  faqSchema,
  hardcoreQuestionSchema,
  quizQuestionSchema,
} from '@panelwise/contracts/domain/learning';
import { describe, expect, it } from 'vitest';
import { lintFacts, lintFaqs } from './extras-lint.ts';
import { briefFor } from './fixtures/brief.ts';
import { freeStories, oddStories } from './fixtures/free-stories.ts';
import { knownStories } from './fixtures/known-stories.ts';
import { languageStories, twelveStories } from './fixtures/twelve-stories.ts';
import { lintItems } from './item-lint.ts';
import type { Lesson } from './lesson.ts';
import { lessons } from './packs/catalogue.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();

function lessonsOf(brief: BriefWithLesson): Lesson[] {
  const parts = writer.breakdown(brief);
  return parts.map(({ part }) => ({ brief, parts, part, script: writer.script(brief, parts, part) }));
}

describe.each(
  Object.entries({ ...knownStories, ...freeStories, ...twelveStories, ...languageStories, ...oddStories }),
)('learning content of %s', (_, brief) => {
  const lessons = lessonsOf(brief);

  it('has up to 8 quiz and 4 hardcore questions without a fault', () => {
    for (const lesson of lessons) {
      const quiz = writer.quiz(lesson);
      const hardcore = writer.hardcoreQuiz(lesson);
      expect(quiz.length).toBeLessThanOrEqual(8);
      expect(hardcore.length).toBeLessThanOrEqual(4);
      for (const question of quiz) expect(quizQuestionSchema.safeParse(question).error).toBeUndefined();
      for (const question of hardcore)
        expect(hardcoreQuestionSchema.safeParse(question).error).toBeUndefined();
      const context = writer.lintContext(lesson);
      expect(lintItems(quiz, lesson.script, context)).toEqual([]);
      expect(lintItems(hardcore, lesson.script, context)).toEqual([]);
    }
  });

  it('has up to five FAQs and five facts without a fault', () => {
    for (const lesson of lessons) {
      const [faqs, facts] = [writer.faqs(lesson), writer.facts(lesson)];
      for (const faq of faqs) expect(faqSchema.safeParse(faq).error).toBeUndefined();
      for (const fact of facts) expect(factSchema.safeParse(fact).error).toBeUndefined();
      expect(Math.max(faqs.length, facts.length)).toBeLessThanOrEqual(5);
      const context = writer.lintContext(lesson);
      expect(lintFaqs(faqs, context)).toEqual([]);
      expect(lintFacts(facts, context)).toEqual([]);
    }
  });
});

it('asks enough about a story that explains enough', () => {
  for (const lesson of lessonsOf(freeStories.history!)) {
    expect(writer.quiz(lesson).length).toBeGreaterThanOrEqual(4);
    expect(writer.facts(lesson).length).toBeGreaterThanOrEqual(4);
  }
});

it('answers what a learner would ask where a story explains, and asks nothing where it only tells', () => {
  for (const lesson of lessonsOf(freeStories.history!))
    expect(writer.faqs(lesson).length).toBeGreaterThanOrEqual(3);
  const tale = briefFor({
    concept: 'The lost kite',
    story:
      'Noor ran up the hill with her kite. The wind took it over the trees. Noor looked behind every bush. A boy called Emil found it in the pond. They dried the kite on a fence. Noor gave Emil half of her cake.',
  });
  for (const lesson of lessonsOf(tale)) {
    expect(writer.faqs(lesson)).toEqual([]);
    expect(writer.hardcoreQuiz(lesson)).toEqual([]);
  }
});

it.each(lessons.map((pack) => [pack.id, pack] as const))(
  'content of the pack %s is without a fault',
  (_, pack) => {
    const grade = String(pack.grades[0]);
    for (const lesson of lessonsOf(
      briefFor({ concept: pack.match[0]!, story: 'Maya asks a question.', grade }),
    )) {
      const context = writer.lintContext(lesson);
      const items = [writer.quiz(lesson), writer.hardcoreQuiz(lesson)];
      expect(items.flatMap((set) => lintItems(set, lesson.script, context))).toEqual([]);
      expect(lintFaqs(writer.faqs(lesson), context)).toEqual([]);
      expect(lintFacts(writer.facts(lesson), context)).toEqual([]);
    }
  },
);
