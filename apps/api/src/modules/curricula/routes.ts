import { curricula, unitsOf } from '@panelwise/contracts/curricula/curricula';
import * as contract from '@panelwise/contracts/http/curricula';
import { listComicStandards } from '@panelwise/db/repositories/comic-standards';
import { listStandardLists } from '@panelwise/db/repositories/standard-lists';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { getReadableComic } from '../../policies/comic.ts';
import { registerClassCurriculumRoutes } from './class-routes.ts';
import { findStandards } from './find-standards.ts';
import { nameStandards } from './name-standards.ts';
import { tagComic } from './tag-comic.ts';

/** Curricula, what comics are tagged with, and what classes follow. */
export function registerCurriculumRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerOpen(app, contract.listCurricula, async () => ok('Curricula', { curricula: [...curricula] }));

  registerOpen(app, contract.getCurriculumUnits, async ({ params, query }) =>
    ok('Units', {
      units: unitsOf(params.curriculum, query).map(({ id, title, subject, chapter, standards }) => ({
        _id: id,
        title,
        subject,
        chapter: chapter ?? null,
        standards: standards.map(([code, words]) => ({ code, title: words })),
      })),
    }),
  );

  registerForUsers(app, contract.findStandards, async ({ caller, query }) =>
    ok('Standards', {
      standards: findStandards(query.search, query.grade, await listStandardLists(db, caller.userId)),
    }),
  );

  registerForUsers(app, contract.getComicStandards, async ({ caller, params }) => {
    const { id } = await getReadableComic(db, caller, params.id);
    return ok('Standards', { standards: await nameStandards(db, await listComicStandards(db, id)) });
  });

  registerForUsers(app, contract.setComicStandards, async ({ caller, params, body }) => {
    const isPublicChange = await tagComic(db, caller, params.id, body.standards);
    // It may wait for review from now on.
    if (isPublicChange) await deps.bus.publish({ topic: 'submissions-changed' });
    const standards = await nameStandards(db, await listComicStandards(db, params.id));
    return ok('Saved.', { standards });
  });

  registerClassCurriculumRoutes(app, deps);
}
