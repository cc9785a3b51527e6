import { type ClassGoalKind, classGoalRules } from '@panelwise/contracts/domain/class-goals';
import { rewardUnits } from '@panelwise/contracts/domain/rewards';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { classes, classGoals, classMembers } from '../schema/classes.ts';
import { book } from './bookings.ts';
import { isPartOff, purseOf, rewardsOfHouse } from './rewards.ts';

export type ClassGoalRow = typeof classGoals.$inferSelect;

const today = sql`(now() at time zone 'UTC')::date`;
/** Open: neither ended nor reached, and its last day is not over. */
const isOpen = and(
  isNull(classGoals.endedAt),
  isNull(classGoals.reachedAt),
  sql`${classGoals.untilDay} >= ${today}`,
);

/** Sets the goal of a class. @returns undefined where it has an open one */
export async function insertClassGoal(
  tx: Transaction,
  goal: { classId: string; madeBy: string; kind: ClassGoalKind; target: number; untilDay: string },
): Promise<ClassGoalRow | undefined> {
  // One that was reached, or whose day is over, makes room.
  await tx
    .update(classGoals)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(classGoals.classId, goal.classId),
        isNull(classGoals.endedAt),
        or(sql`${classGoals.reachedAt} is not null`, sql`${classGoals.untilDay} < ${today}`),
      ),
    );
  const [made] = await tx.insert(classGoals).values(goal).onConflictDoNothing().returning();
  return made;
}

/** Ends the open goal of a class, if it has one. */
export async function endClassGoal(db: Queryable, classId: string): Promise<void> {
  await db
    .update(classGoals)
    .set({ endedAt: sql`now()` })
    .where(and(eq(classGoals.classId, classId), isOpen));
}

/** The goal that was set last. */
export async function findClassGoal(db: Queryable, classId: string): Promise<ClassGoalRow | undefined> {
  const [row] = await db
    .select()
    .from(classGoals)
    .where(eq(classGoals.classId, classId))
    .orderBy(desc(classGoals.createdAt), desc(classGoals.id))
    .limit(1);
  return row;
}

/** Classes that somebody learns in and that give rewards. */
const learnsIn = (userId: string): SQL =>
  and(
    eq(classMembers.userId, userId),
    isNull(classes.archivedAt),
    sql`not ('rewards' = any(${classes.offParts}))`,
  )!;

/** Goals that somebody who learns in the class is told of: open ones, and those that were reached lately. */
export async function listGoalsOf(
  db: Queryable,
  userId: string,
): Promise<{ goal: ClassGoalRow; className: string }[]> {
  const isFresh = sql`${classGoals.reachedAt} > now() - ${classGoalRules.shownDays} * interval '1 day'`;
  return db
    .select({ goal: classGoals, className: classes.name })
    .from(classGoals)
    .innerJoin(classes, eq(classes.id, classGoals.classId))
    .innerJoin(classMembers, eq(classMembers.classId, classes.id))
    .where(and(learnsIn(userId), or(isOpen, isFresh)))
    .orderBy(desc(classGoals.createdAt));
}

/**
 * What each pupil of the class has done for its goal while it was on and they were in the class; who has done nothing is
 * left out. As with all rewards, answers count where they prove something and the comic was read.
 */
async function sharesOf(db: Queryable, goal: ClassGoalRow): Promise<{ userId: string; n: number }[]> {
  const during = (
    moment: SQL,
  ) => sql`${moment} >= greatest(m.joined_at, ${goal.createdAt.toISOString()}::timestamptz)
    and ${moment} < least(
      (${goal.untilDay}::date + 1)::timestamp at time zone 'UTC',
      ${(goal.endedAt ?? goal.reachedAt)?.toISOString() ?? null}::timestamptz
    )`;
  const read = sql`
    select r.user_id as "userId", count(*)::int as n
    from readings r join class_members m on m.user_id = r.user_id and m.class_id = ${goal.classId}
    where ${during(sql`r.finished_at`)}
    group by r.user_id`;
  const repaired = sql`
    select a.user_id as "userId", count(distinct a.item_key)::int as n
    from attempts a join class_members m on m.user_id = a.user_id and m.class_id = ${goal.classId}
    where a.counts and a.is_right and a.context <> 'game' and ${during(sql`a.created_at`)}
      and exists (
        select 1 from readings r
        where r.user_id = a.user_id and r.comic_id = a.comic_id and r.finished_at is not null
      )
      and not (
        select b.is_right from attempts b
        where b.user_id = a.user_id and b.item_key = a.item_key and b.counts and b.created_at < a.created_at
        order by b.created_at desc limit 1
      )
    group by a.user_id`;
  const { rows } = await db.execute<{ userId: string; n: number }>(
    goal.kind === 'comics-read' ? read : repaired,
  );
  return rows;
}

/** How far a class is with its goal, all together. One that was reached stays so. */
export async function countForGoal(db: Queryable, goal: ClassGoalRow): Promise<number> {
  if (goal.reachedAt) return goal.target;
  const sum = (await sharesOf(db, goal)).reduce((all, { n }) => all + n, 0);
  return Math.min(goal.target, sum);
}

/**
 * Looks whether what somebody has just read or answered has brought a class of theirs to its goal. If so each who took part
 * and has rewards gets theirs, once. One after the other looks at a goal, so that the last two never miss each other.
 */
export async function settleGoalsOf(tx: Transaction, userId: string): Promise<void> {
  const open = await tx
    .select({ id: classGoals.id })
    .from(classGoals)
    .innerJoin(classes, eq(classes.id, classGoals.classId))
    .innerJoin(classMembers, eq(classMembers.classId, classes.id))
    .where(and(learnsIn(userId), isOpen))
    .orderBy(classGoals.id);
  for (const { id } of open) {
    const [goal] = await tx
      .select()
      .from(classGoals)
      .where(and(eq(classGoals.id, id), isOpen))
      .for('update');
    if (!goal) continue;
    const shares = await sharesOf(tx, goal);
    if (shares.reduce((all, { n }) => all + n, 0) < goal.target) continue;
    await tx.update(classGoals).set({ reachedAt: sql`now()` }).where(eq(classGoals.id, id));
    for (const share of shares)
      if (!(await isPartOff(tx, share.userId, 'rewards'))) await bookGoal(tx, share.userId, id);
  }
}

async function bookGoal(tx: Transaction, userId: string, goalId: string): Promise<void> {
  const { reward, version } = classGoalRules;
  await book(tx, {
    reason: 'class-goal',
    eventId: `class-goal:${userId}:${goalId}`,
    ruleVersion: version,
    lines: rewardUnits.flatMap((unit) => [
      { account: rewardsOfHouse, unit, amount: -reward[unit] },
      { account: purseOf(userId), unit, amount: reward[unit] },
    ]),
  });
}
