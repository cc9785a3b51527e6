import type { ShownComics } from '@panelwise/contracts/domain/family';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { assignmentComics, assignments, classes } from '../schema/classes.ts';
import { comics, editions, quizQuestions } from '../schema/comics.ts';
import { attempts, pulledItems, readings, reviewCards } from '../schema/learning.ts';
import type { ReviewCardRow } from './attempts.ts';
import { isInLibraryOf, isPublic } from './library.ts';
import { isAssignedTo, isByTeacherOf } from './relations.ts';
import { today } from './rewards.ts';

/** True for comics that are assigned to somebody, have not ended, and are not gone. */
function isToDo(db: Queryable, userId: string): SQL {
  return and(
    isAssignedTo(db, userId),
    isNull(assignments.endedAt),
    isNull(comics.deletedAt),
    isNull(comics.hiddenAt),
    or(isPublic, isByTeacherOf(db, assignments.classId)),
  )!;
}

/** Whether this comic is assigned to somebody now. */
export async function isAssignedNow(db: Queryable, userId: string, comicId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(assignments)
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .innerJoin(comics, eq(comics.id, assignmentComics.comicId))
    .where(and(eq(comics.id, comicId), isToDo(db, userId)))
    .limit(1);
  return row !== undefined;
}

/** What is assigned to somebody and has not ended, due first, with how far they are. A comic that is gone is left out. */
export async function listAssigned(db: Queryable, userId: string, most: number) {
  const count = (hardcore: boolean) => sql`(
    select count(*) from ${quizQuestions}
    where ${quizQuestions.comicId} = ${comics.id} and ${quizQuestions.hardcore} = ${hardcore}
  )`;
  const length = (name: string) => sql`jsonb_array_length(${editions.content} -> ${name})`;
  // Readers get the questions of the edition; of what is in no library there is only the comic as it stands.
  const questions = sql`case ${assignments.goal}
    when 'read-and-quiz' then coalesce(${length('questions')}, ${count(false)})
    when 'read-and-hardcore-quiz' then coalesce(${length('hardcoreQuestions')}, ${count(true)})
    else 0 end`;
  // What rested before an assignment began is no part of it.
  const resting = sql`(
    select count(*) from ${pulledItems}
    where ${pulledItems.comicId} = ${comics.id} and ${pulledItems.putBackAt} is null
      and ${pulledItems.pulledAt} <= ${assignments.createdAt}
      and ${assignments.goal} = case when ${pulledItems.hardcore} then 'read-and-hardcore-quiz' else 'read-and-quiz' end
      and case when ${editions.id} is null
        then exists (select 1 from ${quizQuestions} where ${quizQuestions.comicId} = ${comics.id}
          and ${quizQuestions.hardcore} = ${pulledItems.hardcore} and ${quizQuestions.question} = ${pulledItems.question})
        else exists (select 1 from jsonb_array_elements(${editions.content} ->
          case when ${pulledItems.hardcore} then 'hardcoreQuestions' else 'questions' end) q
          where q ->> 'question' = ${pulledItems.question}) end)`;
  return db
    .select({
      assignmentId: assignments.id,
      comicId: comics.id,
      title: comics.title,
      thumbnailKey: sql<string | null>`coalesce(${editions.thumbnailKey}, ${comics.thumbnailKey})`,
      isPublic: sql<boolean>`${isPublic}`,
      goal: assignments.goal,
      className: classes.name,
      teacher: users.firstname,
      teacherLastname: users.lastname,
      note: assignments.note,
      dueAt: assignments.dueAt,
      isRead: sql<boolean>`${readings.finishedAt} is not null`,
      questions: sql<number>`${questions} - ${resting}`.mapWith(Number),
      answered: sql<number>`(
        select count(distinct ${attempts.itemKey}) from ${attempts}
        where ${attempts.userId} = ${userId} and ${attempts.assignmentId} = ${assignments.id}
          and ${attempts.comicId} = ${comics.id}
      )`.mapWith(Number),
    })
    .from(assignments)
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .innerJoin(comics, eq(comics.id, assignmentComics.comicId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .leftJoin(users, eq(users.id, sql`coalesce(${assignments.madeBy}, ${classes.ownerId})`))
    .leftJoin(editions, eq(editions.id, comics.publicEditionId))
    .leftJoin(readings, and(eq(readings.comicId, comics.id), eq(readings.userId, userId)))
    .where(isToDo(db, userId))
    .orderBy(
      sql`${assignments.dueAt} asc nulls last`,
      asc(assignments.createdAt),
      asc(assignmentComics.position),
    )
    .limit(most);
}

/**
 * The cards of somebody that are due now, the oldest first, of comics that are in the library.
 * @param inDays those too that will be due by then
 */
export async function listDueCards(
  db: Queryable,
  userId: string,
  most: number,
  shown?: ShownComics,
  inDays = 0,
): Promise<ReviewCardRow[]> {
  const rows = await db
    .select({ card: reviewCards })
    .from(reviewCards)
    .innerJoin(comics, eq(comics.id, reviewCards.comicId))
    .where(
      and(
        eq(reviewCards.userId, userId),
        lte(reviewCards.dueAt, sql`now() + ${inDays} * interval '1 day'`),
        await isInLibraryOf(db, shown),
        // A question that rests keeps its card, and is not asked.
        notExists(
          db
            .select({ one: sql`1` })
            .from(pulledItems)
            .where(
              and(
                eq(pulledItems.comicId, reviewCards.comicId),
                eq(pulledItems.itemKey, reviewCards.itemKey),
                isNull(pulledItems.putBackAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(reviewCards.dueAt), asc(reviewCards.itemKey))
    .limit(most);
  return rows.map(({ card }) => card);
}

/**
 * Comics of the library that somebody has read to the end before today without their quiz, the latest first, as long as there
 * are questions of it that they were never asked. What a teacher asks is not asked before.
 */
export async function listReadUnasked(
  db: Queryable,
  userId: string,
  most: number,
  shown?: ShownComics,
): Promise<string[]> {
  const answered = db
    .select({ one: sql`1` })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.comicId, comics.id),
        inArray(attempts.context, ['reader', 'assignment', 'live']),
      ),
    );
  const asked = db
    .select({ count: sql`count(*)` })
    .from(reviewCards)
    .where(
      and(
        eq(reviewCards.userId, userId),
        eq(reviewCards.comicId, comics.id),
        eq(reviewCards.hardcore, false),
      ),
    );
  const assigned = db
    .select({ id: assignmentComics.comicId })
    .from(assignments)
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .where(and(isAssignedTo(db, userId), isNull(assignments.endedAt)));
  const rows = await db
    .select({ comicId: comics.id })
    .from(readings)
    .innerJoin(comics, eq(comics.id, readings.comicId))
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(
      and(
        eq(readings.userId, userId),
        lt(readings.finishedAt, today),
        await isInLibraryOf(db, shown),
        notExists(answered),
        sql`(${asked}) < jsonb_array_length(${editions.content} -> 'questions')`,
        notInArray(comics.id, assigned),
      ),
    )
    .orderBy(desc(readings.finishedAt))
    .limit(most);
  return rows.map(({ comicId }) => comicId);
}

/** Comics of the library that somebody has read to the end or answered questions of, the latest first. */
export async function listShelf(db: Queryable, userId: string, most: number, shown?: ShownComics) {
  const answered = sql<Date | null>`(
    select max(${reviewCards.lastReviewAt}) from ${reviewCards}
    where ${reviewCards.userId} = ${userId} and ${reviewCards.comicId} = ${comics.id}
  )`;
  const read = db
    .select({ id: readings.comicId })
    .from(readings)
    .where(and(eq(readings.userId, userId), sql`${readings.finishedAt} is not null`));
  const known = db
    .select({ id: reviewCards.comicId })
    .from(reviewCards)
    .where(eq(reviewCards.userId, userId));
  return db
    .select({ comicId: comics.id, isRead: sql<boolean>`${readings.finishedAt} is not null` })
    .from(comics)
    .leftJoin(readings, and(eq(readings.comicId, comics.id), eq(readings.userId, userId)))
    .where(and(await isInLibraryOf(db, shown), or(inArray(comics.id, read), inArray(comics.id, known))))
    .orderBy(desc(sql`greatest(${readings.updatedAt}, ${answered})`), desc(comics.id))
    .limit(most);
}

/** All cards of somebody for these comics. */
export async function listCardsOf(
  db: Queryable,
  userId: string,
  comicIds: string[],
): Promise<ReviewCardRow[]> {
  if (comicIds.length === 0) return [];
  return db
    .select()
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), inArray(reviewCards.comicId, comicIds)));
}

/** Cards of items that their comics do not have any more. */
export async function deleteCards(db: Queryable, userId: string, itemKeys: string[]): Promise<void> {
  if (itemKeys.length === 0) return;
  await db
    .delete(reviewCards)
    .where(and(eq(reviewCards.userId, userId), inArray(reviewCards.itemKey, itemKeys)));
}
