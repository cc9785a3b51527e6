import type { Deck } from './deck.ts';
import { distinctBy } from './pick.ts';
import { picturePanels, toldBy } from './picture-panels.ts';

/** Panels that follow each other, each as its picture. A panel with a title is left out: it tells where it stands. */
export const orderDeck: Deck = ({ content }, count, random) => {
  const panels = picturePanels(content).filter(
    ({ lines }) => lines.length > 0 && !lines.some(({ kind }) => kind === 'title'),
  );
  const told = distinctBy(
    panels,
    ({ scene, lines }) => `${scene} ${lines.map(({ text }) => text).join(' ')}`,
  );
  const size = Math.min(count, told.length);
  const first = Math.floor(random() * (told.length - size + 1));
  const chosen = told.slice(first, first + size);
  return {
    pieces: chosen.map((one, spot) => ({
      lead: null,
      text: toldBy(one),
      isPicture: true,
      taughtAt: { page: one.page, panel: one.panel },
      spot,
    })),
    spots: chosen.map((_, index) => String(index + 1)),
  };
};
