import { shape, solidStroke, stroke } from '../cast/rig.ts';
import { both, cheeks, dot, eyePair, headTilt, isMouthOpen, muzzleMouth, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, moved, ovalPath, turned } from './animal-rig.ts';

type Bend = readonly [x0: number, y0: number, x1: number, y1: number, x2: number, y2: number];

/** From the tip of the tail to the neck: the curves that the body lies in. */
const windings: Record<'coiled' | 'winding', { start: readonly [number, number]; bends: readonly Bend[] }> = {
  coiled: {
    start: [-170, -20],
    bends: [
      [-130, -44, -110, -24, -60, -24],
      [60, -24, 130, -30, 104, -64],
      [80, -96, -90, -92, -84, -66],
      [-76, -40, 70, -60, 66, -104],
      [62, -136, 24, -150, 40, -196],
    ],
  },
  winding: {
    start: [-240, -16],
    bends: [
      [-210, -56, -180, -60, -150, -30],
      [-120, 0, -80, -10, -56, -44],
      [-30, -84, 16, -80, 34, -40],
      [50, -4, 96, -12, 104, -60],
      [108, -90, 110, -110, 122, -124],
    ],
  },
};

/** A snake, coiled with its head raised, or winding along. */
export function drawSnake(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const goes = rig.stance === 'walk' || rig.stance === 'run';
  const { start, bends } = windings[goes ? 'winding' : 'coiled'];
  const low = rig.stance === 'sit' ? 30 : rig.stance === 'run' ? 22 : 0;
  const rise = rig.stance === 'attend' ? 14 : 0;
  const last = bends.at(-1)!;
  const head: [number, number] = [last[4] + 6, last[5] - 22 + low - rise];
  const starts = bends.map((_, i): readonly [number, number] =>
    i ? [bends[i - 1]![4], bends[i - 1]![5]] : start,
  );
  // From the tail on, so that each winding lies over the one before; its outline stays open where they join.
  const windingOf = ([a, b, c, e, x, y]: Bend, i: number) => {
    const lifted = i === bends.length - 1 ? low - rise : 0;
    const d = `M${at(...starts[i]!)} C${at(a, b)} ${at(c, e)} ${at(x, y + lifted)}`;
    const ink = rig.line ? solidStroke(d, rig.style.ink, 44 + 2 * rig.line, i ? 'butt' : 'round') : '';
    return ink + solidStroke(d, color.main, 44);
  };
  const marks = bends.flatMap((bend, i) => {
    return [0.3, 0.75].map((share) => {
      const [x, y] = onCurve(starts[i]!, bend, share);
      return ovalPath(x, y - 6, 9, 7);
    });
  });
  const x = dx * 1.3;
  const tongue = isMouthOpen(rig)
    ? ''
    : stroke(`M${at(x, 32 + dy)} q2,16 -4,24 m4,-12 q6,8 10,10`, color.accent, Math.max(4, rig.fine));
  const art =
    bends.map(windingOf).join('') +
    shape(rig, marks.join(' '), color.dark, 0) +
    moved(
      turned(
        tongue +
          shape(
            rig,
            'M-54,-6 C-56,-40 -30,-54 0,-54 C30,-54 56,-40 54,-6 C52,24 28,42 0,42 C-28,42 -52,24 -54,-6 Z',
            color.main,
          ) +
          shape(
            rig,
            `M${at(x - 36, 18 + dy)} Q${at(x, 6 + dy)} ${at(x + 36, 18 + dy)} Q${at(x + 22, 40)} ${at(x, 40)} Q${at(x - 22, 40)} ${at(x - 36, 18 + dy)} Z`,
            color.second,
            0,
          ) +
          cheeks(rig, 36, 14) +
          eyePair(rig, { x: 25, y: -16, rx: 15, ry: 18, iris: '#5a7a1e' }) +
          both((s) => dot(rig, x + s * 6, 10 + dy, 2.6)) +
          muzzleMouth(rig, x, 24 + dy, 0.7),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 58, lift: 0 };
}

/** A point of a Bézier curve at a share of its way. */
function onCurve([x, y]: readonly [number, number], [a, b, c, e, x2, y2]: Bend, t: number): [number, number] {
  const u = 1 - t;
  const at = (p: number, q: number, r: number, s: number) =>
    u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
  return [at(x, a, c, x2), at(y, b, e, y2)];
}
