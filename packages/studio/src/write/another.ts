import type { Fact, Faq, HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { lintFacts, lintFaqs } from './extras-lint.ts';
import { factsLeft } from './facts.ts';
import { faqsLeft } from './faqs.ts';
import { lintItems } from './item-lint.ts';
import { asksTheSame } from './items/asks-the-same.ts';
import type { Lesson } from './lesson.ts';
import { lessonLintContext } from './lint-lesson.ts';
import { hardLeft, quizLeft } from './quiz.ts';
import { plainWords } from './text/words.ts';

/** What a set has, or had: its questions or facts, which another one must not repeat, and what the questions are about. */
export type Known = { heads: readonly string[]; answers: readonly string[]; factIds: readonly string[] };

const key = (text: string) => plainWords(text).join(' ') || text.trim();
const isNew = ({ heads }: Known, head: string) => !heads.some((one) => key(one) === key(head));

/** One more question about a comic that its quiz has not asked; undefined where there is none left. */
export function anotherQuestion(lesson: Lesson, known: Known): QuizQuestion | undefined {
  return firstQuestion(quizLeft(lesson), lesson, known);
}

/** As `anotherQuestion`, of the harder ones. */
export function anotherHardQuestion(lesson: Lesson, known: Known): HardcoreQuestion | undefined {
  return firstQuestion(hardLeft(lesson), lesson, known);
}

/** What the set does not ask about comes first, and nothing that it asks is asked in other words. */
function firstQuestion<Q extends QuizQuestion>(left: Q[], lesson: Lesson, known: Known): Q | undefined {
  const context = lessonLintContext(lesson);
  const asked = new Set(known.factIds);
  const isAsked = isToldBy(known);
  const sound = left.filter(
    (one) =>
      isNew(known, one.question) &&
      !isAsked({ question: one.question, answer: one.correctAnswer }) &&
      !lintItems([one], lesson.script, context).some(({ item }) => item === 0),
  );
  return sound.find(({ factId }) => !factId || !asked.has(factId)) ?? sound[0];
}

const isToldBy = ({ heads, answers }: Known) =>
  asksTheSame(heads.map((question, i) => asItem(question, answers[i] ?? '')));

/** One more FAQ that the set does not answer. */
export function anotherFaq(lesson: Lesson, known: Known): Faq | undefined {
  const context = lessonLintContext(lesson);
  const isTold = isToldBy(known);
  return faqsLeft(lesson).find(
    (one) => isNew(known, one.question) && !isTold(one) && lintFaqs([one], context).length === 0,
  );
}

/** One more fact that the set does not tell. */
export function anotherFact(lesson: Lesson, known: Known): Fact | undefined {
  const context = lessonLintContext(lesson);
  const isTold = asksTheSame(known.heads.map((fact) => asItem('', fact)));
  return factsLeft(lesson).find(
    (one) =>
      isNew(known, one.fact) && !isTold({ answer: one.fact }) && lintFacts([one], context).length === 0,
  );
}

const asItem = (question: string, answer: string) => ({
  ...{ kind: '', question, key: answer, distractors: [], factId: '', explanation: '' },
  difficulty: 'easy' as const,
});
