import { panelArtSvg } from '@panelwise/studio/draw/layers';
import type { PagePlan } from '@panelwise/studio/draw/page-plan';

/** Enough for the panels that one process draws at a time. */
const keep = 8;
const latest: { plan: PagePlan; panelIndex: number; variant: number; drawing: string }[] = [];

/**
 * The drawing of one panel's art, as `panelArtSvg` makes it, or the one that was made of the same plan just before: what a
 * panel looks like is asked for first to know whether it has to be drawn at all, and then to draw it.
 */
export function panelDrawing(plan: PagePlan, panelIndex: number, variant: number): string {
  const known = latest.find(
    (one) => one.plan === plan && one.panelIndex === panelIndex && one.variant === variant,
  );
  if (known) return known.drawing;
  const drawing = panelArtSvg(plan, panelIndex, variant);
  latest.push({ plan, panelIndex, variant, drawing });
  if (latest.length > keep) latest.shift();
  return drawing;
}
