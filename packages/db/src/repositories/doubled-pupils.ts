import { and, eq, exists, inArray, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../client.ts';
import { battleSeats } from '../schema/battles.ts';
import { classes, classMembers, pictureLogins } from '../schema/classes.ts';
import { familyLinks } from '../schema/families.ts';
import { liveAnswers, liveSeats } from '../schema/live.ts';
import { lockLearner } from './attempts.ts';
import { mergeLearning } from './merged-pupils.ts';
import { isTaughtBy } from './relations.ts';

/** Of two accounts that are said to be one pupil's: the one that goes, and the one that stays. */
export type DoubledPupil = { from: string; into: string };

/** Lets no answer of either come in between, as long as the transaction lasts. */
export async function lockBoth(tx: Transaction, { from, into }: DoubledPupil): Promise<void> {
  // Always in this order, so that two who merge the same pupils never wait for each other.
  for (const userId of [from, into].sort()) await lockLearner(tx, userId);
}

/** True where this person teaches every class that the one who goes learns in, and those whose pictures either logs in by. */
export async function teachesAllOf(
  db: Queryable,
  teacherId: string,
  { from, into }: DoubledPupil,
): Promise<boolean> {
  const learnsIn = db
    .select({ id: classMembers.classId })
    .from(classMembers)
    .where(eq(classMembers.userId, from));
  const logsIn = db
    .select({ id: pictureLogins.classId })
    .from(pictureLogins)
    .where(inArray(pictureLogins.userId, [from, into]));
  const others = await db.$count(
    classes,
    and(or(inArray(classes.id, learnsIn), inArray(classes.id, logsIn)), not(isTaughtBy(db, teacherId))),
  );
  return others === 0;
}

/** True where both answered the same question of a live session, or sat in the same battle: one child cannot. */
export async function playedSideBySide(db: Queryable, { from, into }: DoubledPupil): Promise<boolean> {
  const [answer, seat, battle] = [
    alias(liveAnswers, 'other_answer'),
    alias(liveSeats, 'other_seat'),
    alias(battleSeats, 'other_battle'),
  ];
  const live = db
    .select({ one: sql`1` })
    .from(liveAnswers)
    .innerJoin(liveSeats, and(eq(liveSeats.id, liveAnswers.seatId), eq(liveSeats.userId, from)))
    .innerJoin(
      answer,
      and(eq(answer.sessionId, liveAnswers.sessionId), eq(answer.position, liveAnswers.position)),
    )
    .innerJoin(seat, and(eq(seat.id, answer.seatId), eq(seat.userId, into)));
  const battles = db
    .select({ one: sql`1` })
    .from(battleSeats)
    .innerJoin(battle, and(eq(battle.battleId, battleSeats.battleId), eq(battle.userId, into)))
    .where(eq(battleSeats.userId, from));
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${or(exists(live), exists(battles))} as found`,
  );
  return rows[0]!.found;
}

/** True where both have a parent who sees them. */
export async function bothHaveParents(db: Queryable, { from, into }: DoubledPupil): Promise<boolean> {
  const linked = await db
    .selectDistinct({ childId: familyLinks.childId })
    .from(familyLinks)
    .where(inArray(familyLinks.childId, [from, into]));
  return linked.length === 2;
}

/** Gives all that the one has to the other, and a place in each class of theirs: since when, and what is off there, of both. */
export async function mergePupils(tx: Transaction, { from, into }: DoubledPupil): Promise<void> {
  await mergeLearning(tx, from, into);
  await tx.execute(sql`
    insert into class_members as mine (class_id, user_id, joined_at, off_parts)
      select class_id, ${into}::uuid, joined_at, off_parts from class_members where user_id = ${from}
    on conflict (class_id, user_id) do update set
      joined_at = least(mine.joined_at, excluded.joined_at),
      off_parts = array(select distinct unnest(mine.off_parts || excluded.off_parts))`);
}

/** The parents of the one see the other from then on, with all that they have decided. The other has none. */
export async function moveParents(tx: Transaction, { from, into }: DoubledPupil): Promise<void> {
  await tx.execute(sql`update family_links set child_id = ${into} where child_id = ${from}`);
  await tx.execute(sql`delete from family_controls where child_id = ${into} and exists (
    select 1 from family_controls where child_id = ${from})`);
  await tx.execute(sql`update family_controls set child_id = ${into} where child_id = ${from}`);
  await tx.execute(sql`update notices set user_id = ${into} where user_id = ${from}`);
}
