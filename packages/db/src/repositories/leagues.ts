import type { AgeBand } from '@panelwise/contracts/domain/battles';
import { leagueRules } from '@panelwise/contracts/domain/leagues';
import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Queryable, Transaction } from '../client.ts';
import { battleRatings, leagueSeats, leagueWishes } from '../schema/battles.ts';

/** The Monday of this week, by UTC. */
const thisWeek = sql<string>`date_trunc('week', now() at time zone 'UTC')::date`;

/** Whether somebody wants leagues, and whether they rest; undefined where they never wanted any. */
export async function findLeagueWish(
  db: Queryable,
  userId: string,
): Promise<{ isPaused: boolean } | undefined> {
  const [row] = await db
    .select({ isPaused: leagueWishes.isPaused })
    .from(leagueWishes)
    .where(eq(leagueWishes.userId, userId));
  return row;
}

/** Says that somebody wants leagues, or rests: then they are in none. */
export async function putLeagueWish(tx: Transaction, userId: string, isPaused: boolean): Promise<void> {
  await tx
    .insert(leagueWishes)
    .values({ userId, isPaused })
    .onConflictDoUpdate({ target: leagueWishes.userId, set: { isPaused } });
  if (isPaused) await tx.delete(leagueSeats).where(eq(leagueSeats.userId, userId));
}

/** Takes somebody out of all leagues, and forgets that they wanted any. */
export async function dropLeagueWish(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(leagueSeats).where(eq(leagueSeats.userId, userId));
  await tx.delete(leagueWishes).where(eq(leagueWishes.userId, userId));
}

/**
 * Gives somebody a seat of this week in each subject that they have battled in and have none for: in a league of their age
 * whose people are about as strong, or in a new one. Of weeks before nothing is kept, so nobody goes up or down.
 */
export async function seatInLeagues(tx: Transaction, userId: string, band: AgeBand): Promise<void> {
  // One after the other: a league has no seat that is given twice.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leagues:${band}`}, 0))`);
  await tx
    .delete(leagueSeats)
    .where(
      and(
        eq(leagueSeats.userId, userId),
        sql`(${leagueSeats.week} <> ${thisWeek} or ${leagueSeats.band} <> ${band})`,
      ),
    );
  await tx.execute(sql`
    insert into ${leagueSeats} (user_id, subject, week, band, league_id)
    select own.user_id, own.subject, ${thisWeek}, ${band}, coalesce(near.league_id, fresh.id)
    from ${battleRatings} own
    cross join lateral (select (${v7()}::text)::uuid as id) fresh
    left join lateral (
      select s.league_id from ${leagueSeats} s
      join ${battleRatings} r on r.user_id = s.user_id and r.subject = s.subject
      where s.subject = own.subject and s.week = ${thisWeek} and s.band = ${band}
      group by s.league_id
      having count(*) < ${leagueRules.size} and abs(avg(r.rating) - own.rating) <= ${leagueRules.nearRating}
      order by abs(avg(r.rating) - own.rating), s.league_id limit 1) near on true
    where own.user_id = ${userId}
    on conflict do nothing`);
}

/** True where somebody has battled in a subject for which they have no seat of this week and age. */
export async function lacksLeagueSeat(db: Queryable, userId: string, band: AgeBand): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(battleRatings)
    .where(
      and(
        eq(battleRatings.userId, userId),
        sql`not exists (select 1 from ${leagueSeats} where ${leagueSeats.userId} = ${userId}
          and ${leagueSeats.subject} = ${battleRatings.subject} and ${leagueSeats.week} = ${thisWeek}
          and ${leagueSeats.band} = ${band})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Where somebody stands in each of their leagues of this week, among how many, by subject. Who is as strong shares a place. */
export async function listLeaguePlaces(
  db: Queryable,
  userId: string,
): Promise<{ subject: string; people: number; place: number }[]> {
  const others = (what: ReturnType<typeof sql>) => sql<number>`(
    select ${what} from ${leagueSeats} s
    join ${battleRatings} r on r.user_id = s.user_id and r.subject = s.subject
    where s.league_id = ${leagueSeats.leagueId} and s.subject = ${leagueSeats.subject} and s.week = ${thisWeek})`;
  return db
    .select({
      subject: leagueSeats.subject,
      people: others(sql`count(*)`).mapWith(Number),
      place: others(sql`1 + count(*) filter (where r.rating > ${battleRatings.rating})`).mapWith(Number),
    })
    .from(leagueSeats)
    .innerJoin(
      battleRatings,
      and(eq(battleRatings.userId, leagueSeats.userId), eq(battleRatings.subject, leagueSeats.subject)),
    )
    .where(and(eq(leagueSeats.userId, userId), sql`${leagueSeats.week} = ${thisWeek}`))
    .orderBy(asc(leagueSeats.subject));
}

/** The Sunday of this week, by UTC. */
export async function findLeagueEnd(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`select (${thisWeek} + 6)::text as day`);
  return rows[0]!.day;
}
