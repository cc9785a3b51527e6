import { type AvatarPart, avatarOf, partsOf } from '@panelwise/contracts/domain/avatar';
import { lockedIn, openParts, unlockOf } from '@panelwise/contracts/domain/avatar-shop';
import { levelOf } from '@panelwise/contracts/domain/rewards';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { OwnAvatar } from '@panelwise/contracts/http/avatars';
import type { Queryable, Transaction } from '@panelwise/db/client';
import { lockLearner } from '@panelwise/db/repositories/attempts';
import {
  buyPart,
  countRanks,
  findAvatar,
  listOwnedParts,
  putAvatar,
} from '@panelwise/db/repositories/avatars';
import { listEarnedBadges } from '@panelwise/db/repositories/badges';
import { isPartOff, readPurse } from '@panelwise/db/repositories/rewards';

/**
 * Somebody's character with what it may wear. Where rewards are switched off there is no shop and nothing opens any more;
 * what was bought before, and what is worn, stays theirs.
 */
export async function readOwnAvatar(db: Queryable, userId: string): Promise<OwnAvatar> {
  // One after the other: a transaction has one connection.
  const avatar = await findAvatar(db, userId);
  const owned = await listOwnedParts(db, userId);
  const worn = avatar === null ? undefined : avatarOf(avatar);
  const has = [...owned, ...(worn ? partsOf(worn).filter((part) => unlockOf(part)) : [])];
  if (await isPartOff(db, userId, 'rewards')) return { avatar, open: openParts(has, undefined) };
  const { xp, coins } = await readPurse(db, userId);
  const badges = (await listEarnedBadges(db, userId)).map(({ badge }) => badge);
  const reached = { level: levelOf(xp), ranks: await countRanks(db, userId), badges };
  return { avatar, open: openParts(has, reached), shop: { coins, ...reached } };
}

/** Lets a character stand for somebody. @throws DomainError `part-locked` */
export async function wear(tx: Transaction, userId: string, code: string): Promise<OwnAvatar> {
  await lockLearner(tx, userId);
  const own = await readOwnAvatar(tx, userId);
  const avatar = avatarOf(code);
  if (!avatar || lockedIn(avatar, own.open)) throw new DomainError('part-locked');
  await putAvatar(tx, userId, code);
  return { ...own, avatar: code };
}

/** Buys a part for coins; what somebody has already costs nothing. @throws DomainError `rewards-off`, `part-not-sold`, `coins-missing` */
export async function buy(tx: Transaction, userId: string, part: AvatarPart): Promise<OwnAvatar> {
  await lockLearner(tx, userId);
  if (await isPartOff(tx, userId, 'rewards')) throw new DomainError('rewards-off');
  const unlock = unlockOf(part);
  if (!unlock || !('coins' in unlock)) throw new DomainError('part-not-sold');
  await buyPart(tx, userId, { part, coins: unlock.coins });
  return readOwnAvatar(tx, userId);
}
