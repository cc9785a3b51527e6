import { battleRules } from '@panelwise/contracts/domain/battles';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { StoredBattleItem } from '@panelwise/db/schema/battles';
import { shuffled } from '../learn/games/pick.ts';
import { freezeItems } from '../live/freeze-items.ts';

type Asking = Parameters<typeof freezeItems>[1];

/** All questions of a comic that are asked, as a battle keeps them. */
export function poolOf(comicId: string, comic: Asking): StoredBattleItem[] {
  return [false, true].flatMap((hardcore) =>
    freezeItems(comicId, comic, hardcore).map((item) => ({ ...item, hardcore })),
  );
}

/** A question of a battle, as one of its quiz. */
export const quizItemOf = ({ asked: _, teaches: __, ...item }: StoredBattleItem): QuizItem => ({
  ...item,
  explanation: item.explanation ?? undefined,
  taughtAt: item.taughtAt ?? undefined,
});

export const hasEnough = (pool: readonly unknown[]) => pool.length >= battleRules.items;

/** Seven questions of a comic that has enough. */
export function drawItems(pool: readonly StoredBattleItem[], random: () => number): StoredBattleItem[] {
  return shuffled(pool, random).slice(0, battleRules.items);
}
