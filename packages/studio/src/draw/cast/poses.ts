import type { PoseName } from '../vocabulary.ts';
import { handlingPoses } from './handling-poses.ts';
import { movingPoses } from './moving-poses.ts';
import {
  apart,
  arm,
  crossed,
  even,
  front,
  handOnHip,
  kickLeft,
  leg,
  type Pose,
  side,
  stepLeft,
  stepRight,
} from './pose.ts';

const stillPoses = {
  idle: front({}),
  present: front({ right: arm(0.32, 0.46, 0.78, 0, 'open', -62), legs: stepRight, lean: 3 }),
  point: front({ right: arm(0.46, 0.24, 1.0, -0.16, 'point', -18), legs: stepRight, lean: 3 }),
  'point-up': front({
    right: arm(0.48, 0.26, 0.52, -0.64, 'point', -90),
    left: handOnHip,
    legs: stepLeft,
    lean: -2,
  }),
  think: front({
    right: arm(0.3, 0.62, -0.3, -0.06, 'chin', -115),
    left: arm(-0.2, 0.52, 0.36, 0.66, 'fist'),
    legs: crossed,
    lean: -3,
  }),
  wave: front({ right: arm(0.5, 0.2, 0.74, -0.62, 'open', -80), legs: stepLeft, lean: 3 }),
  cheer: front({
    right: arm(0.5, -0.1, 0.66, -0.86, 'fist', -90),
    left: arm(-0.5, -0.1, -0.66, -0.86, 'fist', -90),
    legs: kickLeft,
    lean: 3,
  }),
  hips: front({
    right: arm(0.52, 0.5, 0.02, 0.82, 'fist'),
    left: arm(-0.52, 0.5, -0.02, 0.82, 'fist'),
    legs: apart,
  }),
  shrug: front({
    right: arm(0.3, 0.5, 0.86, 0.12, 'open', -40),
    left: arm(-0.3, 0.5, -0.86, 0.12, 'open', -140),
    legs: stepLeft,
    lean: -2,
  }),
  hold: front({
    right: arm(0.34, 0.56, -0.14, 0.42, 'fist'),
    left: arm(-0.34, 0.56, 0.14, 0.42, 'fist'),
    legs: stepRight,
  }),
  magnify: front({
    right: arm(0.46, 0.42, 0.62, -0.22, 'magnify', -90),
    left: handOnHip,
    legs: stepRight,
    lean: 5,
  }),
  book: front({
    right: arm(0.32, 0.54, -0.06, 0.42, 'fist'),
    left: arm(-0.32, 0.54, 0.06, 0.42, 'fist'),
    legs: crossed,
  }),
  both: front({
    right: arm(0.34, 0.42, 0.9, -0.12, 'open', -55),
    left: arm(-0.34, 0.42, -0.9, -0.12, 'open', -125),
    legs: apart,
  }),
  'arms-crossed': front({
    right: arm(0.3, 0.6, -0.52, 0.36, 'fist'),
    left: arm(-0.3, 0.62, 0.5, 0.46, 'fist'),
    legs: apart,
    lean: -2,
  }),
  'raise-hand': front({ right: arm(0.6, -0.02, 0.64, -0.96, 'open', -80), legs: even, lean: 2 }),
  write: front({
    right: arm(0.34, 0.54, -0.06, 0.32, 'pencil'),
    left: arm(-0.3, 0.56, 0.14, 0.5, 'fist'),
    legs: stepRight,
  }),
  back: { ...front({ left: handOnHip, legs: stepLeft, lean: -2 }), view: 'back', head: 'back' },
  side: side({
    whole: false,
    right: arm(-0.1, 0.5, 0.1, 0.94, 'rest'),
    legs: { right: leg(-3, -3), left: leg(7, 3) },
  }),
  walk: side({
    right: arm(-0.32, 0.44, -0.36, 0.86, 'fist', 100),
    left: arm(0.22, 0.5, 0.54, 0.8, 'fist'),
    legs: { right: leg(30, 14, -14), left: leg(-20, -42, 34) },
    lean: 4,
  }),
  run: side({
    right: arm(-0.5, 0.34, -0.16, 0.62, 'fist', 60),
    left: arm(0.3, 0.46, 0.72, 0.16, 'fist', -40),
    legs: { right: leg(64, -26, -16), left: leg(-36, -66, 58) },
    lean: 13,
    hop: 0.22,
  }),
  sit: side({
    right: arm(0.06, 0.52, 0.44, 0.82, 'rest', 0),
    left: arm(0.14, 0.5, 0.5, 0.78, 'rest', 0),
    legs: { right: leg(86, 2), left: leg(78, 12) },
    head: 'front',
    seat: 'stool',
  }),
  kneel: side({
    right: arm(0.2, 0.5, 0.66, 0.66, 'open', 40),
    left: arm(0.2, 0.46, 0.58, 0.7, 'rest'),
    legs: { right: leg(-4, -86, 60), left: leg(84, 0) },
    lean: 14,
  }),
} satisfies Partial<Record<PoseName, Pose>>;

export const poses: Record<PoseName, Pose> = { ...stillPoses, ...movingPoses, ...handlingPoses };

/** Other ways to stand at ease, so that two people at rest never look like one stamp. */
export const idlePoses: readonly Pose[] = [
  poses.idle,
  front({ left: handOnHip, legs: stepLeft, lean: -2 }),
  front({
    right: arm(0.3, 0.5, -0.2, 0.72, 'fist'),
    left: arm(-0.3, 0.5, 0.22, 0.74, 'fist'),
    legs: crossed,
  }),
  front({
    right: arm(0.38, 0.52, -0.22, 0.86, 'rest'),
    left: arm(-0.38, 0.52, 0.22, 0.86, 'rest'),
    legs: apart,
    lean: 2,
  }),
];

/** Children sit cross-legged on the ground. */
export const crossLegged: Pose = {
  ...front({
    right: arm(0.36, 0.46, 0.24, 0.9, 'fist'),
    left: arm(-0.36, 0.46, -0.24, 0.9, 'fist'),
    legs: { right: leg(70, -80), left: leg(70, -80) },
  }),
  seat: 'floor',
};

/** Arms of a wheelchair user who rolls: both hands on the rims. */
export const rollingArms = {
  right: arm(-0.34, 0.42, 0.12, 0.74, 'fist'),
  left: arm(0.02, 0.46, 0.3, 0.72, 'fist'),
};

/** The nearest of what can be done in a wheelchair, for what cannot. */
export const seatedPoses: Partial<Record<PoseName, PoseName>> = {
  climb: 'side',
  'climb-ladder': 'side',
  'climb-tree': 'side',
  hide: 'shrink',
  row: 'side',
  ride: 'walk',
  swim: 'side',
  kick: 'side',
  'walk-away': 'back',
  plant: 'side',
  jump: 'cheer',
  lie: 'side',
  fall: 'shrink',
};

/** Poses that touch or reach another person, and how far apart the two heads are then, in rig units. */
export const touchingPoses: Partial<Record<PoseName, number>> = {
  hug: 176,
  comfort: 232,
  whisper: 236,
  share: 320,
};

/** Icons of what a pose draws by itself: beside it, the panel shows no second one. */
export const ownThings: Partial<Record<PoseName, readonly string[]>> = {
  book: ['open-book', 'closed-book', 'blue-book', 'green-book', 'orange-book'],
  write: ['notebook', 'ledger', 'memo', 'pencil', 'pen', 'page-facing-up', 'spiral-notepad'],
  magnify: ['magnifying-glass-tilted-left', 'magnifying-glass-tilted-right'],
  'climb-ladder': ['ladder'],
  'climb-tree': ['deciduous-tree'],
  climb: ['rock'],
  plant: ['seedling', 'potted-plant'],
  pour: ['droplet', 'pouring-liquid'],
  vote: ['ballot-box-with-ballot'],
  dig: ['hole'],
  stir: ['pot-of-food', 'x-pot', 'spoon'],
  draw: ['pencil', 'crayon', 'memo', 'page-facing-up'],
  drink: ['x-cup', 'hot-beverage', 'x-glass', 'glass-of-milk'],
  eat: ['spoon', 'fork-and-knife', 'bowl-with-spoon'],
  measure: ['straight-ruler', 'x-tape-measure'],
  'sit-alone': ['x-bench'],
  paint: ['paintbrush', 'artist-palette', 'framed-picture', 'x-easel'],
  microscope: ['microscope'],
  telescope: ['telescope'],
  row: ['sailboat', 'canoe'],
  ride: ['bicycle'],
  swim: ['water-wave', 'droplet'],
  hammer: ['hammer'],
  sweep: ['broom'],
  sleep: ['bed', 'zzz'],
  'in-bed': ['bed', 'zzz'],
  sing: ['musical-note', 'musical-notes', 'musical-score'],
  wash: ['soap', 'potable-water', 'droplet', 'bubbles', 'sweat-droplets', 'x-basin'],
  phone: ['telephone', 'telephone-receiver', 'mobile-phone'],
};

/** Poses that only carry a mood. */
const postures: ReadonlySet<PoseName> = new Set(['slump', 'shrink', 'fists']);

/** Acts of whole bodies and of hands with things; who only stands, shows or thinks may be seen from anywhere. */
export const isActing = (pose: PoseName): boolean =>
  (pose in movingPoses && !postures.has(pose)) || pose in handlingPoses;

/** Poses whose arm goes to the thing that the panel shows, and how far, in arm lengths. */
export const aimingPoses: Partial<Record<PoseName, number>> = { point: 1.04, present: 0.86 };

/** Poses with a raised or outstretched hand need room beside the head. */
export const reachingPoses: ReadonlySet<PoseName> = new Set([
  'wave',
  'point-up',
  'magnify',
  'cheer',
  'shrug',
  'both',
  'raise-hand',
  'jump',
  'sing',
  'cover-ears',
]);

/** One-armed poses that use the arm away from the other figures, so that it does not cross their words. */
export const outerArmPoses: ReadonlySet<PoseName> = new Set(['wave', 'point-up', 'magnify', 'raise-hand']);
