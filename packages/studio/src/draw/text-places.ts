import type { TextPlace } from '@panelwise/contracts/domain/comic';
import { blockRect, type TextBlock } from './compose/composition.ts';
import { blockIdentity, inReadingOrder } from './compose/text-groups.ts';
import { balloonReach, tailCorners } from './lettering/balloon.ts';
import { displayBox } from './lettering/display.ts';
import { onPage } from './on-page.ts';
import type { Box, PagePlan, PanelPlan } from './page-plan.ts';
import { getStyle, type Style } from './styles.ts';

/** A place in px of the panel's box. */
type Spot = Box & { curve?: number; tail?: readonly (readonly [x: number, y: number])[] | undefined };

/**
 * Where every title, caption and balloon of a page stands, in reading order. `line` counts as `panelLines` does. Words
 * that no font prints have no place.
 */
export function textPlaces(plan: PagePlan): TextPlace[] {
  const style = getStyle(plan.meta.style);
  return plan.panels.flatMap((panel) =>
    spotsOf(panel, plan, style).flatMap((spot, line) => (spot ? [toPlace(spot, line, panel, plan)] : [])),
  );
}

/** One entry for each line that is read. */
function spotsOf({ composition }: PanelPlan, { fonts }: PagePlan, style: Style): (Spot | undefined)[] {
  const { title } = composition;
  return [
    ...(title ? [displayBox(fonts, title)] : []),
    ...inReadingOrder(composition)
      .filter((block) => blockIdentity(block).text.trim() !== '')
      .map((block) => (block.shape.lines.length > 0 ? spotOf(block, style) : undefined)),
  ];
}

function spotOf(block: TextBlock, style: Style): Spot {
  if (block.kind === 'caption') {
    const [left, top, right, bottom] = blockRect(block);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
  const { shape, tail } = block;
  const { a, b, exponent } = balloonReach(shape, style);
  return {
    x: block.x - a,
    y: block.y - b,
    width: 2 * a,
    height: 2 * b,
    curve: exponent,
    tail: tail && tailCorners(shape, tail),
  };
}

function toPlace({ curve, tail, ...box }: Spot, line: number, panel: PanelPlan, page: PagePlan): TextPlace {
  const on = onPage(panel, page);
  return {
    panel: panel.index + 1,
    line,
    ...on.box(box),
    ...(curve ? { curve: Math.round(curve * 10) / 10 } : {}),
    ...(tail ? { tail: tail.map(([x, y]) => on.point(x, y)) as TextPlace['tail'] } : {}),
  };
}
