import { expectedReadingMs } from '@panelwise/contracts/domain/evidence';
import type { EditionContent } from '@panelwise/db/schema/comics';
import { presentTexts } from '../../presenters/library.ts';

/** The panels of a comic in their order, and how long reading it takes, in ms. */
export function planOf({ pages }: Pick<EditionContent, 'pages'>) {
  const panels = presentTexts(pages);
  return { panels, expectedMs: expectedReadingMs(panels) };
}
