import { cleanText } from '@panelwise/contracts/domain/text';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  finishQuiz,
  getComicFacts,
  getComicFaqs,
  getLibrary,
  getLibraryChoices,
  getPublicComic,
  viewComic,
} from '@panelwise/contracts/http/library';
import { isHouseDrawing } from '@panelwise/db/repositories/house';
import {
  countLibraryChoices,
  findLibraryComic,
  isHiddenFromLibrary,
  isPublicComic,
  type KeysetMarks,
  type LibraryFilter,
  listLibrary,
  listPublicParts,
  markLibrary,
} from '@panelwise/db/repositories/library';
import { listPublicItems } from '@panelwise/db/repositories/quiz-items';
import { insertQuizAttempt, insertView } from '@panelwise/db/repositories/readers';
import type { FastifyInstance } from 'fastify';
import { createLibraryCache } from '../../cache/library-cache.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerOpen } from '../../http/register-endpoint.ts';
import { findReader } from '../../plugins/auth.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { mustBeShown } from '../../policies/learner.ts';
import { shownTo } from '../../presenters/fewer-options.ts';
import { presentFact, presentFaq } from '../../presenters/learning.ts';
import { presentLibraryComic } from '../../presenters/library.ts';
import { presentPublicComic } from '../../presenters/public-comic.ts';

/** Reading on after a break is the same reading. */
const sameReaderMs = 30 * 60_000;

export function registerLibraryRoutes(
  app: FastifyInstance,
  { database: { db }, bus, media: { open: media }, attempts, keys }: Deps,
): void {
  const marked = createLibraryCache<KeysetMarks>(app, bus, 'marks', 500);
  const readPage = async (filter: LibraryFilter, page: number, limit: number) => {
    const marks = await marked(JSON.stringify(filter), () => markLibrary(db, filter));
    const rows = await listLibrary(db, filter, marks, page, limit);
    const totalPages = Math.max(1, Math.ceil(marks.total / limit));
    const filtered = Object.values(filter).some(Boolean);
    return ok('Library', {
      comics: rows.map((row) => presentLibraryComic(row, media)),
      page,
      totalPages,
      total: marks.total,
      ...(marks.total === 0 && !filtered && { drawing: await isHouseDrawing(db) }),
    });
  };
  const pages = createLibraryCache<Awaited<ReturnType<typeof readPage>>>(app, bus, 'page', 500);

  registerOpen(app, getLibrary, async ({ query: { page, limit, ...wanted }, request }) => {
    const filter: LibraryFilter = Object.fromEntries(
      Object.entries(wanted).map(([key, text]) => [key, text && cleanText(text)]),
    );
    // Children with the same limits share an answer.
    const shown = (await findReader(app, request))?.shown;
    if (shown) filter.shown = shown;
    const key = JSON.stringify([filter, page, limit]);
    return pages(key, () => readPage(filter, page, limit));
  });

  const choices = createLibraryCache<Awaited<ReturnType<typeof countLibraryChoices>>>(
    app,
    bus,
    'choices',
    100,
  );
  registerOpen(app, getLibraryChoices, async ({ request }) => {
    const shown = (await findReader(app, request))?.shown;
    const key = shown ? JSON.stringify(shown) : 'all';
    return ok('Choices', await choices(key, () => countLibraryChoices(db, shown)));
  });

  /** @throws DomainError `comic-hidden`, `comic-not-found` where readers see no edition of it */
  const getPublic = async (comicId: string, reader: Caller | undefined) => {
    await mustBeShown(db, reader, comicId);
    const comic = await findLibraryComic(db, comicId);
    if (comic) return comic;
    throw new DomainError((await isHiddenFromLibrary(db, comicId)) ? 'comic-hidden' : 'comic-not-found');
  };
  const mustBePublic = async (comicId: string, reader: Caller | undefined) => {
    await mustBeShown(db, reader, comicId);
    if (!(await isPublicComic(db, comicId))) throw new DomainError('comic-not-found');
  };

  registerOpen(app, getComicFaqs, async ({ params, request }) => {
    const { content } = await getPublic(params.comicId, await findReader(app, request));
    return ok('FAQs', { faqs: content.faqs.map((faq) => presentFaq(faq, true, media)) });
  });

  registerOpen(app, getComicFacts, async ({ params, request }) => {
    const { content } = await getPublic(params.comicId, await findReader(app, request));
    return ok('Did you know', { didYouKnow: content.facts.map((fact) => presentFact(fact, true, media)) });
  });

  registerOpen(app, getPublicComic, async ({ params, request }) => {
    const reader = await findReader(app, request);
    const [comic, parts] = await Promise.all([
      getPublic(params.id, reader),
      listPublicParts(db, params.id, reader?.shown),
    ]);
    return ok('Comic', {
      ...presentPublicComic(comic, media, shownTo(keys, reader?.aids)),
      parts: parts.map(({ id, part, title }) => ({ _id: id, part, title })),
    });
  });

  registerOpen(
    app,
    viewComic,
    async ({ params, request }) => {
      await mustBePublic(params.id, await findReader(app, request));
      const seen = await attempts.hit(`view:${params.id}:${request.ip}`, sameReaderMs);
      if (seen.count === 1) await insertView(db, params.id, undefined);
      return ok('Enjoy!');
    },
    perAddress(60),
  );

  registerOpen(
    app,
    finishQuiz,
    async ({ params, body, request }) => {
      await mustBeShown(db, await findReader(app, request), params.id);
      const items = (await listPublicItems(db, [params.id])).get(params.id);
      if (!items) throw new DomainError('comic-not-found');
      const asked = items.filter(({ hardcore }) => hardcore === body.hardcore);
      const answers = new Map(body.answers.map(({ key, answer }) => [key, answer]));
      // One counts that was played to its end, and nobody says themselves how it went.
      if (!asked.every(({ key }) => answers.has(key))) throw new DomainError('question-changed');
      const right = asked.filter(({ key, correctAnswer }) => answers.get(key) === correctAnswer).length;
      const result = { hardcore: body.hardcore, right, total: asked.length };
      await insertQuizAttempt(db, { ...result, comicId: params.id, userId: undefined });
      return ok('Well done!');
    },
    perAddress(30),
  );
}
