import type { HandlingPose } from '../vocabulary.ts';
import {
  apart,
  arm,
  armToHead,
  crossed,
  front,
  handOnHip,
  leg,
  type Pose,
  restingLeft,
  side,
  stepRight,
} from './pose.ts';

const standing = { right: leg(-5, -5), left: leg(9, 3) };

/** What hands do with a thing. */
export const handlingPoses: Record<HandlingPose, Pose> = {
  pour: side({
    right: arm(0.4, 0.2, 0.74, -0.06, 'fist', 0),
    left: arm(0.34, 0.5, 0.9, 0.62, 'fist', 0),
    legs: standing,
    lean: 4,
    whole: false,
  }),
  measure: front({
    right: arm(0.42, 0.46, 0.5, 0.3, 'fist'),
    left: arm(-0.42, 0.46, -0.5, 0.3, 'fist'),
    legs: stepRight,
  }),
  carry: side({
    right: arm(0.16, 0.54, 0.66, 0.5, 'fist', 0),
    left: arm(0.24, 0.5, 0.74, 0.42, 'fist', 0),
    legs: { right: leg(24, 10, -10), left: leg(-16, -34, 26) },
    lean: -4,
  }),
  plant: side({
    right: arm(0.26, 0.5, 0.74, 0.72, 'fist', 40),
    left: arm(0.3, 0.44, 0.92, 0.6, 'fist', 40),
    legs: { right: leg(-4, -86, 60), left: leg(84, 0) },
    lean: 20,
  }),
  vote: side({
    right: arm(0.4, 0.3, 0.86, 0.34, 'fist', 30),
    legs: standing,
    lean: 5,
  }),
  share: side({
    right: arm(0.38, 0.42, 0.92, 0.28, 'fist', 0),
    legs: standing,
    lean: 5,
    whole: false,
  }),
  dig: side({
    right: arm(0.14, 0.5, 0.5, 0.3, 'fist', 0),
    left: arm(0.4, 0.5, 0.84, 0.72, 'fist', 30),
    legs: { right: leg(-18, -24, 14), left: leg(30, -8) },
    lean: 18,
  }),
  stir: front({
    right: arm(0.46, 0.44, 0.0, 0.36, 'fist', 120),
    left: handOnHip,
    legs: apart,
    lean: 2,
  }),
  eat: front({
    right: arm(0.46, 0.34, -0.14, -0.34, 'fist', -120),
    left: restingLeft,
    legs: crossed,
  }),
  drink: front({
    right: arm(0.46, 0.34, -0.1, -0.34, 'fist', -120),
    left: handOnHip,
    legs: stepRight,
    lean: -3,
  }),
  draw: front({
    right: arm(0.34, 0.54, -0.06, 0.32, 'pencil'),
    left: arm(-0.3, 0.56, 0.1, 0.56, 'fist'),
    legs: crossed,
    lean: 2,
  }),
  paint: side({
    right: arm(0.4, 0.26, 0.82, 0.02, 'fist', -20),
    left: arm(0.22, 0.5, 0.5, 0.52, 'fist', 0),
    legs: standing,
    lean: 3,
  }),
  microscope: side({
    right: arm(0.2, 0.52, 0.62, 0.3, 'fist', 0),
    left: arm(0.3, 0.5, 0.84, 0.5, 'fist', 0),
    legs: { right: leg(-12, -12), left: leg(16, -4) },
    lean: 12,
  }),
  telescope: side({
    right: arm(0.4, 0.3, 0.8, -0.28, 'fist', -20),
    left: arm(0.5, 0.24, 1.12, -0.46, 'fist', -20),
    legs: standing,
    lean: -4,
  }),
  'hold-up': front({
    right: arm(0.6, -0.02, 0.64, -0.92, 'fist', -90),
    left: handOnHip,
    legs: stepRight,
    lean: 2,
  }),
  lift: side({
    right: arm(0.3, 0.5, 0.78, 0.7, 'fist', 0),
    left: arm(0.4, 0.46, 0.9, 0.62, 'fist', 0),
    legs: { right: leg(62, -44, 6), left: leg(74, -34, 4) },
    lean: 20,
  }),
  play: front({
    right: arm(0.4, 0.52, -0.02, 0.56, 'fist'),
    left: arm(-0.44, 0.46, -0.1, 0.3, 'fist'),
    legs: stepRight,
    lean: 3,
  }),
  hammer: side({
    // Well in front of the face, where a hammer would look like something to look into.
    right: arm(0.66, 0.3, 1.18, 0.06, 'fist', -30),
    left: arm(0.3, 0.5, 0.82, 0.66, 'fist', 30),
    legs: standing,
    lean: 8,
  }),
  sweep: side({
    right: arm(0.12, 0.5, 0.42, 0.3, 'fist', 0),
    left: arm(0.34, 0.5, 0.66, 0.68, 'fist', 30),
    legs: { right: leg(-12, -16, 8), left: leg(20, 4) },
    lean: 7,
  }),
  pick: side({
    right: arm(0.5, -0.02, 0.88, -0.62, 'fist', -70),
    left: arm(0.12, 0.5, 0.46, 0.56, 'fist', 0),
    legs: { right: leg(-6, -10, 10), left: leg(12, 2) },
    lean: 3,
  }),
  feed: side({
    right: arm(0.34, 0.46, 0.86, 0.5, 'fist', 0),
    left: arm(0.2, 0.5, 0.46, 0.7, 'rest'),
    legs: { right: leg(-4, -86, 60), left: leg(84, 0) },
    lean: 12,
  }),
  work: front({
    right: arm(0.3, 0.5, 0.0, 0.76, 'fist', 150),
    left: arm(-0.3, 0.5, 0.0, 0.76, 'fist', 30),
    whole: true,
  }),
  drop: side({
    right: arm(0.3, 0.4, 0.62, 0.2, 'open', -70),
    left: arm(0.5, 0.26, 1.12, 0.06, 'open', -40),
    legs: standing,
    lean: 3,
  }),
  count: front({
    right: arm(0.1, 0.5, -0.84, -0.02, 'point', 190),
    left: arm(-0.48, 0.46, -0.5, 0.04, 'open', -95),
    legs: stepRight,
  }),
  phone: front({
    right: armToHead([0.6, 0.36], [101, 26], 'fist', -90),
    left: handOnHip,
    legs: crossed,
    lean: 2,
  }),
  wash: front({
    right: arm(0.34, 0.48, -0.3, 0.6, 'open', 176),
    left: arm(-0.34, 0.48, 0.3, 0.66, 'open', 8),
    whole: true,
  }),
  chalk: side({
    right: armToHead([0.46, 0.16], [138, 24], 'fist', -30),
    left: arm(0.02, 0.5, 0.14, 0.94, 'rest'),
    legs: standing,
    lean: 4,
  }),
};
