import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/classes';
import * as members from '@panelwise/db/repositories/class-members';
import { type ClassRow, findClass, listTeachers, lockClass } from '@panelwise/db/repositories/classes';
import { findPlace } from '@panelwise/db/repositories/login-codes';
import { isMember } from '@panelwise/db/repositories/relations';
import { lockUser } from '@panelwise/db/repositories/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { refuseTooMany } from '../../limits/refuse-too-many.ts';
import { nameOf } from './presenter.ts';

const codesPerMinute = 10;

/** How somebody with an account of their own comes into a class, and out of it. */
export function registerJoinRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  const getByCode = async ({ userId, userType }: Caller, code: string) => {
    if (userType !== 'Student') throw new DomainError('only-students-join');
    await refuseTooMany(deps.attempts, `class-codes:${userId}`, codesPerMinute);
    const found = await findPlace(db, code);
    if (!found || !('classId' in found.place)) throw new DomainError('class-code-wrong');
    return found.place.classId;
  };
  const present = async (row: ClassRow, userId: string) => {
    const [[owner], joined] = await Promise.all([listTeachers(db, row), isMember(db, row.id, userId)]);
    const { id, name, grade, isOpen } = row;
    return { _id: id, name, grade, teacher: owner ? nameOf(owner) : '', isOpen, isMember: joined };
  };

  registerForUsers(app, contract.findClassByCode, async ({ caller, params }) => {
    const classId = await getByCode(caller, params.code);
    const row = await findClass(db, classId);
    if (!row) throw new DomainError('class-code-wrong');
    return ok('Class', { class: await present(row, caller.userId) });
  });

  registerForUsers(app, contract.joinClass, async ({ caller, params }) => {
    const classId = await getByCode(caller, params.code);
    const row = await db.transaction(async (tx) => {
      await lockUser(tx, caller.userId);
      const held = await lockClass(tx, classId);
      if (!held || held.archivedAt) throw new DomainError('class-code-wrong');
      if (await isMember(tx, classId, caller.userId)) return held;
      if (!held.isOpen) throw new DomainError('class-closed');
      if ((await members.countMembers(tx, classId)) >= limits.classPupilsMax)
        throw new DomainError('class-full');
      if ((await members.listJoined(tx, caller.userId)).length >= limits.classesOfPupilMax)
        throw new DomainError('too-many-joined');
      await members.insertMember(tx, classId, caller.userId);
      return held;
    });
    return ok('You are in!', { class: await present(row, caller.userId) });
  });

  registerForUsers(app, contract.listJoinedClasses, async ({ caller }) => {
    const rows = await members.listJoined(db, caller.userId);
    return ok('Your classes', {
      classes: rows.map(({ class: { id, name }, joinedAt, homeId, ...teacher }) => ({
        _id: id,
        name,
        teacher: nameOf(teacher),
        joinedAt: joinedAt.toISOString(),
        isHome: homeId === id,
      })),
    });
  });

  registerForUsers(app, contract.leaveClass, async ({ caller, params: { id } }) => {
    const [member] = await members.listMembers(db, id, caller.userId);
    if (!member) throw new DomainError('class-not-found');
    // Without it nobody would speak for them, and they could not log in.
    if (member.login) throw new DomainError('ask-your-teacher');
    await db.transaction((tx) => members.removeMember(tx, id, caller.userId));
    return ok('You have left the class.', {});
  });
}
