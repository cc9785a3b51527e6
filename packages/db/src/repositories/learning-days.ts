import { powerUps } from '@panelwise/contracts/domain/power-ups';
import { rewardRules } from '@panelwise/contracts/domain/rewards';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { purseOf, spendCoins } from './rewards.ts';

/*
 * What a day and a week of learning are: the one definition that the reward of a week, the badges and the strip of the week
 * go by. Weeks begin on Monday, by UTC.
 */

/** So long has to be read on a day, in ms, for it to be one on which something was learnt. */
const leastDayMs = 60_000;
/** What was right so lately has not rested: no review comes back so soon. */
const restHours = 36;
/** A comic that was read to its end is new again after so many days. */
const newAgainDays = 14;

const shieldReason = 'week-shield';
/** What a shield of a week is called in the ledger. @param monday the week's first day, as a date */
const shieldEvent = (userId: string, monday: SQL | string) =>
  sql`${`${shieldReason}:${userId}:`}::text || ${monday}::text`;

/**
 * Days (`day`) on which somebody read a comic to its end, read for a minute in what was new to them, or answered what counts
 * and had rested. Whoever goes over one easy comic every day learns nothing by it, and fills no week.
 */
export const learningDays = (userId: string): SQL => sql`(
  select (a.created_at at time zone 'UTC')::date as day
  from attempts a
  join readings r on r.user_id = a.user_id and r.comic_id = a.comic_id and r.finished_at is not null
  where a.user_id = ${userId} and a.counts and not exists (
    select 1 from attempts b
    where b.user_id = a.user_id and b.item_key = a.item_key and b.counts and b.is_right
      and b.created_at < a.created_at and b.created_at > a.created_at - ${restHours} * interval '1 hour'
  )
  union
  select (finished_at at time zone 'UTC')::date from readings where user_id = ${userId} and finished_at is not null
  union
  select d.day from reading_days d
  left join readings r on r.user_id = d.user_id and r.comic_id = d.comic_id
  where d.user_id = ${userId} and d.ms >= ${leastDayMs} and (
    r.finished_at is null or (r.finished_at at time zone 'UTC')::date >= d.day
    or (r.finished_at at time zone 'UTC')::date <= d.day - ${newAgainDays}::int
  )
)`;

/**
 * How many full weeks somebody has, as a number within a query: days enough, of which a shield may stand in for one.
 * @param days what {@link learningDays} says, by the name that the query has for it
 */
export const countFullWeeks = (userId: string, days: SQL): SQL => sql`(
  select count(*)::int from (
    select date_trunc('week', day::timestamp)::date as monday, count(*) as n from ${days} group by 1
  ) w
  where w.n >= ${rewardRules.weekDays} or (w.n = ${rewardRules.weekDays - 1} and exists (
    select 1 from bookings b where b.event_id = ${shieldEvent(userId, sql`w.monday`)}
  ))
)`;

/** This week of somebody: its Monday, which days (Monday first) were learnt on, and whether a shield stands in for one. */
export type LearningWeek = {
  monday: string;
  days: boolean[];
  hasShield: boolean;
  /** A shield may be bought and is worth it: the last one is long enough ago, and with it this week can still become full. */
  mayShield: boolean;
};

export async function readLearningWeek(db: Queryable, userId: string): Promise<LearningWeek> {
  const { rows } = await db.execute<{
    monday: string;
    numbers: number[];
    today: number;
    hasShield: boolean;
    lately: boolean;
  }>(sql`
    with week as (select date_trunc('week', now() at time zone 'UTC')::date as monday)
    select week.monday::text as monday, extract(isodow from now() at time zone 'UTC')::int as today,
      (select coalesce(json_agg(extract(isodow from d.day)::int), '[]')
        from ${learningDays(userId)} d where d.day >= week.monday) as numbers,
      exists (select 1 from bookings b where b.event_id = ${shieldEvent(userId, sql`week.monday`)}) as "hasShield",
      exists (
        select 1 from booking_lines l join bookings b on b.id = l.booking_id
        where l.account = ${purseOf(userId)} and b.reason = ${shieldReason}
          and l.created_at > now() - ${powerUps.weekShield.everyDays} * interval '1 day'
      ) as lately
    from week`);
  const { monday, numbers, today: weekday, hasShield, lately } = rows[0]!;
  const days = [1, 2, 3, 4, 5, 6, 7].map((n) => numbers.includes(n));
  const done = days.filter(Boolean).length;
  const toCome = days.filter((isDone, index) => !isDone && index + 1 >= weekday).length;
  const isMissing = done < rewardRules.weekDays && done + toCome + 1 >= rewardRules.weekDays;
  return { monday, days, hasShield, mayShield: !lately && isMissing };
}

/** Whether this is a week of learning, by the same rule as {@link countFullWeeks}. */
export const isFullWeek = ({ days, hasShield }: LearningWeek): boolean =>
  days.filter(Boolean).length + (hasShield ? 1 : 0) >= rewardRules.weekDays;

/**
 * Puts a shield on this week, for coins. The caller holds the learner's lock.
 * @throws DomainError `coins-missing`
 */
export async function buyShield(tx: Transaction, userId: string, { monday }: LearningWeek): Promise<void> {
  await spendCoins(tx, userId, {
    reason: shieldReason,
    eventId: `${shieldReason}:${userId}:${monday}`,
    ruleVersion: powerUps.version,
    coins: powerUps.weekShield.coins,
  });
}
