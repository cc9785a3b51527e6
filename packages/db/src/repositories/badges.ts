import {
  type BadgeCounts,
  type BadgeId,
  badgesCarriedBy,
  countKeyOf,
  badges as everyBadge,
  gameBadges,
  progressOf,
} from '@panelwise/contracts/domain/badges';
import { type CardRank, cardRanks } from '@panelwise/contracts/domain/card-ranks';
import { retention } from '@panelwise/contracts/domain/retention';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { earnedBadges } from '../schema/learning.ts';
import { countFullWeeks, learningDays } from './learning-days.ts';
import { isPartOff, purseOf } from './rewards.ts';

export type EarnedBadgeRow = typeof earnedBadges.$inferSelect;

type Counted = {
  comics: number;
  subjects: Record<string, number>;
  ranks: Partial<Record<CardRank, number>>;
  repaired: number;
  reviews: number;
  days: number;
  weeks: number;
  hardcore: number;
  games: number;
  live: number;
  goals: number;
};

/**
 * What a learner has of everything that badges count, from what is kept of their reading and answering. As with all
 * rewards, answers count where they prove something, and where the comic was read to its end.
 */
export async function countForBadges(db: Queryable, userId: string): Promise<BadgeCounts> {
  const { rows } = await db.execute<Counted>(sql`
    with
      read as (
        select r.comic_id, s.name as subject
        from readings r
        join comics c on c.id = r.comic_id
        left join subjects s on s.id = c.subject_id
        where r.user_id = ${userId} and r.finished_at is not null
      ),
      answered as (
        select a.item_key, a.context, a.is_right, a.hardcore, (a.created_at at time zone 'UTC')::date as day,
          lag(a.is_right) over item as was_right,
          min((a.created_at at time zone 'UTC')::date) over (partition by a.item_key) as first_day
        from attempts a
        where a.user_id = ${userId} and a.counts and a.comic_id in (select comic_id from read)
        window item as (partition by a.item_key order by a.created_at)
      ),
      days as materialized (select day from ${learningDays(userId)} d)
    select
      (select count(*)::int from read) as comics,
      (select coalesce(jsonb_object_agg(subject, n), '{}')
        from (select subject, count(*) as n from read where subject is not null group by subject) s) as subjects,
      (select coalesce(jsonb_object_agg(rank, n), '{}')
        from (select rank, count(*) as n from comic_cards where user_id = ${userId} group by rank) c) as ranks,
      (select count(distinct item_key)::int from answered
        where is_right and was_right = false and context <> 'game') as repaired,
      (select count(distinct (item_key, day))::int from answered
        where is_right and context = 'review' and day > first_day) as reviews,
      (select count(*)::int from days) as days,
      ${countFullWeeks(userId, sql`days`)} as weeks,
      (select count(distinct item_key)::int from answered where is_right and hardcore) as hardcore,
      (select count(distinct game)::int from game_rounds g
        where g.user_id = ${userId} and g.finished_at > now() - ${retention.gameRoundsMs} * interval '1 ms'
          and not exists (
            select 1 from jsonb_array_elements(g.pieces) p
            where jsonb_array_length(p -> 'tried') > 1 or (p ->> 'isHelped')::boolean
          )) as games,
      (select count(distinct (comic_id, (created_at at time zone 'UTC')::date))::int from attempts
        where user_id = ${userId} and context = 'live') as live,
      (select count(distinct b.id)::int from bookings b join booking_lines l on l.booking_id = b.id
        where l.account = ${purseOf(userId)} and b.reason = 'class-goal') as goals`);
  return byKey(rows[0]!);
}

function byKey({ subjects, ranks, comics, games, ...rest }: Counted): BadgeCounts {
  const counts = new Map<string, number>([
    ['comics', comics],
    ['subjects', Object.keys(subjects).length],
    ['clean-games', games],
    ...Object.entries(rest),
  ]);
  for (const rule of Object.values(everyBadge)) {
    if (rule.of === 'subject-comics')
      counts.set(
        countKeyOf(rule),
        rule.subjects.reduce((sum, subject) => sum + (subjects[subject] ?? 0), 0),
      );
    if (rule.of === 'ranked')
      counts.set(
        countKeyOf(rule),
        cardRanks.slice(cardRanks.indexOf(rule.rank)).reduce((sum, rank) => sum + (ranks[rank] ?? 0), 0),
      );
  }
  return counts;
}

/**
 * Gives a learner the badges that their evidence carries and that they do not have yet. The caller holds the learner's lock,
 * and has asked whether rewards are switched off.
 * @param comicId what was read or answered just now
 * @returns those that are new
 */
export async function awardBadges(tx: Transaction, userId: string, comicId: string): Promise<BadgeId[]> {
  const counts = await countForBadges(tx, userId);
  const had = new Set((await listEarnedBadges(tx, userId)).map(({ badge }) => badge));
  const carried = badgesCarriedBy(counts).filter((id) => !had.has(id));
  if (carried.length === 0) return [];
  const hasGames = !(await isPartOff(tx, userId, 'games'));
  const fresh = carried.filter((id) => hasGames || !gameBadges.includes(id));
  if (fresh.length === 0) return [];
  await tx
    .insert(earnedBadges)
    .values(
      fresh.map((badge) => ({
        userId,
        badge,
        evidence: { have: progressOf(badge, counts).have, comicId },
      })),
    )
    .onConflictDoNothing();
  return fresh;
}

/** The badges that somebody has, the newest first. */
export async function listEarnedBadges(db: Queryable, userId: string): Promise<EarnedBadgeRow[]> {
  return db
    .select()
    .from(earnedBadges)
    .where(eq(earnedBadges.userId, userId))
    .orderBy(desc(earnedBadges.earnedAt), desc(earnedBadges.badge));
}
