import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/classes';
import * as classes from '@panelwise/db/repositories/classes';
import { findTaughtClass } from '@panelwise/db/repositories/relations';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { refuseTooMany } from '../../limits/refuse-too-many.ts';
import { getOwnClass, getTaughtClass, mustBeTeacher } from '../../policies/classes.ts';
import { hashToken, newToken } from '../consent/link-token.ts';
import { nameOf, presentClass } from './presenter.ts';

const looksPerMinute = 20;

/** Colleagues who teach a class together. */
export function registerColleagueRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, contract.inviteColleague, async ({ caller, params }) => {
    const { id } = await getOwnClass(db, caller, params.id);
    const { token, hash } = newToken();
    const made = await db.transaction((tx) => classes.insertInvitation(tx, id, hash));
    if (!made) throw new DomainError('rate-limited');
    return ok('The link is ready.', { token, expiresAt: made.expiresAt.toISOString() });
  });

  const getInvited = async (caller: Caller, token: string) => {
    mustBeTeacher(caller);
    await refuseTooMany(deps.attempts, `class-invitations:${caller.userId}`, looksPerMinute);
    const found = await classes.findInvited(db, hashToken(token));
    if (!found) throw new DomainError('class-invitation-ended');
    if (await findTaughtClass(db, caller.userId, found.id)) throw new DomainError('class-teacher-already');
    return found;
  };

  registerForUsers(app, contract.getInvitation, async ({ caller, params }) => {
    const found = await getInvited(caller, params.token);
    const [[owner], { pupilCount }] = await Promise.all([
      classes.listTeachers(db, found),
      classes.countClass(db, found),
    ]);
    const { id, name, grade } = found;
    return ok('A class of a colleague', {
      invitation: { classId: id, name, grade, teacher: owner ? nameOf(owner) : '', pupilCount },
    });
  });

  registerForUsers(app, contract.acceptInvitation, async ({ caller, params }) => {
    const { id } = await getInvited(caller, params.token);
    await db.transaction(async (tx) => {
      const held = await classes.lockClass(tx, id);
      if (!held || !(await classes.useInvitation(tx, hashToken(params.token))))
        throw new DomainError('class-invitation-ended');
      if ((await classes.listTeachers(tx, held)).length >= limits.classTeachersMax)
        throw new DomainError('class-teachers-full');
      await classes.insertTeacher(tx, id, caller.userId);
    });
    return ok('You teach this class now.', { classId: id });
  });

  registerForUsers(app, contract.removeColleague, async ({ caller, params: { id, teacher } }) => {
    const row = await getTaughtClass(db, caller, id);
    const isOwner = row.ownerId === caller.userId;
    if (!isOwner && teacher !== caller.userId) throw new DomainError('class-owner-only');
    if (teacher === row.ownerId)
      throw new DomainError('conflict', { message: 'Give the class to a colleague first, then leave it.' });
    if (!(await classes.removeTeacher(db, row.id, teacher))) throw new DomainError('not-found');
    return ok(isOwner ? 'They do not teach this class any more.' : 'You have left this class.', {});
  });

  registerForUsers(app, contract.handOverClass, async ({ caller, params, body }) => {
    const { id } = await getOwnClass(db, caller, params.id);
    const passed = await db.transaction(async (tx) => {
      const held = await classes.lockClass(tx, id);
      if (held?.ownerId !== caller.userId) throw new DomainError('class-not-found');
      if (!(await classes.handOver(tx, held, body.teacher))) throw new DomainError('not-found');
      return { ...held, ownerId: body.teacher };
    });
    return ok('The class has another owner.', {
      class: presentClass(await classes.countClass(db, passed), caller.userId),
    });
  });
}
