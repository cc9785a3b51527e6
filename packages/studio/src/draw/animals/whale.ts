import { shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { browedEye, muzzleMouth, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, moved, shadeOn, turned } from './animal-rig.ts';

/** Round, with a grooved throat, flukes held up and a fountain of breath. */
export function drawWhale(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [, dy] = slide(rig);
  const y = -100;
  const beat = { stand: 0, attend: -8, walk: 12, run: 22, sit: 8 }[rig.stance];
  const body = `M${at(150, y)} C${at(150, y - 76)} ${at(80, y - 104)} ${at(0, y - 100)} C${at(-90, y - 94)} ${at(-120, y - 40)} ${at(-176, y - 58)} C${at(-190, y - 30)} ${at(-180, y + 10)} ${at(-130, y + 44)} C${at(-70, y + 86)} ${at(40, y + 92)} ${at(100, y + 74)} C${at(136, y + 60)} ${at(150, y + 30)} ${at(150, y)} Z`;
  const throat = `M${at(160, y + 22)} C${at(100, y + 40)} ${at(0, y + 44)} ${at(-90, y + 40)} L${at(-100, y + 120)} L${at(170, y + 120)} Z`;
  const grooves = [36, 50, 64].map(
    (down) => `M${at(134 - down, y + down)} Q${at(50, y + down + 12)} ${at(-20 - down * 0.4, y + down - 2)}`,
  );
  const flukes = turned(
    shape(
      rig,
      `M${at(-168, y - 30)} C${at(-176, y - 60)} ${at(-166, y - 84)} ${at(-140, y - 116)} C${at(-166, y - 122)} ${at(-188, y - 112)} ${at(-196, y - 92)} C${at(-212, y - 110)} ${at(-240, y - 112)} ${at(-262, y - 98)} C${at(-232, y - 82)} ${at(-214, y - 62)} ${at(-202, y - 30)} Z`,
      color.dark,
    ),
    beat,
    -180,
    y - 40,
  );
  const fin = turned(
    shape(
      rig,
      `M${at(20, y + 40)} C${at(0, y + 74)} ${at(-34, y + 104)} ${at(-70, y + 108)} C${at(-62, y + 76)} ${at(-40, y + 46)} ${at(-14, y + 32)} Z`,
      color.dark,
    ),
    rig.stance === 'attend' ? -26 : beat,
    8,
    y + 38,
  );
  const spout =
    rig.stance === 'sit'
      ? ''
      : stroke(
          `M${at(20, y - 104)} C${at(20, y - 136)} ${at(-6, y - 160)} ${at(-36, y - 142)} M${at(24, y - 104)} C${at(26, y - 138)} ${at(54, y - 158)} ${at(82, y - 138)} M${at(22, y - 106)} L${at(22, y - 150)}`,
          rig.style.dark || rig.style.monochrome ? rig.style.ink : color.accent,
          Math.max(rig.fine, 9),
        );
  const art =
    spout +
    flukes +
    shape(rig, body, color.main) +
    clipTo(
      rig.ids,
      body,
      shape(rig, throat, color.second, 0) +
        stroke(grooves.join(' '), rig.style.inked ? rig.faceInk : color.dark, rig.fine * 0.8),
    ) +
    shadeOn(rig, body, `M-220,${y + 44} Q0,${y + 66} 200,${y + 40} L200,${y + 200} L-220,${y + 200} Z`) +
    fin +
    browedEye(rig, { x: 74, y: y - 22 + dy, rx: 19, ry: 22 }, 1, '#2a3a52') +
    moved(muzzleMouth(rig, 0, 0, 0.8), 116, y + 14);
  return { art, head: [72, y], reach: 84, lift: 60 };
}
