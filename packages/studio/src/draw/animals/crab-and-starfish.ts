import { shape, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { both, cheeks, eyePair, headTilt, muzzleMouth, slide } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  at,
  cord,
  fused,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';

/** Broad, with eyes on stalks, on six legs, and with two claws that it holds up. */
export function drawCrab(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const rests = stance === 'sit';
  const step = stance === 'run' ? 22 : stance === 'walk' ? 12 : 0;
  const y = rests ? -70 : stance === 'run' ? -112 : -104;
  const raise = { stand: 0, attend: 34, walk: 6, run: 20, sit: -40 }[stance];
  const head: Point = [0, y - 36];
  const legs = both((s) =>
    [186, 152, 116]
      .map((out, i) => {
        const shift = (i % 2 ? 1 : -1) * step * s;
        const d = `M${at(s * 76, y + 16 + i * 8)} L${at(s * (out - 16) + shift * 0.4, y + 18 + i * 10)} L${at(s * out + shift, -10)}`;
        return (rig.line ? stroke(d, rig.style.ink, 15 + 2 * rig.line) : '') + stroke(d, color.dark, 15);
      })
      .join(''),
  );
  const claw = (s: 1 | -1) => {
    const [x, up] = [s * 164, y - 62 - raise];
    const pincer = `M${at(x, up + 38)} C${at(x + s * 46, up + 34)} ${at(x + s * 58, up - 12)} ${at(x + s * 30, up - 50)} C${at(x + s * 30, up - 30)} ${at(x + s * 22, up - 12)} ${at(x + s * 6, up - 4)} C${at(x - s * 4, up - 18)} ${at(x - s * 6, up - 30)} ${at(x - s * 2, up - 46)} C${at(x - s * 40, up - 26)} ${at(x - s * 42, up + 24)} ${at(x, up + 38)} Z`;
    const arm = `M${at(s * 100, y + 4)} Q${at(s * 146, y + 8)} ${at(x, up + 28)}`;
    return cord(rig, arm, color.main, 24) + shape(rig, pincer, color.main);
  };
  const shell = `M${at(-118, y - 6)} C${at(-116, y - 54)} ${at(-62, y - 72)} ${at(0, y - 72)} C${at(62, y - 72)} ${at(116, y - 54)} ${at(118, y - 6)} C${at(114, y + 44)} ${at(66, y + 66)} ${at(0, y + 66)} C${at(-66, y + 66)} ${at(-114, y + 44)} ${at(-118, y - 6)} Z`;
  const under = ovalPath(0, y + 62, 88, 32);
  const specks = [
    [-80, -24, 9],
    [-62, -42, 6],
    [82, -22, 8],
    [64, -42, 6],
  ].map(([x, up, r]) => ovalPath(x!, y + up!, r!, r! * 0.8));
  const art =
    legs +
    both(claw) +
    both((s) => cord(rig, `M${at(s * 32, y - 56)} L${at(s * 36 + dx * 0.5, y - 92)}`, color.main, 20)) +
    both((s) => shape(rig, ovalPath(s * 36 + dx, y - 106, 27, 29), color.main)) +
    shape(rig, shell, color.main) +
    shadeOn(rig, shell, under, color.second) +
    shape(rig, specks.join(' '), color.dark, 0) +
    shadeOn(rig, shell, `M-200,${y + 30} Q0,${y + 56} 200,${y + 10} L200,${y + 120} L-200,${y + 120} Z`) +
    moved(
      cheeks(rig, 62, 42) +
        eyePair(rig, { x: 36, y: -70, rx: 24, ry: 27 }) +
        muzzleMouth(rig, dx, 46 + dy, 0.9),
      ...head,
    );
  return {
    art: turned(art, rests ? 0 : headTilt(rig) * 0.25, 0, -40),
    head: [0, head[1] - 10],
    reach: 110,
    lift: 0,
  };
}

/** Five arms around a face; it stands on two of them. */
export function drawStarfish(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const middle: Point = [0, stance === 'sit' ? -98 : -124];
  const spread = { stand: 0, attend: 12, walk: 5, run: 9, sit: -13 }[stance];
  const step = stance === 'run' ? 13 : stance === 'walk' ? 7 : 0;
  // Degrees from upright: the top arm, the two at the sides, and the two that it stands on.
  const ways = [
    step,
    74 - spread - step,
    -74 + spread - step,
    144 + step + (stance === 'sit' ? -22 : 0),
    -144 + step - (stance === 'sit' ? -22 : 0),
  ];
  const arms = ways.map((degrees): [Point, Point, Point] => {
    const to = (far: number, bend = 0): Point => {
      const a = ((degrees + bend) * Math.PI) / 180;
      return [middle[0] + far * Math.sin(a), middle[1] - far * Math.cos(a)];
    };
    return [to(20), to(80, Math.sign(degrees) * 2), to(132)];
  });
  const star = arms.map((one) => limbPath(one, [112, 84, 34]));
  const knobs = arms.flatMap(([, b, c]) =>
    [0.12, 0.5, 0.85].map((t) =>
      ovalPath(b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t, 9 - t * 4, 9 - t * 4),
    ),
  );
  const shaded = star
    .map((path) => shadeOn(rig, path, `M-260,-46 Q0,-30 260,-62 L260,60 L-260,60 Z`))
    .join('');
  const art =
    fused(rig, [...star, ovalPath(middle[0], middle[1], 76, 74)], color.main) +
    shaded +
    shape(rig, knobs.join(' '), color.second, 0) +
    moved(
      turned(
        cheeks(rig, 48, 18) +
          eyePair(rig, { x: 28, y: -12, rx: 18, ry: 22 }) +
          muzzleMouth(rig, dx * 1.2, 32 + dy, 0.84),
        headTilt(rig) * 0.8,
      ),
      ...middle,
    );
  return { art, head: middle, reach: 80, lift: 0 };
}
