import type { QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import type { Bloom, LessonPack, PackQuestion } from '../packs/lesson-pack.ts';
import type { Item } from './item.ts';
import { hardSize, quizSize } from './story-items.ts';
import { findTaughtAt, teaches } from './taught-at.ts';
import { isUntold } from './untold-answer.ts';

const difficultyOf: Record<Bloom, QuizQuestion['difficulty']> = {
  remember: 'easy',
  understand: 'easy',
  apply: 'medium',
  analyse: 'hard',
  evaluate: 'hard',
};

const toItem = (question: PackQuestion, explanation: string): Item => ({
  kind: question.bloom,
  question: question.question,
  key: question.key,
  distractors: [...question.not],
  difficulty: difficultyOf[question.bloom],
  factId: question.fact,
  explanation,
});

/** Quiz items of a pack that this comic teaches, easy before hard. */
export const packQuizItems = (pack: LessonPack, script: Script, max: number): Item[] =>
  pack.quiz
    .map((q) => toItem(q, pack.facts[q.fact]!))
    .filter(({ explanation, ...asked }) => isTold(asked, script, explanation))
    .slice(0, max);

/** As `packQuizItems`, of the harder questions. */
export const packHardItems = (pack: LessonPack, script: Script, max: number): Item[] =>
  pack.hardcore
    .map((q) => toItem(q, q.why))
    .filter((item) => isTold(item, script, item.explanation))
    .slice(0, max);

/** Everything that a pack's questions ask about this comic. */
export const packItems = (pack: LessonPack, script: Script): Item[] => [
  ...packQuizItems(pack, script, quizSize.max),
  ...packHardItems(pack, script, hardSize.max),
];

/** So many wrong words stand beside the right one. */
const otherWords = 3;

/** What the terms of a pack mean, asked the other way round: a lesson's own questions come before these. */
export function packTermItems({ terms, facts }: LessonPack, script: Script): Item[] {
  return terms
    .map(({ term, means, fact }, at): Item => {
      const others = [...terms.slice(at + 1), ...terms.slice(0, at)].map((other) => other.term);
      return {
        kind: 'remember',
        question: `Which word means “${means}”?`,
        key: term,
        distractors: others.slice(0, otherWords),
        difficulty: 'easy',
        factId: fact,
        explanation: facts[fact] ?? '',
      };
    })
    .filter(({ distractors }) => distractors.length === otherWords)
    .filter(({ explanation, ...asked }) => isTold(asked, script, explanation));
}

/** Whether a panel teaches the fact of a question, and the words of the comic tell its answer. */
function isTold(
  { key, ...asked }: Omit<Item, 'explanation'> & { explanation?: string },
  script: Script,
  evidence: string,
): boolean {
  if (!teaches(script, asked.factId, evidence)) return false;
  const taughtAt = findTaughtAt(script, asked.factId, evidence);
  return !isUntold({ ...asked, correctAnswer: key, ...(taughtAt && { taughtAt }) }, script);
}
