import type { Diagram } from '@panelwise/contracts/domain/diagram';
import type { Box } from '../page-plan.ts';
import { hasIcon } from '../props/icons.ts';
import { drawBars } from './bars.ts';
import { drawChain } from './chain.ts';
import { drawCompare } from './compare.ts';
import { drawCutaway } from './cutaway.ts';
import { drawCycle } from './cycle.ts';
import { drawFractionBar } from './fraction-bar.ts';
import { drawHub } from './hub.ts';
import { drawMap } from './map.ts';
import { drawNumberLine } from './number-line.ts';
import type { DiagramPen, Drawing } from './pen.ts';
import { drawTimeline } from './timeline.ts';

/** Draws a diagram into a frame (panel px): its picture, and its labels for the lettering. */
export function drawDiagram(script: Diagram, frame: Box, pen: DiagramPen): Drawing {
  const diagram = withKnownIcons(script);
  switch (diagram.kind) {
    case 'hub':
      return drawHub(diagram, frame, pen);
    case 'cycle':
      return drawCycle(diagram, frame, pen);
    case 'chain':
      return drawChain(diagram, frame, pen);
    case 'bars':
      return drawBars(diagram, frame, pen);
    case 'compare':
      return drawCompare(diagram, frame, pen);
    case 'timeline':
      return drawTimeline(diagram, frame, pen);
    case 'number-line':
      return drawNumberLine(diagram, frame, pen);
    case 'fraction-bar':
      return drawFractionBar(diagram, frame, pen);
    case 'cutaway':
      return drawCutaway(diagram, frame, pen);
    case 'map':
      return drawMap(diagram, frame, pen);
  }
}

/** A copy without icons that nobody drew: what has one is shown by its label alone. */
function withKnownIcons<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withKnownIcons) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, name]) => key !== 'icon' || hasIcon(String(name)));
  return Object.fromEntries(entries.map(([key, part]) => [key, withKnownIcons(part)])) as T;
}
