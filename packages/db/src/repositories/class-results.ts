import type { AttemptAid } from '@panelwise/contracts/domain/evidence';
import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { and, asc, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { assignmentComics, assignmentPupils, classMembers } from '../schema/classes.ts';
import { comics, editions } from '../schema/comics.ts';
import { attempts, readings } from '../schema/learning.ts';
import type { AssignmentRow } from './assignments.ts';
import { editionContent } from './edition-content.ts';
import { isPublic } from './library.ts';
import { itemsOf, type QuizItem } from './quiz-items.ts';
import { restingItems } from './resting-items.ts';

/** What one pupil answered to one item of an assignment: at first, and last. */
export type AnsweredItem = {
  userId: string;
  comicId: string;
  itemKey: string;
  hardcore: boolean;
  first: string;
  firstRight: boolean;
  /** The first answer proves something. */
  counts: boolean;
  ms: number;
  /** What helped with any of the answers to it. */
  aids: AttemptAid[];
  last: string;
  everRight: boolean;
  /** It was answered elsewhere before the first answer here. */
  seenBefore: boolean;
};

/** Whom an assignment is for now: whoever has left the class is in no result of it. */
function pupilsOf(db: Queryable, { id, classId }: Pick<AssignmentRow, 'id' | 'classId'>) {
  const named = db
    .select({ one: sql`1` })
    .from(assignmentPupils)
    .where(eq(assignmentPupils.assignmentId, id));
  const namesThem = db
    .select({ one: sql`1` })
    .from(assignmentPupils)
    .where(and(eq(assignmentPupils.assignmentId, id), eq(assignmentPupils.userId, classMembers.userId)));
  return db
    .select({ id: classMembers.userId })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(
      and(
        eq(classMembers.classId, classId),
        isNull(users.deletedAt),
        or(notExists(named), exists(namesThem)),
      ),
    );
}

/** An answer as the database sends it. */
type SentAnswer = [
  comicId: string,
  itemKey: string,
  hardcore: boolean,
  answer: string,
  isRight: boolean,
  counts: boolean,
  ms: number,
  aids: AttemptAid[],
  seenBefore: boolean,
];

/**
 * Every answer of an assignment, by pupil and item, in one query. A class has more than a thousand, so they come as one list
 * for each pupil and are put together here: to sort each group in the database and to read each row by itself takes twice as long.
 */
export async function listAnswered(
  db: Queryable,
  assignment: Pick<AssignmentRow, 'id' | 'classId'>,
): Promise<AnsweredItem[]> {
  const { rows } = await db.execute<{ userId: string; answers: SentAnswer[] }>(sql`
    select a.user_id as "userId", json_agg(json_build_array(
      a.comic_id, a.item_key, a.hardcore, a.answer, a.is_right, a.counts, a.ms, a.aids, exists (
        select 1 from ${attempts} other
        where other.user_id = a.user_id and other.item_key = a.item_key and other.created_at < a.created_at
          and other.assignment_id is distinct from ${assignment.id}::uuid)
      ) order by a.created_at, a.id) as answers
    from ${attempts} a
    where a.assignment_id = ${assignment.id} and a.user_id in ${pupilsOf(db, assignment)}
    group by a.user_id`);
  return rows.flatMap(({ userId, answers }) => answeredItems(userId, answers));
}

/** What somebody answered at first and last, by item. */
function answeredItems(userId: string, answers: SentAnswer[]): AnsweredItem[] {
  const byItem = new Map<string, AnsweredItem>();
  for (const [comicId, itemKey, hardcore, answer, isRight, counts, ms, aids, seenBefore] of answers) {
    const before = byItem.get(itemKey);
    if (before) {
      before.last = answer;
      before.everRight ||= isRight;
      if (aids.length > before.aids.length) before.aids = aids;
    } else {
      const first = { first: answer, firstRight: isRight, counts, ms, aids, seenBefore };
      byItem.set(itemKey, { userId, comicId, itemKey, hardcore, ...first, last: answer, everRight: isRight });
    }
  }
  return [...byItem.values()];
}

/** Whom it is for, and who of them has read all its comics to the end. */
export async function listReaders(
  db: Queryable,
  assignment: Pick<AssignmentRow, 'id' | 'classId'>,
): Promise<Map<string, boolean>> {
  const pupils = pupilsOf(db, assignment).as('pupils');
  const rows = await db
    .select({
      id: pupils.id,
      isRead: sql<boolean>`not exists (
        select 1 from ${assignmentComics}
        left join ${readings} on ${readings.comicId} = ${assignmentComics.comicId} and ${readings.userId} = ${pupils.id}
        where ${assignmentComics.assignmentId} = ${assignment.id} and ${readings.finishedAt} is null)`,
    })
    .from(pupils)
    .innerJoin(users, eq(users.id, pupils.id));
  return new Map(rows.map(({ id, isRead }) => [id, isRead]));
}

/** The comics of an assignment in their order, as pupils read them now. A comic that is gone or hidden is left out. */
export async function listAssignedComics(db: Queryable, assignmentId: string) {
  return db
    .select({
      id: comics.id,
      ownerId: comics.ownerId,
      isPublic: sql<boolean>`${isPublic}`,
      content: sql<
        typeof editions.$inferSelect.content
      >`case when ${isPublic} then ${editions.content} else ${editionContent} end`,
      resting: restingItems,
    })
    .from(assignmentComics)
    .innerJoin(comics, eq(comics.id, assignmentComics.comicId))
    .leftJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(
      and(eq(assignmentComics.assignmentId, assignmentId), isNull(comics.deletedAt), isNull(comics.hiddenAt)),
    )
    .orderBy(asc(assignmentComics.position));
}

/** Items that these comics asked in one of their editions or ask now, by key. */
export async function findOlderItems(db: Queryable, comicIds: string[]): Promise<Map<string, QuizItem>> {
  if (comicIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: editions.comicId,
      questions: sql<QuizQuestion[]>`${editions.content} -> 'questions'`,
      hardcoreQuestions: sql<HardcoreQuestion[]>`${editions.content} -> 'hardcoreQuestions'`,
    })
    .from(editions)
    .where(inArray(editions.comicId, comicIds))
    .orderBy(asc(editions.version));
  return new Map(
    rows.flatMap(({ id, ...questions }) => itemsOf(id, questions).map((item) => [item.key, item] as const)),
  );
}
