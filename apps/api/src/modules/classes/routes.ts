import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import type { PlacedText } from '@panelwise/contracts/domain/content-parts';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/classes';
import * as classes from '@panelwise/db/repositories/classes';
import { renewCode } from '@panelwise/db/repositories/login-codes';
import { lockUser } from '@panelwise/db/repositories/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { getOwnClass, getTaughtClass, mustBeTeacher } from '../../policies/classes.ts';
import { registerColleagueRoutes } from './colleague-routes.ts';
import { registerGoalRoutes } from './goal-routes.ts';
import { registerJoinRoutes } from './join-routes.ts';
import { nameOf, presentClass } from './presenter.ts';
import { registerPupilRoutes } from './pupil-routes.ts';

const dayMs = 24 * 3_600_000;

/** Classes as their teachers have them. */
export function registerClassRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const present = async (row: classes.ClassRow, callerId: string) =>
    presentClass(await classes.countClass(db, row), callerId);

  registerForUsers(app, contract.listClasses, async ({ caller }) => {
    mustBeTeacher(caller);
    const rows = await classes.listTaughtClasses(db, caller.userId);
    return ok('Classes', { classes: rows.map((row) => presentClass(row, caller.userId)) });
  });

  registerForUsers(app, contract.makeClass, async ({ caller, body }) => {
    mustBeTeacher(caller);
    mustBeFit(wordsOf(body));
    const made = await db.transaction(async (tx) => {
      await lockUser(tx, caller.userId);
      if ((await classes.countOwnClasses(tx, caller.userId)) >= limits.classesMax)
        throw new DomainError('too-many-classes');
      return classes.insertClass(tx, { ...body, ownerId: caller.userId });
    });
    return ok('The class is ready.', { class: await present(made, caller.userId) });
  });

  registerForUsers(app, contract.getClass, async ({ caller, params }) => {
    const row = await getTaughtClass(db, caller, params.id);
    const teachers = await classes.listTeachers(db, row);
    return ok('Class', {
      class: await present(row, caller.userId),
      teachers: teachers.map((teacher) => ({
        _id: teacher.id,
        name: nameOf(teacher),
        isOwner: teacher.id === row.ownerId,
        isMe: teacher.id === caller.userId,
      })),
    });
  });

  registerForUsers(app, contract.changeClass, async ({ caller, params, body }) => {
    const { id } = await getTaughtClass(db, caller, params.id);
    mustBeFit(wordsOf(body));
    return ok('Saved.', { class: await present(await classes.updateClass(db, id, body), caller.userId) });
  });

  registerForUsers(app, contract.archiveClass, async ({ caller, params, body: { archived } }) => {
    const { id } = await getOwnClass(db, caller, params.id);
    const row = await classes.setArchived(db, id, archived);
    return ok(archived ? 'The class is put away.' : 'The class is back.', {
      class: await present(row, caller.userId),
    });
  });

  registerForUsers(app, contract.renewClassCode, async ({ caller, params }) => {
    const row = await getTaughtClass(db, caller, params.id);
    const { count, resetMs } = await deps.attempts.hit(`class-code-of:${row.id}`, dayMs);
    if (count > limits.classCodesPerDay) throw new DomainError('rate-limited', { retryAfterMs: resetMs });
    await db.transaction((tx) => renewCode(tx, { classId: row.id }));
    return ok('The class has a new code.', { class: await present(row, caller.userId) });
  });

  registerColleagueRoutes(app, deps);
  registerGoalRoutes(app, deps);
  registerPupilRoutes(app, deps);
  registerJoinRoutes(app, deps);
}

function wordsOf(body: { name: string; subject: string; school: string }): PlacedText[] {
  return [
    { path: 'name', place: 'Name', text: body.name },
    { path: 'subject', place: 'Subject', text: body.subject },
    { path: 'school', place: 'School', text: body.school },
  ].filter(({ text }) => text !== '');
}
