import type { TextPlace } from './comic.ts';
import { panelLines } from './panel-lines.ts';
import type { ShortPanel, ShortSource } from './plan-short.ts';
import type { DrawnScriptPage } from './script.ts';

/** What is kept of a drawn comic, as far as its short is made of it. */
export type DrawnComic = {
  grade: string | null;
  concept: string;
  pages: readonly {
    pageNumber: number;
    imageKey: string | null;
    drawn: DrawnScriptPage | null;
    textPlaces: TextPlace[] | null;
  }[];
  panels: readonly {
    pageNumber: number;
    panelNumber: number;
    alt: string;
    scene: string;
    caption: string;
    polygon: [number, number][];
  }[];
};

/** What the short of a comic is planned from: the panels of its drawn pages, with the words that stand on them. */
export function shortSourceOf({ grade, concept, pages, panels }: DrawnComic): ShortSource {
  return {
    grade,
    concept,
    panels: pages
      .filter(({ imageKey }) => imageKey !== null)
      .flatMap(({ pageNumber, drawn, textPlaces }) =>
        panels
          .filter((panel) => panel.pageNumber === pageNumber)
          .sort((a, b) => a.panelNumber - b.panelNumber)
          .map(({ panelNumber, polygon, alt, scene, caption }): ShortPanel => {
            const script = drawn?.panels[panelNumber - 1];
            return {
              page: pageNumber,
              panel: panelNumber,
              polygon,
              alt: alt || scene || caption,
              lines: script ? panelLines(script) : [],
              places: (textPlaces ?? []).filter((place) => place.panel === panelNumber),
              hasDiagram: script?.diagram !== undefined || script?.shot === 'diagram',
              facts: script?.factIds?.length ?? 0,
            };
          }),
      ),
  };
}
