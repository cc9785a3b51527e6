import type { BadgeId } from '@panelwise/contracts/domain/badges';
import type { AttemptContext } from '@panelwise/contracts/domain/evidence';
import {
  cardRanks,
  type Earned,
  levelOf,
  noReward,
  type Reward,
  rankOf,
  rewardRules,
} from '@panelwise/contracts/domain/rewards';
import type { Transaction } from '@panelwise/db/client';
import { countReviewedToday, hasFailed, type ReviewCardRow } from '@panelwise/db/repositories/attempts';
import { awardBadges } from '@panelwise/db/repositories/badges';
import { settleGoalsOf } from '@panelwise/db/repositories/class-goals';
import { listRanks, putRank, readCardEvidence } from '@panelwise/db/repositories/comic-cards';
import { listCardsOf, listDueCards } from '@panelwise/db/repositories/learner';
import { isFullWeek, readLearningWeek } from '@panelwise/db/repositories/learning-days';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import { hasRead } from '@panelwise/db/repositories/readings';
import { bookReward, type Earning, isPartOff, readPurse } from '@panelwise/db/repositories/rewards';
import { readDeck } from './daily-deck.ts';
import { siblingsOf } from './verdict.ts';

const { each } = rewardRules;
const dayMs = 24 * 3_600_000;

/** What there is room for, where it is less than in the rest of the day. */
type Room = Pick<Reward, 'xp' | 'coins'>;

/** Adds up what one answer or reading brought. */
class Sum {
  private readonly tx: Transaction;
  private readonly userId: string;
  private readonly room: Room | undefined;
  private reward: Reward = noReward;
  constructor(tx: Transaction, userId: string, room?: Room) {
    this.tx = tx;
    this.userId = userId;
    this.room = room;
  }

  /** @returns false where it was paid before */
  async book(earning: Earning): Promise<boolean> {
    const { reward } = earning;
    const left = this.room && {
      xp: Math.max(0, this.room.xp - this.reward.xp),
      coins: Math.max(0, this.room.coins - this.reward.coins),
    };
    const bounded = left
      ? { ...reward, xp: Math.min(reward.xp, left.xp), coins: Math.min(reward.coins, left.coins) }
      : reward;
    const paid = await bookReward(this.tx, this.userId, { ...earning, reward: bounded });
    if (paid)
      this.reward = {
        xp: this.reward.xp + paid.xp,
        coins: this.reward.coins + paid.coins,
        gems: this.reward.gems + paid.gems,
      };
    return paid !== undefined;
  }

  async total(rank: Earned['rank'], badges: BadgeId[] = []): Promise<Earned> {
    const { xp } = await readPurse(this.tx, this.userId);
    const level = levelOf(xp);
    return { ...this.reward, rank, level: level > levelOf(xp - this.reward.xp) ? level : null, badges };
  }
}

export type RewardedAnswer = {
  userId: string;
  comicId: string;
  item: Pick<QuizItem, 'key' | 'hardcore' | 'factId' | 'taughtAt'>;
  /** All items of the comic. */
  items: readonly QuizItem[];
  context: AttemptContext;
  isRight: boolean;
  /** False for what proves nothing: it earns nothing either. */
  counts: boolean;
  /** The item was never answered before, anywhere. */
  isNew: boolean;
  /** As it stood before the answer. */
  card: ReviewCardRow | undefined;
  now: Date;
  room?: Room | undefined;
};

/**
 * Books what an answer brings. The caller holds the learner's lock.
 * @returns undefined where rewards are switched off, so that nothing of them is shown
 */
export async function rewardAnswer(tx: Transaction, answer: RewardedAnswer): Promise<Earned | undefined> {
  const { userId, comicId, items, context, isRight, counts } = answer;
  // What somebody does counts for their class, whatever is switched off for themselves.
  if (counts && isRight) await settleGoalsOf(tx, userId);
  if (await isPartOff(tx, userId, 'rewards')) return undefined;
  const sum = new Sum(tx, userId, answer.room);
  // An answer to what was not read may come from anywhere: whoever has the answers of a friend earns nothing by them.
  if (!counts || !(await hasRead(tx, userId, comicId))) return sum.total(null);
  if (isRight) await rewardRight(tx, sum, answer);
  if (context === 'review') await rewardDeck(tx, sum, answer);
  await rewardWeek(tx, sum, userId);
  const rank = await raiseRank(tx, sum, userId, comicId, items);
  // A move of a game is several answers: its badges come with the move.
  return sum.total(rank, context === 'game' ? [] : await awardBadges(tx, userId, comicId));
}

async function rewardRight(tx: Transaction, sum: Sum, answer: RewardedAnswer): Promise<void> {
  const { userId, comicId, item, items, context, card, isNew, now } = answer;
  const isDue = context === 'review' && card !== undefined && card.dueAt <= now;
  const wasWrong = !isNew && (await hasFailed(tx, userId, item.key));
  if (isNew) await sum.book({ reason: 'right-first', of: item.key, reward: each['right-first'] });
  else if (!(wasWrong && (await sum.book({ reason: 'repaired', of: item.key, reward: each.repaired })))) {
    if (isDue)
      await sum.book({
        reason: 'review',
        of: `${item.key}:${card.dueAt.toISOString().slice(0, 10)}`,
        reward: each.review,
      });
    else await sum.book({ reason: 'again', of: item.key, reward: each.again });
  }
  // A mistake in another question of the same panel is repaired by this one.
  const cards = await listCardsOf(tx, userId, [comicId]);
  for (const sibling of siblingsOf(items, item)) {
    const missed = cards.find(({ itemKey }) => itemKey === sibling.key);
    const isRecent =
      missed && now.getTime() - missed.lastReviewAt.getTime() <= rewardRules.repairDays * dayMs;
    if (isRecent && !missed.wasRight)
      await sum.book({ reason: 'repaired', of: sibling.key, reward: each.repaired });
  }
}

/** The deck of a day is done: nothing is due any more or the time for today is used, and some of it was answered today. */
export async function isDeckDone(tx: Transaction, userId: string): Promise<boolean> {
  if ((await countReviewedToday(tx, userId)) < rewardRules.deckAnswers) return false;
  const [due] = await listDueCards(tx, userId, 1);
  return due === undefined || (await readDeck(tx, { userId, shown: undefined })).items.length === 0;
}

async function rewardDeck(tx: Transaction, sum: Sum, { userId, now }: RewardedAnswer): Promise<void> {
  if (await isDeckDone(tx, userId))
    await sum.book({ reason: 'deck', of: now.toISOString().slice(0, 10), reward: each.deck });
}

/** Books what a week brings that a shield has just made full. @returns what somebody has after that */
export async function rewardShieldedWeek(tx: Transaction, userId: string): Promise<Reward> {
  await rewardWeek(tx, new Sum(tx, userId), userId);
  return readPurse(tx, userId);
}

async function rewardWeek(tx: Transaction, sum: Sum, userId: string): Promise<void> {
  const week = await readLearningWeek(tx, userId);
  if (isFullWeek(week)) await sum.book({ reason: 'week', of: week.monday, reward: each.week });
}

/**
 * Lets the card of a comic rise to the rank that the evidence carries. It never falls: what is forgotten fades.
 * @returns the rank that it has just reached, null where it stays
 */
async function raiseRank(
  tx: Transaction,
  sum: Sum,
  userId: string,
  comicId: string,
  items: readonly QuizItem[],
): Promise<Earned['rank']> {
  const place = (rank: Earned['rank'] | undefined) => (rank ? cardRanks.indexOf(rank) : -1);
  const had = place((await listRanks(tx, userId, [comicId])).get(comicId));
  const now = rankOf(await readCardEvidence(tx, userId, comicId, items));
  if (!now || place(now) <= had) return null;
  await putRank(tx, userId, comicId, now);
  for (const rank of cardRanks.slice(had + 1, place(now) + 1)) {
    const gems = rewardRules.rankGems[rank];
    if (gems > 0) await sum.book({ reason: 'rank', of: `${comicId}:${rank}`, reward: { ...noReward, gems } });
  }
  return now;
}

/**
 * Books what it brings to have read a comic to its end. The caller holds the learner's lock.
 * @returns undefined where rewards are switched off
 */
export async function rewardReading(
  tx: Transaction,
  userId: string,
  comicId: string,
  items: readonly QuizItem[],
): Promise<Earned | undefined> {
  await settleGoalsOf(tx, userId);
  if (await isPartOff(tx, userId, 'rewards')) return undefined;
  const sum = new Sum(tx, userId);
  if (!(await sum.book({ reason: 'comic-read', of: comicId, reward: each['comic-read'] })))
    return sum.total(null);
  await rewardWeek(tx, sum, userId);
  const rank = await raiseRank(tx, sum, userId, comicId, items);
  return sum.total(rank, await awardBadges(tx, userId, comicId));
}
