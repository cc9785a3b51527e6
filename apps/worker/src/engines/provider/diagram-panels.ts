import type { Artist, PanelOrder } from '../artist.ts';

/**
 * An image model with the studio's own hand for diagrams: they are drawn from their data, so that what they
 * show is what the script says.
 */
export function drawDiagramsWith(studio: Artist, model: Artist): Artist {
  const artistOf = (order: PanelOrder) => (order.page.panels[order.panelIndex]?.diagram ? studio : model);
  return {
    name: model.name,
    knowsFaces: model.knowsFaces,
    artHash: (order) => artistOf(order).artHash(order),
    draw: (order, context) => artistOf(order).draw(order, context),
  };
}
