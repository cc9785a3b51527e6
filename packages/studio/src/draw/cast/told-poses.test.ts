import { describe, expect, it } from 'vitest';
import { drawnBounds } from '../keep-in-frame.ts';
import { dressAs } from '../staging/dress.ts';
import { lookNamed } from '../staging/look-named.ts';
import { styles } from '../styles.ts';
import { createIds } from '../svg.ts';
import type { PoseName } from '../vocabulary.ts';
import { crowdPose } from './crowd.ts';
import { faceIn } from './expressions.ts';
import { drawLegs } from './legs.ts';
import { type CastMember, castMembers } from './members.ts';
import { seatedPoses } from './poses.ts';
import { buildOf, createRig } from './rig.ts';
import { skeletonOf, standing } from './skeleton.ts';
import { toolOf } from './tools.ts';

const oldWoman = dressAs(lookNamed('victorian-old-woman')!, 'Agatha', 'told');
const people: [string, CastMember][] = [
  ...castMembers.map((member): [string, CastMember] => [member.id, member]),
  ['old woman in a long dress', oldWoman],
  ['man in a suit', dressAs(lookNamed('early-1900s-noble-man')!, 'Ernest', 'told')],
];

const skeleton = (member: CastMember, pose: PoseName) =>
  skeletonOf({ member, pose, outerArm: false, sway: 0 });
const tool = (member: CastMember, pose: PoseName, held?: string) => {
  const rig = createRig({ member, style: styles.flat, ids: createIds('t'), scale: 1, look: [0, 0] });
  return toolOf(rig, skeleton(member, pose), pose, held);
};
/** The thing alone: what is drawn with it and not without it. */
const thingBounds = (member: CastMember, pose: PoseName, held: string) => {
  const [withIt, without] = [tool(member, pose, held).inHands ?? '', tool(member, pose).inHands ?? ''];
  return drawnBounds(withIt.slice(withIt.startsWith(without) ? without.length : 0));
};
/** Below the chin of every head, in rig units. */
const underChin = 84;

describe.each(people)('what a story tells of, drawn on %s', (_, member) => {
  const build = buildOf(member);

  it.each(['x-glass', 'open-book', 'microscope', 'x-pot'])(
    'works with a thing that stands between the hands: %s',
    (held) => {
      const { arms } = skeleton(member, 'work');
      const [left, top, right, bottom] = thingBounds(member, 'work', held);
      const middle = (arms.left.hand[0] + arms.right.hand[0]) / 2;
      expect((left + right) / 2).toBeGreaterThan(middle - 12);
      expect((left + right) / 2).toBeLessThan(middle + 12);
      // Its foot is on the table under the hands, and it leaves the face free.
      expect(Math.abs(bottom - arms.left.hand[1])).toBeLessThan(22);
      expect(top).toBeGreaterThan(underChin);
      expect(bottom - top).toBeLessThan(build.armLength * 0.85);
    },
  );

  it('drops a thing that is on its way from the hands to the ground', () => {
    const { arms, ground } = skeleton(member, 'drop');
    const [left, top, right, bottom] = thingBounds(member, 'drop', 'x-cup');
    expect(top).toBeGreaterThan(Math.max(arms.left.hand[1], arms.right.hand[1]) - 12);
    expect(bottom).toBeLessThan(ground - 20);
    expect((left + right) / 2).toBeGreaterThan(arms.right.hand[0]);
    expect((left + right) / 2).toBeLessThan(arms.left.hand[0]);
    expect(tool(member, 'drop')).toEqual({});
  });

  it('jumps off the ground, with a shadow there and both arms up', () => {
    const { legs, arms, ground, rolls } = skeleton(member, 'jump');
    for (const { hand } of [arms.left, arms.right]) expect(hand[1]).toBeLessThan(build.shoulderY - 60);
    if (rolls) return;
    for (const { ankle } of [legs.left, legs.right]) expect(ground - ankle[1]).toBeGreaterThan(60);
    const [, top, , bottom] = drawnBounds(tool(member, 'jump').behind!);
    expect(top).toBeGreaterThan(Math.max(legs.left.ankle[1], legs.right.ankle[1]));
    expect(bottom).toBeLessThan(ground + 6);
  });

  it('looks out from under a hand at the brow', () => {
    const [x, y] = skeleton(member, 'look-out').arms.right.hand;
    expect(x).toBeGreaterThan(90);
    expect(x).toBeLessThan(150);
    expect(y).toBeLessThan(-50);
    expect(y).toBeGreaterThan(-120);
  });

  it('laughs with a hand on the belly, closed eyes and an open mouth, whatever the mood', () => {
    const [x, y] = skeleton(member, 'laugh').arms.right.hand;
    expect(Math.abs(x)).toBeLessThan(build.waistX);
    expect(y).toBeGreaterThan(build.shoulderY + 30);
    expect(y).toBeLessThan(build.waistY);
    expect(faceIn('laugh', 'sad')).toBe('joy');
  });

  it('lies low, propped on the arms', () => {
    const { arms, hip, ground, rolls } = skeleton(member, 'lie');
    if (rolls) return;
    expect(ground).toBeLessThan(standing(member, 'kneel'));
    for (const { elbow, hand } of [arms.left, arms.right])
      for (const [, y] of [elbow, hand]) {
        expect(y).toBeLessThan(ground);
        expect(ground - y).toBeLessThan(60);
      }
    expect(ground - hip[1]).toBeLessThan(70);
  });

  it('falls over one foot, the other off the ground, no hand before the face', () => {
    const { arms, legs, ground, rolls } = skeleton(member, 'fall');
    for (const { hand } of [arms.left, arms.right])
      expect(Math.hypot(hand[0], hand[1] - 10)).toBeGreaterThan(95);
    if (rolls) return;
    const off = [legs.left, legs.right].map(({ ankle }) => ground - ankle[1]).sort((a, b) => a - b);
    expect(off[0]).toBeLessThan(55);
    expect(off[1]).toBeGreaterThan(off[0]! + 25);
  });

  it('lies awake in the bed of who sleeps, with open eyes', () => {
    expect(skeleton(member, 'in-bed').arms).toEqual(skeleton(member, 'sleep').arms);
    expect(tool(member, 'in-bed').behind).toBe(tool(member, 'sleep').behind);
    expect(faceIn('in-bed', 'think')).toBe('think');
  });

  it('sings with a hand on the breast and an open mouth, whatever the mood', () => {
    const [x, y] = skeleton(member, 'sing').arms.right.hand;
    expect(Math.abs(x)).toBeLessThan(build.waistX);
    expect(y).toBeGreaterThan(underChin);
    expect(y).toBeLessThan(build.waistY);
    expect(faceIn('sing', 'sad')).toBe('explain');
  });

  it('claps with both hands at one place before the body', () => {
    const { left, right } = skeleton(member, 'clap').arms;
    const apart = Math.hypot(left.hand[0] - right.hand[0], left.hand[1] - right.hand[1]);
    expect(apart).toBeLessThan(build.handRadius * 2);
    expect(Math.min(left.hand[0], right.hand[0])).toBeGreaterThan(build.waistX * 0.6);
  });

  it('covers both ears, and not the eyes', () => {
    const { left, right } = skeleton(member, 'cover-ears').arms;
    expect(right.hand[0]).toBeGreaterThan(build.headHalf * 0.9);
    expect(left.hand[0]).toBeLessThan(-build.headHalf * 0.9);
    for (const { hand } of [left, right]) expect(Math.abs(hand[1])).toBeLessThan(70);
  });

  it('washes its hands above a bowl that stands on a table', () => {
    const { left, right } = skeleton(member, 'wash').arms;
    const { behind = '', front = '' } = tool(member, 'wash');
    const [from, top, to, bottom] = drawnBounds(front);
    for (const { hand } of [left, right]) {
      expect(hand[0]).toBeGreaterThan(from);
      expect(hand[0]).toBeLessThan(to);
      expect(hand[1]).toBeGreaterThan(top);
      expect(hand[1]).toBeLessThan(bottom);
    }
    expect(drawnBounds(behind)[1]).toBeLessThan(bottom + 8);
  });

  it('counts with a finger at the fingers of the other hand', () => {
    const { left, right } = skeleton(member, 'count').arms;
    const apart = Math.hypot(left.hand[0] - right.hand[0], left.hand[1] - right.hand[1]);
    expect(apart).toBeLessThan(build.handRadius * 5.4);
    for (const { hand } of [left, right]) expect(hand[1]).toBeGreaterThan(underChin);
  });

  it('holds a telephone at the ear, in the hand', () => {
    const [x, y] = skeleton(member, 'phone').arms.right.hand;
    expect(x).toBeGreaterThan(build.headHalf);
    expect(Math.abs(y)).toBeLessThan(60);
    const [left, top, right, bottom] = drawnBounds(tool(member, 'phone').inHands!);
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(right);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(bottom);
    expect(left).toBeGreaterThan(40);
  });

  it('writes with chalk on a board before the face, not over it', () => {
    const [x, y] = skeleton(member, 'chalk').arms.right.hand;
    const [left, top, right, bottom] = drawnBounds(tool(member, 'chalk').behind!);
    expect(x + 24).toBeGreaterThan(left);
    expect(x).toBeLessThan(right);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(bottom);
    expect(left).toBeGreaterThan(110);
  });
});

describe('who cannot do it alone', () => {
  it('stays in the wheelchair, and jumps, laughs and falls in a crowd only as one', () => {
    expect(seatedPoses).toMatchObject({ jump: 'cheer', lie: 'side', fall: 'shrink' });
    expect(['jump', 'laugh', 'lie', 'phone'].map((pose) => crowdPose(pose as PoseName))).toEqual([
      'cheer',
      'laugh',
      'idle',
      'idle',
    ]);
  });

  it.each(['jump', 'fall', 'lie', 'sit'] as const)('keeps the knees under a long dress: %s', (pose) => {
    const joints = skeleton(oldWoman, pose);
    const rig = createRig({
      member: oldWoman,
      style: styles.flat,
      ids: createIds('t'),
      scale: 1,
      look: [0, 0],
    });
    const { skirt, ...bare } = oldWoman;
    const dress = drawLegs(rig, joints).slice(drawLegs({ ...rig, member: bare }, joints).length);
    const [left, , right, bottom] = drawnBounds(dress);
    for (const { knee } of Object.values(joints.legs)) {
      expect(knee[0]).toBeGreaterThan(left);
      expect(knee[0]).toBeLessThan(right);
      expect(knee[1]).toBeLessThan(bottom);
    }
    expect(skirt).toBeDefined();
  });
});
