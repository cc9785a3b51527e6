import { z } from 'zod';
import { type CardRank, cardRanks } from './card-ranks.ts';

/*
 * Badges: each is had once, by evidence of learning, and never taken away. There is none for speed, none for days in a row,
 * and none for having more than somebody else.
 */

/** What is counted for a badge: one number of one learner, which evidence alone raises. */
export const badgeCountSchema = z.discriminatedUnion('of', [
  /** Comics read to the end. */
  z.object({ of: z.literal('comics') }),
  /** Those of one of these subjects of the catalogue. */
  z.object({ of: z.literal('subject-comics'), subjects: z.array(z.string()).min(1) }),
  /** Subjects of comics read to the end. */
  z.object({ of: z.literal('subjects') }),
  /** Comics whose card has reached this rank or a higher one. */
  z.object({ of: z.literal('ranked'), rank: z.enum(cardRanks) }),
  /** Questions that were answered wrong, and right later. */
  z.object({ of: z.literal('repaired') }),
  /** Right answers in a review, each on another day than the question was first answered. */
  z.object({ of: z.literal('reviews') }),
  /** Days, by UTC, on which something was learnt; with gaps of any length. */
  z.object({ of: z.literal('days') }),
  /** Weeks with four such days. */
  z.object({ of: z.literal('weeks') }),
  /** Questions of hardcore quizzes that were right. */
  z.object({ of: z.literal('hardcore') }),
  /** Kinds of game that were played without a miss and without help, in the days for which rounds are kept. */
  z.object({ of: z.literal('clean-games') }),
  /** Live sessions that one has answered in. */
  z.object({ of: z.literal('live') }),
  /** Goals of one's classes that were reached, and that one has done something for. */
  z.object({ of: z.literal('goals') }),
]);
export type BadgeCount = z.infer<typeof badgeCountSchema>;
export type BadgeRule = BadgeCount & { least: number };

const comics = (least: number): BadgeRule => ({ of: 'comics', least });
const inSubject = (...subjects: string[]): BadgeRule => ({ of: 'subject-comics', subjects, least: 5 });
const ranked = (rank: CardRank, least: number): BadgeRule => ({ of: 'ranked', rank, least });

/** All badges, in the order in which they are shown. A rule that becomes easier awards at the next answer; none takes back. */
export const badges = {
  'first-comic': comics(1),
  'five-comics': comics(5),
  'fifteen-comics': comics(15),
  'forty-comics': comics(40),
  'hundred-comics': comics(100),
  'three-subjects': { of: 'subjects', least: 3 },
  'six-subjects': { of: 'subjects', least: 6 },
  science: inSubject('Science', 'Biology', 'Physics', 'Chemistry'),
  math: inSubject('Math'),
  english: inSubject('English'),
  history: inSubject('History'),
  geography: inSubject('Geography'),
  society: inSubject('Civics', 'Economics'),
  computing: inSubject('Computing'),
  health: inSubject('Health'),
  art: inSubject('Art'),
  'first-silver': ranked('silver', 1),
  'ten-silver': ranked('silver', 10),
  'first-gold': ranked('gold', 1),
  'five-gold': ranked('gold', 5),
  'first-platinum': ranked('platinum', 1),
  'five-platinum': ranked('platinum', 5),
  'first-diamond': ranked('diamond', 1),
  'first-repair': { of: 'repaired', least: 1 },
  'ten-repairs': { of: 'repaired', least: 10 },
  'fifty-repairs': { of: 'repaired', least: 50 },
  'ten-reviews': { of: 'reviews', least: 10 },
  'fifty-reviews': { of: 'reviews', least: 50 },
  'two-hundred-reviews': { of: 'reviews', least: 200 },
  'ten-days': { of: 'days', least: 10 },
  'fifty-days': { of: 'days', least: 50 },
  'first-week': { of: 'weeks', least: 1 },
  'five-weeks': { of: 'weeks', least: 5 },
  'twelve-weeks': { of: 'weeks', least: 12 },
  'five-hardcore': { of: 'hardcore', least: 5 },
  'thirty-hardcore': { of: 'hardcore', least: 30 },
  'clean-game': { of: 'clean-games', least: 1 },
  'three-clean-games': { of: 'clean-games', least: 3 },
  'first-live': { of: 'live', least: 1 },
  'five-live': { of: 'live', least: 5 },
  'helped-goal': { of: 'goals', least: 1 },
} as const satisfies Record<string, BadgeRule>;

export type BadgeId = keyof typeof badges;
export const badgeIds = Object.keys(badges) as [BadgeId, ...BadgeId[]];
/** The rule of a badge, as data. */
export const badgeRuleOf = (id: BadgeId): BadgeRule => badges[id];
/** Badges that come of games alone: where games are switched off, nothing speaks of them. */
export const gameBadges = badgeIds.filter((id) => badges[id].of === 'clean-games');

/** Names what a rule counts, so that one number serves all badges that count the same. */
export function countKeyOf(rule: BadgeCount): string {
  if (rule.of === 'ranked') return `ranked ${rule.rank}`;
  return rule.of === 'subject-comics' ? `subject-comics ${rule.subjects.join(' ')}` : rule.of;
}

/** What a learner has, by {@link countKeyOf}. What is missing counts as 0. */
export type BadgeCounts = ReadonlyMap<string, number>;

/** How far somebody is with a badge: never more than it asks. */
export function progressOf(id: BadgeId, counts: BadgeCounts): { have: number; of: number } {
  const rule = badgeRuleOf(id);
  return { have: Math.min(rule.least, counts.get(countKeyOf(rule)) ?? 0), of: rule.least };
}

/** The badges that these numbers carry, in their order. */
export function badgesCarriedBy(counts: BadgeCounts): BadgeId[] {
  return badgeIds.filter((id) => {
    const { have, of } = progressOf(id, counts);
    return have >= of;
  });
}

/** So many that are nearest are shown before the rest. */
export const nearestBadges = 5;

/** A badge that somebody has. */
export const earnedBadgeSchema = z.object({
  id: z.enum(badgeIds),
  at: z.iso.datetime(),
  /** What it came with: a comic that is still in the library, else null. */
  comic: z.object({ _id: z.uuid(), title: z.string() }).nullable(),
});
export type EarnedBadge = z.infer<typeof earnedBadgeSchema>;

/** A badge that somebody does not have yet. */
export const openBadgeSchema = z.object({ id: z.enum(badgeIds), have: z.int().min(0), of: z.int().min(1) });
export type OpenBadge = z.infer<typeof openBadgeSchema>;
