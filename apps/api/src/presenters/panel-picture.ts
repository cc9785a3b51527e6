import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import type { presentReadingPages } from './library.ts';

/** A panel to be cut from the picture of its page; null where it is not drawn, or has no shape. */
export function presentPanelPicture(
  pages: ReturnType<typeof presentReadingPages> | undefined,
  { page, panel }: { page: number; panel: number },
): PanelPicture | null {
  const at = pages?.find(({ pageNumber }) => pageNumber === page);
  const drawn = at?.panels.find((one) => one.panel === panel);
  if (!at?.imageUrl || !drawn || drawn.polygon.length < 3) return null;
  return { imageUrl: at.imageUrl, alt: drawn.alt || drawn.scene || drawn.caption, polygon: drawn.polygon };
}
