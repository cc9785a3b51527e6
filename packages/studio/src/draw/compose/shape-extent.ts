import { type Animal, animalNamed } from '../animals/animal.ts';
import type { Anatomy } from '../animals/animal-rig.ts';
import { anatomyOf } from '../animals/draw-animal.ts';
import { animalSizes } from '../animals/sizes.ts';
import { bystanders, type Crowd, crowdGround } from '../cast/crowd.ts';
import { drawnBounds } from '../keep-in-frame.ts';
import type { Player } from '../staging/player.ts';
import type { StagedActor } from '../staging/staged-panel.ts';
import { styles } from '../styles.ts';
import { createIds } from '../svg.ts';
import type { AnimalLook, PoseName } from '../vocabulary.ts';

/** A circle around a face, in units of its figure from the middle of the figure's head. */
type Face = { x: number; y: number; radius: number };

/**
 * What an animal or a crowd takes up, facing right, in its own units from the middle of its head. `ground` is where it
 * stands, or what it hovers over.
 */
export type Shape = {
  left: number;
  top: number;
  right: number;
  ground: number;
  faces: readonly Face[];
  /** Where a balloon's tail goes. */
  head: Face;
  /** Flies or swims over the ground. */
  aloft: boolean;
};

/** The shape of an actor who is no single person; undefined for one who is. */
export function shapeOf({ player, pose }: Pick<StagedActor, 'player' | 'pose'>): Shape | undefined {
  if (player.kind === 'animal') return animalShape(player.animal, pose);
  return player.kind === 'crowd' ? crowdShape(player.crowd) : undefined;
}

/** Size of an actor's own unit beside a grown-up's. */
export const naturalSize = (player: Player) =>
  player.kind === 'animal'
    ? animalSizes[player.animal.species] * (player.animal.little ? youngOfGrown : 1)
    : 1;

/** A young animal's size of its mother's. */
const youngOfGrown = 0.6;

/** How large a figure comes out, for what it is: nobody wants a mouse as large as a child. */
export const seenScale = ({ actor, scale }: { actor: StagedActor; scale: number }) =>
  Math.max(scale, scale / naturalSize(actor.player));

/** A page tries many layouts with the same actors. */
const animalShapes = new Map<`${AnimalLook} ${PoseName} ${boolean} ${boolean}`, Shape>();
const crowdShapes = new WeakMap<Crowd, Shape>();
/** Moods and styles change a drawing a little, in units. */
const slack = 6;

/** Taken from the drawing itself, so that the two never differ. */
function animalShape({ species, inBowl = false, inWater = false }: Animal, pose: PoseName): Shape {
  // Poses of one stance may have faces of their own: which is measured first must not matter.
  const key = `${species} ${pose} ${inBowl} ${inWater}` as const;
  const known = animalShapes.get(key);
  if (known) return known;
  const animal = { ...animalNamed(species, '', ''), inBowl, inWater };
  const [glad, sad] = (['smile', 'sad'] as const).map((expression) =>
    anatomyOf({
      ...{ animal, pose, expression, sway: 0, look: [0, 0], scale: 0.6 },
      style: styles.comic,
      ids: createIds('m'),
    }),
  ) as [Anatomy, Anatomy];
  const { head, reach, lift } = glad;
  // Ears hang down on a sad one.
  const [left, top, right] = drawnBounds(glad.art + sad.art);
  const face = { x: 0, y: 0, radius: reach };
  const shape = {
    left: left - head[0] - slack,
    top: top - head[1] - slack,
    right: right - head[0] + slack,
    ground: lift - head[1],
    faces: [face],
    head: { ...face, radius: reach * 1.2 },
    aloft: lift > 0,
  };
  animalShapes.set(key, shape);
  return shape;
}

/** Half the width of a body in a crowd, and the height of its hair over the middle of its face, in units of its own. */
const body = 140;
const hair = 190;

function crowdShape(crowd: Crowd): Shape {
  const known = crowdShapes.get(crowd);
  if (known) return known;
  const people = bystanders(crowd);
  const [left, right] = [
    Math.min(...people.map(({ x, scale }) => x - body * scale)),
    Math.max(...people.map(({ x, scale }) => x + body * scale)),
  ];
  const top = Math.min(...people.map(({ y, scale }) => y - hair * scale));
  const shape: Shape = {
    left,
    top,
    right,
    ground: crowdGround(crowd),
    faces: people.map(({ x, y, scale }) => ({ x, y: y + 10 * scale, radius: 78 * scale })),
    // A tail ends above the heads, in the middle.
    head: { x: 0, y: top + 24, radius: 40 },
    aloft: false,
  };
  crowdShapes.set(crowd, shape);
  return shape;
}
