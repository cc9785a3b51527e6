import { oval, shape } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { both, cheeks, eyePair, headTilt, slide } from './animal-face.ts';
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
import { beakOf, birdLegs, wing } from './bird-parts.ts';

/** Proud, with a high comb and long curved feathers in its tail. */
export function drawRooster(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const sits = stance === 'sit';
  const runs = stance === 'run';
  const y = sits ? -76 : -134;
  const head: Point = [78 + (runs ? 14 : 0), y - (stance === 'attend' ? 132 : 116)];
  const [hx, hy] = head;
  const body = `M${at(-98, y - 50)} C${at(-64, y - 34)} ${at(-20, y - 40)} ${at(20, y - 56)} C${at(76, y - 66)} ${at(122, y - 20)} ${at(102, y + 24)} C${at(84, y + 78)} ${at(-34, y + 86)} ${at(-76, y + 44)} C${at(-98, y + 20)} ${at(-106, y - 10)} ${at(-98, y - 50)} Z`;
  const sickle = (reach: number, rise: number, color: string) =>
    shape(
      rig,
      `M${at(-46, y - 18)} C${at(-52, y - rise)} ${at(-58 - reach, y - rise - 24)} ${at(-62 - reach * 1.2, y - rise + 84)} C${at(-52 - reach * 0.8, y - rise + 48)} ${at(-92, y - rise * 0.4)} ${at(-82, y + 18)} Z`,
      color,
    );
  const green = rig.style.paint('#3d7a6a', 'cloth');
  const cape = `M${at(hx - 48, hy + 14)} C${at(30, y - 60)} ${at(14, y - 40)} ${at(4, y - 16)} L${at(26, y - 26)} L${at(30, y + 2)} L${at(50, y - 14)} L${at(60, y + 12)} L${at(78, y - 10)} L${at(94, y + 4)} L${at(102, y - 24)} C${at(112, y - 60)} ${at(hx + 50, hy + 40)} ${at(hx + 48, hy + 12)} Z`;
  const comb = `M-34,-42 C-58,-74 -34,-92 -24,-72 C-28,-108 2,-114 6,-80 C14,-108 42,-100 32,-70 C48,-80 56,-58 38,-38 Z`;
  const red = color.accent;
  const orange = rig.style.paint('#f59e2e', 'accent');
  const wattle = (side: 1 | -1) => oval(rig, dx * 1.4 + 2 + side * 10, 46 + dy, 11, 19, red, rig.line * 0.7);
  const neck = limbPath(
    [
      [62, y - 14],
      [74, y - 66],
      [hx - 4, hy + 10],
    ],
    [116, 88, 80],
  );
  const art =
    (sits ? '' : birdLegs(rig, [-10, 34], y + 60, orange, runs ? 28 : stance === 'walk' ? 18 : 0)) +
    sickle(104, 74, green) +
    sickle(94, 112, color.dark) +
    sickle(70, 146, green) +
    sickle(36, 158, color.dark) +
    fused(rig, [body, neck], color.main) +
    shadeOn(rig, body, `M-200,${y + 36} Q0,${y + 54} 200,${y + 14} L200,${y + 200} L-200,${y + 200} Z`) +
    fused(rig, [cape, ovalPath(hx, hy, 52, 52)], color.second) +
    wing(rig, -8, y + 14, 76, runs ? 34 : 0, color.dark) +
    moved(
      turned(
        shape(rig, comb, red) +
          oval(rig, 0, 0, 52, 52, color.second) +
          cheeks(rig, 36, 20) +
          eyePair(rig, { x: 23, y: -10, rx: 14, ry: 17 }) +
          both(wattle) +
          beakOf(rig, dx * 1.4 + 2, 16 + dy, 18, orange),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 56, lift: 0 };
}
