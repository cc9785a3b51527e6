import { oval, shape } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { browedEye, muzzleMouth, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, moved, shadeOn, turned } from './animal-rig.ts';

/** A fish in open water, with bubbles ahead of it. */
export function drawFish(rig: AnimalRig): Anatomy {
  const fish = drawFishAlone(rig);
  const bubbles = [
    [152, -136, 9],
    [170, -168, 13],
    [150, -204, 7],
  ] as const;
  const color = rig.style.paint('#8ecae6', 'accent');
  const drawn = bubbles.map(([x, y, r]) =>
    oval(rig, x, y, r, r, '#ffffff', Math.max(rig.line * 0.6, 2), color),
  );
  return { ...fish, art: fish.art + drawn.join('') };
}

/** A fish without bubbles. */
export function drawFishAlone(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const y = -96;
  const beats = { stand: 0, attend: 0, walk: 8, run: 16, sit: -7 };
  const beat = beats[rig.stance];
  const body = `M${at(128, y + 4)} C${at(110, y - 62)} ${at(30, y - 88)} ${at(-30, y - 66)} C${at(-70, y - 50)} ${at(-96, y - 22)} ${at(-112, y)} C${at(-96, y + 26)} ${at(-66, y + 58)} ${at(-24, y + 70)} C${at(40, y + 88)} ${at(112, y + 66)} ${at(128, y + 4)} Z`;
  const tail = turned(
    shape(
      rig,
      `M${at(-92, y)} C${at(-124, y - 30)} ${at(-150, y - 66)} ${at(-178, y - 62)} C${at(-184, y - 36)} ${at(-160, y - 14)} ${at(-158, y)} C${at(-160, y + 16)} ${at(-184, y + 38)} ${at(-178, y + 64)} C${at(-150, y + 66)} ${at(-124, y + 32)} ${at(-92, y)} Z`,
      color.dark,
    ),
    beat,
    -92,
    y,
  );
  const fin = `M${at(-34, y - 58)} C${at(-40, y - 108)} ${at(8, y - 120)} ${at(44, y - 112)} C${at(30, y - 98)} ${at(30, y - 84)} ${at(36, y - 70)} Z`;
  const under = `M${at(-10, y + 62)} C${at(-20, y + 92)} ${at(-40, y + 98)} ${at(-54, y + 96)} C${at(-46, y + 80)} ${at(-46, y + 66)} ${at(-40, y + 58)} Z`;
  const stripe = (x: number) =>
    shape(
      rig,
      `M${at(x, y - 100)} Q${at(x + 26, y)} ${at(x, y + 100)} L${at(x - 24, y + 100)} Q${at(x + 2, y)} ${at(x - 24, y - 100)} Z`,
      color.second,
      0,
    );
  const pectoral = turned(
    shape(
      rig,
      `M${at(20, y + 22)} C${at(-10, y + 14)} ${at(-36, y + 30)} ${at(-40, y + 50)} C${at(-16, y + 56)} ${at(12, y + 50)} ${at(24, y + 36)} Z`,
      color.dark,
    ),
    rig.stance === 'attend' ? -24 : beat,
    20,
    y + 30,
  );
  const [, dy] = slide(rig);
  const art =
    tail +
    shape(rig, fin, color.dark) +
    shape(rig, under, color.dark) +
    shape(rig, body, color.main) +
    clipTo(rig.ids, body, stripe(18) + stripe(-44)) +
    shadeOn(rig, body, `M-200,${y + 30} Q0,${y + 56} 200,${y + 24} L200,${y + 200} L-200,${y + 200} Z`) +
    pectoral +
    browedEye(rig, { x: 66, y: y - 18 + dy, rx: 21, ry: 24 }, 1, '#2a3a52') +
    moved(muzzleMouth(rig, 0, 0, 0.62), 104, y + 28);
  return { art, head: [56, y], reach: 78, lift: 70 };
}
