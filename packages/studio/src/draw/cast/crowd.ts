import type { Style } from '../styles.ts';
import type { Ids } from '../svg.ts';
import type { ExpressionName, PoseName } from '../vocabulary.ts';
import { faceIn } from './expressions.ts';
import { drawFigure } from './figure.ts';
import type { CastMember } from './members.ts';
import { standing } from './skeleton.ts';

/** People who stand together and act as one: the young in front, the grown-ups behind them. */
export type Crowd = {
  front: readonly CastMember[];
  back: readonly CastMember[];
  /** Behind those, where so many are meant that two rows would look like a few. */
  far?: readonly CastMember[];
};

/** Size of its people beside a single person, and from one to the next, in rig units of the crowd. */
const bodySize = 0.62;
const spacing = 148;
/** How much higher those behind are seen, in rig units of the crowd. */
const stepBack = 34;
/** The same for those behind the second row, of whom only the heads are seen. */
const farBack = 104;

/** Somebody in a crowd: the middle of their head, in rig units from that of the crowd. */
export type Bystander = { member: CastMember; x: number; y: number; scale: number };

/** Feet of the crowd below the middle of its foremost grown-up's head, in rig units. */
export function crowdGround({ back }: Crowd): number {
  return Math.max(...back.map((member) => standing(member, 'idle'))) * bodySize + stepBack;
}

/** Everybody in the crowd, those behind first. */
export function bystanders(crowd: Crowd): Bystander[] {
  const ground = crowdGround(crowd);
  const row = (members: readonly CastMember[], up: number) =>
    members.map((member, i) => ({
      member,
      x: (i - (members.length - 1) / 2) * spacing,
      y: ground - standing(member, 'idle') * bodySize - up,
      scale: bodySize,
    }));
  return [...row(crowd.far ?? [], farBack), ...row(crowd.back, stepBack), ...row(crowd.front, 0)];
}

const together: ReadonlySet<PoseName> = new Set(['walk', 'run', 'cheer', 'laugh']);

/** What a crowd does of what a person may do: hands that show or hold something are of one alone. */
export function crowdPose(pose: PoseName): PoseName {
  if (pose === 'jump') return 'cheer';
  return together.has(pose) ? pose : 'idle';
}

export type CrowdOptions = {
  crowd: Crowd;
  pose: PoseName;
  expression: ExpressionName;
  look: [number, number];
  style: Style;
  ids: Ids;
  /** Page px per rig unit of the crowd. */
  scale: number;
  mirrored: boolean;
  sway: number;
};

/** Draws a crowd with its middle at x, y. Of those who cheer only the outermost throw up an arm, before nobody's face. */
export function drawCrowd(x: number, y: number, { crowd, pose, ...options }: CrowdOptions): string {
  const does = crowdPose(pose);
  const { scale, sway, mirrored } = options;
  const hindmost = crowd.far ?? crowd.back;
  const outermost = [0, hindmost.length - 1];
  return bystanders(crowd)
    .map(({ member, ...place }, i) => {
      const own = ((i * 0.37 + (sway + 1) / 2) % 1) * 2 - 1;
      return drawFigure(x + place.x * scale, y + place.y * scale, {
        ...options,
        member,
        pose: poseInCrowd(does, outermost.includes(i)),
        expression: faceIn(does, options.expression),
        scale: scale * place.scale,
        outerArm: (i === 0) !== mirrored,
        sway: own,
      });
    })
    .join('');
}

/** What one of a crowd does; hands that laugh or cheer would come before the faces beside them. */
function poseInCrowd(does: PoseName, outermost: boolean): PoseName {
  if (does === 'laugh') return 'idle';
  return does !== 'cheer' ? does : outermost ? 'raise-hand' : 'idle';
}
