import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import type { ReactNode } from 'react';

/** Shows a panel, cut from the picture of its page. */
export type CutOut = (panel: PanelPicture) => ReactNode;

/** Where something is taught, in words. */
export const placeWords = (place: { page: number; panel: number } | null): string =>
  place ? `Page ${place.page}, panel ${place.panel}: here it is taught` : '';
