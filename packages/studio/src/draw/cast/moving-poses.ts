import type { MovingPose } from '../vocabulary.ts';
import {
  apart,
  arm,
  armToHead,
  even,
  front,
  handOnHip,
  kickLeft,
  leg,
  type Pose,
  side,
  stepLeft,
} from './pose.ts';

const climbing = side({
  right: arm(0.5, 0.06, 0.86, -0.46, 'fist'),
  left: arm(0.5, 0.34, 0.82, 0.02, 'fist'),
  legs: { right: leg(70, -14), left: leg(-6, -22, 20) },
  lean: 8,
});
const inBed = front({
  right: arm(0.3, 0.56, -0.2, 0.62, 'fist'),
  left: arm(-0.3, 0.56, 0.2, 0.66, 'fist'),
  legs: even,
  lean: 0,
  whole: true,
});
const seated = { right: leg(86, 4), left: leg(80, -6) };

/** What a whole body does, with or without somebody beside it. */
export const movingPoses: Record<MovingPose, Pose> = {
  climb: climbing,
  'climb-ladder': climbing,
  'climb-tree': climbing,
  hide: side({
    right: arm(0.36, 0.4, 0.5, 0.18, 'fist', -80),
    left: arm(0.4, 0.38, 0.72, 0.2, 'fist', -80),
    legs: { right: leg(20, -84, 50), left: leg(96, -12) },
    lean: 16,
    head: 'front',
  }),
  comfort: side({
    right: arm(0.44, 0.3, 0.98, 0.16, 'open', -10),
    left: arm(0.2, 0.5, 0.46, 0.7, 'rest'),
    legs: { right: leg(-8, -8), left: leg(14, 6) },
    lean: 7,
  }),
  hug: side({
    right: arm(0.46, 0.34, 0.94, 0.22, 'fist', 0),
    left: arm(0.5, 0.2, 0.98, 0.02, 'fist', 0),
    legs: { right: leg(-8, -8), left: leg(12, 4) },
    lean: 6,
  }),
  push: side({
    right: arm(0.46, 0.3, 0.9, 0.12, 'open', -80),
    left: arm(0.52, 0.24, 0.96, 0.06, 'open', -80),
    legs: { right: leg(-30, -38, 26), left: leg(40, -10) },
    lean: 18,
  }),
  pull: side({
    right: arm(0.42, 0.4, 0.76, 0.28, 'fist', 0),
    left: arm(0.5, 0.34, 0.98, 0.2, 'fist', 0),
    legs: { right: leg(12, -20), left: leg(44, 24, -10) },
    lean: -15,
  }),
  'walk-away': {
    ...front({
      right: arm(0.2, 0.48, 0.2, 0.9, 'rest'),
      left: arm(-0.2, 0.48, -0.16, 0.9, 'rest'),
      legs: { right: leg(4, 2), left: leg(10, -34, 30) },
      lean: 3,
      whole: true,
    }),
    view: 'back',
    head: 'back',
  },
  'sit-alone': side({
    right: arm(0.16, 0.5, 0.56, 0.72, 'rest', 40),
    left: arm(0.22, 0.5, 0.6, 0.7, 'rest', 40),
    legs: seated,
    lean: 13,
  }),
  sleep: inBed,
  row: side({
    right: arm(0.3, 0.5, 0.7, 0.42, 'fist', 0),
    left: arm(0.36, 0.46, 0.78, 0.36, 'fist', 0),
    legs: { right: leg(82, 70), left: leg(76, 74) },
    lean: -8,
  }),
  ride: side({
    right: arm(0.44, 0.36, 0.86, 0.56, 'fist', 0),
    left: arm(0.48, 0.34, 0.92, 0.52, 'fist', 0),
    legs: { right: leg(66, -14), left: leg(30, -34, 14) },
    lean: 14,
    hop: 0.2,
  }),
  swim: side({
    right: arm(0.6, -0.34, 1.04, -0.1, 'open', 10),
    left: arm(-0.2, 0.4, -0.62, 0.5, 'fist'),
    legs: { right: leg(-64, -74, 60), left: leg(-80, -60, 60) },
    lean: 58,
  }),
  dance: front({
    right: arm(0.56, -0.1, 0.62, -0.9, 'open', -95),
    left: arm(-0.48, 0.16, -0.92, -0.14, 'open', -160),
    legs: kickLeft,
    lean: 6,
    hop: 0.06,
    whole: true,
  }),
  kick: side({
    right: arm(-0.44, 0.3, -0.8, 0.1, 'fist'),
    left: arm(0.34, 0.44, 0.74, 0.3, 'fist'),
    legs: { right: leg(56, 46, -26), left: leg(-10, -20, 16) },
    lean: -10,
  }),
  throw: side({
    right: arm(-0.5, 0.1, -0.9, -0.46, 'fist', -90),
    left: arm(0.42, 0.24, 0.86, 0.02, 'open', -20),
    legs: { right: leg(-22, -28, 18), left: leg(28, 10, -10) },
    lean: -8,
  }),
  catch: side({
    right: arm(0.5, 0.2, 0.86, -0.24, 'open', -50),
    left: arm(0.5, 0.3, 0.96, -0.06, 'open', -30),
    legs: { right: leg(-16, -30, 16), left: leg(34, -4) },
    lean: 4,
  }),
  cry: front({
    right: arm(0.5, 0.1, -0.12, -0.62, 'fist', -120),
    left: arm(-0.5, 0.1, 0.12, -0.62, 'fist', -60),
    lean: -2,
  }),
  listen: front({
    right: arm(0.62, 0.14, 0.42, -0.62, 'open', -108),
    left: handOnHip,
    legs: stepLeft,
    lean: 7,
  }),
  whisper: side({
    right: arm(0.56, 0.2, 0.8, -0.4, 'open', -75),
    left: arm(0.2, 0.5, 0.34, 0.84, 'rest'),
    legs: { right: leg(-8, -8), left: leg(14, 6) },
    lean: 11,
  }),
  shout: front({
    right: arm(0.58, 0.12, 0.12, -0.38, 'open', -120),
    left: arm(-0.58, 0.12, -0.12, -0.38, 'open', -60),
    legs: apart,
  }),
  slump: front({
    right: arm(0.06, 0.52, -0.06, 1.0, 'rest'),
    left: arm(-0.06, 0.52, 0.06, 1.0, 'rest'),
    legs: { right: leg(-3, 2), left: leg(-3, 2) },
    lean: 5,
  }),
  shrink: side({
    right: arm(0.26, 0.36, 0.6, -0.02, 'open', -70),
    left: arm(0.34, 0.32, 0.74, 0.04, 'open', -60),
    legs: { right: leg(-16, -34, 20), left: leg(22, 0) },
    lean: -13,
    head: 'front',
    whole: false,
  }),
  fists: front({
    right: arm(0.3, 0.46, 0.24, 0.9, 'fist'),
    left: arm(-0.3, 0.46, -0.24, 0.9, 'fist'),
    legs: apart,
    lean: 0,
  }),
  jump: front({
    right: arm(0.52, -0.06, 0.74, -0.8, 'open', -75),
    left: arm(-0.52, -0.06, -0.74, -0.8, 'open', -105),
    legs: { right: leg(46, -38, 26), left: leg(46, -38, 26) },
    lean: 3,
    hop: 0.34,
    whole: true,
  }),
  lie: side({
    right: arm(0.08, 0.6, 0.62, 0.62, 'fist', 0),
    left: arm(0.2, 0.56, 0.8, 0.58, 'fist', 0),
    legs: { right: leg(-78, -166, 30), left: leg(-80, -128, 30) },
    lean: 64,
  }),
  fall: side({
    // The far arm is the higher one, so that none is before the face.
    right: arm(0.5, 0.3, 0.98, 0.3, 'open', 10),
    left: armToHead([0.7, -0.1], [176, 6], 'open', -30),
    legs: { right: leg(-62, -78, 50), left: leg(4, -44, 34) },
    lean: 34,
  }),
  'look-out': side({
    // From below the chin round the face, the flat hand over the brow.
    right: armToHead([0.94, -0.08], [112, -62], 'flat', 186),
    left: arm(-0.16, 0.5, 0.04, 0.9, 'rest'),
    legs: { right: leg(-8, -10), left: leg(20, 2) },
    lean: 5,
  }),
  laugh: front({
    right: arm(0.46, 0.5, -0.26, 0.62, 'fist', 180),
    left: arm(-0.5, 0.4, -0.72, -0.02, 'open', -110),
    legs: stepLeft,
    lean: -7,
    whole: true,
  }),
  'in-bed': inBed,
  sing: front({
    right: arm(0.34, 0.46, -0.22, 0.3, 'open', 190),
    left: arm(-0.44, 0.34, -0.94, 0.02, 'open', -150),
    legs: stepLeft,
    lean: -3,
  }),
  clap: side({
    right: arm(0.3, 0.5, 0.82, 0.2, 'open', -52),
    left: arm(0.44, 0.4, 0.9, 0.08, 'open', -72),
    legs: { right: leg(-8, -8), left: leg(14, 4) },
    lean: 3,
    whole: false,
  }),
  'cover-ears': front({
    right: armToHead([0.72, 0.2], [97, 44], 'open', -98),
    left: armToHead([-0.72, 0.2], [-97, 44], 'open', -82),
    legs: even,
    lean: -3,
  }),
};
