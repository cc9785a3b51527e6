import { battleRules } from '@panelwise/contracts/domain/battles';
import type { StoredBattleItem } from '@panelwise/db/schema/battles';
import type { EditionContent } from '@panelwise/db/schema/comics';
import { freezeItems } from '../live/freeze-items.ts';

type Content = Pick<EditionContent, 'pages' | 'panels' | 'questions' | 'hardcoreQuestions'>;

/** All questions of a comic, as a battle keeps them. */
export function poolOf(comicId: string, content: Content): StoredBattleItem[] {
  return [false, true].flatMap((hardcore) =>
    freezeItems(comicId, content, hardcore).map((item) => ({ ...item, hardcore })),
  );
}

export const hasEnough = (pool: readonly unknown[]) => pool.length >= battleRules.items;

/** The same list in another order, by numbers from 0 to 1. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** Seven questions of a comic that has enough. */
export function drawItems(pool: readonly StoredBattleItem[], random: () => number): StoredBattleItem[] {
  return shuffled(pool, random).slice(0, battleRules.items);
}
