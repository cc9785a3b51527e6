import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { subjects } from '../schema/catalogue.ts';
import { comics, series } from '../schema/comics.ts';
import { editionContent } from './edition-content.ts';
import { madeOfComic } from './made-by.ts';
import { isByTeacherOf } from './relations.ts';
import { restingItems } from './resting-items.ts';

/** A comic as it stands now, in the form in which the library gives its editions. */
export const workingComic = {
  id: comics.id,
  isHidden: sql<boolean>`${comics.hiddenAt} is not null`,
  title: comics.title,
  author: comics.author,
  subject: subjects.name,
  grade: comics.grade,
  country: comics.country,
  thumbnailKey: comics.thumbnailKey,
  pdfKey: comics.pdfKey,
  concept: comics.concept,
  language: comics.language,
  createdAt: comics.createdAt,
  partNumber: comics.partNumber,
  partCount: sql<number>`jsonb_array_length(${series.parts})`,
  hasQuiz: comics.hasQuiz,
  hasFaq: comics.hasFaq,
  hasFacts: comics.hasFacts,
  content: editionContent,
  resting: restingItems,
  made: madeOfComic,
};

/**
 * A comic as it stands now; undefined for one that is gone.
 * @param classId of a class that reads it: undefined too for what none of its teachers has made
 */
export async function findWorkingComic(db: Queryable, comicId: string, classId?: string) {
  const [comic] = await db
    .select(workingComic)
    .from(comics)
    .innerJoin(series, eq(series.id, comics.seriesId))
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .where(
      and(eq(comics.id, comicId), isNull(comics.deletedAt), classId ? isByTeacherOf(db, classId) : undefined),
    );
  return comic;
}
