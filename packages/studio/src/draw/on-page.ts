import type { Box, PagePlan, PanelPlan } from './page-plan.ts';

/** Four decimals: an eighth of a pixel. A picture may run out over the edge of the page. */
const short = (value: number) => Math.round(value * 10_000) / 10_000;
const fraction = (at: number, of: number) => short(Math.min(1, Math.max(0, at / of)));

/** A place of a panel, box px, in fractions of its page, as far as it is inside the panel: nothing is printed beyond it. */
export function onPage({ box }: PanelPlan, page: Pick<PagePlan, 'width' | 'height'>) {
  const across = (x: number) => fraction(box.x + Math.min(Math.max(x, 0), box.width), page.width);
  const down = (y: number) => fraction(box.y + Math.min(Math.max(y, 0), box.height), page.height);
  return {
    point: (x: number, y: number): [x: number, y: number] => [across(x), down(y)],
    box({ x, y, width, height }: Box): Box {
      const [left, top] = [across(x), down(y)];
      return {
        x: left,
        y: top,
        width: short(across(x + width) - left),
        height: short(down(y + height) - top),
      };
    },
  };
}
