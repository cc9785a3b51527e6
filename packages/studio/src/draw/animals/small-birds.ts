import { oval, shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, eyePair, headTilt, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, fused, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';
import { longBill } from './bills.ts';
import { beakOf, birdLegs, wing } from './bird-parts.ts';

/** What a bird of the size of a hand has in its own way; heights are those of the middle of its body. */
type SmallBird = {
  bill: (rig: AnimalRig, x: number, y: number) => string;
  /** On the body, whose outline it may be cut to. */
  front?: (rig: AnimalRig, y: number, body: string) => string;
  /** On the head under the eyes, cut to it; around its middle. */
  face?: (rig: AnimalRig) => string;
  /** What stands up from the head. */
  crest?: (rig: AnimalRig) => string;
  /** On a folded wing. */
  onWing?: (rig: AnimalRig, y: number) => string;
  tail?: (y: number) => string;
  /** Colours of its wings, its tail and its legs: that of the coat's dark and of its beak where it is left out. */
  wings?: string;
  tailColor?: string;
  legs?: string;
  blush?: true;
};

const shortBeak = (size: number) => (rig: AnimalRig, x: number, y: number) =>
  beakOf(rig, x, y, size, rig.color.accent);
const straightBill = (length: number, thick: number) => (rig: AnimalRig, x: number, y: number) =>
  longBill(rig, x + 4, y, length, thick, rig.color.accent);
const paleBreast = (rig: AnimalRig, y: number) =>
  shape(rig, ovalPath(46, y + 20, 40, 38), rig.color.second, 0);

/** A songbird: it flies when it goes, and perches when it rests. */
export const drawBird = (rig: AnimalRig): Anatomy =>
  smallBird(rig, { bill: shortBeak(17), front: paleBreast, blush: true });

/** Black all over, with a strong beak. */
export const drawCrow = (rig: AnimalRig): Anatomy =>
  smallBird(rig, {
    bill: shortBeak(27),
    front: (_, y) =>
      stroke(
        `M${at(44, y + 4)} l8,14 l8,-12 M${at(26, y + 20)} l8,14 l8,-12 M${at(48, y + 30)} l7,12 l7,-11`,
        rig.color.second,
        Math.max(rig.fine, 5),
      ),
  });

/** Grey, with a neck that gleams green and purple and two bars on the wing. */
export function drawPigeon(rig: AnimalRig): Anatomy {
  const { style, color } = rig;
  const band = (y: number, depth: number, ink: string) =>
    shape(
      rig,
      `M${at(-40, y - 16)} Q${at(44, y + 34)} ${at(128, y - 16)} L${at(128, y - 16 + depth)} Q${at(44, y + 34 + depth)} ${at(-40, y - 16 + depth)} Z`,
      ink,
      0,
    );
  return smallBird(rig, {
    bill: (pen, x, y) =>
      beakOf(pen, x, y, 14, style.paint('#5a5560', 'cloth')) +
      oval(pen, x, y - 9, 11, 7, '#ffffff', rig.line * 0.6),
    front: (_, y, body) =>
      clipTo(
        rig.ids,
        body,
        band(y - 22, 22, style.paint('#4f9d7c', 'accent')) + band(y, 20, style.paint('#9a6bb0', 'accent')),
      ),
    onWing: (_, y) =>
      stroke(`M${at(-50, y - 18)} l-10,44 M${at(-26, y - 22)} l-10,50`, color.dark, Math.max(rig.fine, 9)),
    wings: color.second,
    legs: color.accent,
  });
}

/** White, with grey wings and a yellow bill. */
export const drawGull = (rig: AnimalRig): Anatomy =>
  smallBird(rig, {
    bill: straightBill(54, 26),
    onWing: (_, y) =>
      shape(
        rig,
        `M${at(-100, y + 4)} L${at(-62, y - 8)} L${at(-58, y + 34)} L${at(-100, y + 40)} Z`,
        rig.color.dark,
        rig.line * 0.8,
      ),
    wings: rig.color.second,
    tailColor: rig.color.main,
    blush: true,
  });

/** Blue above and white below, with a red throat and a forked tail. */
export function drawSwallow(rig: AnimalRig): Anatomy {
  const { color, style } = rig;
  const [dx, dy] = slide(rig);
  return smallBird(rig, {
    bill: (pen, x, y) => beakOf(pen, x, y, 12, style.paint('#4a444c', 'cloth')),
    front: (_, y, body) => clipTo(rig.ids, body, shape(rig, ovalPath(34, y + 44, 70, 46), color.second, 0)),
    face: () => shape(rig, ovalPath(dx * 1.2, 44 + dy, 38, 34), color.accent, 0),
    tail: (y) =>
      `M${at(-56, y - 18)} L${at(-196, y - 62)} L${at(-120, y - 10)} L${at(-204, y + 8)} L${at(-58, y + 24)} Z`,
    legs: style.paint('#6b5a52', 'cloth'),
  });
}

/** Blue above and orange below, with a bill like a dagger. */
export function drawKingfisher(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  return smallBird(rig, {
    bill: straightBill(104, 26),
    front: (_, y, body) => clipTo(rig.ids, body, shape(rig, ovalPath(36, y + 38, 66, 50), color.second, 0)),
    face: () =>
      both((side) => shape(rig, ovalPath(dx + side * 38, 14 + dy, 24, 17), color.second, 0)) +
      shape(rig, ovalPath(dx * 1.2, 46 + dy, 30, 18), '#ffffff', 0),
    tail: (y) => `M${at(-64, y - 14)} L${at(-112, y - 26)} L${at(-108, y + 8)} L${at(-66, y + 24)} Z`,
    legs: rig.style.paint('#e8604c', 'accent'),
  });
}

/** Black and white, with a red cap and a strong bill. */
export function drawWoodpecker(rig: AnimalRig): Anatomy {
  const { color, style } = rig;
  const [dx] = slide(rig);
  const red = style.paint('#e2473f', 'accent');
  const bars = [0, 1, 2].map((i) => `M${at(-66 + i * 24, 0)} l18,5`).join(' ');
  return smallBird(rig, {
    bill: straightBill(76, 28),
    front: (_, y, body) => clipTo(rig.ids, body, shape(rig, ovalPath(-40, y + 62, 44, 24), red, 0)),
    face: () => shape(rig, ovalPath(dx * 0.5, -58, 52, 26), red, 0),
    crest: () =>
      shape(rig, 'M-30,-46 C-38,-78 -20,-86 -8,-70 C-4,-92 18,-90 16,-70 C28,-82 40,-68 32,-44 Z', red),
    onWing: (pen, y) => moved(stroke(bars, pen.color.second, Math.max(pen.fine, 7)), 6, y),
    tail: (y) =>
      `M${at(-64, y - 6)} L${at(-140, y + 24)} L${at(-128, y + 40)} L${at(-132, y + 54)} L${at(-58, y + 30)} Z`,
    legs: style.paint('#7a6f68', 'cloth'),
    tailColor: color.dark,
  });
}

const plainTail = (y: number) =>
  `M${at(-64, y - 14)} L${at(-158, y - 46)} L${at(-148, y - 20)} L${at(-164, y - 6)} L${at(-66, y + 24)} Z`;

function smallBird(rig: AnimalRig, build: SmallBird): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const { wings = color.dark, tailColor = color.dark, legs: legColor = color.accent } = build;
  const flies = rig.stance === 'walk' || rig.stance === 'run';
  const legs = flies ? 0 : rig.stance === 'sit' ? 8 : 40;
  const y = -legs - 66;
  const tilt = flies ? (rig.stance === 'run' ? 2 : -8) : rig.stance === 'attend' ? -6 : 0;
  const body = `M${at(-92, y + 6)} C${at(-80, y - 50)} ${at(-10, y - 60)} ${at(30, y - 56)} C${at(86, y - 50)} ${at(92, y + 30)} ${at(40, y + 58)} C${at(-6, y + 76)} ${at(-70, y + 60)} ${at(-92, y + 6)} Z`;
  const head: [number, number] = [44, y - 62];
  const crown = ovalPath(head[0], head[1], 62, 58);
  const turn = rig.stance === 'attend' ? 10 : -6;

  const face = build.face?.(rig) ?? '';
  const folded = () =>
    wing(rig, -8, y + 4, 78, turn, wings) + turned(build.onWing?.(rig, y + 4) ?? '', turn, 16, y + 4);
  const art =
    (legs ? birdLegs(rig, [0, 34], y + 40, legColor, 0) : '') +
    (flies ? wing(rig, -18, y - 34, 118, 66, wings === color.dark ? color.far : wings) : '') +
    shape(rig, (build.tail ?? plainTail)(y), tailColor) +
    (build.crest ? moved(turned(build.crest(rig), headTilt(rig) * 0.6), ...head) : '') +
    fused(rig, [body, crown], color.main) +
    (build.front?.(rig, y, body) ?? '') +
    shadeOn(rig, body, `M-200,${y + 34} Q0,${y + 50} 200,${y + 20} L200,${y + 200} L-200,${y + 200} Z`) +
    (flies ? wing(rig, -52, y - 8, 130, 44, wings) : folded()) +
    moved(
      turned(
        (face &&
          shape(rig, ovalPath(0, 0, 62, 58), color.main, 0) + clipTo(rig.ids, ovalPath(0, 0, 61, 57), face)) +
          (build.blush ? cheeks(rig, 42, 20) : '') +
          eyePair(rig, { x: 27, y: -10, rx: 15, ry: 18 }) +
          build.bill(rig, dx * 1.5 + 4, 18 + dy),
        headTilt(rig) * 0.6,
      ),
      ...head,
    );
  return { art: turned(art, tilt, 0, y), head, reach: 62, lift: flies ? 110 : 0 };
}
