import type { Prop } from '@panelwise/contracts/domain/script';
import { aimingPoses } from '../cast/poses.ts';
import { buildOf } from '../cast/rig.ts';
import { hasIcon } from '../props/icons.ts';
import type { PlacedActor, PlacedCard, PlacedDiagram, PlacedProp, Rect } from './composition.ts';
import { faceCircle, handRects } from './figure-extent.ts';

type Thing = PlacedProp | PlacedCard;
/** Something to look at and point to: its centre and half its size, px. */
type Target = { x: number; y: number; radius: number };

/** Puts the panel's thing into the hands of whoever holds. A labelled thing is shown beside them as well. */
export function giveProps(actors: PlacedActor[], props: Prop[]): { actors: PlacedActor[]; props: Prop[] } {
  const holder = actors.find(({ actor }) => actor.pose === 'hold');
  const icons = props.filter((prop) => 'icon' in prop && hasIcon(prop.icon));
  const given = icons.find((prop) => 'icon' in prop && !prop.label) ?? icons[0];
  if (!holder || !given || !('icon' in given)) return { actors, props };
  return {
    actors: actors.map((placed) => (placed === holder ? { ...placed, held: given.icon } : placed)),
    props: given.label ? props : props.filter((prop) => prop !== given),
  };
}

/** Turns eyes and pointing arms to what the panel shows, once its place is known. `words` must stay uncovered. */
export function directActors(
  actors: PlacedActor[],
  things: Thing[],
  diagram: PlacedDiagram | undefined,
  words: Rect[],
): PlacedActor[] {
  const targets = diagram ? [diagramTarget(diagram)] : things.map(thingTarget);
  return actors.map((placed) => {
    const target = nearest(placed, targets);
    if (!target) return placed;
    const looking = actors.length === 1 ? { ...placed, look: lookAt(placed, target) } : placed;
    if (aimingPoses[placed.actor.pose] === undefined) return looking;
    const aiming = { ...looking, aim: edgeTowards(placed, target) };
    const others = actors.filter((other) => other !== placed);
    return isClear(aiming, others, words) ? aiming : looking;
  });
}

function nearest({ x, y }: PlacedActor, targets: Target[]): Target | undefined {
  const distance = (target: Target) => Math.hypot(target.x - x, target.y - y);
  return [...targets].sort((a, b) => distance(a) - distance(b))[0];
}

function lookAt({ x, y }: PlacedActor, target: Target): PlacedActor['look'] {
  const distance = Math.hypot(target.x - x, target.y - y) || 1;
  return [((target.x - x) / distance) * 0.6, ((target.y - y) / distance) * 0.6];
}

/** The point of a thing's rim that faces the actor's shoulders. */
function edgeTowards({ actor, x, y, scale }: PlacedActor, target: Target): [number, number] {
  const from = y + buildOf(actor.member).shoulderY * scale;
  const distance = Math.hypot(target.x - x, target.y - from) || 1;
  const share = Math.max(0, distance - target.radius) / distance;
  return [x + (target.x - x) * share, from + (target.y - from) * share];
}

function isClear(aiming: PlacedActor, others: PlacedActor[], words: Rect[]): boolean {
  return handRects(aiming).every(
    ([left, top, right, bottom]) =>
      words.every((word) => right < word[0] || left > word[2] || bottom < word[1] || top > word[3]) &&
      others.every((other) => {
        const { x, y, radius } = faceCircle(other);
        return right < x - radius || left > x + radius || bottom < y - radius || top > y + radius;
      }),
  );
}

const thingTarget = (thing: Thing): Target => ({
  x: thing.x,
  y: thing.y,
  radius: (thing.kind === 'icon' ? thing.size : Math.min(thing.width, thing.height)) / 2,
});

const diagramTarget = ({ frame }: PlacedDiagram): Target => ({
  x: frame.x + frame.width / 2,
  y: frame.y + frame.height / 2,
  radius: Math.min(frame.width, frame.height) / 2,
});
