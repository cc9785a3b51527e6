import { shape } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { type Anatomy, type AnimalRig, fused, limbPath, ovalPath } from './animal-rig.ts';
import type { FourLegged } from './four-legged.ts';
import {
  type Foot,
  foot,
  legColor,
  neckPath,
  onNeck,
  onTorso,
  soleDepth,
  torsoOf,
  withHead,
} from './four-legged-parts.ts';
import { drawTail } from './tails.ts';

/** Animals on four legs at rest. */

/** Upright on its haunches, forelegs straight. */
export function sitting(rig: AnimalRig, build: FourLegged): Anatomy {
  const { half, depth, leg, legWidth, neck } = build;
  const chest: Point = [half * 0.42, -(leg + depth * 0.46)];
  const rump: Point = [-half * 0.42, -depth * 0.5];
  const head: Point = [chest[0] + 18 + neck[0] * 0.4, chest[1] - depth * 0.4 + neck[1]];
  const body = limbPath(
    [rump, [(rump[0] + chest[0]) / 2 - 6, (rump[1] + chest[1]) / 2 - 8], chest],
    [depth * 0.96, depth * 0.98, depth * 0.8],
  );
  const foreleg = (x: number) =>
    limbPath(
      [
        [x, chest[1] + depth * 0.1],
        [x + 2, chest[1] * 0.5],
        [x + 4, -legWidth * soleDepth],
      ],
      [legWidth * 1.3, legWidth * 1.04, legWidth * 0.94],
    );
  const near = half * 0.42;
  const far = near + legWidth * 0.95;
  const haunch = ovalPath(rump[0] + depth * 0.12, -depth * 0.4, depth * 0.46, depth * 0.4);
  const ankle = (x: number): Foot => ({ at: [x + 4, -legWidth * soleDepth], turn: 0 });
  const art =
    (build.mane?.(rig, chest, head) ?? '') +
    drawTail(rig, build, [rump[0] - depth * 0.3, -depth * 0.24]) +
    fused(rig, [foreleg(far)], build.darkLegs ? rig.color.dark : rig.color.far) +
    foot(rig, build, ankle(far)) +
    fused(rig, [body, neckPath(build, chest, head)], rig.color.main) +
    onNeck(rig, build, chest, head) +
    onTorso(rig, build, body, chest[1] - depth * 0.4, 0) +
    fused(rig, [foreleg(near)], legColor(rig, build)) +
    foot(rig, build, ankle(near)) +
    shape(
      rig,
      ovalPath(rump[0] + depth * 0.42, -legWidth * 0.34, legWidth * 0.95, legWidth * 0.36),
      build.darkFeet ? rig.color.dark : rig.color.second,
    ) +
    shape(rig, haunch, legColor(rig, build)) +
    (build.collar?.(rig, head) ?? '');
  return withHead(rig, build, art, head);
}

/** Down on the ground, legs folded. */
export function lying(rig: AnimalRig, build: FourLegged): Anatomy {
  const { half, depth, legWidth, neck } = build;
  const belly = -legWidth * 0.3;
  const top = belly - depth;
  const head: Point = [half + neck[0], top + neck[1] + 12];
  const body = torsoOf(build, top, belly, 0);
  const fold = (x: number, reach: number): Foot & { path: string } => ({
    path: limbPath(
      [
        [x, belly - depth * 0.26],
        [x + reach * 0.6, belly - depth * 0.2],
        [x + reach, -legWidth * soleDepth],
      ],
      [legWidth * 1.5, legWidth * 1.1, legWidth * 0.9],
    ),
    at: [x + reach, -legWidth * soleDepth],
    turn: 0,
  });
  const far = fold(half * 0.76, half * 0.5);
  const near = fold(half * 0.5, half * 0.5);
  const hind = fold(-half * 0.5, half * 0.46);
  const art =
    (build.mane?.(rig, [half * 0.5, top + depth * 0.1], head) ?? '') +
    drawTail(rig, build, [-half * 0.9, top + depth * 0.4]) +
    fused(rig, [far.path], build.darkLegs ? rig.color.dark : rig.color.far) +
    foot(rig, build, far) +
    fused(rig, [body, neckPath(build, [half * 0.5, top + depth * 0.42], head)], rig.color.main) +
    onNeck(rig, build, [half * 0.5, top + depth * 0.42], head) +
    onTorso(rig, build, body, top, belly) +
    fused(rig, [near.path, hind.path], legColor(rig, build)) +
    foot(rig, build, near) +
    foot(rig, build, hind) +
    (build.collar?.(rig, head) ?? '');
  return withHead(rig, build, art, head);
}
