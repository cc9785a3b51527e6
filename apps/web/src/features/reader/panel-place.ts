import { t } from '@lingui/core/macro';
import type { ReadingPanel } from './reading-order.ts';

/** Where a panel is, in words: "Page 3, panel 2 of 5". */
export const panelPlace = ({ page, panel, ofPage }: ReadingPanel) =>
  t`Page ${page}, panel ${panel} of ${ofPage}`;
