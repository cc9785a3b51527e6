import { oval, shape, stroke } from '../cast/rig.ts';
import { both, cheeks, dot, eyePair, headShade, muzzleMouth, slide, softNose } from './animal-face.ts';
import { type AnimalRig, at, fused, limbPath, ovalPath, shadeOn, turned } from './animal-rig.ts';

export function elephantHead(rig: AnimalRig): string {
  const { color, fine } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-78,-6 C-82,-62 -48,-92 0,-92 C48,-92 82,-62 78,-6 C74,40 50,72 0,74 C-50,72 -74,40 -78,-6 Z';
  const flap = rig.stance === 'attend' || rig.stance === 'run' ? 12 : 0;
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 56, -66)} C${at(side * 110, -122)} ${at(side * 180, -84)} ${at(side * 178, -6)} C${at(side * 176, 58)} ${at(side * 124, 92)} ${at(side * 64, 44)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 74, -50)} C${at(side * 110, -88)} ${at(side * 156, -62)} ${at(side * 154, -6)} C${at(side * 152, 40)} ${at(side * 116, 62)} ${at(side * 76, 30)} Z`,
          color.accent,
          0,
        ),
      -side * flap,
      side * 60,
      0,
    );
  const x = dx * 1.2;
  const raised = rig.stance === 'attend';
  const trunk = raised
    ? limbPath(
        [
          [x, 26],
          [x + 62, 130],
          [x + 124, 36],
        ],
        [62, 50, 34],
      )
    : limbPath(
        [
          [x, 22],
          [x - 2, 112],
          [x + 36, 186],
        ],
        [66, 54, 36],
      );
  const wrinkles = raised
    ? `M${at(x + 6, 84)} q16,6 28,-8 M${at(x + 26, 108)} q14,0 22,-16 M${at(x + 68, 116)} q-2,-14 -14,-20`
    : `M${at(x - 22, 66)} q22,10 44,0 M${at(x - 20, 92)} q20,10 40,0 M${at(x - 14, 118)} q18,9 36,-1`;
  const tusk = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(x + side * 34, 50)} C${at(x + side * 38, 76)} ${at(x + side * 50, 92)} ${at(x + side * 66, 94)} C${at(x + side * 66, 78)} ${at(x + side * 62, 62)} ${at(x + side * 56, 48)} Z`,
      rig.style.paint('#fffaf0', 'cloth'),
    );
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    both(tusk) +
    cheeks(rig, 52, 24) +
    eyePair(rig, { x: 42, y: -16, rx: 15, ry: 18 }) +
    muzzleMouth(rig, x - 8, 74 + dy, 0.8) +
    fused(rig, [trunk], color.main) +
    shape(rig, ovalPath(x, 26, 31, 20), color.main, 0) +
    stroke(wrinkles, rig.style.inked ? rig.faceInk : color.shade, fine * 0.8)
  );
}

export function lionHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-68,-2 C-70,-50 -42,-70 0,-70 C42,-70 70,-50 68,-2 C70,36 40,68 0,70 C-40,68 -70,36 -68,-2 Z';
  const locks = 13;
  const point = (i: number, radius: number) => {
    const angle = ((i / locks) * 360 - 90) * (Math.PI / 180);
    return at(Math.cos(angle) * radius, 4 + Math.sin(angle) * radius * 1.02);
  };
  const mane = `M${point(0, 104)} ${Array.from({ length: locks }, (_, i) => `Q${point(i + 0.5, 146)} ${point(i + 1, 104)}`).join(' ')} Z`;
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 62, -68, 26, 26), color.main) + oval(rig, side * 62, -66, 14, 14, color.pink);
  return (
    shape(rig, mane, color.dark) +
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    shape(rig, `M${at(dx - 16, 60)} Q${at(dx, 96)} ${at(dx + 16, 60)} Z`, color.second) +
    oval(rig, dx * 1.2 - 19, 36 + dy, 25, 20, color.second) +
    oval(rig, dx * 1.2 + 19, 36 + dy, 25, 20, color.second) +
    eyePair(rig, { x: 32, y: -16, rx: 15, ry: 18, iris: '#8a5a1c' }) +
    both(
      (side) => dot(rig, dx * 1.2 + side * 24, 34 + dy, 2.6) + dot(rig, dx * 1.2 + side * 32, 42 + dy, 2.6),
    ) +
    muzzleMouth(rig, dx * 1.2, 45 + dy, 0.8) +
    softNose(rig, dx * 1.3, 18 + dy, 18, color.accent)
  );
}

export function monkeyHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-72,0 C-76,-54 -46,-80 0,-80 C46,-80 76,-54 72,0 C72,44 42,72 0,72 C-42,72 -72,44 -72,0 Z';
  const face = `M${at(dx, -30)} C${at(dx - 14, -58)} ${at(dx - 64, -54)} ${at(dx - 58, -4)} C${at(dx - 58, 10)} ${at(dx - 66, 20)} ${at(dx - 58, 38)} C${at(dx - 46, 66)} ${at(dx + 46, 66)} ${at(dx + 58, 38)} C${at(dx + 66, 20)} ${at(dx + 58, 10)} ${at(dx + 58, -4)} C${at(dx + 64, -54)} ${at(dx + 14, -58)} ${at(dx, -30)} Z`;
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 82, 0, 30, 32), color.main) + oval(rig, side * 82, 2, 17, 19, color.second);
  const quiff =
    'M-20,-74 C-18,-100 2,-106 16,-104 C10,-98 10,-94 14,-92 C20,-94 26,-92 28,-88 C22,-84 20,-78 20,-72 Z';
  return (
    both(ear) +
    shape(rig, quiff, color.main) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    shape(rig, face, color.second, rig.line * 0.6) +
    cheeks(rig, 46, 28) +
    eyePair(rig, { x: 28, y: -14, rx: 15, ry: 19 }) +
    both((side) => dot(rig, dx * 1.2 + side * 7, 18 + dy, 3.4)) +
    muzzleMouth(rig, dx * 1.1, 40 + dy, 1)
  );
}
