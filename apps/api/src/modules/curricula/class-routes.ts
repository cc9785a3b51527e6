import { unitsOf } from '@panelwise/contracts/curricula/curricula';
import { type ClassCurriculum, isCurriculumId } from '@panelwise/contracts/domain/curriculum';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/curricula';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import * as lists from '@panelwise/db/repositories/standard-lists';
import { lockUser } from '@panelwise/db/repositories/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { getTaughtClass, mustBeTeacher } from '../../policies/classes.ts';
import { readCoverage } from './coverage.ts';
import { readStandardCsv } from './read-standard-csv.ts';

/** What a class follows, and the lists that its teachers bring. */
export function registerClassCurriculumRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, contract.getClassCurriculum, async ({ caller, params }) => {
    const { curriculum: chosen } = await getTaughtClass(db, caller, params.id);
    return ok('Curriculum', { chosen, coverage: chosen && (await readCoverage(db, caller.userId, chosen)) });
  });

  /** @throws DomainError `standard-unknown` where nothing of it is known to the caller */
  const mustBeThere = async (caller: Caller, chosen: ClassCurriculum) => {
    if (isCurriculumId(chosen.curriculum)) {
      if (!chosen.grade || unitsOf(chosen.curriculum, chosen).length === 0)
        throw new DomainError('standard-unknown');
      return chosen;
    }
    const own = await lists.listStandardLists(db, caller.userId);
    if (!own.some(({ id }) => id === chosen.curriculum)) throw new DomainError('standard-unknown');
    return { curriculum: chosen.curriculum, grade: '', subject: '' };
  };

  registerForUsers(app, contract.setClassCurriculum, async ({ caller, params, body: { chosen } }) => {
    const { id } = await getTaughtClass(db, caller, params.id);
    await lists.setClassCurriculum(db, id, chosen && (await mustBeThere(caller, chosen)));
    return ok('Saved.', {});
  });

  registerForUsers(app, contract.listStandardLists, async ({ caller }) => {
    mustBeTeacher(caller);
    return ok('Lists', { lists: (await lists.listStandardLists(db, caller.userId)).map(presentTo(caller)) });
  });

  registerForUsers(app, contract.addStandardList, async ({ caller, body }) => {
    mustBeTeacher(caller);
    const standards = readStandardCsv(body.csv);
    const made = await db.transaction(async (tx) => {
      await lockUser(tx, caller.userId);
      if ((await lists.countStandardLists(tx, caller.userId)) >= limits.standardListsMax)
        throw new DomainError('too-many-standard-lists');
      return lists.insertStandardList(tx, { ownerId: caller.userId, name: body.name, standards });
    });
    return ok('The list is kept.', { list: presentTo(caller)(made) });
  });

  registerForUsers(app, contract.listComic, async ({ caller, params, body: { code, listed: on } }) => {
    mustBeTeacher(caller);
    const { id: listId, comicId } = params;
    await db.transaction(async (tx) => {
      const list = (await lists.listStandardLists(tx, caller.userId)).find(({ id }) => id === listId);
      if (!list) throw new DomainError('not-found');
      if (on && !list.standards.some((one) => one.code === code)) throw new DomainError('standard-unknown');
      if (on && !(await findLibraryComic(tx, comicId))) throw new DomainError('comic-not-found');
      if (!(await lists.putListedComic(tx, { listId, code, comicId }, on, limits.listedComicsMax)))
        throw new DomainError('standard-comics-full');
    });
    return ok('Saved.', {});
  });

  registerForUsers(app, contract.deleteStandardList, async ({ caller, params }) => {
    mustBeTeacher(caller);
    if (!(await db.transaction((tx) => lists.deleteStandardList(tx, caller.userId, params.id))))
      throw new DomainError('not-found');
    return ok('The list is gone.', {});
  });
}

const presentTo =
  ({ userId }: Caller) =>
  ({ id, ownerId, name, standards, createdAt }: lists.StandardListRow): contract.StandardList => ({
    _id: id,
    name,
    count: standards.length,
    createdAt: createdAt.toISOString(),
    isMine: ownerId === userId,
  });
