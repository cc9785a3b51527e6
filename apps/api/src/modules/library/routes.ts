import { type UnitFilter, unitsOf } from '@panelwise/contracts/curricula/curricula';
import { isCurriculumId } from '@panelwise/contracts/domain/curriculum';
import { cleanText } from '@panelwise/contracts/domain/text';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  finishQuiz,
  getComicFacts,
  getComicFaqs,
  getLibrary,
  getLibraryChoices,
  getPublicComic,
  tellView,
  viewComic,
} from '@panelwise/contracts/http/library';
import { isHouseDrawing } from '@panelwise/db/repositories/house';
import {
  countLibraryChoices,
  type KeysetMarks,
  type LibraryFilter,
  listLibrary,
  listPublicLanguages,
  listPublicParts,
  markLibrary,
} from '@panelwise/db/repositories/library';
import { listPublicItems } from '@panelwise/db/repositories/quiz-items';
import { insertQuizAttempt, insertView, raiseView } from '@panelwise/db/repositories/readers';
import { listStandardLists } from '@panelwise/db/repositories/standard-lists';
import type { FastifyInstance } from 'fastify';
import { createLibraryCache } from '../../cache/library-cache.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerOpen } from '../../http/register-endpoint.ts';
import { findReader } from '../../plugins/auth.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { getLibraryComic } from '../../policies/comic.ts';
import { mustBeShown } from '../../policies/learner.ts';
import { presentOthers } from '../../presenters/comic.ts';
import { shownTo } from '../../presenters/fewer-options.ts';
import { presentFact, presentFaq } from '../../presenters/learning.ts';
import { presentLibraryComic, presentTexts } from '../../presenters/library.ts';
import { presentPublicComic } from '../../presenters/public-comic.ts';
import { findCountedReader, sameReaderMs, viewerOf } from '../../readers/counted-reader.ts';

/** A curriculum as a whole, or those of its standards that are asked for; no standard where there are no such. */
function taughtOf(
  curriculum: string,
  { standard, ...narrowed }: UnitFilter & { standard?: string | undefined },
): Pick<LibraryFilter, 'curriculum' | 'standards'> {
  const isWhole = !standard && !Object.values(narrowed).some(Boolean);
  if (isWhole && isCurriculumId(curriculum)) return { curriculum };
  const standards = unitsOf(curriculum, narrowed).flatMap((unit) =>
    unit.standards.flatMap(([code]) => (!standard || code === standard ? [`${curriculum}:${code}`] : [])),
  );
  return { standards };
}

export function registerLibraryRoutes(app: FastifyInstance, deps: Deps): void {
  const {
    database: { db },
    bus,
    media: { open: media },
    attempts,
    keys,
  } = deps;
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

  /** A school's list is there for the teachers who use it; for everybody else nothing teaches it. */
  const mayUseList = async (reader: Caller | undefined, id: string) =>
    reader !== undefined &&
    !isCurriculumId(id) &&
    (await listStandardLists(db, reader.userId)).some((list) => list.id === id);

  registerOpen(app, getLibrary, async ({ query, request }) => {
    const { page, limit, curriculum, level, unit, standard, ...wanted } = query;
    const filter: LibraryFilter = Object.fromEntries(
      Object.entries(wanted).map(([key, text]) => [key, text && cleanText(text)]),
    );
    const reader = await findReader(app, request);
    if (curriculum && (await mayUseList(reader, curriculum)))
      filter.list = { id: curriculum, code: standard };
    else if (curriculum) Object.assign(filter, taughtOf(curriculum, { grade: level, unit, standard }));
    // Children with the same limits share an answer.
    const shown = reader?.shown;
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
    return getLibraryComic(db, comicId);
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
    const [comic, parts, inLanguages] = await Promise.all([
      getPublic(params.id, reader),
      listPublicParts(db, params.id, reader?.shown),
      listPublicLanguages(db, params.id, reader?.shown),
    ]);
    return ok('Comic', {
      ...presentPublicComic(comic, media, shownTo(keys, reader?.aids)),
      parts: parts.map(({ id, part, title }) => ({ _id: id, part, title })),
      alsoIn: presentOthers(inLanguages, params.id),
    });
  });

  registerOpen(
    app,
    viewComic,
    async ({ params, request }) => {
      const caller = await findReader(app, request);
      const { content } = await getPublic(params.id, caller);
      const reader = await findCountedReader(deps, request, caller, params.id);
      const panels = presentTexts(content.pages).length;
      if (reader && (await attempts.hit(reader, sameReaderMs)).count === 1)
        await insertView(db, { comicId: params.id, reader, panels });
      return ok('Enjoy!');
    },
    perAddress(60),
  );

  registerOpen(
    app,
    tellView,
    async ({ params, body, request }) => {
      const caller = await findReader(app, request);
      const { content } = await getPublic(params.id, caller);
      const place = presentTexts(content.pages).findIndex(
        ({ page, panel }) => page === body.page && panel === body.panel,
      );
      if (place < 0) throw new DomainError('panel-not-found');
      await raiseView(db, viewerOf(request, caller, params.id, keys.reader), place + 1);
      return ok('Noted.');
    },
    // A school may read behind one address.
    perAddress(600),
  );

  registerOpen(
    app,
    finishQuiz,
    async ({ params, body, request }) => {
      const caller = await findReader(app, request);
      await mustBeShown(db, caller, params.id);
      const items = (await listPublicItems(db, [params.id])).get(params.id);
      if (!items) throw new DomainError('comic-not-found');
      const answers = new Map(body.answers.map(({ key, answer }) => [key, answer]));
      // What rests may have been asked when it was begun.
      const asked = items.filter(
        ({ key, hardcore, restsSince }) => hardcore === body.hardcore && (!restsSince || answers.has(key)),
      );
      // One counts that was played to its end, and nobody says themselves how it went.
      if (!asked.every(({ key }) => answers.has(key))) throw new DomainError('question-changed');
      const reader = await findCountedReader(deps, request, caller, params.id);
      const { hardcore } = body;
      if (reader && (await attempts.hit(`quiz:${hardcore}:${reader}`, sameReaderMs)).count === 1)
        await insertQuizAttempt(db, {
          ...{ comicId: params.id, hardcore },
          items: Object.fromEntries(
            asked.map(({ key, correctAnswer }) => [key, answers.get(key) === correctAnswer]),
          ),
        });
      return ok('Well done!');
    },
    perAddress(30),
  );
}
