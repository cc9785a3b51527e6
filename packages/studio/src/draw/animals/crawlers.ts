import { oval, shape, stroke } from '../cast/rig.ts';
import { both, cheeks, eyePair, headTilt, muzzleMouth, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Round, on eight legs. */
export function drawSpider(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const step = rig.stance === 'run' ? 24 : rig.stance === 'walk' ? 13 : 0;
  const rests = rig.stance === 'sit';
  const y = rests ? -58 : -92;
  const rise = rig.stance === 'attend' ? 16 : 0;
  const head: [number, number] = [60, y - 22 - rise];
  const knee = rests ? -46 : -84;
  const leg = (x: number, out: number, i: number) => {
    const shift = (i % 2 ? 1 : -1) * step;
    return `M${at(x, y + 8)} L${at(x + out * 0.56 + shift * 0.4, y + knee + Math.abs(out) * 0.24)} L${at(x + out + shift, -5)}`;
  };
  const legs = [-168, -118, -64, -22, 34, 72, 116, 160];
  const drawn = (which: (i: number) => boolean, fill: string) => {
    const d = legs.flatMap((out, i) => (which(i) ? [leg(out * 0.1, out, i)] : [])).join(' ');
    return (rig.line ? stroke(d, rig.style.ink, 12 + 2 * rig.line) : '') + stroke(d, fill, 12);
  };
  const abdomen = ovalPath(-66, y - 26, 84, 72);
  const marks = [
    [-86, -66],
    [-50, -62],
    [-100, -34],
    [-66, -36],
  ].map(([x, up]) => ovalPath(x!, y + up!, 9, 11));
  const art =
    drawn((i) => i % 2 === 0, color.far) +
    shape(rig, abdomen, color.main) +
    shape(rig, marks.join(' '), color.second, 0) +
    shadeOn(rig, abdomen, `M-200,${y} Q-60,${y + 26} 60,${y - 10} L60,${y + 100} L-200,${y + 100} Z`) +
    drawn((i) => i % 2 === 1, color.dark) +
    moved(
      turned(
        shape(rig, ovalPath(0, 0, 72, 66), color.main) +
          both((s) => oval(rig, s * 13 + dx * 0.8, -48 + dy, 8, 8, rig.faceInk)) +
          both((s) => oval(rig, s * 38 + dx * 0.8, -38 + dy, 7, 7, rig.faceInk)) +
          cheeks(rig, 46, 22) +
          eyePair(rig, { x: 27, y: -6, rx: 18, ry: 21 }) +
          muzzleMouth(rig, dx * 1.2, 36 + dy, 0.82) +
          both((s) =>
            shape(rig, `M${at(dx + s * 16, 50 + dy)} l${s * 7},0 l${s * -4},13 Z`, '#ffffff', rig.line * 0.5),
          ),
        headTilt(rig),
      ),
      ...head,
    );
  return { art, head, reach: 74, lift: 0 };
}

/** A row of round parts; the back arches when it goes, and the front rises when it looks on. */
export function drawCaterpillar(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const arch = rig.stance === 'run' ? 66 : rig.stance === 'walk' ? 36 : 0;
  const rests = rig.stance === 'sit';
  const rise = rig.stance === 'attend' ? 58 : rests ? 0 : 26;
  const parts = [-186, -138, -90, -42, 6, 52].map((x, i): [number, number, number] => {
    const hump = arch * Math.sin((Math.PI * i) / 4.2) * (i < 5 ? 1 : 0);
    const up = i > 3 ? rise * (i - 3) * 0.5 : 0;
    const inward = arch * 0.5 * ((2.5 - i) / 2.5);
    return [x + inward, -48 - Math.max(0, hump) - up, i === 0 ? 38 : 44];
  });
  const [lx, ly] = parts.at(-1)!;
  const head: [number, number] = [lx + 52, ly - 34 - (rests ? -8 : 0)];
  const feet = parts
    .filter(([, y]) => y > -80)
    .map(([x]) => oval(rig, x, -8, 13, 10, color.dark, rig.line * 0.8));
  const feelers = both(
    (s) =>
      stroke(
        `M${at(s * 18, -56)} q${at(s * 2, -26)} ${at(s * 18, -38)}`,
        rig.style.dark ? rig.style.ink : color.dark,
        Math.max(rig.fine * 1.2, 7),
      ) + oval(rig, s * 37, -96, 10, 10, color.accent, rig.line * 0.7),
  );
  const art =
    feet.join('') +
    parts
      .map(([x, y, r], i) => {
        const round = ovalPath(x, y, r, r);
        return (
          shape(rig, round, color.main) +
          shadeOn(
            rig,
            round,
            `M${x - 90},${y + 12} Q${x},${y + 30} ${x + 90},${y + 10} L${x + 90},${y + 90} L${x - 90},${y + 90} Z`,
          ) +
          oval(rig, x + 2, y - 18, 9, 9, i % 2 ? color.accent : color.second)
        );
      })
      .join('') +
    moved(
      turned(
        feelers +
          shape(rig, ovalPath(0, 0, 70, 66), color.main) +
          shape(rig, ovalPath(dx * 0.6, 26, 44, 32), color.second, 0) +
          cheeks(rig, 46, 20) +
          eyePair(rig, { x: 27, y: -10, rx: 17, ry: 21 }) +
          muzzleMouth(rig, dx * 1.2, 32 + dy, 0.8),
        headTilt(rig),
      ),
      ...head,
    );
  return { art, head, reach: 74, lift: 0 };
}
