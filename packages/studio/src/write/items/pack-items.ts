import type { QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import type { Bloom, LessonPack, PackQuestion } from '../packs/lesson-pack.ts';
import type { Item } from './item.ts';

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

/** Quiz items of a pack, those that this comic teaches first, easy before hard. */
export function packQuizItems(pack: LessonPack, script: Script, min: number, max: number): Item[] {
  return taughtFirst(
    pack.quiz.map((q) => toItem(q, pack.facts[q.fact]!)),
    script,
    min,
  ).slice(0, max);
}

export function packHardItems(pack: LessonPack, script: Script, min: number, max: number): Item[] {
  return taughtFirst(
    pack.hardcore.map((q) => toItem(q, q.why)),
    script,
    min,
  ).slice(0, max);
}

/** All items that the comic teaches; others only to reach `min`. */
function taughtFirst<T extends { factId: string }>(items: T[], script: Script, min: number): T[] {
  const taught = new Set(script.flatMap((page) => page.panels.flatMap((panel) => panel.factIds ?? [])));
  const here = items.filter((item) => taught.has(item.factId));
  const elsewhere = items.filter((item) => !taught.has(item.factId));
  return [...here, ...elsewhere.slice(0, Math.max(0, min - here.length))];
}
