import type { Comic } from '@panelwise/contracts/domain/comic';
import type { ComicMeta } from '@panelwise/contracts/domain/script';

/** What the studio has to know of a comic to sketch its pages. */
export function metaOf(comic: Comic, pageCount: number): ComicMeta {
  const { title, concept, subject, grade, styleSlug, cast, seed, country } = comic;
  const looks = cast.length > 0 && { cast };
  return {
    title,
    concept,
    subject,
    grade,
    style: styleSlug,
    seed,
    country,
    pageCount,
    ...looks,
  };
}
