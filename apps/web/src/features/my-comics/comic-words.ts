import type { Comic } from '@panelwise/contracts/domain/comic';
import { publishingLabel, reviewLabel } from '../../components/badge/status-badge.tsx';

type Numbered = Pick<Comic, 'partNumber' | 'partCount'>;

/** 'Part N' for a comic of a series; undefined for one that stands alone. */
export function partLabel(comic: Numbered): string | undefined {
  return comic.partCount > 1 ? `Part ${comic.partNumber}` : undefined;
}

/** What the search box of "My comics" looks into. */
export function searchTextOf(comic: Comic): string {
  return [
    comic.title,
    comic.subject,
    reviewLabel(comic.status),
    publishingLabel(comic.comicStatus),
    partLabel(comic) ?? '',
  ].join('\n');
}
