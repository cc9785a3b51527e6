import type { DrawnPage, PanelLine, PanelText } from '@panelwise/contracts/domain/comic';

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
};

/** All panels in the order of reading. Pages that are not drawn and panels without a place are left out. */
export function readingOrder(pages: DrawnPage[], texts: PanelText[]): ReadingPanel[] {
  const textOf = new Map(texts.map((text) => [`${text.page}.${text.panel}`, text]));
  return pages.flatMap(({ pageNumber, imageUrl, panels }) =>
    imageUrl
      ? panels
          .filter(({ polygon }) => polygon.length > 2)
          .map(({ panel, polygon, alt, scene, caption }) => {
            const text = textOf.get(`${pageNumber}.${panel}`);
            return {
              page: pageNumber,
              panel,
              ofPage: panels.length,
              imageUrl,
              polygon,
              scene: text?.scene || scene,
              alt: alt || scene || caption,
              lines: text?.lines ?? [],
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
