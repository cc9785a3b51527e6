import { limits } from '@panelwise/contracts/domain/limits';
import { faceOf } from '@panelwise/contracts/domain/picture-login';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/classes';
import { recordAudit } from '@panelwise/db/repositories/audit';
import * as members from '@panelwise/db/repositories/class-members';
import { countClass, lockClass } from '@panelwise/db/repositories/classes';
import { saveAids } from '@panelwise/db/repositories/learner-help';
import {
  clearPictureTries,
  listPictureLogins,
  listPictureLoginsOf,
  replacePictures,
} from '@panelwise/db/repositories/picture-logins';
import { revokeSessionsOf } from '@panelwise/db/repositories/sessions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { refuseTooMany } from '../../limits/refuse-too-many.ts';
import { getMember, getTaughtClass } from '../../policies/classes.ts';
import { sayClosed } from '../account/say-closed.ts';
import { sayEnded } from '../account/session-routes.ts';
import { drawPictures, readPictures } from '../auth/login-pictures.ts';
import { addPupils } from './add-pupils.ts';
import { mergeIntoOne } from './merge-pupils.ts';
import { presentClass, presentPupil } from './presenter.ts';

/** Lists that are read or made at once in a minute: enough for whoever types, too little for who tries names. */
const addsPerMinute = 20;

/** The pupils of a class, as their teachers look after them. */
export function registerPupilRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, contract.listPupils, async ({ caller, params }) => {
    const { id } = await getTaughtClass(db, caller, params.id);
    return ok('Pupils', { pupils: (await members.listMembers(db, id)).map(presentPupil) });
  });

  registerForUsers(app, contract.addPupils, async ({ caller, params, body }) => {
    const row = await getTaughtClass(db, caller, params.id);
    await refuseTooMany(deps.attempts, `add-pupils:${caller.userId}`, addsPerMinute);
    const added = await addPupils(deps, row, caller.userId, body.nicknames);
    return ok(added.length === 1 ? 'One pupil is added.' : `${added.length} pupils are added.`, {
      pupils: added.map(presentPupil),
    });
  });

  registerForUsers(app, contract.removePupil, async ({ caller, params }) => {
    const { id } = await getTaughtClass(db, caller, params.id);
    const pupil = await getMember(db, id, params.pupil);
    if (!pupil.login) {
      await db.transaction((tx) => members.removeMember(tx, id, pupil.userId));
      return ok('They are out of the class.', {});
    }
    const closed = await db.transaction((tx) => members.closePupil(tx, id, pupil.userId));
    await sayClosed(deps.bus, pupil.userId, closed);
    return ok('Their account is closed and is being deleted.', {});
  });

  registerForUsers(app, contract.movePupil, async ({ caller, params, body }) => {
    const from = await getTaughtClass(db, caller, params.id);
    const to = await getTaughtClass(db, caller, body.classId);
    const pupil = await getMember(db, from.id, params.pupil);
    if (from.id === to.id) throw new DomainError('conflict', { message: 'They are in this class already.' });
    await db.transaction(async (tx) => {
      // Always in this order, so that two who move pupils between the same classes never wait for each other.
      for (const id of [from.id, to.id].sort()) await lockClass(tx, id);
      if (to.archivedAt) throw new DomainError('class-archived');
      if ((await members.countMembers(tx, to.id)) >= limits.classPupilsMax)
        throw new DomainError('class-full');
      const ids = { userId: pupil.userId, from: from.id, to: to.id };
      if (!(await members.moveMember(tx, ids)))
        throw new DomainError('nickname-taken', {
          message: `There is a ${pupil.name} in ${to.name} already.`,
        });
    });
    return ok(`${pupil.name} is in ${to.name} now.`, {});
  });

  registerForUsers(app, contract.mergePupil, async ({ caller, params, body }) => {
    const here = await getTaughtClass(db, caller, params.id);
    const there = body.classId ? await getTaughtClass(db, caller, body.classId) : here;
    const { name } = await mergeIntoOne(deps, {
      teacherId: caller.userId,
      goes: { in: here, id: params.pupil },
      stays: { in: there, id: body.into },
    });
    return ok(`${name} has all of it now.`, {});
  });

  registerForUsers(app, contract.letPupilIn, async ({ caller, params }) => {
    const { id } = await getTaughtClass(db, caller, params.id);
    const pupil = await getMember(db, id, params.pupil);
    if (!pupil.login) throw new DomainError('pupil-has-account');
    await clearPictureTries(db, pupil.userId);
    return ok('They can try again.', { pupil: presentPupil(await getMember(db, id, params.pupil)) });
  });

  registerForUsers(app, contract.setAids, async ({ caller, params, body }) => {
    const { id } = await getTaughtClass(db, caller, params.id);
    const pupil = await getMember(db, id, params.pupil);
    await saveAids(db, pupil.userId, body.aids);
    await deps.bus.publish({ topic: 'account-changed', userId: pupil.userId });
    return ok('Saved.', { pupil: presentPupil(await getMember(db, id, params.pupil)) });
  });

  registerForUsers(app, contract.setPupilPlay, async ({ caller, params, body }) => {
    const { id } = await getTaughtClass(db, caller, params.id);
    const pupil = await getMember(db, id, params.pupil);
    await members.saveOffParts(db, id, pupil.userId, body.offParts);
    await deps.bus.publish({ topic: 'account-changed', userId: pupil.userId });
    return ok('Saved.', { pupil: presentPupil(await getMember(db, id, params.pupil)) });
  });

  registerForUsers(app, contract.getLoginCards, async ({ caller, params }) => {
    const row = await getTaughtClass(db, caller, params.id);
    await recordAudit(db, {
      actorId: caller.userId,
      action: 'read-pictures',
      subjectType: 'class',
      subjectId: row.id,
    });
    const logins = await listPictureLogins(db, { classId: row.id });
    return ok('Log-in cards', {
      class: presentClass(await countClass(db, row), caller.userId),
      cards: logins.map(({ userId, nickname, pictures }) => ({
        _id: userId,
        name: nickname,
        face: faceOf(userId),
        pictures: readPictures(deps.keys.pictures, pictures, userId),
      })),
    });
  });

  registerForUsers(app, contract.renewPictures, async ({ caller, params, body }) => {
    const { id } = await getTaughtClass(db, caller, params.id);
    const logins = await listPictureLoginsOf(db, { classId: id }, body.pupils);
    if (logins.length < new Set(body.pupils).size) throw new DomainError('pupil-not-found');
    const ended = await db.transaction(async (tx) => {
      const sessions: { userId: string; ids: string[] }[] = [];
      for (const { userId } of logins) {
        await replacePictures(tx, userId, drawPictures(deps.keys.pictures, userId));
        sessions.push({ userId, ids: await revokeSessionsOf(tx, userId) });
      }
      await recordAudit(tx, {
        actorId: caller.userId,
        action: 'new-pictures',
        subjectType: 'class',
        subjectId: id,
        after: { pupils: logins.length },
      });
      return sessions;
    });
    for (const { userId, ids } of ended) await sayEnded(deps.bus, userId, ids);
    return ok('They have new pictures. Print their cards again.', {});
  });
}
