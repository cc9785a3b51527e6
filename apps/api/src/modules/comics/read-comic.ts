import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import type { Queryable } from '@panelwise/db/client';
import {
  type ComicRecord,
  listComicsOfOwner,
  listComicsOfSeries,
  listPages,
  listPanels,
} from '@panelwise/db/repositories/comics';
import {
  listFacts,
  listFaqs,
  listHardcoreQuestions,
  listQuizQuestions,
} from '@panelwise/db/repositories/learning';
import { countReaders } from '@panelwise/db/repositories/readers';
import { countSubmissions } from '@panelwise/db/repositories/submissions';
import { listInLanguages } from '@panelwise/db/repositories/translations';
import { pageFields } from '../../http/good-answer.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { presentComic, presentOthers, presentPages, presentParts } from '../../presenters/comic.ts';
import { presentFact, presentFaq } from '../../presenters/learning.ts';
import { findStanding } from './behind.ts';

/** Everything that belongs to a comic, as its creator sees it. */
export async function readComic(db: Queryable, media: MediaUrls, comic: ComicRecord) {
  // One after the other: a transaction has one connection.
  const pages = await listPages(db, [comic.id]);
  const panels = await listPanels(db, comic.id);
  const parts = await readParts(db, comic.series);
  const questions = await listQuizQuestions(db, comic.id);
  const hardcoreQuestions = await listHardcoreQuestions(db, comic.id);
  const faqs = await listFaqs(db, comic.id);
  const facts = await listFacts(db, comic.id);
  const inLanguages = await listInLanguages(db, comic);
  const readers = await countReaders(db, comic.id);
  return {
    comic: presentComic(comic, pages, media),
    pages: presentPages(pages, panels, false, media),
    parts,
    alsoIn: presentOthers(inLanguages, comic.id),
    ...findStanding(comic, pages, panels),
    readers,
    questions,
    hardcoreQuestions,
    faqs: faqs.map((faq) => presentFaq(faq, false, media)),
    didYouKnow: facts.map((fact) => presentFact(fact, false, media)),
  };
}

/** The parts of a series as they stand now. */
export async function readParts(
  db: Queryable,
  series: Pick<ComicRecord['series'], 'id' | 'parts'>,
): Promise<SeriesPart[]> {
  const comics = await listComicsOfSeries(db, series.id);
  const pages = await listPages(
    db,
    comics.map((comic) => comic.id),
  );
  return presentParts(series.parts, comics, pages);
}

/** A page of a creator's comics, and how many they have in each state. */
export async function readOwnComics(
  db: Queryable,
  media: MediaUrls,
  ownerId: string,
  wanted: Parameters<typeof listComicsOfOwner>[2],
) {
  const [{ rows: comics, total }, counts] = await Promise.all([
    listComicsOfOwner(db, ownerId, wanted),
    countSubmissions(db, ownerId),
  ]);
  const pages = await listPages(
    db,
    comics.map((comic) => comic.id),
  );
  const byComic = Map.groupBy(pages, (page) => page.comicId);
  return {
    comics: comics.map((comic) => presentComic(comic, byComic.get(comic.id) ?? [], media)),
    counts,
    ...pageFields(wanted, total),
  };
}
