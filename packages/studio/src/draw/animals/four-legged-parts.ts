import { shape } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { clipTo } from '../svg.ts';
import { headTilt } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  at,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';
import type { FourLegged } from './four-legged.ts';

/** What animals on four legs have, whatever they do. */

/** Degrees of a leg's upper and lower half from straight down, forwards. */
export type LegTurn = [upper: number, lower: number];
/** A barrel with chest and rump; `tuck` is how much slimmer it is before the hind legs, 0 to 1. */
function torsoPath(half: number, top: number, belly: number, tuck: number): string {
  const depth = belly - top;
  const middle = top + depth * 0.46;
  const waist = belly - depth * tuck;
  return `M${at(-half, middle)} C${at(-half, top - depth * 0.02)} ${at(-half * 0.66, top)} ${at(-half * 0.3, top + depth * 0.03)} C${at(half * 0.1, top + depth * 0.07)} ${at(half * 0.4, top - depth * 0.04)} ${at(half * 0.66, top)} C${at(half * 0.96, top + depth * 0.04)} ${at(half * 1.06, middle)} ${at(half * 0.96, middle + depth * 0.22)} C${at(half * 0.84, belly + depth * 0.05)} ${at(half * 0.4, belly + depth * 0.04)} ${at(half * 0.16, belly - depth * 0.02)} C${at(-half * 0.1, waist)} ${at(-half * 0.36, waist)} ${at(-half * 0.56, belly - depth * 0.04)} C${at(-half * 0.86, belly + depth * 0.02)} ${at(-half, belly - depth * 0.2)} ${at(-half, middle)} Z`;
}

/** The outline of a body that stands or lies. */
export const torsoOf = ({ half, tuck, torso }: FourLegged, top: number, belly: number, slim = tuck) =>
  torso?.(half, top, belly) ?? torsoPath(half, top, belly, slim);

/** Belly, patches and shade, cut to the body. */
export function onTorso(rig: AnimalRig, build: FourLegged, body: string, top: number, belly: number): string {
  const { half } = build;
  const depth = belly - top;
  const pattern = build.pattern?.(rig, half, top, depth) ?? '';
  return (
    (pattern && clipTo(rig.ids, body, pattern)) +
    shadeOn(
      rig,
      body,
      `M${at(-half * 1.2, belly - depth * 0.34)} Q${at(0, belly - depth * 0.1)} ${at(half * 1.2, belly - depth * 0.4)} L${at(half * 1.2, belly + depth)} L${at(-half * 1.2, belly + depth)} Z`,
    )
  );
}

/** What a neck wears, cut to it. */
export function onNeck(rig: AnimalRig, build: FourLegged, from: Point, head: Point): string {
  const pattern = build.neckPattern?.(rig, from, head);
  return pattern ? clipTo(rig.ids, neckPath(build, from, head), pattern) : '';
}

/** The colour of its legs; they are shapes of their own where it is not that of the body. */
export const legColor = ({ color }: AnimalRig, { darkLegs }: FourLegged) =>
  darkLegs ? color.dark : color.main;

/** From the shoulders to the middle of the head. */
export const neckPath = ({ neckWidth, depth }: FourLegged, from: Point, head: Point) =>
  limbPath(
    [from, [(from[0] + head[0]) / 2, (from[1] + head[1]) / 2], [head[0] - 8, head[1] + 8]],
    [depth * 0.66, (depth * 0.66 + neckWidth) / 2, neckWidth],
  );

/** From the ankle down to the ground, in widths of the leg. */
export const soleDepth = 0.44;

/** Where a foot is, and how far it is turned down, in degrees. */
export type Foot = { at: Point; turn: number };

/** A leg as a path, and where its foot is. */
export function placeLeg(
  { leg, depth, legWidth }: FourLegged,
  hip: Point,
  [upper, lower]: LegTurn,
  raise: number,
  leaping: boolean,
): [path: string, foot: Foot] {
  const bone = (leg + depth * 0.26 - legWidth * soleDepth) / 2;
  const swing = ([x, y]: Point, degrees: number): Point => [
    x + Math.sin((degrees * Math.PI) / 180) * bone,
    y + Math.cos((degrees * Math.PI) / 180) * bone,
  ];
  const knee = swing(hip, upper);
  const end = swing(knee, lower);
  const ankle: Point = leaping || Math.abs(upper) > 40 ? end : [end[0], -legWidth * soleDepth - raise];
  return [
    limbPath([hip, knee, ankle], [legWidth * 1.5, legWidth * 1.02, legWidth * 0.92]),
    { at: ankle, turn: leaping ? -lower * 0.5 : 0 },
  ];
}

export function foot(
  rig: AnimalRig,
  { foot: kind, legWidth, darkFeet }: FourLegged,
  { at: [x, y], turn }: Foot,
): string {
  const w = legWidth;
  const sole = darkFeet ? rig.color.dark : rig.color.second;
  if (kind === 'paw')
    return turned(shape(rig, ovalPath(x + w * 0.24, y + w * 0.02, w * 0.74, w * 0.36), sole), turn, x, y);
  const hoof = `M${at(x - w * 0.46, y - w * 0.12)} L${at(x + w * 0.46, y - w * 0.12)} L${at(x + w * 0.62, y + w * 0.36)} L${at(x - w * 0.54, y + w * 0.36)} Z`;
  if (kind === 'hoof') return turned(shape(rig, hoof, rig.color.hoof), turn, x, y);
  return turned(shape(rig, ovalPath(x, y + w * 0.1, w * 0.62, w * 0.28), sole), turn, x, y);
}

/** The drawing with its head on. */
export function withHead(rig: AnimalRig, build: FourLegged, art: string, head: Point): Anatomy {
  const tilted = turned(build.head(rig), headTilt(rig), 0, 40);
  return { art: art + moved(tilted, ...head), head, reach: build.reach, lift: 0 };
}
