import { cardRanks } from '@panelwise/contracts/domain/rewards';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { characters, comics, series } from '../schema/comics.ts';
import { notices } from '../schema/notices.ts';
import { runs } from '../schema/runs.ts';
import { movePurse } from './rewards.ts';

/**
 * Gives what one account has made and learnt to another one of the same person. Of what both have, what is further stays:
 * the longer remembered card, the further read comic; times of reading are added.
 */
export async function mergeLearning(tx: Transaction, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    delete from attempts a using attempts b
    where a.user_id = ${from} and b.user_id = ${into} and a.event_id = b.event_id`);
  await tx.execute(sql`update attempts set user_id = ${into} where user_id = ${from}`);
  // Of two first answers to the same question in the same place the later one was their second.
  await tx.execute(sql`
    update attempts a set is_first = false
    where a.user_id = ${into} and a.is_first and exists (
      select 1 from attempts b
      where b.user_id = a.user_id and b.item_key = a.item_key and b.context = a.context
        and b.assignment_id is not distinct from a.assignment_id
        and (b.created_at, b.id) < (a.created_at, a.id))`);
  await tx.execute(sql`update game_rounds set user_id = ${into} where user_id = ${from}`);
  await keepFurther(tx, from, into, {
    table: sql`review_cards`,
    same: sql`a.item_key = b.item_key`,
    isFurther: sql`(b.stability, b.reps) > (a.stability, a.reps)`,
  });
  // Whichever row stays knows the packs of both: none of them tells its reading twice.
  await tx.execute(sql`
    update readings a set packs = b.packs || a.packs from readings b
    where a.comic_id = b.comic_id and (a.user_id, b.user_id) in ((${from}, ${into}), (${into}, ${from}))`);
  await keepFurther(tx, from, into, {
    table: sql`readings`,
    same: sql`a.comic_id = b.comic_id`,
    isFurther: sql`(b.finished_at is not null, b.panels_read) > (a.finished_at is not null, a.panels_read)`,
  });
  await keepFurther(tx, from, into, {
    table: sql`comic_cards`,
    same: sql`a.comic_id = b.comic_id`,
    isFurther: sql`array_position(${ranks}, b.rank) > array_position(${ranks}, a.rank)`,
  });
  await keepFurther(tx, from, into, {
    table: sql`earned_badges`,
    same: sql`a.badge = b.badge`,
    isFurther: sql`b.earned_at < a.earned_at`,
  });
  await movePurse(tx, from, into);
  await tx.execute(sql`
    insert into reading_days (user_id, day, comic_id, ms)
      select ${into}::uuid, day, comic_id, ms from reading_days where user_id = ${from}
    on conflict (user_id, day, comic_id) do update set ms = reading_days.ms + excluded.ms`);
  await tx.execute(sql`delete from reading_days where user_id = ${from}`);
  await tx.execute(sql`
    insert into assignment_pupils (assignment_id, user_id)
      select assignment_id, ${into}::uuid from assignment_pupils where user_id = ${from}
    on conflict do nothing`);
  // Whoever taught the one has taught the other.
  await tx.execute(sql`
    update class_stays set user_id = ${into}, until = coalesce(until, now()) where user_id = ${from}`);
  await tx.execute(sql`
    insert into learner_aids (user_id, aids) select ${into}::uuid, aids from learner_aids where user_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into avatars (user_id, code) select ${into}::uuid, code from avatars where user_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into owned_parts (user_id, part, bought_at)
      select ${into}::uuid, part, bought_at from owned_parts where user_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into battle_ratings (user_id, subject, rating, deviation, volatility, updated_at)
      select ${into}::uuid, subject, rating, deviation, volatility, updated_at from battle_ratings
      where user_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    update live_seats a set user_id = ${into} where user_id = ${from} and not exists (
      select 1 from live_seats b where b.user_id = ${into} and b.session_id = a.session_id)`);
  await tx.execute(sql`
    update battle_seats a set user_id = ${into} where user_id = ${from} and not exists (
      select 1 from battle_seats b where b.user_id = ${into} and b.battle_id = a.battle_id)`);
  // What they made. Runs before comics, as everywhere.
  await tx.update(runs).set({ ownerId: into }).where(eq(runs.ownerId, from));
  await tx.update(series).set({ ownerId: into }).where(eq(series.ownerId, from));
  await tx.update(comics).set({ ownerId: into }).where(eq(comics.ownerId, from));
  await tx
    .update(notices)
    .set({ userId: into })
    .where(and(eq(notices.userId, from), isNotNull(notices.comicId)));
  await tx.execute(sql`
    update ${characters} a set owner_id = ${into} where owner_id = ${from} and not exists (
      select 1 from ${characters} b where b.owner_id = ${into} and b.name_key = a.name_key)`);
}

const ranks = sql`${sql.raw(`array['${cardRanks.join("','")}']`)}`;

type Rows = {
  table: ReturnType<typeof sql>;
  same: ReturnType<typeof sql>;
  isFurther: ReturnType<typeof sql>;
};

/** Of rows that both have, `b` is another's: the one that is not further goes, and what is left becomes one account's. */
async function keepFurther(tx: Transaction, from: string, into: string, { table, same, isFurther }: Rows) {
  await tx.execute(sql`
    delete from ${table} a using ${table} b
    where a.user_id = ${into} and b.user_id = ${from} and ${same} and ${isFurther}`);
  await tx.execute(sql`
    delete from ${table} a using ${table} b where a.user_id = ${from} and b.user_id = ${into} and ${same}`);
  await tx.execute(sql`update ${table} set user_id = ${into} where user_id = ${from}`);
}
