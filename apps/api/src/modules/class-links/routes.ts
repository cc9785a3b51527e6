import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  endClassLink,
  getClassComic,
  getClassLink,
  makeClassLink,
} from '@panelwise/contracts/http/class-links';
import {
  type ClassLinkRow,
  endClassLink as end,
  findClassComic,
  findClassLink,
  makeClassLink as make,
} from '@panelwise/db/repositories/class-links';
import { listPages } from '@panelwise/db/repositories/comics';
import type { FastifyInstance } from 'fastify';
import { mustBeFitToRead } from '../../content/comic-texts.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { linkHolder } from '../../media/media-urls.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { presentWorkingComic } from '../../presenters/working-comic.ts';

const present = ({ token, createdAt, expiresAt }: ClassLinkRow) => ({
  token,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Links by which a class reads a comic that need not be reviewed: made by grown-ups, ended by them at any time. */
export function registerClassLinkRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, getClassLink, async ({ params, caller }) => {
    const comic = await getOwnComic(db, caller, params.id);
    const link = await findClassLink(db, comic.id);
    return ok('Class link', { link: link ? present(link) : null });
  });

  registerForUsers(app, makeClassLink, async ({ params, caller }) => {
    const comic = await getOwnComic(db, caller, params.id);
    if (caller.userType === 'Student' || caller.isMinor) throw new DomainError('sharing-not-allowed');
    const pages = await listPages(db, [comic.id]);
    if (!pages.some(({ imageKey }) => imageKey)) throw new DomainError('not-generated');
    await mustBeFitToRead(db, comic);
    return ok('The link is ready.', { link: present(await make(db, comic.id)) });
  });

  registerForUsers(app, endClassLink, async ({ params, caller }) => {
    const comic = await getOwnComic(db, caller, params.id);
    await end(db, comic.id);
    return ok('The link has ended.', {});
  });

  registerOpen(app, getClassComic, async ({ params, reply }) => {
    const comic = await findClassComic(db, params.token);
    if (!comic) throw new DomainError('class-link-ended');
    if (comic.isHidden) throw new DomainError('comic-hidden');
    // In no list, no search engine, and in nobody's cache once it has ended.
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
    return ok('Comic', presentWorkingComic(comic, deps.media.heldBy(linkHolder(params.token))));
  });
}
