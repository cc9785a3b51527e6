import type { Point } from '../cast/skeleton.ts';
import type { AnimalRig } from './animal-rig.ts';
import type { Tail } from './tails.ts';

/** Measures and parts of an animal on four legs, in its own units: a face is about 160 wide. */
export type FourLegged = {
  /** Half the length of the body, its depth, and the length and width of a leg. */
  half: number;
  depth: number;
  leg: number;
  legWidth: number;
  /** From the top of the chest to the middle of the head. */
  neck: Point;
  neckWidth: number;
  /** How much slimmer the body is before the hind legs, 0 to 1. */
  tuck: number;
  foot: 'paw' | 'hoof' | 'pad';
  tail: Tail;
  /** At rest it sits up, or lies down; who crouches does so even while others stand. */
  rests: 'sits' | 'lies' | 'crouches';
  /** Radius of the face. */
  reach: number;
  head: (rig: AnimalRig) => string;
  /** Feet in the dark colour of the coat instead of that of the muzzle. */
  darkFeet?: true;
  /** Legs in the dark colour of the coat. */
  darkLegs?: true;
  /** The outline of a body that is no plain barrel: one with wool or a hump. */
  torso?: (half: number, top: number, belly: number) => string;
  /** What is drawn on the body, cut to it. */
  pattern?: (rig: AnimalRig, half: number, top: number, depth: number) => string;
  /** What is drawn on the neck, cut to it; from the chest to the head. */
  neckPattern?: (rig: AnimalRig, chest: Point, head: Point) => string;
  /** Hair along the back of the neck. */
  mane?: (rig: AnimalRig, shoulders: Point, head: Point) => string;
  /** Round the neck, under the head. */
  collar?: (rig: AnimalRig, head: Point) => string;
};
