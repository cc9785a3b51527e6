import { describe, expect, it } from 'vitest';
import { castMembers } from '../cast/members.ts';
import type { PoseName } from '../vocabulary.ts';
import { withBodiesIn } from './body-in-panel.ts';
import type { PlacedActor } from './composition.ts';
import { bodySpan } from './figure-extent.ts';

const person = (id: string, pose: PoseName, x: number, mirrored: boolean): PlacedActor => ({
  actor: {
    name: id,
    player: { kind: 'person', member: castMembers.find((member) => member.id === id)! },
    side: mirrored ? 'right' : 'left',
    pose,
    expression: 'smile',
  },
  ...{ x, y: 300, scale: 0.5, outerArm: false, sway: 0, look: [0, 0], mirrored },
});
const panel = { left: 10, right: 590 };

describe('withBodiesIn', () => {
  it.each(['lie', 'fall'] as const)('brings the whole body of somebody into the panel: %s', (pose) => {
    const left = person('maya', pose, 90, false);
    expect(bodySpan(left)![0]).toBeLessThan(panel.left);
    const [moved] = withBodiesIn([left], panel, panel);
    expect(bodySpan(moved!)![0]).toBeCloseTo(panel.left, 5);
    const [other] = withBodiesIn([person('maya', pose, 510, true)], panel, panel);
    expect(bodySpan(other!)![1]).toBeCloseTo(panel.right, 5);
  });

  it('comes neither before somebody else nor under the words', () => {
    const company = [person('maya', 'lie', 90, false), person('leo', 'idle', 250, true)];
    const [moved] = withBodiesIn(company, panel, panel);
    expect(bodySpan(moved!)![1]).toBeLessThan(250 - 50);
    const [beside] = withBodiesIn([company[0]!], panel, { left: 10, right: 170 });
    expect(beside!.x).toBeLessThan(170 - 50);
  });

  it('leaves everybody else where they are', () => {
    const standing = [person('maya', 'walk', 30, false), person('leo', 'sit', 580, true)];
    expect(withBodiesIn(standing, panel, panel)).toEqual(standing);
  });
});
