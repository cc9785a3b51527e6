import { askedOf, itemsOf } from '@panelwise/db/repositories/quiz-items';
import type { findWorkingComic } from '@panelwise/db/repositories/working-comics';
import type { MediaUrls } from '../media/media-urls.ts';
import { presentFact, presentFaq, presentQuestions, type ShowItem } from './learning.ts';
import { presentLibraryComic, presentReadingPages, presentTexts } from './library.ts';

type WorkingComic = NonNullable<Awaited<ReturnType<typeof findWorkingComic>>>;

/**
 * A comic that nobody has reviewed, for those whom its creator lets read it.
 * @param media of whoever reads it
 * @param begunAt when they were asked to read it, where somebody has
 */
export function presentWorkingComic(comic: WorkingComic, media: MediaUrls, show?: ShowItem, begunAt?: Date) {
  const { content } = comic;
  const drawn = content.pages.filter(({ imageKey }) => imageKey);
  return {
    comic: presentLibraryComic(comic, media, false),
    author: comic.author,
    pages: presentReadingPages({ ...content, pages: drawn }, media, false),
    texts: presentTexts(drawn),
    ...presentQuestions(askedOf(itemsOf(comic.id, content, comic.resting), begunAt), show),
    parts: [],
    made: comic.made,
    isReviewed: false,
    faqs: content.faqs.map((faq) => presentFaq(faq, false, media)),
    facts: content.facts.map((fact) => presentFact(fact, false, media)),
  };
}
