import { t } from '@lingui/core/macro';
import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import type { ReactNode } from 'react';

/** Shows a panel, cut from the picture of its page. */
export type CutOut = (panel: PanelPicture) => ReactNode;

/** Where something is taught, in words. */
export function placeWords(place: { page: number; panel: number } | null): string {
  if (!place) return '';
  const { page, panel } = place;
  return t`Page ${page}, panel ${panel}: here it is taught`;
}
