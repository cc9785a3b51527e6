import type { GiftGiver, NewGift } from '@panelwise/contracts/domain/gifts';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Transaction } from '@panelwise/db/client';
import { giftsLeft, giveCoins } from '@panelwise/db/repositories/gifts';
import { isPartOff } from '@panelwise/db/repositories/rewards';

/**
 * Gives a child coins. That the giver may has been asked; the caller holds the child's lock.
 * @returns what the child may still be given this week
 * @throws DomainError `gift-not-here`, `gift-too-big`
 */
export async function give(
  tx: Transaction,
  who: { giverId: string; childId: string; from: GiftGiver },
  gift: NewGift,
): Promise<number> {
  if (await isPartOff(tx, who.childId, 'rewards')) throw new DomainError('gift-not-here');
  if (!(await giveCoins(tx, who, gift))) throw new DomainError('gift-too-big');
  return giftsLeft(tx, who.childId);
}
