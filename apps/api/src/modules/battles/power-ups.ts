import { type PowerUp, powerUps } from '@panelwise/contracts/domain/power-ups';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Transaction } from '@panelwise/db/client';
import { type BattleSeat, updateBattleSeat, type WholeBattle } from '@panelwise/db/repositories/battles';
import { buyPowerUp } from '@panelwise/db/repositories/power-ups';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { StoredBattleItem } from '@panelwise/db/schema/battles';
import type { ShowItem } from '../../presenters/learning.ts';
import { mustHavePowerUps } from '../learn/power-ups.ts';
import { quizItemOf } from './items.ts';

/** How questions are shown to somebody: as they are, and with fewer wrong answers. */
export type Shown = { show: ShowItem; half: ShowItem };

/** What was bought for a question of a battle. */
export const helpsWith = ({ helps }: BattleSeat, position: number): ReadonlySet<PowerUp> =>
  new Set(helps.filter((one) => one.position === position).map(({ kind }) => kind));

/** A question as it is shown with what was bought for it. */
export const shownWith = (
  item: StoredBattleItem,
  has: ReadonlySet<PowerUp>,
  { show, half }: Shown,
): QuizItem => (has.has('fifty-fifty') ? half(quizItemOf(item)) : show(quizItemOf(item)));

/** What was wrong with a second chance, for the question that is open. */
export const triedAt = ({ tried }: BattleSeat, position: number): string | null =>
  tried?.position === position ? tried.answer : null;

export const helpLeft = ({ helps }: BattleSeat): number => Math.max(0, powerUps.most.battle - helps.length);

/** What could still be had for the question that is open. */
export function offersIn(
  seat: BattleSeat,
  item: StoredBattleItem,
  position: number,
  shown: Shown,
): PowerUp[] {
  const has = helpsWith(seat, position);
  if (helpLeft(seat) === 0 || triedAt(seat, position) !== null) return [];
  const options = shownWith(item, has, shown).options.length;
  const fits: Record<PowerUp, boolean> = {
    'fifty-fifty': shown.half(quizItemOf(item)).options.length < options,
    'show-me': item.teaches !== null,
    // Of two a second one is no try.
    'second-chance': options > 2,
    'slow-clock': true,
  };
  const once: readonly PowerUp[] = powerUps.onceInBattle;
  const isSpent = (kind: PowerUp) => once.includes(kind) && seat.helps.some((one) => one.kind === kind);
  return powerUps.battle.filter((kind) => !has.has(kind) && !isSpent(kind) && fits[kind]);
}

/**
 * Gets help with the question that is open, for coins; the same once more changes nothing. The caller holds the learner's
 * lock and the battle's row.
 * @throws DomainError `battle-closed`, `rewards-off`, `power-up-not-here`, `power-ups-used`, `coins-missing`
 */
export async function helpInBattle(
  tx: Transaction,
  { battle, answers }: WholeBattle,
  seat: BattleSeat,
  { position, kind }: { position: number; kind: PowerUp },
  shown: Shown,
): Promise<void> {
  const item = battle.items[position];
  const given = answers.filter(({ place }) => place === seat.place).length;
  if (battle.state !== 'playing' || seat.finishedAt || given !== position || !item)
    throw new DomainError('battle-closed');
  if (helpsWith(seat, position).has(kind)) return;
  await mustHavePowerUps(tx, seat.userId, battle.comicId);
  if (helpLeft(seat) === 0) throw new DomainError('power-ups-used');
  if (!offersIn(seat, item, position, shown).includes(kind)) throw new DomainError('power-up-not-here');
  await buyPowerUp(tx, seat.userId, kind, `battle:${battle.id}:${position}`);
  const at = { battleId: battle.id, place: seat.place };
  await updateBattleSeat(tx, at, { helps: [...seat.helps, { position, kind }] });
}
