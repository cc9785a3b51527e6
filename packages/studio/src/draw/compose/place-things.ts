import type { Prop } from '@panelwise/contracts/domain/script';
import { setDisplay } from '../lettering/display.ts';
import { type Label, makeLabel } from '../lettering/label.ts';
import { hasIcon } from '../props/icons.ts';
import { trueSizeOf } from '../props/true-size.ts';
import { isView } from '../props/views.ts';
import { createRandom, pick, type Random } from '../random.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';
import { isBare } from '../vocabulary.ts';
import {
  blockRect,
  type Cell,
  type Halo,
  type PlacedActor,
  type PlacedCard,
  type PlacedProp,
  type Rect,
} from './composition.ts';
import { edgesOf } from './edges.ts';
import { findFreeRow, findFreeSquare, type Margins } from './free-square.ts';
import { isAboutView } from './place-beside-view.ts';
import type { TextPlan } from './plan-text.ts';
import { hasWeight, standThing } from './stand-thing.ts';
import type { Measures } from './text-measures.ts';

type Thing = PlacedProp | PlacedCard;
const labelSize = 23;
/** Room under a thing for its label, px. */
const labelRoom = 40;
const smallestThing = 62;
const smallestCard = 92;
/** A second thing beside two people or a sound must be seen at once. */
const smallestInCrowd = 96;
const largestThing = 330;
/** A picture of a whole place may be larger. */
const largestView = 440;

const largestOf = (prop: Prop) => (isView(prop) ? largestView : largestThing);

/** Puts the panel's things into the largest free squares; a panel without figures shows them in a row. */
export function placeThings(
  panel: StagedPanel,
  cell: Cell,
  plan: TextPlan,
  obstacles: Rect[],
  actors: PlacedActor[],
  measures: Measures,
): Thing[] {
  if (panel.diagram || !panel.props.length) return [];
  const random = createRandom(`${panel.seed}|things`);
  const maker: Maker = { panel, measures, random, panelWidth: cell.box.width };
  if (panel.shot === 'prop' && plan.arrangement !== 'bands') return placeRow(maker, cell, plan);
  const first = standFirst(maker, cell, plan, actors);
  const row = first ? undefined : placeAlikeBesideView(maker, cell, obstacles);
  if (row) return row.map((one) => makePlaced(maker, one));
  const placed = placeInGaps(maker, cell, obstacles, first ? [first] : []);
  return alike(inOrder(placed)).map((one) => makePlaced(maker, one));
}

/** The panel's first thing on the ground, where it has weight and there is room for it. */
function standFirst(maker: Maker, cell: Cell, plan: TextPlan, actors: PlacedActor[]): Placed | undefined {
  const { panel } = maker;
  const prop = panel.props[0]!;
  if (
    !hasWeight(prop) ||
    trueSizeOf(prop.icon) !== 'ground' ||
    isOfTheSea(prop) ||
    isBare(panel.scene) ||
    panel.scene === 'board' ||
    !actors.length
  )
    return undefined;
  const { width, height } = cell.box;
  const edges = edgesOf(cell);
  const words = plan.blocks.map(blockRect);
  const closing = plan.blocks.find((block) => block.kind === 'caption' && block.role === 'closing');
  const floor = closing?.kind === 'caption' ? closing.y - 4 : height - edges.bottom + 4;
  const foot = floor - (prop.label ? labelRoom : 0);
  const free = { width, height, left: edges.left, right: width - edges.right, foot };
  const spot = standThing(free, plan.title ? [...words, [0, 0, width, plan.top]] : words, actors);
  if (!spot) return undefined;
  const { x, size } = spot;
  return { prop, place: { x, y: foot - size / 2, size, slot: size * 1.3 }, stands: true };
}

type Maker = { panel: StagedPanel; measures: Measures; random: Random; panelWidth: number };

function placeRow(maker: Maker, cell: Cell, plan: TextPlan): Thing[] {
  const { width: w, height: h } = cell.box;
  const edges = edgesOf(cell);
  const inner = w - edges.left - edges.right;
  const props = maker.panel.props.slice(0, w > 800 ? 4 : w > 520 ? 3 : 2);
  const slot = inner / props.length;
  const closing = plan.blocks.find((block) => block.kind === 'caption' && block.role === 'closing');
  const foot = closing?.kind === 'caption' ? closing.shape.height + edges.bottom : edges.bottom;
  const free = h - plan.bottom - foot - (props.some(labelOf) ? labelRoom : 0);
  const share =
    props.some(isView) && !props.some(labelOf) ? { high: 0.92, broad: 0.8 } : { high: 0.8, broad: 0.66 };
  const size = Math.min(
    free * share.high,
    slot * share.broad,
    props.some(labelOf) ? largestThing : Math.max(...props.map(largestOf)),
  );
  // Beside a short caption there is often more room than under it.
  const beside = findFreeRow(props.length, w, h, plan.blocks.map(blockRect), marginsOf(cell));
  const besideSize = Math.min(
    (beside[0]!.side - (props.some(labelOf) ? labelRoom : 0)) * share.high,
    props.some(labelOf) ? largestThing : Math.max(...props.map(largestOf)),
  );
  if (!plan.title && besideSize > size * 1.3)
    return props.map((prop, i) => {
      const { x, y, side } = beside[i]!;
      return makeThing(maker, prop, {
        x,
        y: labelOf(prop) ? y - labelRoom / 2 : y,
        size: besideSize,
        slot: side * 0.94,
      });
    });
  if (size < smallestThing * 0.7) return [];
  const y = plan.bottom + free / 2;
  return props.map((prop, i) =>
    makeThing(maker, prop, { x: edges.left + slot * (i + 0.5), y, size, slot: slot * 0.94 }),
  );
}

/** Two or three things, one of them a view, between or beside people: of one size, in the order in which they are told. */
function placeAlikeBesideView(maker: Maker, cell: Cell, obstacles: Rect[]): Placed[] | undefined {
  const { panel } = maker;
  const { props } = panel;
  if (!isAboutView(panel) || props.length < 2 || props.length > 3 || props.some((prop) => 'card' in prop))
    return undefined;
  const places = findFreeRow(props.length, cell.box.width, cell.box.height, obstacles, marginsOf(cell));
  const labels = props.some(labelOf);
  const size = Math.min((places[0]!.side - (labels ? labelRoom : 0)) * 0.94, largestView);
  if (size < smallestInCrowd) return undefined;
  return places.map(({ x, y, side }, i) => ({
    prop: props[i]!,
    place: { x, y: labels ? y - labelRoom / 2 : y, size, slot: side },
    stands: false,
  }));
}

/** @param standing the panel's first thing, where it has its place already */
function placeInGaps(maker: Maker, cell: Cell, obstacles: Rect[], standing: Placed[]): Placed[] {
  const { panel } = maker;
  const { width: w, height: h } = cell.box;
  const margins = marginsOf(cell);
  const close = panel.shot === 'close' && !isAboutView(panel);
  const most = !close && w > 760 ? 3 : 2;
  const isCrowded = w <= 760 && (panel.actors.length > 1 || panel.sfx !== undefined);
  const taken = [...obstacles, ...standing.map(standingRect)];
  const placed = [...standing];
  const share = isBare(panel.scene) || isAboutView(panel) ? 0.94 : 0.78;
  for (const prop of panel.props.slice(standing.length)) {
    if (placed.length === most) break;
    const label = labelOf(prop);
    const free = findFreeSquare(w, h, taken, margins);
    const room = label ? free.side - labelRoom - (label.length > 14 ? 20 : 0) : free.side;
    // A card is broader than it is high, and nobody should stand on its words.
    const onPlate = 'icon' in prop && needsPlate(prop.icon, panel);
    const ofRoom = (panel.aside && 'card' in prop) || onPlate ? 0.8 : share;
    const size = Math.min(room * ofRoom, close ? w * 0.2 : largestOf(prop));
    const least = isCrowded && placed.length > 0 ? smallestInCrowd : smallestThing;
    // A card that does not fit leaves its place to a thing that does.
    if (size < ('card' in prop ? Math.max(least, smallestCard) : least)) continue;
    const y = label ? free.y - free.side / 2 + room / 2 : free.y;
    placed.push({ prop, place: { x: free.x, y, size, slot: free.side }, stands: false });
    taken.push(label ? squareRect(free.x, free.y, free.side / 2) : squareRect(free.x, free.y, size * 0.68));
    if (close) taken.push(free.x < w / 2 ? [0, 0, w / 2, h] : [w / 2, 0, w, h]);
  }
  return placed;
}

function marginsOf(cell: Cell): Margins {
  const edges = edgesOf(cell);
  return {
    left: edges.left - 6,
    right: edges.right - 6,
    top: edges.top - 6,
    bottom: Math.max(6, edges.bottom - 10),
  };
}

const standingRect = ({ place }: Placed): Rect => {
  const [l, t, r, b] = squareRect(place.x, place.y, place.size / 2);
  return [l, t, r, b + labelRoom];
};

/** Things of one kind of label change places, so that they are seen in the order in which they are named. */
function inOrder(placed: Placed[]): Placed[] {
  const kinds = new Set(placed.map(({ prop }) => ('card' in prop ? 'card' : Boolean(prop.label))));
  if (placed.length < 2 || kinds.size > 1 || placed.some(({ stands }) => stands)) return placed;
  const besides = (a: Place, b: Place) => Math.abs(a.x - b.x) > (a.size + b.size) / 4;
  const places = placed.map(({ place }) => place).toSorted((a, b) => (besides(a, b) ? a.x - b.x : a.y - b.y));
  return placed.map((one, i) => ({ ...one, place: places[i]! }));
}

/** Beside each other one thing is at most so much larger than another: a pebble is no raft, and three jars are of one size. */
const mostLarger = 1.6;

function alike(placed: Placed[]): Placed[] {
  const largest = mostLarger * Math.min(...placed.map(({ place }) => place.size));
  return placed.map((one) => {
    const { place, stands, prop } = one;
    if (place.size <= largest || 'card' in prop) return one;
    // What stands keeps its foot on the ground.
    const y = stands ? place.y + (place.size - largest) / 2 : place.y;
    return { ...one, place: { ...place, y, size: largest } };
  });
}

function makePlaced(maker: Maker, { prop, place, stands }: Placed): Thing {
  const thing = makeThing(maker, prop, place);
  return stands && thing.kind === 'icon' ? { ...thing, halo: 'ground' } : thing;
}

const labelOf = (prop: Prop) => ('icon' in prop ? prop.label : undefined);
const squareRect = (x: number, y: number, half: number): Rect => [x - half, y - half, x + half, y + half];

/** Centre and size of a thing, and the width that its label may have, px. */
type Place = { x: number; y: number; size: number; slot: number };
/** A thing with its place; `stands`: on the ground, before the people. */
type Placed = { prop: Prop; place: Place; stands: boolean };

function makeThing(maker: Maker, prop: Prop, place: Place): Thing {
  const { panel, measures, random, panelWidth } = maker;
  const { x, y, size } = place;
  if ('card' in prop) return makeCard(measures, prop.card, x, y, size, panelWidth);
  // An icon that nobody drew becomes a lettered card.
  if (!hasIcon(prop.icon))
    return makeCard(
      measures,
      prop.label ?? prop.icon.replace(/^x-/, '').replaceAll('-', ' '),
      x,
      y,
      size,
      panelWidth,
    );
  const view = isView(prop);
  const close = panel.shot === 'close' && !view;
  return {
    kind: 'icon',
    icon: prop.icon,
    face: prop.face ?? false,
    count: prop.count ?? 1,
    x,
    y,
    size,
    turn: close ? (x < panelWidth / 2 ? -10 : 10) : 0,
    halo:
      close || view
        ? 'none'
        : isFarOut(prop, panel)
          ? 'disc'
          : haloFor(prop.icon, panel, measures.style, random),
    label: prop.label ? thingLabel(measures, prop.label, place) : undefined,
  };
}

/** The label under a thing; none where it has no room. */
function thingLabel(measures: Measures, text: string, { x, y, size, slot }: Place): Label | undefined {
  const room = Math.max(slot - 26, 60);
  const label = makeLabel(measures, {
    text,
    x,
    y: y + size * 0.52,
    maxWidth: room,
    size: Math.max(labelSize, Math.min(30, size * 0.2)),
    maxLines: 2,
    plate: '#ffffff',
  });
  return label.runs.some((run) => run.width > room) ? undefined : label;
}

/** What lives in the sea only. */
const seaIcons = new Set(['whale', 'spouting-whale', 'shark', 'dolphin', 'octopus', 'squid', 'jellyfish']);
const isOfTheSea = (prop: Prop) => 'icon' in prop && seaIcons.has(prop.icon);
/** Seen or thought of by people who are not in the water with it. */
const isFarOut = (prop: Prop, { scene, actors }: StagedPanel) =>
  isOfTheSea(prop) && scene !== 'ocean' && actors.length > 0;

/** Beside people a seed that floats as large as a head would be that large; on a plate it is a close look. */
const needsPlate = (icon: string, { scene, actors, title }: StagedPanel) =>
  scene === 'plain' && !title && actors.length > 0 && trueSizeOf(icon) !== 'ground';

function haloFor(icon: string, panel: StagedPanel, style: Measures['style'], random: Random): Halo {
  if (style.monochrome) return 'burst';
  if (isBare(panel.scene) && !needsPlate(icon, panel)) return 'none';
  if (!style.inked || style.finish === 'watercolor') return 'glow';
  return pick<Halo>(random, ['burst', 'disc', 'burst', 'ring']);
}

/** A card with a word on it, for ideas that no picture shows. */
function makeCard(
  measures: Measures,
  text: string,
  x: number,
  y: number,
  size: number,
  panelWidth: number,
): PlacedCard {
  const width = Math.min(size * 1.3, panelWidth * 0.5);
  const height = size * 0.74;
  const turn = -4;
  const display = setDisplay(measures.fonts, measures.style, {
    text,
    x,
    y,
    maxWidth: width * 0.8,
    maxHeight: height * 0.62,
    size: size * 0.34,
    turn,
    asWritten: true,
  });
  return { kind: 'card', x, y, width, height, turn, display };
}
