import { randomInt } from 'node:crypto';
import { type BattleOpponent, battleRules } from '@panelwise/contracts/domain/battles';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable, Transaction } from '@panelwise/db/client';
import {
  addBattleEvents,
  findCurrentBattle,
  insertBattle,
  insertBattleSeat,
  lockBattle,
  readBattle,
  type WholeBattle,
} from '@panelwise/db/repositories/battles';
import { moveEnergy } from '@panelwise/db/repositories/energy';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { sql } from 'drizzle-orm';
import { type Battler, getBattler, listWhoMayMeet } from '../../policies/battles.ts';
import { begin, cancel } from './engine.ts';
import { findGhost } from './ghost.ts';
import { drawItems, hasEnough, poolOf } from './items.ts';

const newSeed = () => randomInt(2 ** 31);

/** A comic of the library with its questions. @throws DomainError `comic-not-found`, `battle-not-offered` */
export async function readBattleComic(db: Queryable, comicId: string) {
  const comic = await findLibraryComic(db, comicId);
  if (!comic) throw new DomainError('comic-not-found');
  const pool = poolOf(comicId, comic);
  if (!hasEnough(pool)) throw new DomainError('battle-not-offered');
  return { comicId, title: comic.title, subject: comic.subject, pool };
}

/**
 * Somebody has one battle at a time: one that still waits ends for another.
 * @throws DomainError `battle-running`
 */
export async function mustBeFree(tx: Transaction, userId: string): Promise<void> {
  const current = await findCurrentBattle(tx, userId);
  if (!current) return;
  await lockBattle(tx, current.id);
  const whole = await readBattle(tx, current.id);
  if (whole?.battle.state === 'playing') throw new DomainError('battle-running');
  if (whole?.battle.state === 'waiting') await cancel(tx, whole);
}

type New = { id: string; comicId: string; against: BattleOpponent; rematchOf?: string };

/**
 * Opens a battle and takes the energy for it. With one's own best run it begins at once. The caller holds the learner's lock.
 * @throws DomainError `comic-not-found`, `battle-not-offered`, `battle-running`, `no-energy`
 */
export async function open(tx: Transaction, battler: Battler, { id, ...made }: New): Promise<void> {
  const { userId, band } = battler;
  const comic = await readBattleComic(tx, made.comicId);
  await mustBeFree(tx, userId);
  await moveEnergy(tx, userId, { eventId: `battle:${id}`, change: -1 });
  const waits = made.against === 'anyone' && !made.rematchOf;
  const ghostAt = waits ? sql`clock_timestamp() + ${battleRules.ghostAfterMs} * interval '1 ms'` : null;
  const { title, subject } = comic;
  const row = { id, ...made, title, subject, band, ghostAt: ghostAt as Date | null };
  await insertBattle(tx, row, made.against === 'code' && !made.rematchOf);
  await insertBattleSeat(tx, { battleId: id, place: 0, userId, band, seed: newSeed() });
  await addBattleEvents(tx, id, [{ type: 'joined', place: 0 }]);
  if (made.against === 'own') await beginWithGhost(tx, (await readBattle(tx, id))!);
}

/**
 * Lets a recorded run take the place that nobody has taken; where there is none yet, the first one is played alone. The caller
 * holds the battle's row.
 */
export async function beginWithGhost(tx: Transaction, whole: WholeBattle): Promise<void> {
  const { battle, seats } = whole;
  const [seat] = seats;
  if (!seat || whole.isGone) return cancel(tx, whole);
  const comic = await readBattleComic(tx, battle.comicId).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  // It may have been asked anew with too few questions since the battle was opened.
  if (!comic) return cancel(tx, whole);
  const player = { userId: seat.userId, band: seat.band, isInClass: false };
  const found = await findGhost(tx, player, comic, battle.against === 'own');
  await begin(tx, whole, found?.items ?? drawItems(comic.pool, mulberry32(newSeed())), found?.ghost);
}

/** The caller holds the learner's lock. @throws DomainError `battle-not-found`, `battle-not-with-them`, `no-energy` */
export async function join(tx: Transaction, battler: Battler, id: string): Promise<void> {
  const { userId, band } = battler;
  await mustBeFree(tx, userId);
  const whole = (await lockBattle(tx, id)) ? await readBattle(tx, id) : undefined;
  const [maker] = whole?.seats ?? [];
  if (whole?.battle.state !== 'waiting' || !maker || maker.userId === userId)
    throw new DomainError('battle-not-found');
  if (!(await listWhoMayMeet(tx, battler, [maker.userId])).has(maker.userId))
    throw new DomainError('battle-not-with-them');
  const { pool } = await readBattleComic(tx, whole.battle.comicId);
  await moveEnergy(tx, userId, { eventId: `battle:${id}`, change: -1 });
  await insertBattleSeat(tx, { battleId: id, place: 1, userId, band, seed: newSeed() });
  await addBattleEvents(tx, id, [{ type: 'joined', place: 1 }]);
  await begin(tx, (await readBattle(tx, id))!, drawItems(pool, mulberry32(newSeed())));
}

/**
 * Plays once more with the same one: whoever asks first waits, and whoever asks second begins it. With a ghost it begins at once.
 * @param id of the new battle, where it is opened
 * @returns the id of the new battle
 */
export async function rematch(
  tx: Transaction,
  userId: string,
  of: WholeBattle,
  asked: { id: string; isMine: boolean } | undefined,
  id: string,
): Promise<string> {
  const battler = await getBattler(tx, userId);
  if (asked?.isMine) return asked.id;
  if (asked) {
    await join(tx, battler, asked.id);
    return asked.id;
  }
  const { comicId, against } = of.battle;
  await open(tx, battler, { id, comicId, against, rematchOf: of.battle.id });
  if (of.seats.length === 1 && against !== 'own') {
    const again = (await readBattle(tx, id))!;
    const { pool } = await readBattleComic(tx, comicId);
    const items = of.battle.items.flatMap(({ key }) => pool.find((item) => item.key === key) ?? []);
    const { ghost } = of.battle;
    if (ghost && items.length === battleRules.items) await begin(tx, again, items, ghost);
    else await beginWithGhost(tx, again);
  }
  return id;
}
