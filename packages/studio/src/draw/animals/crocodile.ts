import { oval, shape } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, browedEye, cheeks, headTilt, isMouthOpen, slide } from './animal-face.ts';
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

/** Long and low, with a ridged back and a long jaw full of teeth, which it opens when it speaks. */
export function drawCrocodile(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const rests = rig.stance === 'sit';
  const runs = rig.stance === 'run';
  const step = runs ? 30 : rig.stance === 'walk' ? 18 : 0;
  const y = rests ? -34 : -62;
  const head: [number, number] = [168, y - 34 - (rig.stance === 'attend' || rests ? 26 : 0)];
  const tailEnd: [number, number] = [-268, runs ? y - 30 : rig.stance === 'attend' ? y - 46 : -14];
  const body = `M${at(-150, y - 16)} C${at(-110, y - 60)} ${at(60, y - 66)} ${at(140, y - 40)} C${at(170, y - 20)} ${at(160, y + 24)} ${at(110, y + 32)} C${at(20, y + 46)} ${at(-110, y + 42)} ${at(-150, y + 20)} Z`;
  const tail = limbPath([[-120, y], [-196, y + 12], tailEnd], [74, 46, 10]);
  const neck = limbPath(
    [
      [100, y - 6],
      [136, y - 20],
      [head[0] - 10, head[1] + 8],
    ],
    [74, 70, 64],
  );
  const leg = (x: number, swing: number) =>
    limbPath(
      [
        [x, y + 8],
        [x + swing * 0.4 + 8, y + 26],
        [x + swing, -14],
      ],
      [52, 44, 36],
    );
  const paw = (x: number) =>
    shape(
      rig,
      `M${at(x - 20, 0)} Q${at(x - 18, -20)} ${at(x + 6, -20)} Q${at(x + 34, -16)} ${at(x + 38, 0)} Z`,
      color.main,
    );
  const ridge = [-128, -88, -46, -4, 38, 80]
    .map((x) => `M${at(x - 22, y - 36)} L${at(x, y - 76 + Math.abs(x) * 0.1)} L${at(x + 22, y - 36)} Z`)
    .join(' ');
  const art =
    (rests ? '' : fused(rig, [leg(86, -step), leg(-90, step)], color.far)) +
    shape(rig, ridge, color.dark) +
    fused(rig, [tail, body, neck], color.main) +
    clipTo(rig.ids, body, shape(rig, ovalPath(10, y + 44, 150, 26), color.second, 0)) +
    shadeOn(rig, body, `M-200,${y + 10} Q0,${y + 30} 200,${y} L200,${y + 200} L-200,${y + 200} Z`) +
    (rests ? '' : fused(rig, [leg(60, step), leg(-112, -step)], color.main)) +
    (rests ? paw(84) + paw(-70) : paw(60 + step) + paw(-112 - step)) +
    moved(turned(jaws(rig), headTilt(rig) * 0.6), ...head);
  return { art, head, reach: 66, lift: 0 };
}

/** The head from the side, turned a little to the reader so that both eyes show. */
function jaws(rig: AnimalRig): string {
  const { color, style } = rig;
  const [dx, dy] = slide(rig);
  const gape = isMouthOpen(rig) ? 15 : ['joy', 'happy', 'wow'].includes(rig.expression) ? 10 : 2;
  const glum = ['sad', 'worried', 'angry', 'oops'].includes(rig.expression);
  const teeth = (from: number, y: number, down: number) =>
    [0, 1, 2, 3, 4, 5].map((i) => `M${at(from + i * 24, y)} l9,${down} l9,${-down} Z`).join(' ');
  const lower = turned(
    shape(
      rig,
      `M-54,8 L150,14 C172,18 168,42 146,44 C80,50 10,54 -40,46 C-60,40 -62,18 -54,8 Z`,
      color.main,
    ) +
      shape(rig, `M-20,42 C40,50 100,46 146,40 C120,30 20,30 -20,42 Z`, color.second, 0) +
      (gape > 2 ? shape(rig, teeth(22, 15, -16), '#ffffff', rig.line * 0.6) : ''),
    gape,
    -44,
    20,
  );
  const inside =
    gape > 2
      ? turned(
          shape(rig, `M-40,6 L140,4 L140,26 L-40,30 Z`, style.paint('#b8434a', 'mouth'), 0),
          gape * 0.6,
          -44,
          20,
        )
      : '';
  const smile = glum ? 'Q-56,14 -62,26' : 'Q-62,18 -66,0';
  const upper =
    shape(rig, teeth(16, 14, 16), '#ffffff', rig.line * 0.6) +
    shape(
      rig,
      `M-62,10 C-70,-30 -40,-56 0,-44 C30,-36 40,-22 70,-20 C100,-18 110,-34 136,-34 C166,-32 176,8 154,18 C80,20 0,18 -62,14 Z`,
      color.main,
    ) +
    shadeOn(rig, 'M-62,10 C0,24 90,22 154,18 L154,4 C90,10 0,8 -62,0 Z', 'M-70,-2 L170,4 L170,30 L-70,30 Z') +
    oval(rig, 132, -22, 6, 4, rig.faceInk) +
    both((s) => shape(rig, ovalPath(s * 25 - 6, -46, 29, 29), color.main)) +
    both((s) => browedEye(rig, { x: s * 25 - 4 + dx * 0.4, y: -46 + dy, rx: 18, ry: 20 }, s, '#7a7a1e'));
  return lower + inside + upper + cheeks(rig, 34, 0) + shape(rig, `M-50,14 ${smile}`, 'none', rig.fine);
}
