import { tonePatterns } from '../manga-tones.ts';
import { svg } from '../markup.ts';
import { drawProp } from '../props/prop.ts';
import type { Style } from '../styles.ts';
import { clipTo, type Ids, round, round3 } from '../svg.ts';
import type { ExpressionName, PoseName } from '../vocabulary.ts';
import { drawArm } from './arms.ts';
import { drawCrown } from './crown.ts';
import { faceIn } from './expressions.ts';
import { drawBrows, drawEars, drawFeatures, drawGlasses, headOutline } from './face.ts';
import { drawBackOfHead, drawHair } from './hair.ts';
import { drawHat } from './hats.ts';
import { drawLegs, drawStool } from './legs.ts';
import type { Outfit } from './members.ts';
import { drawNeck, drawTorso } from './outfits.ts';
import { createRig, type Rig, shape, stroke } from './rig.ts';
import { drawSideHead } from './side-head.ts';
import { drawSideNeck, drawSideTorso } from './side-torso.ts';
import { chin, headTilts, type Posture, type Skeleton, skeletonOf } from './skeleton.ts';
import type { Tool } from './tool-parts.ts';
import { toolOf } from './tools.ts';
import { drawFootRests, drawSideWheelchair, drawWheelchair } from './wheelchair.ts';

export type FigureOptions = Posture & {
  expression: ExpressionName;
  /** -1 to 1 right and down, on the page. */
  look: [number, number];
  style: Style;
  ids: Ids;
  /** Page px per rig unit. */
  scale: number;
  mirrored: boolean;
  /** Icon of what the hands hold, where a pose holds something. */
  held?: string | undefined;
};

/** Draws a whole figure with its head's centre at x, y. */
export function drawFigure(x: number, y: number, options: FigureOptions): string {
  const { mirrored, scale, style, ids } = options;
  const skeleton = skeletonOf(options);
  const rig = createRig({ ...options, look: lookOf(options, skeleton) });
  const draw = { front: seenFromFront, side: seenFromSide, back: seenFromBehind }[skeleton.pose.view];
  const tool = toolOf(rig, skeleton, options.pose, options.held);
  const body = (tool.behind ?? '') + draw(rig, skeleton, options, tool) + (tool.front ?? '');
  const drawn = mirrored ? svg`<g transform="scale(-1,1)">${body}</g>` : body;
  return svg`<g transform="translate(${round(x)} ${round(y)}) scale(${round3(scale)})">${style.monochrome ? withOwnTones(drawn, scale, ids) : drawn}</g>`;
}

/** Eyes follow the look; a face in profile looks ahead, and down at what its owner kneels before or drops. */
function lookOf({ look, mirrored, pose }: FigureOptions, { pose: { head } }: Skeleton): [number, number] {
  if (head === 'side') return [0.5, looksDown.has(pose) ? 0.7 : look[1]];
  return ownLooks[pose] ?? (mirrored ? [-look[0], look[1]] : look);
}

/** Where those look who watch their own hands. */
const ownLooks: Partial<Record<PoseName, [number, number]>> = { work: [0, 0.8], count: [-0.6, 0.6] };

const looksDown: ReadonlySet<PoseName> = new Set(['kneel', 'drop']);

/** From back to front: hair, chair, resting arms, legs, torso, neck, head, held thing, raised arms. */
function seenFromFront(rig: Rig, skeleton: Skeleton, options: FigureOptions, tool: Tool): string {
  const { arms, pose, rolls } = skeleton;
  const turn = headTransform(rig, options);
  const { back, front } = frontalHead(rig, faceIn(options.pose, options.expression));
  const legs = drawLegs(rig, skeleton);
  const rests = rolls ? drawFootRests(rig, skeleton) : '';
  const torso = leaning(skeleton, drawTorso(rig) + drawNeck(rig));
  const resting = { left: arms.left.arm.gesture === 'rest', right: arms.right.arm.gesture === 'rest' };
  const left = drawArm(rig, arms.left, -1);
  const right = drawArm(rig, arms.right, 1);
  return (
    svg`<g transform="${turn}">${back}</g>` +
    (rolls ? drawWheelchair(rig) : '') +
    (resting.left ? left : '') +
    (resting.right ? right : '') +
    (rolls || pose.seat === 'floor' ? torso + rests + legs : legs + torso) +
    svg`<g transform="${turn}">${front}</g>` +
    heldThing(rig, skeleton, options) +
    (tool.inHands ?? '') +
    (resting.left ? '' : left) +
    (resting.right ? '' : right)
  );
}

/** From back to front: hair, chair or stool, far arm, legs, torso, neck, head, near wheel, near arm. */
function seenFromSide(rig: Rig, skeleton: Skeleton, options: FigureOptions, tool: Tool): string {
  const { arms, pose, rolls } = skeleton;
  const turn = headTransform(rig, options);
  const head =
    pose.head === 'side' ? drawSideHead(rig, options.expression) : frontalHead(rig, options.expression);
  const chair = rolls ? drawSideWheelchair(rig, skeleton) : { back: '', front: '' };
  return (
    svg`<g transform="${turn}">${head.back}</g>` +
    chair.back +
    (pose.seat === 'stool' && !rolls ? drawStool(rig, skeleton) : '') +
    drawArm(rig, arms.left, -1) +
    drawLegs(rig, skeleton) +
    leaning(skeleton, drawSideTorso(rig) + drawSideNeck(rig)) +
    svg`<g transform="${turn}">${head.front}</g>` +
    chair.front +
    (tool.inHands ?? '') +
    drawArm(rig, arms.right, 1)
  );
}

function seenFromBehind(rig: Rig, skeleton: Skeleton, options: FigureOptions): string {
  const { arms, rolls } = skeleton;
  return (
    (rolls ? drawFootRests(rig, skeleton) : '') +
    drawLegs(rig, skeleton) +
    drawArm(rig, arms.left, -1) +
    drawArm(rig, arms.right, 1) +
    leaning(skeleton, backOfTorso(rig)) +
    svg`<g transform="${headTransform(rig, options)}">${drawEars(rig)}${drawBackOfHead(rig, headOutline(rig))}${drawHat(rig, 'back')}${drawCrown(rig)}</g>` +
    (rolls ? drawWheelchair(rig) : '')
  );
}

/** A torso that leans about the neck. */
const leaning = ({ pose: { lean } }: Skeleton, drawn: string) =>
  lean ? svg`<g transform="rotate(${round(lean)} 0 60)">${drawn}</g>` : drawn;

const headTransform = ({ build }: Rig, { expression, sway, pose }: FigureOptions) => {
  const mood = pose === 'back' ? 0 : headTilts[expression];
  const turn = round(mood + sway * 2 + (headTips[pose] ?? 0));
  return `translate(0 ${round(chin - chin * build.headScale)}) scale(${build.headScale}) rotate(${turn} 0 70)`;
};

/** Degrees that a pose tips the head by itself, beside those of the mood. */
const headTips: Partial<Record<PoseName, number>> = { kneel: 8, drop: 8, laugh: -9 };

function frontalHead(rig: Rig, expression: ExpressionName): { back: string; front: string } {
  const hair = drawHair(rig);
  const head = drawEars(rig) + shadedHead(rig) + drawFeatures(rig, expression);
  return {
    back: hair.back,
    front:
      head +
      hair.front +
      drawBrows(rig, expression) +
      drawGlasses(rig) +
      drawHat(rig, 'front') +
      drawCrown(rig),
  };
}

function shadedHead(rig: Rig): string {
  const outline = headOutline(rig);
  const w = rig.build.headHalf;
  return (
    shape(rig, outline, rig.color.skin) +
    clipTo(
      rig.ids,
      outline,
      svg`<path d="M${w - 22},-120 Q${w - 2},0 20,96 L140,120 L140,-120 Z" fill="${rig.color.skinShade}" opacity="0.55"/>`,
    )
  );
}

/** What hands carry: a book, a sheet of paper, or the panel's thing. */
function heldThing(
  rig: Rig,
  { arms }: Skeleton,
  { pose, held, style, ids, mirrored }: FigureOptions,
): string {
  if (pose === 'book') return openBook(rig);
  if (pose === 'write') return notebook(rig);
  if (pose !== 'hold' || !held) return '';
  const size = heldSize * rig.build.armLength;
  const [x, y] = [(arms.left.hand[0] + arms.right.hand[0]) / 2, (arms.left.hand[1] + arms.right.hand[1]) / 2];
  const lineWidth = rig.line * 0.8;
  return drawProp(held, x, y - size * 0.32, size, style, ids, { lineWidth, mirrored });
}

/** Size of what is carried, in arm lengths. */
const heldSize = 0.78;

/** The torso without a front: plain cloth and a seam. */
function backOfTorso(rig: Rig): string {
  const plain: Rig = {
    ...rig,
    member: { ...rig.member, outfit: plainBehind.has(rig.member.outfit) ? rig.member.outfit : 'tee' },
  };
  return drawTorso(plain);
}

/** Outfits that look the same from behind. */
const plainBehind = new Set<Outfit>(['stripe', 'bare', 'poncho', 'armour']);

function openBook(rig: Rig): string {
  const y = rig.build.shoulderY - 24;
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
  const y = rig.build.shoulderY - 20;
  const rules = [108, 126, 144].map((dy) => `M-54,${y + dy} h100`).join(' ');
  return (
    shape(
      rig,
      `M-66,${y + 84} L58,${y + 84} L70,${y + 176} L-78,${y + 176} Z`,
      rig.style.paint('#fff3cf', 'accent'),
    ) + stroke(rules, rig.style.paint('#8fb8de', 'accent'), 4)
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
