import { oval, shape } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
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
import { flatBill } from './bills.ts';
import { beakOf, birdLegs, wing } from './bird-parts.ts';

export function drawDuck(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const sits = rig.stance === 'sit';
  const runs = rig.stance === 'run';
  const y = sits ? -60 : -96;
  const head: [number, number] = [82 + (runs ? 12 : 0), y - (rig.stance === 'attend' ? 128 : 112)];
  const body = `M${at(-150, y - 54)} C${at(-122, y - 34)} ${at(-80, y - 44)} ${at(-40, y - 48)} C${at(10, y - 54)} ${at(40, y - 44)} ${at(70, y - 40)} C${at(118, y - 20)} ${at(112, y + 34)} ${at(70, y + 50)} C${at(10, y + 70)} ${at(-70, y + 66)} ${at(-110, y + 30)} C${at(-136, y + 4)} ${at(-146, y - 26)} ${at(-150, y - 54)} Z`;
  const neck = limbPath(
    [
      [66, y - 6],
      [80, y - 56],
      [head[0] - 2, head[1] + 10],
    ],
    [84, 64, 62],
  );
  const stride = runs ? 26 : rig.stance === 'walk' ? 16 : 0;
  const web = (x: number) =>
    shape(
      rig,
      `M${at(x - 12, -10)} L${at(x + 34, -12)} L${at(x + 38, 0)} L${at(x - 18, 0)} Z`,
      color.accent,
      rig.line * 0.8,
    );
  const art =
    (sits
      ? ''
      : birdLegs(rig, [-24, 22], y + 46, color.accent, stride) + web(-24 - stride) + web(22 + stride)) +
    fused(rig, [body, neck, ovalPath(head[0], head[1], 58, 56)], color.main) +
    shadeOn(rig, body, `M-200,${y + 24} Q0,${y + 46} 200,${y + 8} L200,${y + 200} L-200,${y + 200} Z`) +
    wing(rig, -14, y - 4, 92, runs ? 40 : rig.stance === 'attend' ? 14 : 2, color.second) +
    moved(
      turned(
        cheeks(rig, 42, 14) +
          eyePair(rig, { x: 26, y: -14, rx: 13, ry: 17 }) +
          flatBill(rig, dx * 1.4, 22 + dy),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 58, lift: 0 };
}

/** Upright, with flippers; it waddles, and leans far forward when in a hurry. */
export function drawPenguin(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const rests = rig.stance === 'sit';
  const runs = rig.stance === 'run';
  const walks = rig.stance === 'walk';
  const y = rests ? -98 : -118;
  const head: [number, number] = [0, y - 92];
  const body = `M${at(0, y - 160)} C${at(58, y - 160)} ${at(78, y - 112)} ${at(74, y - 74)} C${at(74, y - 54)} ${at(96, y - 20)} ${at(94, y + 30)} C${at(92, y + 86)} ${at(54, y + 108)} ${at(0, y + 108)} C${at(-54, y + 108)} ${at(-92, y + 86)} ${at(-94, y + 30)} C${at(-96, y - 20)} ${at(-74, y - 54)} ${at(-74, y - 74)} C${at(-78, y - 112)} ${at(-58, y - 160)} ${at(0, y - 160)} Z`;
  const front = `M${at(0, y - 44)} C${at(40, y - 52)} ${at(70, y - 10)} ${at(66, y + 34)} C${at(64, y + 78)} ${at(36, y + 98)} ${at(0, y + 98)} C${at(-36, y + 98)} ${at(-64, y + 78)} ${at(-66, y + 34)} C${at(-70, y - 10)} ${at(-40, y - 52)} ${at(0, y - 44)} Z`;
  const face = `M${at(dx, -34)} C${at(dx - 10, -56)} ${at(dx - 58, -52)} ${at(dx - 56, -6)} C${at(dx - 54, 34)} ${at(dx - 24, 50)} ${at(dx, 52)} C${at(dx + 24, 50)} ${at(dx + 54, 34)} ${at(dx + 56, -6)} C${at(dx + 58, -52)} ${at(dx + 10, -56)} ${at(dx, -34)} Z`;
  const flipper = (s: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(s * 76, y - 52)} C${at(s * 108, y - 20)} ${at(s * 118, y + 30)} ${at(s * 104, y + 62)} C${at(s * 84, y + 44)} ${at(s * 72, y + 10)} ${at(s * 66, y - 24)} Z`,
        color.dark,
      ),
      s * (runs ? -58 : rig.stance === 'attend' ? -34 : walks ? -22 : -4),
      s * 74,
      y - 44,
    );
  const step = runs ? 20 : walks ? 12 : 0;
  const foot = (s: 1 | -1) =>
    oval(
      rig,
      s * 36 + step * (s > 0 ? 1 : -0.4),
      -10 - (s > 0 ? step * 0.4 : 0),
      32,
      12,
      color.accent,
      rig.line * 0.8,
    );
  const art =
    both(foot) +
    shape(rig, body, color.dark) +
    clipTo(rig.ids, body, shape(rig, front, color.main, rig.line * 0.6)) +
    shadeOn(rig, front, `M30,${y - 60} Q50,${y + 40} 10,${y + 120} L120,${y + 120} L120,${y - 60} Z`) +
    both(flipper) +
    moved(
      turned(
        shape(rig, face, color.main, rig.line * 0.6) +
          cheeks(rig, 40, 16) +
          eyePair(rig, { x: 25, y: -10, rx: 14, ry: 18 }) +
          beakOf(rig, dx * 1.5, 16 + dy, 17, color.accent),
        headTilt(rig) * 0.5,
      ),
      ...head,
    );
  return { art: turned(art, runs ? 16 : walks ? 7 : 0), head, reach: 72, lift: 0 };
}
