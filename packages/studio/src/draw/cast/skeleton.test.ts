import { describe, expect, it } from 'vitest';
import { poseNames } from '../vocabulary.ts';
import { castMembers } from './members.ts';
import { buildOf } from './rig.ts';
import { type Point, skeletonOf, standing } from './skeleton.ts';

const maya = castMembers.find(({ id }) => id === 'maya')!;
const sofia = castMembers.find(({ id }) => id === 'sofia')!;
const posture = { member: maya, outerArm: false, sway: 0 };
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

describe('skeletonOf', () => {
  it('keeps bones as long as they are, whatever the pose', () => {
    const bone = distance(
      skeletonOf({ ...posture, pose: 'idle' }).legs.left.hip,
      skeletonOf({ ...posture, pose: 'idle' }).legs.left.knee,
    );
    for (const pose of poseNames)
      for (const { hip, knee, ankle } of Object.values(skeletonOf({ ...posture, pose }).legs)) {
        expect(distance(hip, knee)).toBeCloseTo(bone, 5);
        expect(distance(knee, ankle)).toBeCloseTo(bone, 5);
      }
  });

  it('has no foot under the ground', () => {
    for (const member of castMembers)
      for (const pose of poseNames) {
        const { legs, ground } = skeletonOf({ member, outerArm: false, sway: 0.5, pose });
        for (const { ankle } of Object.values(legs)) expect(ankle[1]).toBeLessThan(ground);
      }
  });

  it('brings heads lower for sitting and kneeling, and rolls at one height', () => {
    expect(standing(maya, 'sit')).toBeLessThan(standing(maya, 'idle') - 20);
    expect(standing(maya, 'kneel')).toBeLessThan(standing(maya, 'idle') - 20);
    expect(new Set(poseNames.map((pose) => standing(sofia, pose))).size).toBe(1);
  });

  it.each<[string, Point, 'left' | 'right']>([
    ['right', [600, 120], 'right'],
    ['left', [-600, 120], 'left'],
    ['lower right', [300, 400], 'right'],
  ])('aims the arm on the side of the thing: %s', (_where, aim, side) => {
    const { shoulder, hand } = skeletonOf({ ...posture, pose: 'point', aim }).arms[side];
    const wanted = Math.atan2(aim[1] - shoulder[1], aim[0] - shoulder[0]);
    expect(Math.atan2(hand[1] - shoulder[1], hand[0] - shoulder[0])).toBeCloseTo(wanted, 5);
    expect(distance(shoulder, hand)).toBeLessThanOrEqual(buildOf(maya).armLength * 1.05);
  });

  it('never lays an aiming hand on the face', () => {
    for (let degrees = -180; degrees < 180; degrees += 10) {
      const angle = (degrees * Math.PI) / 180;
      const aim: Point = [Math.cos(angle) * 320, Math.sin(angle) * 320];
      for (const { hand } of Object.values(skeletonOf({ ...posture, pose: 'point', aim }).arms))
        expect(distance(hand, [0, 10])).toBeGreaterThan(78);
    }
  });
});
