import { oval, shape, stroke } from '../cast/rig.ts';
import { both, cheeks, eyePair, headTilt, muzzleMouth, slide, softNose } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Air under a flying bat, in its own units. */
const hover = 110;

/** A bat flies on wings of skin, and folds them around itself at rest. */
export function drawBat(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const rests = rig.stance === 'sit';
  const y = -78;
  const lift = { stand: 0, attend: 18, walk: -10, run: 26, sit: 0 }[rig.stance];
  const spread = (s: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(s * 34, y - 34)} C${at(s * 70, y - 70)} ${at(s * 92, y - 96)} ${at(s * 112, y - 112)} C${at(s * 160, y - 104)} ${at(s * 214, y - 60)} ${at(s * 222, y + 20)} Q${at(s * 186, y - 10)} ${at(s * 164, y + 30)} Q${at(s * 130, y)} ${at(s * 104, y + 46)} Q${at(s * 74, y + 18)} ${at(s * 34, y + 40)} Z`,
        color.dark,
      ) +
        stroke(
          `M${at(s * 112, y - 108)} L${at(s * 164, y + 24)} M${at(s * 108, y - 104)} L${at(s * 104, y + 38)}`,
          color.accent,
          Math.max(rig.fine, 5),
        ),
      -s * lift,
      s * 40,
      y,
    );
  const folded = (s: 1 | -1) =>
    shape(
      rig,
      `M${at(s * 56, y - 50)} C${at(s * 96, y - 30)} ${at(s * 96, y + 40)} ${at(s * 52, y + 78)} Q${at(s * 40, y + 52)} ${at(s * 6, y + 64)} C${at(s * 4, y + 10)} ${at(s * 20, y - 30)} ${at(s * 56, y - 50)} Z`,
      color.dark,
    );
  const head: [number, number] = [0, y - 66];
  const ear = (s: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(s * 62, -18)} C${at(s * 80, -66)} ${at(s * 78, -108)} ${at(s * 66, -128)} C${at(s * 40, -114)} ${at(s * 20, -86)} ${at(s * 12, -50)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(s * 56, -40)} C${at(s * 66, -70)} ${at(s * 66, -92)} ${at(s * 60, -106)} C${at(s * 44, -94)} ${at(s * 34, -76)} ${at(s * 30, -56)} Z`,
          color.pink,
          0,
        ),
      ['sad', 'worried', 'sleepy'].includes(rig.expression) ? s * 24 : 0,
      s * 36,
      -44,
    );
  const body = ovalPath(0, y + 4, 56, 66);
  const foot = (s: 1 | -1) => oval(rig, s * 22, y + 70, 15, 10, color.dark, rig.line * 0.8);
  const fang = (s: 1 | -1) =>
    shape(rig, `M${at(dx * 1.2 + s * 15, 31 + dy)} l${s * 7},0 l${s * -4},13 Z`, '#ffffff', rig.line * 0.5);
  const art =
    (rests ? '' : both(spread)) +
    both(foot) +
    shape(rig, body, color.main) +
    shape(rig, ovalPath(0, y + 16, 36, 42), color.second, 0) +
    shadeOn(rig, body, `M20,${y - 80} Q50,${y} 10,${y + 90} L90,${y + 90} L90,${y - 80} Z`) +
    (rests ? both(folded) : '') +
    moved(
      turned(
        both(ear) +
          shape(rig, ovalPath(0, 0, 66, 58), color.main) +
          cheeks(rig, 44, 20) +
          eyePair(rig, { x: 27, y: -10, rx: 16, ry: 19 }) +
          both(fang) +
          muzzleMouth(rig, dx * 1.2, 30 + dy, 0.8) +
          softNose(rig, dx * 1.4, 12 + dy, 10, rig.style.paint('#3a2a2a', 'eye')),
        headTilt(rig),
      ),
      ...head,
    );
  return { art, head, reach: 68, lift: rests ? 0 : hover };
}
