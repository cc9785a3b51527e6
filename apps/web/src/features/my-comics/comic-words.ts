import type { Comic } from '@panelwise/contracts/domain/comic';

type Numbered = Pick<Comic, 'partNumber' | 'partCount'>;

/** 'Part N' for a comic of a series; undefined for one that stands alone. */
export function partLabel(comic: Numbered): string | undefined {
  return comic.partCount > 1 ? `Part ${comic.partNumber}` : undefined;
}
