import { type BattleReaction, battleRules } from '@panelwise/contracts/domain/battles';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Transaction } from '@panelwise/db/client';
import {
  addBattleEvents,
  type BattleSeat,
  insertBattleAnswers,
  type NewBattleEvent,
  readBattle,
  updateBattle,
  updateBattleSeat,
  type WholeBattle,
} from '@panelwise/db/repositories/battles';
import { moveEnergy } from '@panelwise/db/repositories/energy';
import type { StoredBattleItem, StoredGhost } from '@panelwise/db/schema/battles';
import { sql } from 'drizzle-orm';
import { mayReact } from './may-react.ts';
import { rateBattle } from './rate.ts';
import { givenBy } from './score.ts';

/*
 * What can happen to a battle. Whoever calls holds the battle's row, so that one change follows the other; every change writes its
 * events in the same transaction.
 */

/** Now, by the database's clock, for a column of time. */
export const clock = sql`clock_timestamp()` as unknown as Date;

/** Begins: from now on each side has its first question. */
export async function begin(
  tx: Transaction,
  { battle, seats }: Pick<WholeBattle, 'battle' | 'seats'>,
  items: StoredBattleItem[],
  ghost?: StoredGhost,
): Promise<void> {
  await updateBattle(tx, battle.id, {
    state: 'playing',
    items,
    ghost: ghost ?? null,
    ghostAt: null,
    startedAt: clock,
  });
  for (const { place } of seats)
    await updateBattleSeat(
      tx,
      { battleId: battle.id, place },
      { askedAt: clock, seenAt: clock, isAway: false },
    );
  await addBattleEvents(
    tx,
    battle.id,
    seats.map(({ place }) => ({ type: 'item', place, position: 0 })),
  );
}

/** Nobody has come: the energy comes back to whoever opened it. */
export async function cancel(tx: Transaction, { battle, seats }: WholeBattle): Promise<void> {
  await updateBattle(tx, battle.id, { state: 'ended', endedAt: clock, code: null });
  await addBattleEvents(tx, battle.id, [{ type: 'ended' }]);
  for (const { userId } of seats)
    await moveEnergy(tx, userId, { eventId: `battle:${battle.id}:back`, change: 1 });
}

/** What follows from an answer, or from a question that was missed. */
export function eventsOf(whole: WholeBattle, seat: BattleSeat, position: number): NewBattleEvent[] {
  const other = whole.seats.find(({ place }) => place !== seat.place);
  const isKnown = !other || givenBy(whole, other.place).some((one) => one.position === position);
  return [
    { type: 'answered', place: seat.place, position },
    ...(isKnown ? [{ type: 'revealed' as const, position }] : []),
  ];
}

/** Every open question of a seat counts as missed. */
export async function missOpen(
  tx: Transaction,
  whole: WholeBattle,
  seat: BattleSeat,
  set: Parameters<typeof updateBattleSeat>[2] = {},
): Promise<void> {
  const { battle } = whole;
  const given = givenBy(whole, seat.place).length;
  const open = battle.items.map((_, position) => position).slice(given);
  const at = { battleId: battle.id, place: seat.place };
  await insertBattleAnswers(
    tx,
    open.map((position) => ({ ...at, position, answer: null, isRight: false, counts: false, ms: 0 })),
  );
  await updateBattleSeat(tx, at, { ...set, finishedAt: clock, movedAt: clock });
  await addBattleEvents(
    tx,
    battle.id,
    open.flatMap((position) => eventsOf(whole, seat, position)),
  );
}

/** Ends a battle once every seat is done. */
export async function endIfDone(tx: Transaction, id: string): Promise<void> {
  const whole = await readBattle(tx, id);
  if (whole?.battle.state !== 'playing') return;
  if (whole.seats.some(({ finishedAt }) => finishedAt === null)) return;
  await updateBattle(tx, id, { state: 'ended', endedAt: clock });
  await addBattleEvents(tx, id, [{ type: 'ended' }]);
  await rateBattle(tx, whole);
}

/** Somebody goes: what is open is missed, and of a battle that has not begun nothing is left. */
export async function leave(tx: Transaction, whole: WholeBattle, seat: BattleSeat): Promise<void> {
  const { battle } = whole;
  if (battle.state === 'ended' || seat.leftAt) return;
  if (battle.state === 'waiting') return cancel(tx, whole);
  // Whoever has answered all of it has played it to the end.
  if (seat.finishedAt) return;
  await addBattleEvents(tx, battle.id, [{ type: 'left', place: seat.place }]);
  await missOpen(tx, whole, seat, { leftAt: clock });
  await endIfDone(tx, battle.id);
}

/** For how long a moment is over in which somebody could have been heard of, in ms. */
export function unheardMs(now: Date, at: Date, heardSince: Date): number {
  return now.getTime() - Math.max(at.getTime(), heardSince.getTime());
}

/**
 * Looks at the seats that were not heard of: they are away first, and then miss what is open.
 * @param heardSince before it nobody could be heard of
 */
export async function lookForAway(tx: Transaction, id: string, heardSince: Date): Promise<void> {
  const first = await readBattle(tx, id);
  if (first?.battle.state !== 'playing') return;
  const isOver = unheardMs(first.now, first.battle.startedAt!, heardSince) >= battleRules.mostMs;
  for (const { place } of first.seats) {
    // Read anew: of two who miss their questions the second one finds those of the first.
    const whole = (await readBattle(tx, id))!;
    const seat = whole.seats.find((one) => one.place === place);
    if (!seat || seat.finishedAt) continue;
    const unseenMs = unheardMs(whole.now, seat.seenAt, heardSince);
    if (isOver || unseenMs >= battleRules.missedAfterMs) await missOpen(tx, whole, seat);
    else if (unseenMs >= battleRules.awayAfterMs && !seat.isAway) {
      await updateBattleSeat(tx, { battleId: id, place }, { isAway: true });
      await addBattleEvents(tx, id, [{ type: 'left', place }]);
    }
  }
  await endIfDone(tx, id);
}

/** Somebody who was away is there again. */
export async function noteBack(tx: Transaction, whole: WholeBattle, seat: BattleSeat): Promise<void> {
  const at = { battleId: whole.battle.id, place: seat.place };
  await updateBattleSeat(tx, at, { seenAt: clock, isAway: false });
  if (seat.isAway && !seat.finishedAt)
    await addBattleEvents(tx, whole.battle.id, [{ type: 'back', place: seat.place }]);
}

/** Shows the other a picture. @throws DomainError `battle-closed`, `reactions-off`, `reactions-used` */
export async function react(
  tx: Transaction,
  whole: WholeBattle,
  seat: BattleSeat,
  reaction: BattleReaction,
): Promise<void> {
  const { battle, seats } = whole;
  // A ghost is not there to see it.
  if (battle.state === 'waiting' || seats.length < 2) throw new DomainError('battle-closed');
  if (!(await mayReact(tx, whole))) throw new DomainError('reactions-off');
  if (seat.reactions >= battleRules.reactions) throw new DomainError('reactions-used');
  const at = { battleId: battle.id, place: seat.place };
  await updateBattleSeat(tx, at, { reactions: seat.reactions + 1 });
  await addBattleEvents(tx, battle.id, [{ type: 'reaction', place: seat.place, reaction }]);
}
