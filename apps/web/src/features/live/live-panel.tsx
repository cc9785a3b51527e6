import type { LivePanel } from '@panelwise/contracts/domain/live';
import type { ReactNode } from 'react';

/** Shows a panel, cut from the picture of its page. */
export type CutOut = (panel: LivePanel) => ReactNode;

/** Where something is taught, in words. */
export const placeWords = (place: { page: number; panel: number } | null): string =>
  place ? `Page ${place.page}, panel ${place.panel}: here it is taught` : '';
