import type { ExpressionName, PoseName } from '../vocabulary.ts';
import type { CastMember } from './members.ts';
import type { Arm, Leg, Pose } from './pose.ts';
import { aimingPoses, crossLegged, idlePoses, poses, rollingArms } from './poses.ts';
import { type Build, buildOf, isGrown } from './rig.ts';

/** In rig units from the centre of the head, the figure facing right. */
export type Point = [x: number, y: number];

export type ArmJoints = { shoulder: Point; elbow: Point; hand: Point; arm: Arm };
export type LegJoints = { hip: Point; knee: Point; ankle: Point; leg: Leg };

export type Skeleton = {
  pose: Pose;
  /** Whether the legs rest in a wheelchair. */
  rolls: boolean;
  arms: { left: ArmJoints; right: ArmJoints };
  legs: { left: LegJoints; right: LegJoints };
  /** Middle of the hips. */
  hip: Point;
  /** Where the figure stands, sits or rolls. */
  ground: number;
};

export type Posture = {
  member: CastMember;
  pose: PoseName;
  /** One-armed poses use the other arm. */
  outerArm: boolean;
  /** -1 to 1: this figure's own way to carry itself in this panel. */
  sway: number;
  /** What an aiming arm goes to. */
  aim?: Point | undefined;
};

/** Below the ankle: the height of a shoe. */
export const shoeHeight = 22;
/** Heads of every size end here, above the neck. */
export const chin = 78;
/** Bodies lean about the middle of the neck. */
const neck: Point = [0, 60];

/** Where a figure's joints are. Drawing and the planning of words share it, so that hands are where they are said to be. */
export function skeletonOf({ member, pose: name, outerArm, sway, aim }: Posture): Skeleton {
  const build = buildOf(member);
  const rolls = member.wheelchair === true;
  const plain = poseFor(member, name, sway);
  const towards = aim && aimingPoses[name] !== undefined && plain.view === 'front' ? aim : undefined;
  const turned = towards ? towards[0] < 0 : outerArm;
  const posed = turned ? mirrorPose(plain) : plain;
  const lean = rolls ? posed.lean * 0.4 : posed.lean;
  const pose = { ...posed, lean };
  // From the front, the head tips to the right and the hips go left.
  const placed = (point: Point) => turnAbout(neck, point, pose.lean);
  const hip = placed([0, build.waistY - 10]);
  const arms = placeArms(pose, build, placed);
  if (towards) arms.right = turned ? arms.right : aimed(arms.right, towards, aimingPoses[name]!, build);
  if (towards && turned) arms.left = aimed(arms.left, towards, aimingPoses[name]!, build);
  const legs = placeLegs(pose, build, hip, rolls);
  return { pose, rolls, arms, legs, hip, ground: groundUnder(pose, build, legs, rolls) };
}

/** How far below the head's centre a figure meets the ground, in rig units. */
export function standing(member: CastMember, pose: PoseName): number {
  return measured(grounds, member, pose, (skeleton) => skeleton.ground);
}

/** How far its hands are from the middle of its head, sideways, in rig units. */
export function handSpan(member: CastMember, pose: PoseName): number {
  return measured(spans, member, pose, ({ arms }) =>
    Math.max(Math.abs(arms.left.hand[0]), Math.abs(arms.right.hand[0])),
  );
}

type Measured = WeakMap<CastMember, Map<PoseName, number>>;
/** A page tries many layouts, and each asks for the same measures again. */
const grounds: Measured = new WeakMap();
const spans: Measured = new WeakMap();

function measured(
  known: Measured,
  member: CastMember,
  pose: PoseName,
  measure: (skeleton: Skeleton) => number,
): number {
  const ofMember = known.get(member) ?? new Map<PoseName, number>();
  known.set(member, ofMember);
  const value = ofMember.get(pose) ?? measure(skeletonOf({ member, pose, outerArm: false, sway: 0 }));
  ofMember.set(pose, value);
  return value;
}

function poseFor(member: CastMember, name: PoseName, sway: number): Pose {
  const idle = idlePoses[Math.min(idlePoses.length - 1, Math.floor(((sway + 1) / 2) * idlePoses.length))]!;
  let pose = name === 'idle' ? idle : poses[name];
  if (name === 'sit' && !isGrown(member) && !member.wheelchair) pose = crossLegged;
  if (member.wheelchair && (name === 'walk' || name === 'run')) pose = { ...pose, ...rollingArms };
  if (member.age === 'elder' && name === 'cheer') pose = { ...pose, legs: poses.hips.legs };
  if (member.cane && pose.left.gesture === 'rest' && pose.view === 'front')
    pose = { ...pose, left: { elbow: [-0.3, 0.44], hand: [-0.26, 0.8], gesture: 'cane' } };
  return { ...pose, lean: pose.lean + sway * 1.6 };
}

function turnAbout([cx, cy]: Point, [x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** Swaps the sides: the same pose made with the other hand and foot. */
function mirrorPose(pose: Pose): Pose {
  if (pose.view === 'side') return pose;
  const mirror = (arm: Arm): Arm => ({
    ...arm,
    elbow: [-arm.elbow[0], arm.elbow[1]],
    hand: [-arm.hand[0], arm.hand[1]],
    ...(arm.onHead && { onHead: [-arm.onHead[0], arm.onHead[1]] }),
    fingers: arm.fingers === undefined ? undefined : 180 - arm.fingers,
  });
  return {
    ...pose,
    lean: -pose.lean,
    right: mirror(pose.left),
    left: mirror(pose.right),
    legs: { right: pose.legs.left, left: pose.legs.right },
  };
}

function placeArms(pose: Pose, build: Build, placed: (point: Point) => Point): Skeleton['arms'] {
  const place = (arm: Arm, shoulderX: number): ArmJoints => {
    const shoulder = placed([shoulderX, build.shoulderY + 8]);
    const reach = ([x, y]: Point): Point => [
      shoulder[0] + x * build.armLength,
      shoulder[1] + y * build.armLength,
    ];
    const hand = arm.onHead ? pointOfHead(build, arm.onHead) : reach(arm.hand);
    return { shoulder, elbow: reach(arm.elbow), hand, arm };
  };
  const apart = pose.view === 'side' ? 6 : build.shoulderX;
  return {
    right: place(pose.right, pose.view === 'side' ? -apart : apart),
    left: place(pose.left, pose.view === 'side' ? apart : -apart),
  };
}

/** A point of an upright head, in head coordinates, as the figure has it. */
const pointOfHead = ({ headScale }: Build, [x, y]: Point): Point => [
  x * headScale,
  chin + (y - chin) * headScale,
];

/** The arm stretched towards a point, short of it; as it was where it would come before the face. */
function aimed(joints: ArmJoints, aim: Point, length: number, build: Build): ArmJoints {
  const { shoulder, arm } = joints;
  const [dx, dy] = [aim[0] - shoulder[0], aim[1] - shoulder[1]];
  const distance = Math.hypot(dx, dy) || 1;
  const reach = Math.max(0.5, Math.min(length, distance / build.armLength)) * build.armLength;
  const [ux, uy] = [dx / distance, dy / distance];
  const hand: Point = [shoulder[0] + ux * reach, shoulder[1] + uy * reach];
  if (Math.abs(hand[0]) < 110 && hand[1] < 110) return joints;
  // The elbow hangs a little below the line from shoulder to hand.
  const out = Math.sign(dx) || 1;
  const sag = build.armLength * 0.16;
  const elbow: Point = [
    shoulder[0] + ux * reach * 0.48 - uy * out * sag * 0.4,
    shoulder[1] + uy * reach * 0.48 + Math.abs(ux) * sag,
  ];
  const fingers = (Math.atan2(uy, ux) * 180) / Math.PI;
  return {
    shoulder,
    elbow,
    hand,
    arm: { ...arm, fingers: arm.gesture === 'open' ? fingers - out * 20 : fingers },
  };
}

function placeLegs(pose: Pose, build: Build, hip: Point, rolls: boolean): Skeleton['legs'] {
  const bone = (build.footY - shoeHeight - (build.waistY - 10)) / 2;
  const side = pose.view === 'side';
  const place = (leg: Leg, sign: 1 | -1): LegJoints => {
    const start: Point = side ? [hip[0], hip[1]] : [hip[0] + sign * build.hipX * 0.5, hip[1]];
    if (rolls) return seatedLeg(start, build, side, sign);
    const out = side ? 1 : sign;
    const swing = ([x, y]: Point, degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180;
      return [x + out * Math.sin(angle) * bone, y + Math.cos(angle) * bone];
    };
    const knee = swing(start, leg.thigh);
    return { hip: start, knee, ankle: swing(knee, leg.shin), leg };
  };
  return { right: place(pose.legs.right, 1), left: place(pose.legs.left, -1) };
}

/** Legs in a chair: the lap seen from the side, or short in perspective from the front. */
function seatedLeg(hip: Point, build: Build, side: boolean, sign: 1 | -1): LegJoints {
  const leg: Leg = { thigh: 0, shin: 0 };
  const foot = build.footY - shoeHeight - 8;
  if (side) return { hip, knee: [hip[0] + 92, hip[1] + 14], ankle: [hip[0] + 104 + sign * 6, foot], leg };
  const x = sign * build.hipX * 0.56;
  return { hip: [x, hip[1]], knee: [x * 1.12, hip[1] + 42], ankle: [x, foot], leg };
}

function groundUnder(pose: Pose, build: Build, legs: Skeleton['legs'], rolls: boolean): number {
  if (rolls) return build.footY;
  const soles = [legs.right, legs.left].flatMap(({ knee, ankle, leg }) => [
    ankle[1] + soleDepth(leg.toe ?? 0, build),
    knee[1] + build.legWidth / 2,
  ]);
  return Math.max(...soles) + pose.hop * (build.footY - build.waistY);
}

/** The lowest point of a shoe that is turned by some degrees, below its ankle. */
function soleDepth(degrees: number, build: Build): number {
  const angle = (degrees * Math.PI) / 180;
  const ends = [-build.legWidth / 2 - 6, build.legWidth / 2 + 28];
  return Math.max(...ends.map((x) => x * Math.sin(angle) + shoeHeight * Math.cos(angle)));
}

/** Degrees that a mood tips the head, to the right of a figure that faces right. */
export const headTilts: Record<ExpressionName, number> = {
  smile: 1,
  happy: 3,
  joy: -6,
  curious: 7,
  think: -6,
  wow: -4,
  worried: 5,
  talk: 2,
  explain: -2,
  wink: 6,
  grin: -3,
  proud: -6,
  sad: 8,
  oops: 6,
  angry: 3,
  sleepy: 9,
  determined: 2,
};
