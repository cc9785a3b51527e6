import { shape } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { headTilt } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  at,
  cord,
  fused,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';
import { gorillaHead } from './heads-shy.ts';
import { monkeyHead } from './heads-wild.ts';

/** Elbows and hands from the shoulders, knees and feet from the hips. */
type MonkeyPose = {
  hip: Point;
  arms: [near: [Point, Point], far: [Point, Point]];
  legs: [near: [Point, Point], far: [Point, Point]];
  lean: number;
};

const poses: Record<AnimalRig['stance'], MonkeyPose> = {
  stand: {
    hip: [-14, -84],
    arms: [
      [
        [-52, 46],
        [-40, 104],
      ],
      [
        [50, 50],
        [52, 104],
      ],
    ],
    legs: [
      [
        [-34, 44],
        [-30, 76],
      ],
      [
        [36, 44],
        [34, 76],
      ],
    ],
    lean: 4,
  },
  attend: {
    hip: [-14, -84],
    arms: [
      [
        [-54, 40],
        [-40, 96],
      ],
      [
        [72, 6],
        [84, -62],
      ],
    ],
    legs: [
      [
        [-34, 44],
        [-30, 76],
      ],
      [
        [36, 44],
        [34, 76],
      ],
    ],
    lean: 2,
  },
  walk: {
    hip: [-24, -92],
    arms: [
      [
        [-30, 60],
        [-58, 116],
      ],
      [
        [66, 40],
        [92, 96],
      ],
    ],
    legs: [
      [
        [30, 42],
        [44, 84],
      ],
      [
        [-40, 36],
        [-76, 72],
      ],
    ],
    lean: 12,
  },
  run: {
    hip: [-34, -108],
    arms: [
      [
        [-52, 30],
        [-100, 62],
      ],
      [
        [76, 0],
        [118, -40],
      ],
    ],
    legs: [
      [
        [50, 30],
        [92, 66],
      ],
      [
        [-50, 30],
        [-104, 40],
      ],
    ],
    lean: 22,
  },
  sit: {
    hip: [-6, -44],
    arms: [
      [
        [-56, 44],
        [-34, 86],
      ],
      [
        [54, 44],
        [40, 86],
      ],
    ],
    legs: [
      [
        [-74, -26],
        [-58, 34],
      ],
      [
        [74, -26],
        [62, 34],
      ],
    ],
    lean: 0,
  },
};

const torsoLength = 108;

type Ape = { head: (rig: AnimalRig) => string; tail: boolean; arm: number; broad: number };

/** A monkey on its hind legs, with long arms and a curled tail. */
export const drawMonkey = (rig: AnimalRig): Anatomy =>
  ape(rig, { head: monkeyHead, tail: true, arm: 30, broad: 1 });

/** Broad, with heavy arms and no tail. */
export const drawGorilla = (rig: AnimalRig): Anatomy =>
  ape(rig, { head: gorillaHead, tail: false, arm: 46, broad: 1.36 });

function ape(rig: AnimalRig, build: Ape): Anatomy {
  const { color } = rig;
  const { hip, arms, legs, lean } = poses[rig.stance];
  const angle = (lean * Math.PI) / 180;
  const along = (length: number): Point => [
    hip[0] + Math.sin(angle) * length,
    hip[1] - Math.cos(angle) * length,
  ];
  const shoulder = along(torsoLength);
  const head: Point = [along(torsoLength + 58)[0] + 8, along(torsoLength + 58)[1]];
  const limb = ([x, y]: Point, [joint, end]: [Point, Point], width: number) => ({
    path: limbPath(
      [
        [x, y],
        [x + joint[0], y + joint[1]],
        [x + end[0], y + end[1]],
      ],
      [width * 1.15, width, width * 0.86],
    ),
    end: [x + end[0], y + end[1]] as Point,
  });
  const arm = (side: 0 | 1) =>
    limb([shoulder[0] + (side ? 34 : -34) * build.broad, shoulder[1] + 6], arms[side], build.arm);
  const leg = (side: 0 | 1) => limb([hip[0] + (side ? 22 : -22), hip[1] + 2], legs[side], 36);
  const [nearArm, farArm, nearLeg, farLeg] = [arm(0), arm(1), leg(0), leg(1)];
  const hand = ([x, y]: Point) => shape(rig, ovalPath(x, y, 19, 17), color.second);
  const foot = ([x, y]: Point) => shape(rig, ovalPath(x + 8, y, 30, 14), color.second);
  const body = limbPath(
    [hip, along(torsoLength / 2), shoulder],
    [92 * build.broad, 96 * build.broad, 84 * build.broad],
  );
  const tail = `M${at(hip[0] - 30, hip[1])} C${at(hip[0] - 120, hip[1] + 50)} ${at(hip[0] - 150, hip[1] - 70)} ${at(hip[0] - 104, hip[1] - 84)} C${at(hip[0] - 70, hip[1] - 92)} ${at(hip[0] - 70, hip[1] - 44)} ${at(hip[0] - 98, hip[1] - 46)}`;
  const art =
    (build.tail ? cord(rig, tail, color.main, 18) : '') +
    fused(rig, [farArm.path], color.far) +
    hand(farArm.end) +
    fused(rig, [nearLeg.path, farLeg.path, body], color.main) +
    shadeOn(rig, body, 'M-200,-60 Q0,-30 200,-90 L200,200 L-200,200 Z') +
    shape(rig, ovalPath(along(46)[0] + 8, along(46)[1], 33 * build.broad, 44), color.second, 0) +
    foot(farLeg.end) +
    foot(nearLeg.end) +
    fused(rig, [nearArm.path], color.main) +
    hand(nearArm.end) +
    moved(turned(build.head(rig), headTilt(rig), 0, 40), ...head);
  return { art, head, reach: 74, lift: 0 };
}
