import type {
  DrawnPage,
  PanelLine,
  PanelText,
  ReadingPage,
  TextPlace,
} from '@panelwise/contracts/domain/comic';

type Polygon = DrawnPage['panels'][number]['polygon'];

/** A panel with everything that reading needs. Both numbers count from 1. */
export type ReadingPanel = {
  page: number;
  panel: number;
  /** Panels on the same page. */
  ofPage: number;
  imageUrl: string;
  polygon: Polygon;
  /** What is to be seen, without the words. */
  scene: string;
  alt: string;
  lines: PanelLine[];
  /** Where each line stands on the picture, by its position in `lines`; holes where that is not known. */
  places: readonly (TextPlace | undefined)[];
};

/** All panels in the order of reading. Pages that are not drawn and panels without a place are left out. */
export function readingOrder(pages: ReadingPage[], texts: PanelText[]): ReadingPanel[] {
  const textOf = new Map(texts.map((text) => [`${text.page}.${text.panel}`, text]));
  return pages.flatMap(({ pageNumber, imageUrl, panels, textPlaces = [] }) =>
    imageUrl
      ? panels
          .filter(({ polygon }) => polygon.length > 2)
          .map(({ panel, polygon, alt, scene, caption }) => {
            const text = textOf.get(`${pageNumber}.${panel}`);
            const lines = text?.lines ?? [];
            const own = textPlaces.filter((place) => place.panel === panel);
            return {
              page: pageNumber,
              panel,
              ofPage: panels.length,
              imageUrl,
              polygon,
              scene: text?.scene || scene,
              alt: alt || scene || caption,
              lines,
              places: lines.map((_, line) => own.find((place) => place.line === line)),
            };
          })
      : [],
  );
}

/** What is read aloud of a panel: its words, or what is to be seen where nobody says anything. */
export function spokenLines(panel: ReadingPanel): PanelLine[] {
  const seen = panel.scene || panel.alt;
  if (panel.lines.length > 0 || !seen) return panel.lines;
  return [{ kind: 'caption', speaker: null, text: seen }];
}
