import type { Fact, Faq, HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import type { Known } from './another.ts';
import type { BriefCheck } from './check-brief.ts';
import type { Lesson } from './lesson.ts';
import type { LintContext } from './lint-context.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';

/** The built-in writer: offline, deterministic (same input, same bytes), never throws on any story. */
export type Writer = {
  /** What a brief is good for: whether a comic may be made of it, what it lacks, which lessons fit. */
  check(brief: Brief): BriefCheck;
  /** Concept breakdown: 1–6 parts. */
  breakdown(brief: BriefWithLesson): PartPlan[];
  /** The script of one part; `part` counts from 1. */
  script(brief: BriefWithLesson, parts: PartPlan[], part: number): Script;
  /** 5–8 questions, fewer where the story gives fewer. */
  quiz(lesson: Lesson): QuizQuestion[];
  /** 3–4 questions, each with an explanation; fewer where the story gives fewer. */
  hardcoreQuiz(lesson: Lesson): HardcoreQuestion[];
  /** Questions with answers: 3–5 of a known lesson, each in one of its parts only, else up to 5. */
  faqs(lesson: Lesson): Faq[];
  /** Did-you-know facts: 3–5 of a known lesson, each in one of its parts only, else up to 5. */
  facts(lesson: Lesson): Fact[];
  /** One more of these, that is not known; undefined where there is none left for the part. */
  anotherQuestion(lesson: Lesson, known: Known): QuizQuestion | undefined;
  anotherHardQuestion(lesson: Lesson, known: Known): HardcoreQuestion | undefined;
  anotherFaq(lesson: Lesson, known: Known): Faq | undefined;
  anotherFact(lesson: Lesson, known: Known): Fact | undefined;
  /** What the learning content of a lesson is checked against. */
  lintContext(lesson: Lesson): LintContext;
};

/**
 * Loads the writer. The language model behind it is about 4 MB, so it is imported here, on the first
 * call, and not when this file is.
 */
export async function loadWriter(): Promise<Writer> {
  const [check, breakdown, script, quiz, faqs, facts, lint, called, another, spelling] = await Promise.all([
    import('./check-brief.ts'),
    import('./breakdown.ts'),
    import('./script.ts'),
    import('./quiz.ts'),
    import('./faqs.ts'),
    import('./facts.ts'),
    import('./lint-lesson.ts'),
    import('./called.ts'),
    import('./another.ts'),
    import('./spelled-for.ts'),
  ]);
  const about = <More extends unknown[], T>(write: (lesson: Lesson, ...more: More) => T) =>
    called.withNames(spelling.spelledLike(write));
  return {
    check: check.checkBrief,
    breakdown: breakdown.writeBreakdown,
    script: script.writeScript,
    quiz: about(quiz.writeQuiz),
    hardcoreQuiz: about(quiz.writeHardcoreQuiz),
    faqs: about(faqs.writeFaqs),
    facts: about(facts.writeFacts),
    anotherQuestion: about(another.anotherQuestion),
    anotherHardQuestion: about(another.anotherHardQuestion),
    anotherFaq: about(another.anotherFaq),
    anotherFact: about(another.anotherFact),
    lintContext: lint.lessonLintContext,
  };
}
