import { shape } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, eyePair, headShade, headTilt, muzzleMouth, slide, softNose } from './animal-face.ts';
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

/** Upright on long hind feet and a strong tail; it leaps when it goes. */
export function drawKangaroo(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const leaps = stance === 'walk' || stance === 'run';
  const rests = stance === 'sit';
  const off = stance === 'run' ? 84 : leaps ? 54 : 0;
  const lean = stance === 'run' ? 46 : leaps ? 30 : 0;
  const y = -off + (rests ? 12 : 0);
  const chest: Point = [30 + lean, y - 218 + lean * 0.5];
  const head: Point = [chest[0] + 26, chest[1] - 66 - (stance === 'attend' ? 14 : 0)];
  const body = limbPath([[-34, y - 92], [-6 + lean * 0.5, y - 158 + lean * 0.2], chest], [140, 122, 84]);
  const neck = limbPath([chest, [chest[0] + 12, chest[1] - 30], [head[0] - 6, head[1] + 10]], [78, 62, 58]);
  const tail = limbPath(
    [[-62, y - 84], [-150, leaps ? y - 76 : -48], leaps ? [-226, y - 44] : [-236, -12]],
    [76, 44, 16],
  );
  const [fx, fy] = leaps ? [6, y - 14] : [24, -13];
  const foot = (x: number, tint: string) =>
    turned(shape(rig, ovalPath(x + 14, fy, 66, 15), tint), leaps ? 22 : 0, x - 40, fy);
  const thigh = ovalPath(-20, y - 74, 66, rests ? 42 : 60);
  const arm = (x: number) => {
    const [sx, sy] = [chest[0] + x, chest[1] + 36];
    return limbPath(
      stance === 'attend'
        ? [
            [sx, sy],
            [sx + 34, sy + 36],
            [sx + 64, sy - 8],
          ]
        : [
            [sx, sy],
            [sx + 14, sy + 44],
            [sx + 48, sy + 50],
          ],
      [32, 25, 22],
    );
  };
  const pouch = `M${at(10 + lean * 0.3, y - 112)} Q${at(44 + lean * 0.3, y - 96)} ${at(62 + lean * 0.3, y - 118)}`;
  const art =
    fused(rig, [tail], color.main) +
    foot(fx + 22, color.far) +
    fused(rig, [arm(30)], color.far) +
    fused(rig, [body, neck], color.main) +
    clipTo(
      rig.ids,
      body,
      shape(
        rig,
        limbPath(
          [
            [40, y - 76],
            [48 + lean * 0.5, y - 150],
            [chest[0] + 44, chest[1] + 10],
          ],
          [72, 66, 40],
        ),
        color.second,
        0,
      ),
    ) +
    shadeOn(rig, body, `M-200,${y - 70} Q0,${y - 30} 200,${y - 90} L200,${y + 100} L-200,${y + 100} Z`) +
    shape(rig, pouch, 'none', rig.fine * 0.8, rig.style.inked ? rig.faceInk : color.shade) +
    foot(fx - 6, color.main) +
    shape(rig, thigh, color.main) +
    fused(rig, [arm(0)], color.main) +
    moved(turned(kangarooHead(rig), headTilt(rig), 0, 40), ...head);
  return { art, head, reach: 78, lift: 0 };
}

function kangarooHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-66 C40,-66 62,-42 60,-8 C58,14 46,26 42,44 C40,70 26,82 0,82 C-26,82 -40,70 -42,44 C-46,26 -58,14 -60,-8 C-62,-42 -40,-66 0,-66 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 10, -56)} C${at(side * 8, -106)} ${at(side * 34, -146)} ${at(side * 60, -154)} C${at(side * 80, -118)} ${at(side * 72, -72)} ${at(side * 52, -40)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 26, -64)} C${at(side * 26, -100)} ${at(side * 42, -124)} ${at(side * 57, -132)} C${at(side * 66, -108)} ${at(side * 58, -78)} ${at(side * 46, -54)} Z`,
          color.pink,
          0,
        ),
      ['sad', 'worried', 'sleepy'].includes(rig.expression) ? side * 36 : side * 4,
      side * 32,
      -52,
    );
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx, 66 + dy, 46, 36), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 42, 22) +
    eyePair(rig, { x: 31, y: -14, rx: 15, ry: 19 }) +
    muzzleMouth(rig, dx * 1.2, 62 + dy, 0.68) +
    softNose(rig, dx * 1.3, 40 + dy, 16, color.accent)
  );
}
