import type { PoseName } from '../vocabulary.ts';

export type Gesture = 'rest' | 'open' | 'point' | 'fist' | 'chin' | 'magnify' | 'pencil';

/**
 * One arm: elbow and hand from the shoulder, in arm lengths (x outwards to the right of the screen for the
 * right arm), what the hand does, and where its fingers point in degrees.
 */
export type Arm = { elbow: [number, number]; hand: [number, number]; gesture: Gesture; fingers?: number };
export type Pose = { right: Arm; left: Arm };

const arm = (
  elbowX: number,
  elbowY: number,
  handX: number,
  handY: number,
  gesture: Gesture,
  fingers?: number,
): Arm => ({ elbow: [elbowX, elbowY], hand: [handX, handY], gesture, fingers });

const resting = arm(-0.16, 0.5, -0.02, 0.98, 'rest');

export const poses: Record<PoseName, Pose> = {
  idle: { right: arm(0.12, 0.5, 0.02, 0.98, 'rest'), left: arm(-0.12, 0.5, -0.02, 0.98, 'rest') },
  present: { right: arm(0.32, 0.46, 0.78, 0, 'open', -62), left: resting },
  point: { right: arm(0.42, 0.32, 1.02, -0.34, 'point', -35), left: resting },
  'point-up': { right: arm(0.48, 0.26, 0.52, -0.64, 'point', -90), left: arm(-0.3, 0.5, 0.12, 0.72, 'fist') },
  think: { right: arm(0.3, 0.62, -0.3, -0.06, 'chin', -115), left: arm(-0.2, 0.52, 0.36, 0.66, 'fist') },
  wave: { right: arm(0.5, 0.2, 0.74, -0.62, 'open', -80), left: resting },
  cheer: {
    right: arm(0.5, -0.1, 0.66, -0.86, 'fist', -90),
    left: arm(-0.5, -0.1, -0.66, -0.86, 'fist', -90),
  },
  hips: { right: arm(0.52, 0.5, 0.02, 0.82, 'fist'), left: arm(-0.52, 0.5, -0.02, 0.82, 'fist') },
  shrug: { right: arm(0.3, 0.5, 0.86, 0.12, 'open', -40), left: arm(-0.3, 0.5, -0.86, 0.12, 'open', -140) },
  hold: { right: arm(0.26, 0.62, -0.16, 0.5, 'fist'), left: arm(-0.26, 0.62, 0.16, 0.5, 'fist') },
  magnify: { right: arm(0.46, 0.42, 0.62, -0.22, 'magnify', -90), left: resting },
  book: { right: arm(0.26, 0.62, -0.1, 0.56, 'fist'), left: arm(-0.26, 0.62, 0.1, 0.56, 'fist') },
  both: {
    right: arm(0.34, 0.42, 0.9, -0.12, 'open', -55),
    left: arm(-0.34, 0.42, -0.9, -0.12, 'open', -125),
  },
  'arms-crossed': {
    right: arm(0.3, 0.6, -0.52, 0.36, 'fist'),
    left: arm(-0.3, 0.62, 0.5, 0.46, 'fist'),
  },
  'raise-hand': { right: arm(0.4, -0.1, 0.3, -0.98, 'open', -90), left: resting },
  write: { right: arm(0.34, 0.6, -0.06, 0.42, 'pencil'), left: arm(-0.26, 0.62, 0.14, 0.62, 'fist') },
  back: { right: arm(0.12, 0.5, 0.02, 0.98, 'rest'), left: arm(-0.12, 0.5, -0.02, 0.98, 'rest') },
  side: { right: resting, left: resting },
  walk: { right: resting, left: resting },
  run: { right: resting, left: resting },
  sit: { right: resting, left: resting },
  kneel: { right: resting, left: resting },
};

/** Poses with a raised or outstretched hand need room beside the head. */
export const reachingPoses: ReadonlySet<PoseName> = new Set([
  'wave',
  'point-up',
  'magnify',
  'cheer',
  'shrug',
  'both',
  'raise-hand',
]);

/** One-armed poses that use the arm away from the other figures, so that it does not cross their words. */
export const outerArmPoses: ReadonlySet<PoseName> = new Set(['wave', 'point-up', 'magnify', 'raise-hand']);
