import { cleanText } from '@panelwise/contracts/domain/text';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  finishQuiz,
  getComicFacts,
  getComicFaqs,
  getLibrary,
  getPublicComic,
  viewComic,
} from '@panelwise/contracts/http/library';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import {
  listFacts,
  listFaqs,
  listHardcoreQuestions,
  listQuizQuestions,
} from '@panelwise/db/repositories/learning';
import {
  findLibraryComic,
  findScriptText,
  isPublicComic,
  type LibraryFilter,
  type LibraryMarks,
  listLibrary,
  listPublicParts,
  markLibrary,
} from '@panelwise/db/repositories/library';
import { insertQuizAttempt, insertView } from '@panelwise/db/repositories/readers';
import type { FastifyInstance } from 'fastify';
import { createBriefCache } from '../../cache/brief-cache.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerOpen } from '../../http/register-endpoint.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { presentFact, presentFaq } from '../../presenters/learning.ts';
import { presentLibraryComic, presentReadingPages, presentTexts } from '../../presenters/library.ts';

const pageFreshMs = 1_000;
/** Walking through a large library takes longer than reading a page of it, and nobody minds a total of a moment ago. */
const marksFreshMs = 1_000;
/** Reading on after a break is the same reading. */
const sameReaderMs = 30 * 60_000;

export function registerLibraryRoutes(
  app: FastifyInstance,
  { database: { db }, media, attempts }: Deps,
): void {
  const marked = createBriefCache<LibraryMarks>(marksFreshMs, 500, { renewWhileUsed: true });
  const readPage = async (filter: LibraryFilter, page: number, limit: number) => {
    const marks = await marked(JSON.stringify(filter), () => markLibrary(db, filter));
    const rows = await listLibrary(db, filter, marks, page, limit);
    const totalPages = Math.max(1, Math.ceil(marks.total / limit));
    return ok('Library', {
      comics: rows.map((row) => presentLibraryComic(row, media)),
      page,
      totalPages,
      total: marks.total,
    });
  };
  const pages = createBriefCache<Awaited<ReturnType<typeof readPage>>>(pageFreshMs, 500);

  registerOpen(app, getLibrary, async ({ query: { page, limit, ...wanted } }) => {
    const filter = Object.fromEntries(
      Object.entries(wanted).map(([key, text]) => [key, text && cleanText(text)]),
    );
    const key = JSON.stringify([filter, page, limit]);
    return pages(key, () => readPage(filter, page, limit));
  });

  const mustBePublic = async (comicId: string) => {
    if (!(await isPublicComic(db, comicId))) throw new DomainError('comic-not-found');
  };

  registerOpen(app, getComicFaqs, async ({ params }) => {
    await mustBePublic(params.comicId);
    const faqs = await listFaqs(db, params.comicId);
    return ok('FAQs', { faqs: faqs.map((faq) => presentFaq(faq, true, media)) });
  });

  registerOpen(app, getComicFacts, async ({ params }) => {
    await mustBePublic(params.comicId);
    const facts = await listFacts(db, params.comicId);
    return ok('Did you know', { didYouKnow: facts.map((fact) => presentFact(fact, true, media)) });
  });

  registerOpen(app, getPublicComic, async ({ params }) => {
    const comic = await findLibraryComic(db, params.id);
    if (!comic) throw new DomainError('comic-not-found');
    const [pages, panels, script, questions, hardcoreQuestions, parts] = await Promise.all([
      listPages(db, [comic.id]),
      listPanels(db, comic.id),
      findScriptText(db, comic.id),
      listQuizQuestions(db, comic.id),
      listHardcoreQuestions(db, comic.id),
      listPublicParts(db, comic.id),
    ]);
    return ok('Comic', {
      comic: presentLibraryComic(comic, media),
      pages: presentReadingPages(pages, panels, media),
      texts: presentTexts(pages, script),
      questions,
      hardcoreQuestions,
      parts: parts.map(({ id, part, title }) => ({ _id: id, part, title })),
    });
  });

  registerOpen(
    app,
    viewComic,
    async ({ params, request }) => {
      await mustBePublic(params.id);
      const seen = await attempts.hit(`view:${params.id}:${request.ip}`, sameReaderMs);
      if (seen.count === 1) await insertView(db, params.id, undefined);
      return ok('Enjoy!');
    },
    perAddress(60),
  );

  registerOpen(
    app,
    finishQuiz,
    async ({ params, body }) => {
      await mustBePublic(params.id);
      await insertQuizAttempt(db, { ...body, comicId: params.id, userId: undefined });
      return ok('Well done!');
    },
    perAddress(30),
  );
}
