import type { Diagram } from '@panelwise/contracts/domain/diagram';
import type { Box } from '../page-plan.ts';
import { hasIcon } from '../props/icons.ts';
import { drawArea } from './area.ts';
import { drawBars } from './bars.ts';
import { drawChain } from './chain.ts';
import { drawCircuit } from './circuit.ts';
import { drawCompare } from './compare.ts';
import { drawCutaway } from './cutaway.ts';
import { drawCycle } from './cycle.ts';
import { drawDivision } from './division.ts';
import { drawFractionBar } from './fraction-bar.ts';
import { drawHub } from './hub.ts';
import { drawLabelled } from './labelled.ts';
import { drawMap } from './map.ts';
import { drawNumberLine } from './number-line.ts';
import type { DiagramPen, Drawing } from './pen.ts';
import { drawPlot } from './plot.ts';
import { drawPyramid } from './pyramid.ts';
import { drawSeasons } from './seasons.ts';
import { drawTimeline } from './timeline.ts';
import { drawTriangle } from './triangle.ts';
import { drawWaveFronts } from './wave-fronts.ts';
import { drawWaves } from './waves.ts';
import { drawWeb } from './web.ts';

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
    case 'labelled':
      return drawLabelled(diagram, frame, pen);
    case 'triangle':
      return drawTriangle(diagram, frame, pen);
    case 'area':
      return drawArea(diagram, frame, pen);
    case 'waves':
      return drawWaves(diagram, frame, pen);
    case 'wave-fronts':
      return drawWaveFronts(diagram, frame, pen);
    case 'plot':
      return drawPlot(diagram, frame, pen);
    case 'pyramid':
      return drawPyramid(diagram, frame, pen);
    case 'division':
      return drawDivision(diagram, frame, pen);
    case 'seasons':
      return drawSeasons(diagram, frame, pen);
    case 'circuit':
      return drawCircuit(diagram, frame, pen);
    case 'web':
      return drawWeb(diagram, frame, pen);
  }
}

/** A copy without icons that nobody drew: what has one is shown by its label alone. */
function withKnownIcons<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withKnownIcons) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, name]) => key !== 'icon' || hasIcon(String(name)));
  return Object.fromEntries(entries.map(([key, part]) => [key, withKnownIcons(part)])) as T;
}
