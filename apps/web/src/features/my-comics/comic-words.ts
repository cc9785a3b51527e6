import { t } from '@lingui/core/macro';
import { type Comic, type ReviewPlace, releaseStateOf } from '@panelwise/contracts/domain/comic';

type Numbered = Pick<Comic, 'partNumber' | 'partCount'>;

/** 'Part N' for a comic of a series; undefined for one that stands alone. */
export function partLabel(comic: Numbered): string | undefined {
  return comic.partCount > 1 ? t`Part ${{ part: comic.partNumber }}` : undefined;
}

/** The title with its part, as it is told from the others of its series. */
export function fullTitle(comic: Numbered & Pick<Comic, 'title'>): string {
  const { title, partNumber: part } = comic;
  return comic.partCount > 1 ? t`${title} Part ${part}` : title;
}

/** The title with its part, where it stands as a heading. */
export function headingOf(comic: Numbered & Pick<Comic, 'title'>): string {
  const { title, partNumber: part } = comic;
  return comic.partCount > 1 ? t`${title}, part ${part}` : title;
}

/** Whether its creator may delete it: a draft, or a comic that was sent back. What a reviewer has before them, or readers see, stays. */
export function canDelete(comic: Pick<Comic, 'status' | 'comicStatus' | 'changesAsked' | 'isLive'>): boolean {
  return !comic.isLive && ['draft', 'changes-asked', 'declined'].includes(releaseStateOf(comic));
}

/** The panels and pages that a reviewer's note is about; none where it is about the comic as a whole. */
export function notedPlaces({ status, changesAsked, rejectionPlace }: Comic): ReviewPlace[] {
  if (status !== 'rejected') return [];
  return changesAsked ?? (rejectionPlace ? [rejectionPlace] : []);
}

/** What a note is about, in words: "Page 3, panel 2", "Page 3". */
export function placeLabel({ page, panel }: ReviewPlace): string {
  return panel ? t`Page ${page}, panel ${panel}` : t`Page ${page}`;
}
