import { isPerson, type PersonActor, type StagedActor, type StagedPanel } from '../staging/staged-panel.ts';
import { facingOf } from './bearing.ts';
import { reachOf, topOf } from './figure-extent.ts';
import { naturalSize, shapeOf } from './shape-extent.ts';
import {
  groundRoom,
  leastWhileStriding,
  liftOf,
  put,
  type Room,
  type Standing,
  sizeAmong,
  smallestScale,
  stature,
  strides,
} from './stand.ts';

/**
 * Panels with animals or crowds among the people. Each figure has a place of its own width, so that nobody hides
 * anybody. Whole bodies on one ground where there is room; else people from the waist up, with small animals whole
 * before them, near the camera.
 */
export function placeMixed(panel: StagedPanel, zones: Zone[], room: Room): Standing[] {
  const { actors, shot } = panel;
  const people = actors.filter(isPerson);
  if (shot === 'close' && actors.length === 1 && !people.length) return [closeUp(panel, zones[0]!, room)];
  const sizes = actors.map((actor) =>
    isPerson(actor) ? sizeAmong(actor, people) : naturalSize(actor.player),
  );
  const whole = wholeFigures(panel, zones, room, sizes);
  const striding = shot === 'wide' || shot === 'splash' || people.some(strides);
  const least = !people.length
    ? 0
    : sizes.some(isLarge)
      ? leastBesideLarge
      : striding
        ? leastWhileStriding(people)
        : leastWhole;
  if (whole.base >= least) return whole.figures;
  return fromTheWaist(panel, zones, room, sizes);
}

/** Part of a panel's width where one figure or several stand under the words, box px. */
export type Zone = { left: number; right: number; top: number };

/** People with animals are shown whole from this scale on. */
const leastWhole = 0.46;
const leastBesideLarge = 0.3;
const largestWhole = 0.9;
const largestAlone = 1.2;
/** Faces of animals come out no smaller than this, however small the animal is beside the others. */
const leastAnimal = 0.36;
/** Animals of this size and larger stand beside people, not before them. */
const isLarge = (size: number) => size > 1;
/** A person with hands at the body, in rig units. */
const bodyWidth = 250;

const heightOf = (actor: StagedActor) =>
  isPerson(actor) ? stature(actor) : shapeOf(actor)!.ground - shapeOf(actor)!.top;

function widthOf(actor: StagedActor): number {
  const shape = shapeOf(actor);
  if (shape) return shape.right - shape.left;
  // An arm stretched out may come before a neighbour's body a little.
  return isPerson(actor)
    ? bodyWidth / 2 + Math.max(bodyWidth / 2, reachOf(actor.player.member, actor.pose))
    : bodyWidth;
}

type Placed = { actor: StagedActor; scale: number };

function wholeFigures(
  panel: StagedPanel,
  zones: Zone[],
  room: Room,
  sizes: number[],
): { base: number; figures: Standing[] } {
  const { actors } = panel;
  const hasPeople = actors.some(isPerson);
  const height = room.height - groundRoom - Math.max(...zones.map(({ top }) => top));
  const tallest = Math.max(...actors.map((actor, i) => heightOf(actor) * sizes[i]!));
  const largest = hasPeople ? largestWhole : largestAlone / Math.max(...sizes);
  const base = Math.min(largest, height / tallest, widthLimit(actors, zones, sizes));
  const placed = actors.map((actor, i) => ({
    actor,
    scale: nearEnough(actor, base * sizes[i]!, height),
  }));
  const figures = inZones(panel, placed, zones, room).map(({ actor, scale, x }) =>
    stand(actor, x, soaring(actor, room.height - groundRoom - heightOf(actor) * scale, zones), scale, panel),
  );
  return { base, figures };
}

/** Whoever flies or swims goes up into the free room above. */
function soaring(actor: StagedActor, top: number, zones: Zone[]): number {
  const highest = Math.max(...zones.map((zone) => zone.top));
  return shapeOf(actor)?.aloft ? top - Math.max(0, top - highest) * 0.55 : top;
}

/** The scale of an animal, brought nearer to the camera where its face would be too small. */
function nearEnough(actor: StagedActor, scale: number, height: number): number {
  return isPerson(actor) ? scale : Math.max(scale, Math.min(leastAnimal, (height * 0.7) / heightOf(actor)));
}

/** How much of a person is seen below the middle of the head, and of somebody large who stands beside, in rig units. */
const shownOfPerson = 215;
/** Beside people who are shown to the waist an elephant must not fill the panel. */
const largestBeside = 1.2;
/** Share of its height that is seen of a large animal at least. */
const leastShown = 0.66;

function fromTheWaist(panel: StagedPanel, zones: Zone[], room: Room, natural: number[]): Standing[] {
  const { actors } = panel;
  const people = actors.filter(isPerson);
  const sizes = natural.map((size, i) => (isPerson(actors[i]!) ? size : Math.min(size, largestBeside)));
  const top = Math.max(...zones.map((zone) => zone.top));
  const height = room.height - top;
  const shownOf = (person: PersonActor) =>
    (shownOfPerson + liftOf(person, people) - topOf(person)) * sizeAmong(person, people);
  const cropped = Math.max(
    ...people.map((person) => stature(person) * sizeAmong(person, people) - shownOf(person)),
  );
  // Whoever is tall enough stands behind the panel's foot like the people.
  const shown = actors.map((actor, i) =>
    isPerson(actor)
      ? shownOf(actor)
      : Math.max(heightOf(actor) * sizes[i]! - cropped, heightOf(actor) * sizes[i]! * leastShown),
  );
  const isTall = (i: number) => actors[i]!.player.kind !== 'animal' || isLarge(natural[i]!);
  const base = Math.max(
    Math.min(1.06, ...shown.map((units) => height / Math.max(units, 1)), widthLimit(actors, zones, sizes)),
    smallestScale,
  );
  const placed = actors.map((actor, i) => ({
    actor,
    scale: isTall(i)
      ? base * sizes[i]!
      : Math.min(nearEnough(actor, base * sizes[i]!, height), (height * 0.86) / heightOf(actor)),
  }));
  return inZones(panel, placed, zones, room).map(({ actor, scale, x }, i) => {
    const below = isTall(i) ? (shown[i]! / sizes[i]!) * scale : heightOf(actor) * scale + groundRoom / 2;
    return stand(actor, x, Math.max(soaring(actor, room.height - below, zones), top), scale, panel);
  });
}

/** The largest base scale at which all figures have their widths. */
function widthLimit(actors: StagedActor[], zones: Zone[], sizes: number[]): number {
  const widths = actors.map((actor, i) => widthOf(actor) * sizes[i]!);
  if (zones.length > 1)
    return Math.min(...widths.map((width, i) => (zones[i]!.right - zones[i]!.left) / width));
  const total = widths.reduce((sum, width) => sum + width, 0);
  return (zones[0]!.right - zones[0]!.left) / total;
}

/** More room than this between two figures would part them, px. */
const widestGap = 90;

/** The middle of each figure: in its own zone, or side by side in the only one. Too broad together, all get smaller. */
function inZones(
  panel: StagedPanel,
  placed: Placed[],
  zones: Zone[],
  room: Room,
): (Placed & { x: number })[] {
  if (zones.length > 1)
    return placed.map(({ actor, scale }, i) => {
      const zone = zones[i]!;
      const fitted = { actor, scale: Math.min(scale, (zone.right - zone.left) / widthOf(actor)) };
      return { ...fitted, x: inwards(fitted, (zone.left + zone.right) / 2, room) };
    });
  const { left, right } = zones[0]!;
  const width = right - left;
  const total = placed.reduce((sum, { actor, scale }) => sum + widthOf(actor) * scale, 0);
  const fitted = placed.map((one) => ({ ...one, scale: one.scale * Math.min(1, width / total) }));
  const spare = Math.max(0, width - total);
  const gap = Math.min(widestGap, spare / (placed.length + 1));
  const margin = (spare - gap * (placed.length - 1)) / 2;
  const lean = placed.length === 1 ? { left: 0.6, middle: 1, right: 1.4 }[panel.actors[0]!.side] : 1;
  let at = left + margin * lean;
  return fitted.map(({ actor, scale }) => {
    const own = widthOf(actor) * scale;
    const x = at + own / 2;
    at += own + gap;
    return { actor, scale, x };
  });
}

/** Whoever is low enough to stand under the words comes from the side of the panel towards its middle. */
function inwards({ actor, scale }: Placed, x: number, { width, height, top }: Room): number {
  if (shapeOf(actor)?.aloft || heightOf(actor) * scale + groundRoom > height - top) return x;
  const most = Math.max(0, Math.abs(width / 2 - x) - (widthOf(actor) * scale) / 2 - groundRoom);
  return x + Math.sign(width / 2 - x) * Math.min(most, width * 0.13);
}

/** A figure around x with its highest point at `top`. */
function stand(actor: StagedActor, x: number, top: number, scale: number, panel: StagedPanel): Standing {
  if (isPerson(actor)) return put(actor, x, top, scale, true);
  const { left, right } = shapeOf(actor)!;
  const ahead = facingOf(actor, panel) < 0 ? -1 : 1;
  return {
    actor,
    x: x - (ahead * (left + right) * scale) / 2,
    y: top - topOf(actor) * scale,
    scale,
    outerArm: false,
  };
}

/** The face of an animal or the middle of a crowd, large. */
function closeUp(panel: StagedPanel, { left, right, top }: Zone, room: Room): Standing {
  const actor = panel.actors[0]!;
  const { faces, ground, top: highest } = shapeOf(actor)!;
  const reach = faces[0]!.radius;
  const below = faces.length > 1 ? ground : Math.min(ground, reach + 70);
  const broad = faces.length > 1 ? widthOf(actor) : reach * 3;
  const scale = Math.min((room.height - top) / (below - highest), (right - left) / broad, 1.7);
  const y = room.height - below * scale;
  return { actor, x: (left + right) / 2, y, scale, outerArm: false };
}
