import { z } from 'zod';
import { type Avatar, type AvatarPart, avatarPartSchema, partsOf } from './avatar.ts';
import { type BadgeId, badgeIds } from './badges.ts';
import { type CardRank, cardRanks } from './rewards.ts';

/** What opens a part: it is bought for coins, or comes by itself with a level, with cards of a rank or with a badge. */
export const unlockSchema = z.union([
  z.object({ coins: z.int() }),
  z.object({ level: z.int() }),
  z.object({ rank: z.enum(cardRanks), cards: z.int() }),
  z.object({ badge: z.enum(badgeIds) }),
]);
export type Unlock = z.infer<typeof unlockSchema>;

const coins = (amount: number): Unlock => ({ coins: amount });
const level = (reached: number): Unlock => ({ level: reached });
const badge = (id: BadgeId): Unlock => ({ badge: id });
const ofRank = (rank: CardRank, cards: number): Unlock => ({ rank, cards });

/**
 * The parts that are not free from the start. Whoever changes one gives them another version. Nothing here is left to
 * chance, ends, or costs money; skin, hair, and whatever somebody believes in or needs is free.
 */
export const avatarShop = {
  version: 'shop-2',
  locked: {
    'hairColor:violet': coins(30),
    'hairColor:blue': coins(30),
    'hairColor:pink': coins(30),
    'hairColor:green': level(2),
    'cover:straw': coins(40),
    'cover:beret': coins(40),
    'cover:flowers': coins(60),
    'cover:bowler': badge('fifteen-comics'),
    'cover:tricorn': coins(120),
    'cover:top-hat': coins(120),
    'cover:laurel': ofRank('gold', 3),
    'cover:helmet': level(5),
    'cover:crown': coins(200),
    'clothes:waistcoat': coins(60),
    'clothes:poncho': coins(80),
    'clothes:suit': coins(100),
    'clothes:uniform': coins(120),
    'clothes:gown': coins(150),
    'clothes:coat': ofRank('silver', 5),
    'clothes:armour': level(8),
    'held:kite': coins(40),
    'held:globe': badge('six-subjects'),
    'held:telescope': coins(80),
    'held:guitar': badge('art'),
    'held:rocket': coins(100),
    'held:dinosaur': coins(150),
    'held:microscope': ofRank('silver', 3),
    'held:trophy': ofRank('platinum', 1),
    'place:ocean': coins(60),
    'place:stage': coins(60),
    'place:pitch': coins(60),
    'place:volcano': coins(60),
    'place:night': level(3),
    'place:space': ofRank('gold', 1),
    'place:palace': coins(60),
  } satisfies Partial<Record<AvatarPart, Unlock>> as Partial<Record<AvatarPart, Unlock>>,
};

/** What opens a part; undefined for a free one. */
export const unlockOf = (part: AvatarPart): Unlock | undefined => avatarShop.locked[part];

/** Cards of somebody by the rank that they have reached. */
export type RankCounts = Record<CardRank, number>;

/** What somebody has reached by learning. */
export type Reached = { level: number; ranks: RankCounts; badges: readonly BadgeId[] };

/** True where level, cards or a badge have opened a part; what costs coins is never opened by them. */
export function isOpened(unlock: Unlock, { level: own, ranks, badges }: Reached): boolean {
  if ('coins' in unlock) return false;
  if ('level' in unlock) return own >= unlock.level;
  if ('badge' in unlock) return badges.includes(unlock.badge);
  return cardsFrom(unlock.rank, ranks) >= unlock.cards;
}

/** Cards of a rank or of a higher one. */
export const cardsFrom = (rank: CardRank, ranks: RankCounts): number =>
  cardRanks.slice(cardRanks.indexOf(rank)).reduce((sum, one) => sum + ranks[one], 0);

/** The locked parts that are open to somebody: what they own, and what they have reached. */
export function openParts(owned: readonly AvatarPart[], reached: Reached | undefined): AvatarPart[] {
  const opened = Object.entries(avatarShop.locked)
    .filter(([, unlock]) => reached && isOpened(unlock, reached))
    .map(([part]) => part as AvatarPart);
  return [...new Set([...owned, ...opened])];
}

/** The first part of a character that is open to nobody who has only these; undefined where all may be worn. */
export const lockedIn = (avatar: Avatar, open: readonly AvatarPart[]): AvatarPart | undefined =>
  partsOf(avatar).find((part) => unlockOf(part) && !open.includes(part));

/** What of the shop somebody sees: what they have, and what each locked part asks. */
export const avatarShopSchema = z.object({
  coins: z.int(),
  level: z.int(),
  ranks: z.record(z.enum(cardRanks), z.int()),
  badges: z.array(z.enum(badgeIds)),
});
export const openPartsSchema = z.array(avatarPartSchema);
