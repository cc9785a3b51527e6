import { presentTexts } from '../../../presenters/library.ts';
import type { GameComic } from './deck.ts';

type Panel = ReturnType<typeof presentTexts>[number];

/** The panels of a comic of which there is a picture to cut out. */
export function picturePanels({ pages, panels }: Pick<GameComic['content'], 'pages' | 'panels'>): Panel[] {
  const drawn = new Set(pages.filter(({ imageKey }) => imageKey).map(({ pageNumber }) => pageNumber));
  const hasShape = (page: number, panel: number) =>
    panels.some((one) => one.pageNumber === page && one.panelNumber === panel && one.polygon.length >= 3);
  return presentTexts(pages).filter(({ page, panel }) => drawn.has(page) && hasShape(page, panel));
}

/** What is to be seen and read in a panel. How somebody looks is told where they come first. */
export const toldBy = ({ scene, lines }: Panel): string =>
  [
    scene.replace(/\s*\([^)]*\)/g, ''),
    ...lines.map((line) => (line.speaker ? `${line.speaker}: ${line.text}` : line.text)),
  ]
    .filter(Boolean)
    .join(' ');
