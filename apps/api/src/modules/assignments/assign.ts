import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import type { AssignmentGoal } from '@panelwise/contracts/domain/classes';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { AssignmentPlan } from '@panelwise/contracts/http/assignments';
import type { Queryable, Transaction } from '@panelwise/db/client';
import {
  countAssignments,
  insertAssignment,
  listAssignableParts,
  listPupilsOf,
} from '@panelwise/db/repositories/assignments';
import { type ComicRecord, findComic, listPages } from '@panelwise/db/repositories/comics';
import {
  askedOf,
  listPublicItems,
  listWorkingItems,
  type QuizItem,
} from '@panelwise/db/repositories/quiz-items';
import { mustBeFitToRead } from '../../content/comic-texts.ts';
import type { Caller } from '../../http/register-endpoint.ts';

type Order = AssignmentPlan & { comicId: string; wholeSeries: boolean; goal: AssignmentGoal };

/**
 * A comic that the caller may assign: one of the library, or their own, drawn and not taken from readers. Another's draft
 * looks like none.
 * @throws DomainError `comic-not-found`, `comic-hidden`, `not-generated`
 */
export async function getAssignableComic(
  db: Queryable,
  caller: Caller,
  comicId: string,
): Promise<ComicRecord & { isPublic: boolean }> {
  const comic = await findComic(db, comicId);
  const isPublic = comic !== undefined && comic.publicEditionId !== null && comic.hiddenAt === null;
  if (!comic || (!isPublic && comic.ownerId !== caller.userId)) throw new DomainError('comic-not-found');
  if (comic.hiddenAt) throw new DomainError('comic-hidden');
  if (!isPublic && !(await listPages(db, [comicId])).some(({ imageKey }) => imageKey))
    throw new DomainError('not-generated');
  return { ...comic, isPublic };
}

/** The items of comics as those are asked them to whom they are assigned now, by comic. */
export async function listItemsToAnswer(db: Queryable, comicIds: string[]): Promise<Map<string, QuizItem[]>> {
  const items = await listPublicItems(db, comicIds);
  for (const id of comicIds) if (!items.has(id)) items.set(id, (await listWorkingItems(db, id)) ?? []);
  return new Map([...items].map(([id, own]) => [id, askedOf(own)]));
}

/** Gives a comic, or all parts of its series, to a class. @returns the id of the assignment */
export async function assign(
  tx: Transaction,
  caller: Caller,
  classId: string,
  order: Order,
): Promise<string> {
  const comic = await getAssignableComic(tx, caller, order.comicId);
  const parts = order.wholeSeries
    ? await listAssignableParts(tx, caller.userId, comic.seriesId)
    : [{ id: comic.id, isPublic: comic.isPublic }];
  for (const part of parts) {
    // What is public was looked at by somebody; of their own a teacher may assign what nobody has reviewed.
    const own = part.isPublic ? undefined : await findComic(tx, part.id);
    if (own) await mustBeFitToRead(tx, own);
  }
  const comicIds = parts.map(({ id }) => id);
  if (order.goal !== 'read') {
    const hardcore = order.goal === 'read-and-hardcore-quiz';
    const items = [...(await listItemsToAnswer(tx, comicIds)).values()].flat();
    if (!items.some((item) => item.hardcore === hardcore)) throw new DomainError('assignment-no-questions');
  }
  await mustBeGoodPlan(tx, classId, order, null);
  const { all, running } = await countAssignments(tx, classId);
  if (running >= limits.assignmentsRunning) throw new DomainError('too-many-assignments');
  if (all >= limits.assignmentsMax) throw new DomainError('assignments-full');
  return insertAssignment(tx, { classId, madeBy: caller.userId, goal: order.goal, comicIds }, order);
}

/**
 * @param before when it is due now: a day that has passed may stay
 * @throws DomainError `assignment-due-wrong`, `pupil-not-found`, `content-refused`
 */
export async function mustBeGoodPlan(
  db: Queryable,
  classId: string,
  { dueAt, pupils, word }: AssignmentPlan,
  before: Date | null,
): Promise<void> {
  if (dueAt !== null && Date.parse(dueAt) !== before?.getTime()) {
    const ahead = Date.parse(dueAt) - Date.now();
    if (ahead <= 0 || ahead > limits.assignmentDueMs) throw new DomainError('assignment-due-wrong');
  }
  if (pupils.length > 0) {
    const members = new Set((await listPupilsOf(db, [classId])).get(classId)?.map(({ _id }) => _id));
    if (!pupils.every((id) => members.has(id)) || new Set(pupils).size < pupils.length)
      throw new DomainError('pupil-not-found');
  }
  if (word) mustBeFit([{ path: 'word', place: 'A word to the class', text: word }]);
}
