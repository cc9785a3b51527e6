import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { LivePage } from './live-pages.ts';

/** A page without a picture, whose panels are in these states. */
export const aLivePage = (number: number, ...states: PanelState[]): LivePage => ({
  page: number,
  title: '',
  picture: null,
  panels: states.map((state, i) => ({
    panel: i + 1,
    state,
    artUrl: null,
    alt: '',
    message: null,
    polygon: null,
  })),
});
