import { tonePatterns } from '../manga-tones.ts';
import type { Style } from '../styles.ts';
import { clipTo, type Ids, round, round3 } from '../svg.ts';
import type { ExpressionName, PoseName } from '../vocabulary.ts';
import { drawArms, mirrorPose } from './arms.ts';
import { drawBrows, drawEars, drawFeatures, drawGlasses, headOutline } from './face.ts';
import { drawBackOfHead, drawHair } from './hair.ts';
import type { CastMember } from './members.ts';
import { drawLegs, drawNeck, drawTorso } from './outfits.ts';
import { poses } from './poses.ts';
import { createRig, type Rig, shape } from './rig.ts';
import { drawWheelchair } from './wheelchair.ts';

export type FigureOptions = {
  member: CastMember;
  pose: PoseName;
  expression: ExpressionName;
  /** -1 to 1 right and down, on the page. */
  look: [number, number];
  style: Style;
  ids: Ids;
  /** Page px per rig unit. */
  scale: number;
  mirrored: boolean;
  /** One-armed poses use the other arm. */
  outerArm: boolean;
  /** Degrees of head tilt. */
  tilt: number;
};

/** Draws a whole figure with its head's centre at x, y. */
export function drawFigure(x: number, y: number, options: FigureOptions): string {
  const { mirrored, scale, style, ids } = options;
  const look: [number, number] = mirrored ? [-options.look[0], options.look[1]] : options.look;
  const rig = createRig({ ...options, look });
  const body = options.pose === 'back' ? seenFromBehind(rig) : seenFromFront(rig, options);
  const drawn = mirrored ? `<g transform="scale(-1,1)">${body}</g>` : body;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round3(scale)})">${style.monochrome ? withOwnTones(drawn, scale, ids) : drawn}</g>`;
}

/** Order from back to front: hair, chair, resting arms, legs, torso, neck, head, held thing, raised arms. */
function seenFromFront(rig: Rig, { pose: poseName, expression, outerArm, tilt }: FigureOptions): string {
  const pose = outerArm ? mirrorPose(poses[poseName]) : poses[poseName];
  const arms = drawArms(rig, pose);
  const hair = drawHair(rig);
  const head = drawEars(rig) + shadedHead(rig) + drawFeatures(rig, expression);
  const turn = headTransform(rig, tilt);
  return (
    `<g transform="${turn}">${hair.back}</g>` +
    (rig.member.wheelchair ? drawWheelchair(rig) : '') +
    arms.back +
    drawLegs(rig) +
    drawTorso(rig) +
    drawNeck(rig) +
    `<g transform="${turn}">${head}${hair.front}${drawBrows(rig, expression)}${drawGlasses(rig)}</g>` +
    (poseName === 'book' ? openBook(rig) : poseName === 'write' ? notebook(rig) : '') +
    arms.front
  );
}

function seenFromBehind(rig: Rig): string {
  const arms = drawArms(rig, poses.back);
  return (
    arms.back +
    drawLegs(rig) +
    backOfTorso(rig) +
    `<g transform="${headTransform(rig, 0)}">${drawEars(rig)}${drawBackOfHead(rig, headOutline(rig))}</g>` +
    (rig.member.wheelchair ? drawWheelchair(rig) : '')
  );
}

const headTransform = ({ build }: Rig, tilt: number) =>
  `translate(0 ${round(78 - 78 * build.headScale)}) scale(${build.headScale}) rotate(${tilt} 0 70)`;

function shadedHead(rig: Rig): string {
  const outline = headOutline(rig);
  const w = rig.build.headHalf;
  return (
    shape(rig, outline, rig.color.skin) +
    clipTo(
      rig.ids,
      outline,
      `<path d="M${w - 22},-120 Q${w - 2},0 20,96 L140,120 L140,-120 Z" fill="${rig.color.skinShade}" opacity="0.55"/>`,
    )
  );
}

/** The torso without a front: plain cloth and a seam. */
function backOfTorso(rig: Rig): string {
  const plain: Rig = {
    ...rig,
    member: { ...rig.member, outfit: rig.member.outfit === 'stripe' ? 'stripe' : 'tee' },
  };
  return drawTorso(plain);
}

function openBook(rig: Rig): string {
  const y = rig.build.shoulderY;
  return (
    shape(
      rig,
      `M-92,${y + 78} L0,${y + 94} L92,${y + 78} L92,${y + 164} L0,${y + 182} L-92,${y + 164} Z`,
      rig.style.paint('#e63946', 'accent'),
    ) +
    shape(
      rig,
      `M-82,${y + 72} Q-40,${y + 66} 0,${y + 88} Q40,${y + 66} 82,${y + 72} L82,${y + 84} Q40,${y + 78} 0,${y + 98} Q-40,${y + 78} -82,${y + 84} Z`,
      '#ffffff',
      rig.line * 0.8,
    )
  );
}

function notebook(rig: Rig): string {
  const y = rig.build.shoulderY;
  return shape(
    rig,
    `M-66,${y + 84} L58,${y + 84} L70,${y + 176} L-78,${y + 176} Z`,
    rig.style.paint('#fffdf5', 'accent'),
  );
}

/** Gives the figure tone patterns that undo its scale, so that manga dots are as big as everywhere else. */
function withOwnTones(svg: string, scale: number, ids: Ids): string {
  const rounded = Math.max(0.05, Math.round(scale * 20) / 20);
  const suffix = ids('t');
  return (
    tonePatterns(suffix, round3(1 / rounded)) +
    svg.replace(/url\(#(tone\d)\)/g, (_match, tone) => `url(#${tone}${suffix})`)
  );
}
