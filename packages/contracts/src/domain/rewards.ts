import { z } from 'zod';
import { badgeIds } from './badges.ts';
import { type CardRank, cardRanks } from './card-ranks.ts';

export { type CardRank, cardRanks };

/** What learning brings: XP counts evidence and is never spent, coins buy looks, gems come from milestones. */
export const rewardUnits = ['xp', 'coins', 'gems'] as const;
export type RewardUnit = (typeof rewardUnits)[number];
export const rewardSchema = z.object({ xp: z.int().min(0), coins: z.int().min(0), gems: z.int().min(0) });
export type Reward = z.infer<typeof rewardSchema>;
export const noReward: Reward = { xp: 0, coins: 0, gems: 0 };

/** What earns something. Each is booked once for what it names: a comic, an item, a day, a week, a rank. */
export const rewardReasons = [
  'comic-read',
  'right-first',
  'repaired',
  'review',
  'again',
  'deck',
  'week',
  'rank',
] as const;
export type RewardReason = (typeof rewardReasons)[number];

/** What one answer or reading has just brought. */
export const earnedSchema = rewardSchema.extend({
  /** The card of the comic has just reached it. */
  rank: z.enum(cardRanks).nullable(),
  /** It has just been reached. */
  level: z.int().nullable(),
  /** They have just been earned. */
  badges: z.array(z.enum(badgeIds)),
});
export type Earned = z.infer<typeof earnedSchema>;

/** The rules of what learning brings. Whoever changes one gives them another version. */
export const rewardRules = {
  version: 'rewards-1',
  each: {
    'comic-read': { xp: 20, coins: 5, gems: 0 },
    'right-first': { xp: 10, coins: 2, gems: 0 },
    /** More than being right at first: a mistake that was understood is worth most. */
    repaired: { xp: 15, coins: 4, gems: 0 },
    review: { xp: 8, coins: 2, gems: 0 },
    /** An item that was paid for before, answered right once more: half, and then nothing. */
    again: { xp: 5, coins: 1, gems: 0 },
    deck: { xp: 20, coins: 5, gems: 0 },
    week: { xp: 0, coins: 15, gems: 1 },
  } satisfies Record<Exclude<RewardReason, 'rank'>, Reward>,
  /** Gems for the rank that a card reaches, once for each card and rank. */
  rankGems: { bronze: 0, silver: 1, gold: 2, platinum: 4, diamond: 8 } satisfies Record<CardRank, number>,
  /** A mistake counts as repaired by a right answer within so many days, to the same item or one of the same panel. */
  repairDays: 7,
  /** Days of learning that make a week. */
  weekDays: 4,
  /** The deck of a day is done when nothing is due, or after so many answers that count. */
  deckAnswers: 3,
  /** At most so much in a day of UTC. */
  capsADay: { xp: 400, coins: 200 },
} as const;

/** What the ranks above bronze ask: the median of the items' stabilities, in days. */
export const rankStability = { gold: 7, platinum: 21, diamond: 60 } as const;
/** And for gold, that this share of the hardcore quiz was right when it was last answered. */
export const goldHardcoreShare = 0.6;

/** XP in all that a level needs: 50 n (n + 1), so that each level takes 100 n more than the one before. Level 0 is the start. */
export function xpOfLevel(level: number): number {
  return 50 * level * (level + 1);
}

/** The level that so much XP has reached: the largest n with 50 n (n + 1) ≤ xp. */
export function levelOf(xp: number): number {
  return Math.floor((Math.sqrt(1 + (4 * Math.max(0, xp)) / 50) - 1) / 2);
}

/** What somebody has. */
export const purseSchema = rewardSchema.extend({
  level: z.int(),
  /** XP in all at which this level began, and the next one begins. */
  levelXp: z.int(),
  nextLevelXp: z.int(),
});
export type Purse = z.infer<typeof purseSchema>;

/** What somebody has, with the level that their XP has reached. */
export function purseOf(has: Reward): Purse {
  const level = levelOf(has.xp);
  return { ...has, level, levelXp: xpOfLevel(level), nextLevelXp: xpOfLevel(level + 1) };
}

/** How a card stands for its rank, by the items of its comic. */
export type CardEvidence = {
  isRead: boolean;
  /** Of the quiz: stability in days (0 where never answered), and whether it was right at least once. */
  items: readonly { stability: number; wasRight: boolean }[];
  /** Of the hardcore quiz: whether the last answer that counts was right. */
  hardcore: readonly { isRight: boolean }[];
};

/** The highest rank that the evidence carries now; null for none. Each asks what those below it ask. */
export function rankOf({ isRead, items, hardcore }: CardEvidence): CardRank | null {
  if (!isRead) return null;
  if (items.length === 0 || !items.every(({ wasRight }) => wasRight)) return 'bronze';
  const median = medianOf(items.map(({ stability }) => stability));
  const right = hardcore.filter(({ isRight }) => isRight).length;
  if (median < rankStability.gold || right < goldHardcoreShare * hardcore.length) return 'silver';
  if (median < rankStability.platinum) return 'gold';
  if (median < rankStability.diamond || right < hardcore.length) return 'platinum';
  return 'diamond';
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** What the next rank asks of somebody, as far as it is missing. */
export const nextRankSchema = z.object({
  rank: z.enum(cardRanks),
  /** The comic is to be read to its end. */
  toRead: z.boolean(),
  /** So many questions of the quiz were never right. */
  itemsLeft: z.int(),
  /** So many questions of the hardcore quiz have to be right. */
  hardcoreLeft: z.int(),
  /** What is known has to be remembered for so many days; null where that is no matter. */
  days: z.int().nullable(),
});
export type NextRank = z.infer<typeof nextRankSchema>;

/** What is missing for the rank after this one; null where there is none, or nothing to reach it by. */
export function nextRankOf(
  rank: CardRank | null,
  { isRead, items, hardcore }: CardEvidence,
): NextRank | null {
  const next = cardRanks[rank === null ? 0 : cardRanks.indexOf(rank) + 1];
  if (!next || (next !== 'bronze' && items.length === 0)) return null;
  const stability = next in rankStability ? rankStability[next as keyof typeof rankStability] : null;
  const share = next === 'diamond' ? 1 : stability === null ? 0 : goldHardcoreShare;
  const right = hardcore.filter(({ isRight }) => isRight).length;
  return {
    rank: next,
    toRead: !isRead,
    itemsLeft: next === 'bronze' ? 0 : items.filter(({ wasRight }) => !wasRight).length,
    hardcoreLeft: Math.max(0, Math.ceil(share * hardcore.length) - right),
    days: stability !== null && medianOf(items.map((item) => item.stability)) < stability ? stability : null,
  };
}

/** Parts of play that a teacher or parent can switch off. What is off is shown nowhere and earns nothing. */
export const playParts = ['rewards', 'power-ups', 'games', 'shorts', 'reactions', 'leagues'] as const;
export type PlayPart = (typeof playParts)[number];
export const offPartsSchema = z.array(z.enum(playParts)).max(playParts.length);
