import { planShort } from '@panelwise/contracts/domain/plan-short';
import { shortSourceOf } from '@panelwise/contracts/domain/short-source';
import { cleanText } from '@panelwise/contracts/domain/text';
import * as contract from '@panelwise/contracts/http/shorts';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import { detectLanguage } from '@panelwise/studio/language/detect-language';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { findReader } from '../../plugins/auth.ts';
import { getLibraryComic } from '../../policies/comic.ts';
import { mustBeShown } from '../../policies/learner.ts';
import { readFeed } from './feed.ts';

/** Motion comics of what is in the library, and those of today for a learner. */
export function registerShortRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const media = deps.media.open;

  registerOpen(app, contract.getShort, async ({ params, query, request }) => {
    const reader = await findReader(app, request);
    await mustBeShown(db, reader, params.id);
    const comic = await getLibraryComic(db, params.id);
    const isOff = reader !== undefined && (await isPartOff(db, reader.userId, 'shorts'));
    const plan = isOff ? undefined : planShort(shortSourceOf({ ...comic, ...comic.content }), query.shape);
    if (!plan) return ok('Short', { short: null });
    const shown = new Set(plan.shots.map(({ page }) => page));
    const words = plan.shots.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
    return ok('Short', {
      short: {
        title: comic.title,
        language: detectLanguage(words),
        plan,
        pages: comic.content.pages.flatMap(({ pageNumber, imageKey }) =>
          imageKey && shown.has(pageNumber)
            ? [
                {
                  page: pageNumber,
                  imageUrl: media.url(imageKey, { public: true }),
                  smallImageUrl: media.url(imageKey, { public: true, small: true }),
                },
              ]
            : [],
        ),
      },
    });
  });

  registerForUsers(app, contract.getShorts, async ({ query, caller }) => {
    if (await isPartOff(db, caller.userId, 'shorts')) return ok('Shorts', { isOff: true, shorts: [] });
    const subject = query.subject ? cleanText(query.subject) : undefined;
    return ok('Shorts', { isOff: false, shorts: await readFeed(db, caller, media, subject) });
  });
}
