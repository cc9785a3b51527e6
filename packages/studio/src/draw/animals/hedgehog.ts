import { oval, shape } from '../cast/rig.ts';
import { both, cheeks, eyePair, headTilt, muzzleMouth, slide, softNose } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  at,
  fused,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';

/** A dome of spines on short legs, with a pointed face. */
export function drawHedgehog(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const rests = rig.stance === 'sit';
  const step = rig.stance === 'run' ? 26 : rig.stance === 'walk' ? 15 : 0;
  const y = rests ? -14 : -34;
  const head: [number, number] = [88 + step * 0.3, y - 44 - (rig.stance === 'attend' ? 14 : 0)];
  const leg = (x: number, swing: number) =>
    limbPath(
      [
        [x, y],
        [x + swing * 0.5, y + 12],
        [x + swing, -12],
      ],
      [40, 36, 32],
    );
  const body = `M${at(-116, y)} C${at(-112, y - 50)} ${at(-60, y - 70)} ${at(0, y - 70)} C${at(60, y - 70)} ${at(104, y - 50)} ${at(110, y)} C${at(80, y + 24)} ${at(-80, y + 24)} ${at(-116, y)} Z`;
  const spines = coat([-10, y - 6], [132, 132], 17, [170, 370], 24);
  const inner = [
    [-70, -52],
    [-30, -86],
    [-84, -18],
    [-40, -42],
    [6, -58],
    [-2, -98],
    [-54, -8],
    [-8, -20],
  ]
    .map(([x, up]) => `M${at(x! - 16, y + up!)} l14,-16 l4,20 Z`)
    .join(' ');
  // A round of spines behind the face.
  const ruff = coat([0, -6], [78, 78], 15, [126, 414], 18);
  const art =
    (rests ? '' : fused(rig, [leg(52, -step), leg(-50, step)], color.far)) +
    shape(rig, body, color.main) +
    shape(rig, spines, color.dark) +
    shape(rig, inner, color.accent, 0) +
    (rests ? '' : fused(rig, [leg(30, step), leg(-74, -step)], color.main)) +
    moved(
      turned(
        shape(rig, ruff, color.dark) +
          both(
            (s) =>
              shape(rig, ovalPath(s * 48, -34, 20, 20), color.main) +
              oval(rig, s * 48, -33, 11, 11, color.pink),
          ) +
          shape(
            rig,
            'M-58,-6 C-58,-40 -34,-56 0,-56 C34,-56 58,-40 58,-6 C58,26 26,60 6,62 Q0,64 -6,62 C-26,60 -58,26 -58,-6 Z',
            color.main,
          ) +
          shadeOn(rig, ovalPath(0, 0, 56, 58), 'M40,-80 Q50,0 10,80 L100,80 L100,-80 Z') +
          oval(rig, dx * 1.2, 38 + dy, 26, 19, color.second) +
          cheeks(rig, 38, 18) +
          eyePair(rig, { x: 25, y: -12, rx: 13, ry: 17 }) +
          muzzleMouth(rig, dx * 1.3, 46 + dy, 0.5) +
          softNose(rig, dx * 1.5, 28 + dy, 12, rig.style.paint('#3a2a2a', 'eye')),
        headTilt(rig) * 0.8,
      ),
      ...head,
    );
  return { art, head, reach: 64, lift: 0 };
}

/** Spines around a middle, from one angle to another in degrees clockwise from the right, closed across. */
function coat(
  [x, y]: [number, number],
  [rx, ry]: [number, number],
  count: number,
  [from, to]: [number, number],
  length: number,
): string {
  const point = (i: number, out: number) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return at(x + Math.cos(angle) * (rx + out), y + Math.sin(angle) * (ry + out));
  };
  const teeth = Array.from({ length: count }, (_, i) => `L${point(i + 0.35, length)} L${point(i + 1, 0)}`);
  return `M${point(0, 0)} ${teeth.join(' ')} Z`;
}
