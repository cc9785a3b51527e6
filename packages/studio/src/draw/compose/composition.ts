import type { Diagram } from '@panelwise/contracts/domain/diagram';
import type { Tail } from '../lettering/balloon.ts';
import type { BubbleShape } from '../lettering/bubble-shape.ts';
import type { CaptionShape } from '../lettering/caption.ts';
import type { Display } from '../lettering/display.ts';
import type { Label } from '../lettering/label.ts';
import type { Box } from '../page-plan.ts';
import type { StagedActor, StagedLine, StagedPanel } from '../staging/staged-panel.ts';

/** A panel's place on the page. */
export type Cell = {
  polygon: [number, number][];
  box: Box;
  /** How far slanted edges reach into the box, px. */
  slant: { left: number; right: number; top: number; bottom: number };
};

/** Left, top, right, bottom in box px. */
export type Rect = [left: number, top: number, right: number, bottom: number];

export type CaptionBlock = {
  kind: 'caption';
  role: 'caption' | 'subtitle' | 'closing';
  text: string;
  shape: CaptionShape;
  /** Top left corner. */
  x: number;
  y: number;
};
export type BubbleBlock = {
  kind: 'bubble';
  line: StagedLine;
  shape: BubbleShape;
  /** Centre. */
  x: number;
  y: number;
  tail?: Tail | undefined;
};
export type TextBlock = CaptionBlock | BubbleBlock;

export type PlacedActor = {
  actor: StagedActor;
  /** Centre of the head, and page px per rig unit. */
  x: number;
  y: number;
  scale: number;
  mirrored: boolean;
  outerArm: boolean;
  /** -1 to 1: this figure's own way to carry itself in this panel. */
  sway: number;
  /** Where the eyes look: -1 to 1, right and down on the page. */
  look: [x: number, y: number];
  /** What a pointing or showing arm goes to, box px. */
  aim?: [x: number, y: number] | undefined;
  /** Icon of the thing that the hands carry. */
  held?: string | undefined;
};

/** The plate behind a thing; `ground`: it stands on the floor, in front of the people. */
export type Halo = 'none' | 'burst' | 'disc' | 'ring' | 'glow' | 'ground';
export type PlacedProp = {
  kind: 'icon';
  icon: string;
  face: boolean;
  /** How many of it there are, in the one square. */
  count: number;
  x: number;
  y: number;
  size: number;
  turn: number;
  halo: Halo;
  label: Label | undefined;
};
export type PlacedCard = {
  kind: 'card';
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  display: Display;
};

export type PlacedDiagram = { diagram: Diagram; frame: Box; textSize: number; labels: Label[] };

/** Where everything in a panel stands, in px from its box's corner. */
export type PanelComposition = {
  staged: StagedPanel;
  width: number;
  height: number;
  title: Display | undefined;
  /** The picture keeps its top free for a title. */
  titled: boolean;
  sfx: Display | undefined;
  blocks: TextBlock[];
  actors: PlacedActor[];
  things: (PlacedProp | PlacedCard)[];
  diagram: PlacedDiagram | undefined;
  /** Nominal size of captions and balloons, px. */
  textSize: number;
  /** The words left the art the room it needs. */
  roomy: boolean;
};

export function blockRect(block: TextBlock): Rect {
  if (block.kind === 'caption')
    return [block.x, block.y, block.x + block.shape.width, block.y + block.shape.height];
  const { halfWidth: a, halfHeight: b } = block.shape;
  return [block.x - a, block.y - b, block.x + a, block.y + b];
}
