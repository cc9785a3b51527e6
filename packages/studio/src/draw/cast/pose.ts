export type Gesture = 'rest' | 'open' | 'flat' | 'point' | 'fist' | 'chin' | 'magnify' | 'pencil' | 'cane';

/**
 * One arm: elbow and hand from the shoulder, in arm lengths (x to the right of the screen), what the hand does,
 * and where its fingers point in degrees.
 */
export type Arm = {
  elbow: [number, number];
  hand: [number, number];
  gesture: Gesture;
  fingers?: number;
  /** Where on the head the hand is instead, in head coordinates: heads are of another size than arms. */
  onHead?: [number, number];
};

/**
 * One leg. Thigh and shin in degrees from straight down: forwards (to the right) for a body seen from the side,
 * outwards for one seen from the front. `toe` turns the foot down, in degrees.
 */
export type Leg = { thigh: number; shin: number; toe?: number };

export type View = 'front' | 'side' | 'back';
export type Seat = 'stool' | 'floor' | 'none';

/**
 * What a body does, drawn facing right. Seen from the side, `right` is the near arm and leg, `left` the far one.
 * `lean` tips the body forwards (from the front: its head to the right), in degrees.
 */
export type Pose = {
  right: Arm;
  left: Arm;
  legs: { right: Leg; left: Leg };
  view: View;
  head: View;
  lean: number;
  seat: Seat;
  /** Feet are off the ground by this share of a leg. */
  hop: number;
  /** It only shows when the legs and what stands on the ground do. */
  whole: boolean;
};

/** Elbow, then hand, in arm lengths from the shoulder. */
export const arm = (
  elbowX: number,
  elbowY: number,
  handX: number,
  handY: number,
  gesture: Gesture,
  fingers?: number,
): Arm => ({ elbow: [elbowX, elbowY], hand: [handX, handY], gesture, fingers });

/** An arm whose hand is at a point of the head; its elbow in arm lengths from the shoulder. */
export const armToHead = (
  elbow: [number, number],
  onHead: [number, number],
  gesture: Gesture,
  fingers: number,
): Arm => ({ elbow, hand: [0, -1], gesture, fingers, onHead });

export const restingLeft = arm(-0.16, 0.5, -0.02, 0.98, 'rest');
export const restingRight = arm(0.16, 0.5, 0.02, 0.98, 'rest');
export const handOnHip = arm(-0.5, 0.48, -0.04, 0.8, 'fist');

/** Thigh and shin in degrees. */
export const leg = (thigh: number, shin: number, toe = 0): Leg => ({ thigh, shin, toe });
export const even = { right: leg(0, 0), left: leg(0, 0) };
export const apart = { right: leg(12, 9), left: leg(12, 9) };
export const stepRight = { right: leg(15, 8), left: leg(2, 0) };
export const stepLeft = { right: leg(2, 0), left: leg(15, 8) };
export const kickLeft = { right: leg(6, 2), left: leg(34, -40, 24) };
export const crossed = { right: leg(-9, -14), left: leg(3, 0) };

type Parts = { right?: Arm; left?: Arm; legs?: Pose['legs']; lean?: number };
type More = Partial<Pick<Pose, 'head' | 'seat' | 'hop' | 'whole'>>;

/** A pose seen from the front; what is left out rests. */
export const front = ({
  right = restingRight,
  left = restingLeft,
  legs = even,
  lean = 0,
  ...rest
}: Parts & More): Pose => ({
  right,
  left,
  legs,
  lean,
  view: 'front',
  head: 'front',
  seat: 'none',
  hop: 0,
  whole: false,
  ...rest,
});

/** A pose seen from the side, whole unless told otherwise. */
export const side = ({
  right = arm(-0.06, 0.5, 0.06, 0.96, 'rest'),
  left = arm(0.02, 0.5, 0.14, 0.94, 'rest'),
  legs = even,
  lean = 0,
  ...rest
}: Parts & More): Pose => ({
  right,
  left,
  legs,
  lean,
  view: 'side',
  head: 'side',
  seat: 'none',
  hop: 0,
  whole: true,
  ...rest,
});
