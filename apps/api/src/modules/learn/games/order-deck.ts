import { presentTexts } from '../../../presenters/library.ts';
import type { Deck } from './deck.ts';
import { distinctBy } from './pick.ts';

/** Panels that follow each other, each as its picture. A panel with a title is left out: it tells where it stands. */
export const orderDeck: Deck = ({ content }, count, random) => {
  const drawn = new Set(content.pages.filter(({ imageKey }) => imageKey).map(({ pageNumber }) => pageNumber));
  const hasShape = (page: number, panel: number) =>
    content.panels.some(
      (one) => one.pageNumber === page && one.panelNumber === panel && one.polygon.length >= 3,
    );
  const panels = presentTexts(content.pages).filter(
    ({ page, panel, lines }) =>
      drawn.has(page) &&
      hasShape(page, panel) &&
      lines.length > 0 &&
      !lines.some(({ kind }) => kind === 'title'),
  );
  const told = distinctBy(
    panels,
    ({ scene, lines }) => `${scene} ${lines.map(({ text }) => text).join(' ')}`,
  );
  const size = Math.min(count, told.length);
  const first = Math.floor(random() * (told.length - size + 1));
  const chosen = told.slice(first, first + size);
  return {
    pieces: chosen.map(({ page, panel, scene, lines }, spot) => ({
      lead: null,
      // How somebody looks is told where they come first.
      text: [
        scene.replace(/\s*\([^)]*\)/g, ''),
        ...lines.map((line) => (line.speaker ? `${line.speaker}: ${line.text}` : line.text)),
      ]
        .filter(Boolean)
        .join(' '),
      isPicture: true,
      taughtAt: { page, panel },
      spot,
    })),
    spots: chosen.map((_, index) => String(index + 1)),
  };
};
