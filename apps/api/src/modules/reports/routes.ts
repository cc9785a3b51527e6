import { limits } from '@panelwise/contracts/domain/limits';
import type { NewReport } from '@panelwise/contracts/domain/report';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { reportClassComic } from '@panelwise/contracts/http/class-links';
import { reportComic } from '@panelwise/contracts/http/library';
import { findClassComic } from '@panelwise/db/repositories/class-links';
import { isHiddenFromLibrary, isPublicComic } from '@panelwise/db/repositories/library';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerOpen } from '../../http/register-endpoint.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { readerOf } from '../../readers/reader-of.ts';
import { report } from './report.ts';

const hourMs = 3_600_000;
const thanks = 'Thank you. A person will look at it.';

/** Readers say that somebody should look at a comic, whether they have an account or not. */
export function registerReportRoutes(app: FastifyInstance, { database: { db }, bus, keys }: Deps): void {
  const take = async (comicId: string, said: NewReport, request: FastifyRequest) => {
    const { ownerId, came } = await report(db, comicId, await readerOf(app, request, keys.reader), said);
    // Whoever says it twice is thanked twice.
    if (came === 'known') return;
    await Promise.all([
      bus.publish({ topic: 'submissions-changed' }),
      came === 'hidden' && bus.publish({ topic: 'library-changed', comicId }),
      came === 'hidden' && bus.publish({ topic: 'notices-changed', userId: ownerId }),
    ]);
  };

  registerOpen(
    app,
    reportComic,
    async ({ params, body, request }) => {
      const isShown = (await isPublicComic(db, params.id)) || (await isHiddenFromLibrary(db, params.id));
      if (!isShown) throw new DomainError('comic-not-found');
      await take(params.id, body, request);
      return ok(thanks);
    },
    perAddress(limits.reportsPerHour, hourMs),
  );

  registerOpen(
    app,
    reportClassComic,
    async ({ params, body, request }) => {
      const comic = await findClassComic(db, params.token);
      if (!comic) throw new DomainError('class-link-ended');
      await take(comic.id, body, request);
      return ok(thanks);
    },
    perAddress(limits.reportsPerHour, hourMs),
  );
}
