import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { type ComicRecord, listPages } from '@panelwise/db/repositories/comics';
import { readMade } from '@panelwise/db/repositories/made-by';
import type { ObjectStore } from '@panelwise/storage/port';
import { detectLanguage } from '@panelwise/studio/language/detect-language';
import { titleInSeries } from '@panelwise/studio/language/title-in-series';
import { presentTexts } from '../../presenters/library.ts';
import type { Book } from './book.ts';
import { pagePictures } from './page-pictures.ts';

/** Styles that are drawn without colours. */
const blackAndWhiteStyles = new Set(['manga']);

/**
 * A comic as the files to read tell of it, as its pages were drawn.
 * @throws DomainError `not-generated` before every page is drawn
 */
export async function readBook(
  db: Queryable,
  store: Pick<ObjectStore, 'readAll'>,
  comic: ComicRecord,
): Promise<Book> {
  const rows = await listPages(db, [comic.id]);
  const texts = presentTexts(rows);
  const pictures = pagePictures(store);
  const pages = rows.map(({ pageNumber, imageKey, textPlaces }) => {
    if (!imageKey) throw new DomainError('not-generated');
    return {
      number: pageNumber,
      panels: texts.filter(({ page }) => page === pageNumber),
      places: textPlaces ?? [],
      jpeg: () => pictures.jpeg(imageKey),
      png: () => pictures.png(imageKey),
    };
  });
  if (pages.length === 0) throw new DomainError('not-generated');
  const { series, partNumber, thumbnailKey } = comic;
  const part = series.parts.find((one) => one.part === partNumber);
  const partCount = series.parts.length;
  const words = texts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
  const language = detectLanguage(words);
  return {
    id: comic.id,
    title: titleInSeries(comic, language),
    partTitle: partCount > 1 && part ? part.title : comic.title,
    series: { title: series.title, part: partNumber, partCount },
    author: comic.author,
    subject: comic.subjectName,
    concept: comic.concept,
    summary: summaryOf(comic),
    grade: comic.grade,
    language,
    blackAndWhite: blackAndWhiteStyles.has(comic.styleSlug),
    keyTerms: part?.keyTerms ?? [],
    made: await readMade(db, comic.id),
    changedAt: comic.updatedAt,
    pages,
    cover: thumbnailKey ? () => pictures.jpeg(thumbnailKey) : undefined,
  };
}

/** What it is about, in the words of its creator. */
function summaryOf({ subjectName, concept, series }: ComicRecord): string {
  const story = series.story.replace(/\s+/g, ' ').trim();
  const longest = 500;
  const told = story.length > longest ? `${story.slice(0, longest).replace(/\s+\S*$/, '')}…` : story;
  return `${subjectName}: ${concept}. ${told}`.trim();
}
