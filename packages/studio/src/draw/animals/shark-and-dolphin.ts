import { shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { browedEye, isMouthOpen, muzzleMouth, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, moved, shadeOn, turned } from './animal-rig.ts';

/** Middle of the body over the ground below it. */
const y = -104;

/** Grey above and pale below, with a tall fin, gills and teeth that show. */
export function drawShark(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [, dy] = slide(rig);
  const beat = { stand: 0, attend: -5, walk: 9, run: 17, sit: -9 }[rig.stance];
  const body = `M${at(186, y - 12)} C${at(160, y - 58)} ${at(92, y - 84)} ${at(22, y - 80)} C${at(-54, y - 76)} ${at(-108, y - 36)} ${at(-160, y - 18)} L${at(-160, y + 12)} C${at(-108, y + 34)} ${at(-62, y + 66)} ${at(4, y + 76)} C${at(64, y + 82)} ${at(120, y + 68)} ${at(144, y + 38)} C${at(162, y + 28)} ${at(182, y + 10)} ${at(186, y - 12)} Z`;
  const belly = `M${at(200, y + 2)} C${at(130, y + 20)} ${at(30, y + 34)} ${at(-180, y + 8)} L${at(-180, y + 120)} L${at(200, y + 120)} Z`;
  const tail = turned(
    shape(
      rig,
      `M${at(-144, y - 14)} C${at(-172, y - 44)} ${at(-196, y - 88)} ${at(-236, y - 106)} C${at(-236, y - 66)} ${at(-216, y - 30)} ${at(-206, y - 2)} C${at(-212, y + 22)} ${at(-222, y + 44)} ${at(-228, y + 62)} C${at(-196, y + 56)} ${at(-166, y + 34)} ${at(-144, y + 10)} Z`,
      color.dark,
    ),
    beat,
    -150,
    y,
  );
  const dorsal = `M${at(50, y - 70)} C${at(36, y - 112)} ${at(6, y - 144)} ${at(-36, y - 156)} C${at(-30, y - 124)} ${at(-34, y - 94)} ${at(-44, y - 58)} Z`;
  const back = `M${at(-84, y + 44)} C${at(-92, y + 66)} ${at(-106, y + 78)} ${at(-124, y + 80)} C${at(-122, y + 62)} ${at(-118, y + 46)} ${at(-110, y + 30)} Z`;
  const fin = turned(
    shape(
      rig,
      `M${at(36, y + 40)} C${at(14, y + 80)} ${at(-24, y + 110)} ${at(-68, y + 116)} C${at(-62, y + 84)} ${at(-42, y + 54)} ${at(-4, y + 34)} Z`,
      color.dark,
    ),
    rig.stance === 'attend' ? -24 : beat * 0.8,
    16,
    y + 38,
  );
  const gills = [8, -10, -28].map((x) => `M${at(x, y - 26)} q${at(-13, 22)} ${at(0, 44)}`).join(' ');
  const tooth = (x: number, up: number) => `M${at(x - 7, y + up)} l14,-2 l-5,15 Z `;
  const art =
    tail +
    shape(rig, dorsal, color.dark) +
    shape(rig, back, color.dark) +
    shape(rig, body, color.main) +
    clipTo(rig.ids, body, shape(rig, belly, color.second, 0)) +
    shadeOn(rig, body, `M-220,${y + 44} Q0,${y + 70} 200,${y + 40} L200,${y + 200} L-220,${y + 200} Z`) +
    stroke(gills, rig.style.inked ? rig.faceInk : color.dark, rig.fine * 0.8) +
    fin +
    browedEye(rig, { x: 88, y: y - 26 + dy, rx: 20, ry: 22 }, 1, '#2a3a52') +
    (isMouthOpen(rig) ? '' : shape(rig, tooth(106, 28) + tooth(134, 27), '#ffffff', rig.line * 0.5)) +
    moved(muzzleMouth(rig, 0, 0, 0.86), 120, y + 26);
  return { art: turned(art, -beat * 0.3, 0, y), head: [84, y], reach: 86, lift: 62 };
}

/** Slim and bent like its leap, with a beak. */
export function drawDolphin(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [, dy] = slide(rig);
  const beat = { stand: 0, attend: -8, walk: 10, run: 20, sit: 8 }[rig.stance];
  const body = `M${at(196, y + 20)} C${at(190, y + 2)} ${at(166, y - 4)} ${at(148, y - 8)} C${at(140, y - 62)} ${at(84, y - 92)} ${at(18, y - 88)} C${at(-60, y - 82)} ${at(-124, y - 34)} ${at(-176, y + 26)} L${at(-162, y + 48)} C${at(-112, y + 36)} ${at(-60, y + 66)} ${at(16, y + 66)} C${at(80, y + 66)} ${at(126, y + 62)} ${at(150, y + 44)} C${at(172, y + 44)} ${at(198, y + 38)} ${at(196, y + 20)} Z`;
  const belly = `M${at(210, y + 22)} C${at(166, y + 22)} ${at(130, y + 20)} ${at(96, y + 24)} C${at(30, y + 32)} ${at(-60, y + 34)} ${at(-150, y + 44)} L${at(-150, y + 120)} L${at(210, y + 120)} Z`;
  const flukes = turned(
    shape(
      rig,
      `M${at(-150, y + 26)} C${at(-166, y - 2)} ${at(-192, y - 16)} ${at(-226, y - 10)} C${at(-218, y + 10)} ${at(-208, y + 24)} ${at(-196, y + 34)} C${at(-206, y + 52)} ${at(-208, y + 74)} ${at(-200, y + 96)} C${at(-172, y + 88)} ${at(-156, y + 66)} ${at(-148, y + 40)} Z`,
      color.dark,
    ),
    beat,
    -158,
    y + 34,
  );
  const dorsal = `M${at(22, y - 78)} C${at(10, y - 118)} ${at(-20, y - 138)} ${at(-58, y - 138)} C${at(-46, y - 114)} ${at(-46, y - 90)} ${at(-52, y - 60)} Z`;
  const fin = turned(
    shape(
      rig,
      `M${at(40, y + 36)} C${at(26, y + 70)} ${at(0, y + 96)} ${at(-34, y + 104)} C${at(-34, y + 76)} ${at(-20, y + 50)} ${at(6, y + 32)} Z`,
      color.dark,
    ),
    rig.stance === 'attend' ? -26 : beat * 0.8,
    24,
    y + 36,
  );
  const art =
    flukes +
    shape(rig, dorsal, color.dark) +
    shape(rig, body, color.main) +
    clipTo(rig.ids, body, shape(rig, belly, color.second, 0)) +
    shadeOn(rig, body, `M-220,${y + 40} Q0,${y + 62} 200,${y + 46} L200,${y + 200} L-220,${y + 200} Z`) +
    stroke(`M${at(149, y - 7)} q${at(-3, 10)} ${at(3, 18)}`, rig.faceInk, rig.fine * 0.7) +
    fin +
    browedEye(rig, { x: 82, y: y - 24 + dy, rx: 19, ry: 22 }, 1, '#2a3a52') +
    moved(muzzleMouth(rig, 0, 0, 0.74), 138, y + 24);
  return { art: turned(art, -beat * 0.5, 0, y), head: [84, y], reach: 86, lift: 64 };
}
