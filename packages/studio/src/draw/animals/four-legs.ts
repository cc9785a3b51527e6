import { stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { type Anatomy, type AnimalRig, at, fused } from './animal-rig.ts';
import type { FourLegged } from './four-legged.ts';
import {
  foot,
  type LegTurn,
  neckPath,
  onNeck,
  onTorso,
  placeLeg,
  torsoOf,
  withHead,
} from './four-legged-parts.ts';
import { lying, sitting } from './resting.ts';
import { drawTail } from './tails.ts';

type Gait = Record<'nearFront' | 'nearHind' | 'farFront' | 'farHind', LegTurn>;

const standing: Gait = {
  nearFront: [0, 0],
  nearHind: [10, -8],
  farFront: [4, 2],
  farHind: [14, -4],
};
const walking: Gait = {
  nearFront: [24, 8],
  nearHind: [-16, -26],
  farFront: [-18, -24],
  farHind: [26, 4],
};
const running: Gait = {
  nearFront: [58, 40],
  nearHind: [-44, -62],
  farFront: [40, 14],
  farHind: [-28, -58],
};
const attending: Gait = { ...standing, nearFront: [46, -46] };

/** Off the ground while running, in legs. */
const leap = 0.3;

/** An animal on four legs, back to front: far legs, tail, body with neck and near legs as one shape, then the head. */
export function drawFourLegged(rig: AnimalRig, build: FourLegged): Anatomy {
  const goes = rig.stance === 'walk' || rig.stance === 'run';
  if (rig.stance === 'sit') return build.rests === 'sits' ? sitting(rig, build) : lying(rig, build);
  if (build.rests === 'crouches' && !goes) return sitting(rig, build);
  const { half, depth, leg, neck } = build;
  const gaits: Partial<Record<AnimalRig['stance'], Gait>> = {
    walk: walking,
    run: running,
    attend: build.foot === 'paw' ? attending : standing,
  };
  const gait = gaits[rig.stance] ?? standing;
  const hop = rig.stance === 'run' ? leg * leap : 0;
  const belly = -leg - hop;
  const top = belly - depth;
  const high = rig.stance === 'attend' ? 16 : rig.stance === 'run' ? -14 : 0;
  const head: Point = [half + neck[0] + (rig.stance === 'run' ? 14 : 0), top + neck[1] - high];
  const legs = (name: keyof Gait) => {
    const front = name.endsWith('Front');
    const far = name.startsWith('far');
    const x = (front ? half * 0.66 : -half * 0.7) + (far ? half * 0.24 : 0);
    return placeLeg(build, [x, belly - depth * 0.26], gait[name], far ? 6 : 0, hop > 0);
  };
  const [farHind, farHindFoot] = legs('farHind');
  const [farFront, farFrontFoot] = legs('farFront');
  const [nearHind, nearHindFoot] = legs('nearHind');
  const [nearFront, nearFrontFoot] = legs('nearFront');
  const body = torsoOf(build, top, belly);
  const chest: Point = [half * 0.5, top + depth * 0.42];
  const trunk = [neckPath(build, chest, head), body];
  const near = [nearHind, nearFront];
  const nearFeet = foot(rig, build, nearHindFoot) + foot(rig, build, nearFrontFoot);
  const art =
    (build.mane?.(rig, [half * 0.5, top + depth * 0.1], head) ?? '') +
    drawTail(rig, build, [-half * 0.9, top + depth * 0.24]) +
    fused(rig, [farHind, farFront], build.darkLegs ? rig.color.dark : rig.color.far) +
    foot(rig, build, farHindFoot) +
    foot(rig, build, farFrontFoot) +
    fused(rig, build.darkLegs ? trunk : [...near, ...trunk], rig.color.main) +
    (build.darkLegs ? '' : nearFeet) +
    onNeck(rig, build, chest, head) +
    onTorso(rig, build, body, top, belly) +
    (build.darkLegs ? fused(rig, near, rig.color.dark) + nearFeet : thighLine(rig, build, top)) +
    (build.collar?.(rig, head) ?? '');
  return withHead(rig, build, art, head);
}

/** Where the hind leg begins, on a body of the same colour. */
const thighLine = (rig: AnimalRig, { half, depth }: FourLegged, top: number) =>
  stroke(
    `M${at(-half * 0.5, top + depth * 0.56)} Q${at(-half * 0.26, top + depth * 0.7)} ${at(-half * 0.4, top + depth * 0.98)}`,
    rig.style.inked ? rig.faceInk : rig.color.shade,
    rig.fine * 0.8,
  );
