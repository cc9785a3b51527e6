import { oval, shape, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { clipTo } from '../svg.ts';
import { browedEye, cheeks, eyePair, headTilt, muzzleMouth, slide } from './animal-face.ts';
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

/** A bell with a hem, and threads that trail below it. */
export function drawJellyfish(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const y = -176;
  const wide = { stand: 104, attend: 110, walk: 98, run: 88, sit: 112 }[stance];
  const tall = { stand: 96, attend: 100, walk: 106, run: 118, sit: 82 }[stance];
  const trail = { stand: 0, attend: 6, walk: -26, run: -54, sit: 8 }[stance];
  const long = stance === 'sit' ? 92 : 126;
  const hem = y + 50;
  const scallop = wide / 3;
  const bell = `M${at(-wide, hem)} C${at(-wide - 14, y - tall * 1.5)} ${at(wide + 14, y - tall * 1.5)} ${at(wide, hem)} ${[0, 1, 2, 3, 4, 5].map(() => `q${at(-scallop / 2, 20)} ${at(-scallop, 0)}`).join(' ')} Z`;
  const thread = (x: number, i: number, far: number) => {
    const bow = (i % 2 ? 1 : -1) * 18;
    return `M${at(x, hem - 4)} q${at(bow + trail * 0.2, far * 0.28)} ${at(trail * 0.4, far * 0.5)} t${at(trail * 0.6, far * 0.5)}`;
  };
  const threads = [-0.8, -0.42, 0, 0.42, 0.8].map((x, i) =>
    cord(rig, thread(x * wide, i, long - (i % 2) * 26), color.dark, 9),
  );
  const frills = [-0.24, 0.22].map((x, i) =>
    cord(rig, thread(x * wide, i + 1, long * 0.7), color.second, 20),
  );
  const head: Point = [0, y - 4];
  const art =
    threads.join('') +
    frills.join('') +
    shape(rig, bell, color.main) +
    clipTo(
      rig.ids,
      bell,
      shape(
        rig,
        `M${at(-150, hem - 12)} Q${at(0, hem + 10)} ${at(150, hem - 12)} L150,0 L-150,0 Z`,
        color.second,
        0,
      ),
    ) +
    shadeOn(
      rig,
      bell,
      `M${at(44, y - 120)} Q${at(72, y)} ${at(30, hem + 24)} L200,${hem + 24} L200,${y - 120} Z`,
    ) +
    shape(rig, ovalPath(-38, y - tall * 0.72, 17, 8), rig.style.paint('#ffffff', 'light'), 0) +
    moved(
      turned(
        cheeks(rig, 56, 18) +
          eyePair(rig, { x: 32, y: -12, rx: 19, ry: 23 }) +
          muzzleMouth(rig, dx * 1.2, 28 + dy, 0.8),
        headTilt(rig) * 0.6,
      ),
      ...head,
    );
  return {
    art: turned(art, stance === 'run' ? 18 : stance === 'walk' ? 9 : 0, 0, y),
    head,
    reach: 92,
    lift: 52,
  };
}

/** Upright, with a snout, a crown, and a tail that curls. */
export function drawSeahorse(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [, dy] = slide(rig);
  const lean = { stand: 0, attend: 5, walk: 9, run: 18, sit: -4 }[stance];
  const flutter = { stand: 0, attend: 8, walk: 14, run: 24, sit: -10 }[stance];
  const low = stance === 'sit' ? 26 : 0;
  const head: Point = [14, -254 + low];
  const [hx, hy] = head;
  const body = limbPath(
    [
      [-6, hy + 36],
      [8, -152 + low * 0.5],
      [-22, -84],
    ],
    [76, 118, 30],
  );
  const tail = `M${at(-22, -94)} C${at(-44, -36)} ${at(-8, 10)} ${at(42, 2)} C${at(82, -8)} ${at(84, -62)} ${at(48, -64)} C${at(20, -64)} ${at(18, -30)} ${at(44, -30)}`;
  const fin = turned(
    shape(
      rig,
      `M${at(-34, -176 + low)} C${at(-70, -190 + low)} ${at(-92, -166 + low)} ${at(-96, -140 + low)} C${at(-84, -142 + low)} ${at(-78, -134 + low)} ${at(-78, -124 + low)} C${at(-64, -130 + low)} ${at(-50, -126 + low)} ${at(-36, -116 + low)} Z`,
      color.accent,
    ),
    flutter,
    -40,
    -146 + low,
  );
  const crown = `M${at(hx - 42, hy - 40)} L${at(hx - 50, hy - 84)} L${at(hx - 22, hy - 66)} L${at(hx - 2, hy - 98)} L${at(hx + 10, hy - 64)} L${at(hx + 38, hy - 74)} L${at(hx + 30, hy - 40)} Z`;
  const snout = limbPath(
    [
      [hx + 26, hy + 22],
      [hx + 70, hy + 28],
      [hx + 104, hy + 24],
    ],
    [70, 42, 46],
  );
  const skull = ovalPath(hx, hy, 68, 64);
  const ridges = [-190, -160, -130, -102].map(
    (down, i) =>
      `M${at(90, down + low * 0.6)} Q${at(30, down + 16 + low * 0.6)} ${at(i > 2 ? 4 : 16, down - 4 + low * 0.6)}`,
  );
  const belly = `M${at(44, hy + 40)} C${at(8, hy + 80)} ${at(12, -130)} ${at(4, -80)} L${at(120, -80)} L${at(120, hy + 40)} Z`;
  const art =
    fin +
    shape(rig, crown, color.accent) +
    cord(rig, tail, color.main, 22) +
    fused(rig, [body, skull, snout], color.main) +
    stroke(`M${at(-22, -100)} L${at(-24, -84)}`, color.main, 20) +
    clipTo(
      rig.ids,
      body,
      shape(rig, belly, color.second, 0) +
        stroke(ridges.join(' '), rig.style.inked ? rig.faceInk : color.dark, rig.fine * 0.7),
    ) +
    shape(rig, skull, color.main, 0) +
    oval(rig, hx - 30, hy + 30, 9, 7, color.second) +
    browedEye(rig, { x: hx + 18, y: hy - 14 + dy, rx: 22, ry: 25 }, 1, '#3a2a23') +
    moved(muzzleMouth(rig, 0, 0, 0.68), hx + 66, hy + 30);
  return { art: turned(art, lean, 0, -150), head, reach: 78, lift: 40 };
}
