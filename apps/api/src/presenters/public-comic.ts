import type { findLibraryComic } from '@panelwise/db/repositories/library';
import { askedOf, itemsOf } from '@panelwise/db/repositories/quiz-items';
import type { MediaUrls } from '../media/media-urls.ts';
import { presentQuestions, type ShowItem } from './learning.ts';
import { presentLibraryComic, presentReadingPages, presentTexts } from './library.ts';

type PublicComic = NonNullable<Awaited<ReturnType<typeof findLibraryComic>>>;

/**
 * A comic of the library to read, with its words and quizzes; the other parts of its series are told beside it.
 * @param show how its questions are shown to whoever reads it
 * @param begunAt when they were asked to read it, where somebody has
 */
export function presentPublicComic(comic: PublicComic, media: MediaUrls, show?: ShowItem, begunAt?: Date) {
  const { content } = comic;
  return {
    comic: presentLibraryComic(comic, media),
    author: comic.author,
    pages: presentReadingPages(content, media),
    texts: presentTexts(content.pages),
    ...presentQuestions(askedOf(itemsOf(comic.id, content, comic.resting), begunAt), show),
    made: comic.made,
    isReviewed: comic.isReviewed,
  };
}
