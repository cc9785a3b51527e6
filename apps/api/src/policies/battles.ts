import type { AgeBand, BattleOpponent } from '@panelwise/contracts/domain/battles';
import { isMinor } from '@panelwise/contracts/domain/consent';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findBattler, listClassmates } from '@panelwise/db/repositories/battlers';
import { type AgeSigns, bandOf } from './age-band.ts';

type Person = Omit<AgeSigns, 'classes'> & {
  country: string | null;
  classes: readonly { grade: string; mayBattle: boolean | null }[];
  byParent: boolean | null;
};

/** Somebody for whom battles are on. */
export type Battler = { userId: string; band: AgeBand; isInClass: boolean };

/**
 * Whether battles are on for somebody: of a child only where a parent or a teacher has switched them on, and for nobody where one
 * of them has switched them off. Under nine they never are.
 */
export function isOnFor(person: Person, today: Date): boolean {
  if (bandOf(person, today) === 'under-9') return false;
  const said = [
    ...person.classes.map(({ mayBattle }) => mayBattle),
    // From 18 on, people decide for themselves.
    ...(isMinor(person, today) ? [person.byParent] : []),
  ];
  if (said.includes(false)) return false;
  return said.includes(true) || !isMinor(person, today);
}

/** Somebody for whom battles are on; undefined for everybody else. */
export async function findBattlerOn(db: Queryable, userId: string): Promise<Battler | undefined> {
  const person = await findBattler(db, userId);
  const today = new Date();
  if (!person || !isOnFor(person, today)) return undefined;
  return { userId, band: bandOf(person, today), isInClass: person.classes.length > 0 };
}

/** @throws DomainError `battle-off` */
export async function getBattler(db: Queryable, userId: string): Promise<Battler> {
  const battler = await findBattlerOn(db, userId);
  if (!battler) throw new DomainError('battle-off');
  return battler;
}

/** Whom somebody may open a battle for. */
export function mayOpenFor({ band, isInClass }: Battler): BattleOpponent[] {
  const isOlder = band === '13-17' || band === 'adult';
  return [
    ...(isInClass ? (['class'] as const) : []),
    ...(isInClass || isOlder ? (['code'] as const) : []),
    'anyone',
    'own',
  ];
}

/** Classmates may meet; others from 13 on, of the same age. Each of these people is asked of the database now. */
export async function listWhoMayMeet(
  db: Queryable,
  battler: Battler,
  others: readonly string[],
): Promise<Set<string>> {
  const classmates = await listClassmates(db, battler.userId, [...others]);
  const isOlder = battler.band === '13-17' || battler.band === 'adult';
  const may = new Set<string>();
  for (const userId of others) {
    const other = await findBattlerOn(db, userId);
    if (other && (classmates.has(userId) || (isOlder && other.band === battler.band))) may.add(userId);
  }
  return may;
}
