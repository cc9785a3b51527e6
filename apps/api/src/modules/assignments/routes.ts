import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/assignments';
import {
  countPanels,
  endAssignment,
  type ListedAssignment,
  listAssignableParts,
  listAssignments,
  listOpenClasses,
  listPupilsOf,
  updateAssignment,
} from '@panelwise/db/repositories/assignments';
import { listAssigned } from '@panelwise/db/repositories/learner';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { findWorkingComic } from '@panelwise/db/repositories/working-comics';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { resultFiles } from '../../files/result-files.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { languageOfCaller } from '../../http/wished-language.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { getAssignmentOf } from '../../policies/assignments.ts';
import { getTaughtClass, mustBeTeacher } from '../../policies/classes.ts';
import { presentAssigned } from '../../presenters/assigned.ts';
import { planOf } from '../learn/reading-plan.ts';
import { downloadHeader } from '../take-away/file-name.ts';
import { assign, getAssignableComic, listItemsToAnswer, mustBeGoodPlan } from './assign.ts';
import { readConcepts } from './concepts.ts';
import { readResults } from './results.ts';
import { resultRows } from './results-rows.ts';
import { resultWords } from './results-words.ts';
import { statisticsRows } from './statistics-rows.ts';

/** So many are listed for a pupil at once. */
const mostAssigned = 200;

/** What teachers assign, what becomes of it, and what pupils are to do. */
export function registerAssignmentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const heldBy = ({ sessionId }: Caller) => deps.media.heldBy(sessionHolder(sessionId));

  const present = ({ row, ...rest }: ListedAssignment, caller: Caller): contract.Assignment => ({
    _id: row.id,
    state: row.endedAt ? 'ended' : rest.isOver ? 'due' : 'running',
    goal: row.goal,
    dueAt: row.dueAt?.toISOString() ?? null,
    tries: row.tries,
    aids: row.aids,
    word: row.note,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    comics: rest.comics.map(({ id, title, partNumber, partCount, isPublic, thumbnailKey }) => ({
      _id: id,
      title,
      partNumber,
      partCount,
      thumbnail: (isPublic ? deps.media.open : heldBy(caller)).url(thumbnailKey, {
        public: isPublic,
        small: true,
      }),
    })),
    pupils: rest.pupils,
    count: { pupils: rest.pupilCount, read: rest.read, answering: rest.answering },
  });

  registerForUsers(app, contract.listAssignments, async ({ params: { id }, caller }) => {
    await getTaughtClass(db, caller, id);
    const [rows, pupils] = await Promise.all([listAssignments(db, id), listPupilsOf(db, [id])]);
    return ok('Assignments', {
      assignments: rows.map((row) => present(row, caller)),
      pupils: pupils.get(id) ?? [],
    });
  });

  registerForUsers(app, contract.getAssignable, async ({ params: { id }, caller }) => {
    mustBeTeacher(caller);
    const comic = await getAssignableComic(db, caller, id);
    const [items, parts, taught, panels] = await Promise.all([
      listItemsToAnswer(db, [id]),
      listAssignableParts(db, caller.userId, comic.seriesId),
      listOpenClasses(db, caller.userId),
      countPanels(db, id),
    ]);
    const read = comic.isPublic ? await findLibraryComic(db, id) : await findWorkingComic(db, id);
    if (!read) throw new DomainError('comic-not-found');
    const pupils = await listPupilsOf(
      db,
      taught.map((one) => one.id),
    );
    const own = items.get(id) ?? [];
    return ok('Comic', {
      comic: {
        _id: id,
        title: comic.title,
        thumbnail: (comic.isPublic ? deps.media.open : heldBy(caller)).url(read.thumbnailKey, {
          public: comic.isPublic,
          small: true,
        }),
        grade: comic.grade,
        panels,
        minutes: Math.max(1, Math.ceil(planOf(read.content).expectedMs / 60_000)),
        questions: own.filter(({ hardcore }) => !hardcore).length,
        hardcoreQuestions: own.filter(({ hardcore }) => hardcore).length,
        parts: parts.length,
      },
      classes: taught.map(({ id: classId, name }) => ({
        _id: classId,
        name,
        pupils: pupils.get(classId) ?? [],
      })),
    });
  });

  registerForUsers(app, contract.makeAssignment, async ({ params, body, caller }) => {
    const assignmentId = await db.transaction(async (tx) => {
      const { archivedAt } = await getTaughtClass(tx, caller, params.id);
      if (archivedAt) throw new DomainError('class-archived');
      return assign(tx, caller, params.id, body);
    });
    return ok('Assigned.', { assignmentId });
  });

  registerForUsers(app, contract.changeAssignment, async ({ params, body, caller }) => {
    await db.transaction(async (tx) => {
      const { id, endedAt, dueAt } = await getAssignmentOf(tx, caller, params);
      if (endedAt) throw new DomainError('assignment-ended');
      await mustBeGoodPlan(tx, params.id, body, dueAt);
      await updateAssignment(tx, id, body);
    });
    return ok('Saved.', {});
  });

  registerForUsers(app, contract.endAssignment, async ({ params, caller }) => {
    const { id } = await getAssignmentOf(db, caller, params);
    await endAssignment(db, id);
    return ok('The assignment has ended.', {});
  });

  registerForUsers(app, contract.getClassConcepts, async ({ params: { id }, caller }) => {
    await getTaughtClass(db, caller, id);
    return ok('Concepts', { concepts: await readConcepts(db, id, deps.media.open, heldBy(caller)) });
  });

  /** @throws DomainError `class-not-found`, `assignment-not-found` */
  const resultsOf = async (caller: Caller, params: { id: string; assignmentId: string }) => {
    const assignment = await getAssignmentOf(db, caller, params);
    const [results, [listed]] = await Promise.all([
      readResults(db, assignment, caller.userId, deps.media.open, heldBy(caller)),
      listAssignments(db, params.id, assignment.id),
    ]);
    if (!listed) throw new DomainError('assignment-not-found');
    return { results, listed };
  };

  registerForUsers(app, contract.getResults, async ({ params, caller }) => {
    const { results, listed } = await resultsOf(caller, params);
    return ok('Results', { results, assignment: present(listed, caller) });
  });

  registerForUsers(app, contract.getResultsFile, async ({ params, query, caller, request, reply }) => {
    const { results, listed } = await resultsOf(caller, params);
    const { type, write } = resultFiles[query.format];
    reply.headers({
      'content-type': type,
      'content-disposition': downloadHeader(listed.comics[0]?.title ?? 'Results', `results.${query.format}`),
    });
    const language = await languageOfCaller(db, { caller, request });
    return write([...resultRows(results, resultWords[language]), ...statisticsRows(results, language)]);
  });

  registerForUsers(app, contract.listMyAssignments, async ({ caller }) => {
    const assigned = await listAssigned(db, caller.userId, mostAssigned);
    return ok('Assignments', {
      assigned: assigned.map((one) => presentAssigned(one, deps.media.open, heldBy(caller))),
    });
  });
}
