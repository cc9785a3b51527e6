import type { Comic } from '@panelwise/contracts/domain/comic';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { seedOf } from '@panelwise/contracts/domain/series';

/** What the studio has to know of a comic to sketch its pages. */
export function metaOf(comic: Comic, pageCount: number): ComicMeta {
  const { title, concept, subject, grade, styleSlug, cast } = comic;
  const looks = cast.length > 0 && { cast };
  return {
    title,
    concept,
    subject,
    grade,
    style: styleSlug,
    seed: seedOf(title, concept),
    pageCount,
    ...looks,
  };
}
