import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { type PowerUp, powerUps } from '@panelwise/contracts/domain/power-ups';
import type { PlayPart } from '@panelwise/contracts/domain/rewards';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable, Transaction } from '@panelwise/db/client';
import { findReviewCard, lockLearner } from '@panelwise/db/repositories/attempts';
import { isAssignedNow, listAssigned } from '@panelwise/db/repositories/learner';
import { buyShield, readLearningWeek } from '@panelwise/db/repositories/learning-days';
import { buyPowerUp, listBoughtHelp, nextAnswerTo } from '@panelwise/db/repositories/power-ups';
import { listPublicItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { listPartsOff, readPurse } from '@panelwise/db/repositories/rewards';
import type { ShowItem } from '../../presenters/learning.ts';
import { rewardShieldedWeek } from './rewards.ts';

/** More than anybody is assigned at once. */
const mostAssigned = 200;

/** Whether there is help to buy for somebody: it costs coins, and may be switched off by itself. */
export async function hasPowerUps(db: Queryable, userId: string): Promise<boolean> {
  return hasPowerUpsBut(await listPartsOff(db, userId));
}

const hasPowerUpsBut = (off: ReadonlySet<PlayPart>) => !off.has('rewards') && !off.has('power-ups');

/**
 * The coins that somebody could spend on help with a comic; undefined where there is none to have.
 * @param off the parts of play that are switched off for them
 */
export async function powerUpCoins(
  db: Queryable,
  userId: string,
  comicId: string,
  off: ReadonlySet<PlayPart>,
): Promise<number | undefined> {
  if (!hasPowerUpsBut(off)) return undefined;
  const [isAssigned, { coins }] = await Promise.all([
    isAssignedNow(db, userId, comicId),
    readPurse(db, userId),
  ]);
  return isAssigned ? undefined : coins;
}

/**
 * What a teacher asks is answered without help: while a comic is assigned to somebody there is none for it anywhere.
 * @throws DomainError `rewards-off`, `power-up-not-here`
 */
export async function mustHavePowerUps(db: Queryable, userId: string, comicId: string): Promise<void> {
  if (!(await hasPowerUps(db, userId))) throw new DomainError('rewards-off');
  if (await isAssignedNow(db, userId, comicId)) throw new DomainError('power-up-not-here');
}

/** The comics that are assigned to somebody now. */
export async function listAssignedComics(db: Queryable, userId: string): Promise<ReadonlySet<string>> {
  return new Set((await listAssigned(db, userId, mostAssigned)).map(({ comicId }) => comicId));
}

/** What could still be had for a question of the review. */
export function offersFor(
  item: QuizItem,
  bought: ReadonlySet<PowerUp> | undefined,
  { show, half }: { show: ShowItem; half: ShowItem },
): (typeof powerUps.review)[number][] {
  const fits = {
    'fifty-fifty': () => half(item).options.length < show(item).options.length,
    'show-me': () => item.taughtAt !== undefined,
  };
  return powerUps.review.filter((kind) => !bought?.has(kind) && fits[kind]());
}

/**
 * Gets help with a question of the review that somebody has met before, for coins.
 * @returns the question with what is shown of it now
 * @throws DomainError `rewards-off`, `comic-not-found`, `question-changed`, `power-up-not-here`, `coins-missing`, `power-ups-used`
 */
export async function helpInReview(
  tx: Transaction,
  userId: string,
  { comicId, key, kind }: { comicId: string; key: string; kind: (typeof powerUps.review)[number] },
  shown: { show: ShowItem; half: ShowItem },
): Promise<{ item: QuizItem; shownAt: TaughtAt | null; coins: number }> {
  await lockLearner(tx, userId);
  const items = (await listPublicItems(tx, [comicId])).get(comicId);
  if (!items) throw new DomainError('comic-not-found');
  await mustHavePowerUps(tx, userId, comicId);
  const item = items.find((one) => one.key === key);
  if (!item || !(await findReviewCard(tx, userId, key))) throw new DomainError('question-changed');
  if (!offersFor(item, undefined, shown).includes(kind)) throw new DomainError('power-up-not-here');
  await buyPowerUp(tx, userId, kind, await nextAnswerTo(tx, userId, key));
  const bought = (await listBoughtHelp(tx, userId, [key])).get(key);
  return {
    item: bought?.has('fifty-fifty') ? shown.half(item) : shown.show(item),
    shownAt: bought?.has('show-me') ? (item.taughtAt ?? null) : null,
    coins: (await readPurse(tx, userId)).coins,
  };
}

/**
 * Puts a shield on this week; with it the week may be full at once.
 * @throws DomainError `rewards-off`, `power-up-not-here`, `coins-missing`
 */
export async function shieldWeek(tx: Transaction, userId: string): Promise<{ coins: number }> {
  await lockLearner(tx, userId);
  if (!(await hasPowerUps(tx, userId))) throw new DomainError('rewards-off');
  const week = await readLearningWeek(tx, userId);
  if (week.hasShield) return { coins: (await readPurse(tx, userId)).coins };
  if (!week.mayShield) throw new DomainError('power-up-not-here');
  await buyShield(tx, userId, week);
  return { coins: (await rewardShieldedWeek(tx, userId)).coins };
}
