import { trueSizeOf } from '../props/true-size.ts';
import { circleTag, round } from '../svg.ts';
import type { HandlingPose } from '../vocabulary.ts';
import { oval, shape, stroke } from './rig.ts';
import {
  block,
  type DrawTool,
  darkWood,
  detail,
  middle,
  motion,
  moved,
  paint,
  pitch,
  plate,
  rod,
  slate,
  stoodThing,
  table,
  thing,
  wood,
} from './tool-parts.ts';

const water = '#5ab4e5';
const glassHue = '#dff3fb';

/** What hands work with at a table or before the body; things with a picture of their own come from the script. */
export const indoorTools = {
  pour(rig, { arms }) {
    const [jx, jy] = arms.right.hand;
    const gy = arms.left.hand[1];
    const lip: [number, number] = [jx + 66, jy + 2];
    const rim = gy - 54;
    const glass = plate(
      rig,
      [lip[0] - 4, rim],
      [
        [-26, 0],
        [26, 0],
        [20, 74],
        [-20, 74],
      ],
      glassHue,
    );
    const fill = plate(
      rig,
      [lip[0] - 4, rim],
      [
        [-23, 34],
        [23, 34],
        [20, 72],
        [-20, 72],
      ],
      water,
      0,
    );
    const stream = stroke(
      `M${round(lip[0] - 4)},${round(lip[1])} Q${round(lip[0] + 2)},${round(lip[1] + 8)} ${round(lip[0] - 2)},${round(rim + 40)}`,
      paint(rig, water),
      11,
    );
    const jug = shape(
      rig,
      `M${round(lip[0])},${round(lip[1])} L${round(jx + 28)},${round(jy - 62)} L${round(jx - 34)},${round(jy - 40)} Q${round(jx - 34)},${round(jy + 22)} ${round(jx + 22)},${round(jy + 26)} Z`,
      paint(rig, '#8ecae6'),
    );
    return { inHands: stream + glass + fill + jug };
  },
  measure(rig, { arms }) {
    const [lx, ly] = arms.left.hand;
    const [rx] = arms.right.hand;
    const from = lx - 26;
    const length = rx - lx + 52;
    const ticks = Array.from(
      { length: 13 },
      (_, i) => `M${round(from + 12 + (i * (length - 24)) / 12)},${round(ly - 14)} v${i % 3 ? 9 : 16}`,
    ).join(' ');
    return { inHands: block(rig, [from, ly - 14], length, 30, '#ffd166') + detail(rig, ticks) };
  },
  vote(rig, { arms, ground }) {
    const [x, y] = arms.right.hand;
    const top = y + 62;
    const box = block(rig, [x - 52, top], 124, 96, '#6d8bd6');
    const slit = detail(rig, `M${round(x - 22)},${round(top + 8)} h64`, '#2b3a67', 7);
    const mark = stroke(
      `M${round(x - 12)},${round(top + 52)} l16,18 l30,-36`,
      rig.style.paint('#ffffff', 'accent'),
      10,
    );
    const paper = plate(
      rig,
      [x + 4, y],
      [
        [-22, -26],
        [30, -16],
        [22, 60],
        [-26, 60],
      ],
      '#fffdf4',
      rig.line * 0.8,
    );
    return {
      behind: table(rig, x - 74, top + 96, 172, ground),
      inHands: paper + box + slit + mark,
    };
  },
  share: (rig, { arms }, held) =>
    held ? { inHands: thing(rig, held, moved(arms.right.hand, 14, -38), 0.6) } : {},
  stir(rig, { arms, ground, hip }) {
    const [x, y] = arms.right.hand;
    const top = Math.min(hip[1] - 34, y + 84);
    const pot = shape(
      rig,
      `M${round(x - 74)},${round(top)} L${round(x + 74)},${round(top)} L${round(x + 66)},${round(top + 78)} Q${round(x)},${round(top + 92)} ${round(x - 66)},${round(top + 78)} Z`,
      paint(rig, '#e07a5f'),
    );
    const rim = oval(rig, x, top, 78, 15, paint(rig, '#f4c095'), rig.line);
    const ears =
      rod(rig, [x - 98, top + 26], [x - 76, top + 26], 13, '#5b4636') +
      rod(rig, [x + 76, top + 26], [x + 98, top + 26], 13, '#5b4636');
    const steam = stroke(
      `M${round(x - 40)},${round(top - 28)} q-10,-14 0,-26 q8,-12 0,-24 M${round(x + 44)},${round(top - 28)} q-10,-14 0,-26 q8,-12 0,-24`,
      rig.style.paint('#ffffff', 'accent'),
      5,
    );
    return {
      inHands:
        steam +
        table(rig, x - 130, top + 84, 260, ground) +
        ears +
        pot +
        rim +
        rod(rig, [x + 8, y - 34], [x - 14, top + 8], 10, darkWood),
    };
  },
  eat: (rig, { arms }, held) => ({
    inHands: thing(rig, held ?? 'spoon', moved(arms.right.hand, -20, -20), 0.44),
  }),
  drink(rig, { arms }) {
    const [x, y] = arms.right.hand;
    const cup = plate(
      rig,
      [x - 14, y - 16],
      [
        [-44, -26],
        [18, -42],
        [34, 22],
        [-16, 36],
      ],
      '#ffd166',
    );
    return { inHands: cup };
  },
  draw(rig, { arms }) {
    const y = arms.left.hand[1] - 66;
    const sheet = plate(
      rig,
      [0, y],
      [
        [-72, 0],
        [64, 0],
        [76, 104],
        [-84, 104],
      ],
      '#fffdf4',
    );
    // What is drawn is told by the words: the sheet shows that somebody draws.
    const strokes = `M-52,${round(y + 78)} q16,-40 34,-14 t34,-8 t30,-6`;
    return {
      inHands:
        sheet +
        stroke(strokes, paint(rig, '#e76f51'), 6) +
        oval(rig, 38, y + 28, 13, 13, paint(rig, '#ffb703')),
    };
  },
  paint(rig, { arms, ground }) {
    const [x, y] = arms.right.hand;
    const left = x + 34;
    const top = y - 96;
    const easel =
      rod(rig, [left + 66, top - 26], [left + 6, ground - 4], 12, darkWood) +
      rod(rig, [left + 74, top - 26], [left + 138, ground - 4], 12, darkWood) +
      block(rig, [left, top], 140, 168, '#fffdf4') +
      shape(
        rig,
        `M${round(left + 8)},${round(top + 128)} Q${round(left + 46)},${round(top + 84)} ${round(left + 78)},${round(top + 120)} T${round(left + 132)},${round(top + 112)} V${round(top + 160)} H${round(left + 8)} Z`,
        paint(rig, '#80b918'),
        0,
      ) +
      oval(rig, left + 100, top + 44, 20, 20, paint(rig, '#ffb703'));
    const brush =
      rod(rig, [x - 26, y + 12], [x + 34, y - 14], 8, wood) +
      rod(rig, [x + 34, y - 14], [x + 48, y - 20], 12, '#80b918');
    const palette =
      oval(rig, arms.left.hand[0] + 26, arms.left.hand[1] - 6, 48, 26, paint(rig, '#e6c79c'), rig.line) +
      ['#e63946', '#ffb703', '#4361ee']
        .map((hex, i) =>
          oval(rig, arms.left.hand[0] + 8 + i * 22, arms.left.hand[1] - 12, 8, 7, paint(rig, hex)),
        )
        .join('');
    return { behind: easel, inHands: palette + brush };
  },
  microscope(rig, { ground }) {
    const size = 1.3;
    const x = 66 + rig.build.headHalf;
    const height = size * rig.build.armLength;
    const top = height * 0.42;
    return {
      behind: table(rig, x - 96, top + height * 0.46, 200, ground) + thing(rig, 'microscope', [x, top], size),
    };
  },
  'hold-up': (rig, { arms }, held) =>
    held ? { inHands: thing(rig, held, moved(arms.right.hand, 6, -50), 0.66) } : {},
  play: (rig, { arms }, held) =>
    held ? { inHands: thing(rig, held, moved(middle(arms.left.hand, arms.right.hand), 4, 6), 1.15) } : {},
  work(rig, { arms, ground }, held) {
    const [x, y] = middle(arms.left.hand, arms.right.hand);
    const half = rig.build.shoulderX + rig.build.armLength * 0.62;
    const edge = y + 16;
    const face = plate(
      rig,
      [x, edge],
      [
        [-half + 26, -34],
        [half - 26, -34],
        [half, 0],
        [-half, 0],
      ],
      '#dba866',
    );
    return {
      inHands:
        face +
        table(rig, x - half, edge, 2 * half, ground) +
        (held ? stoodThing(rig, held, [x, edge - 8], trueSizeOf(held) === 'small' ? 0.56 : 0.78) : ''),
    };
  },
  wash(rig, { arms, ground }) {
    const [x, y] = middle(arms.left.hand, arms.right.hand);
    const half = rig.build.armLength * 0.66;
    const rim = y + 30;
    const bowl = `M${round(x - half)},${round(rim)} Q${round(x - half * 0.86)},${round(rim + 84)} ${round(x)},${round(rim + 84)} Q${round(x + half * 0.86)},${round(rim + 84)} ${round(x + half)},${round(rim)} Z`;
    const bubbles = [
      [-0.74, 8, 15],
      [-0.5, -16, 11],
      [-0.22, 14, 17],
      [0.1, 24, 13],
      [0.3, 10, 19],
      [0.62, -12, 12],
      [0.78, 10, 16],
      [0.5, -44, 9],
    ]
      .map(([at, dy, r]) =>
        circleTag(x + at! * half, y + dy!, r!, rig.style.paint('#eaf7ff', 'accent'), {
          color: rig.style.ink,
          width: rig.line * 0.6,
        }),
      )
      .join('');
    return {
      behind: table(rig, x - half - 30, rim + 78, 2 * half + 60, ground),
      front: bubbles + shape(rig, bowl, paint(rig, '#7cc4ea')),
    };
  },
  drop(rig, { arms }, held) {
    if (!held) return {};
    const size = 0.66;
    const half = (size * rig.build.armLength) / 2;
    const [x, y] = middle(arms.left.hand, arms.right.hand);
    const top = y + rig.build.armLength * 0.56;
    const lines = [-0.4, 0.4].map((at) => `M${round(x + at * half)},${round(top - 52)} v46`).join(' ');
    return { front: motion(rig, lines), inHands: thing(rig, held, [x, top + half], size, 16) };
  },
  phone(rig, { arms }) {
    const [x, y] = arms.right.hand;
    return {
      inHands:
        rod(rig, [x + 6, y - 42], [x - 8, y + 50], 20, pitch) +
        rod(rig, [x + 4, y - 46], [x - 12, y - 44], 28, pitch) +
        rod(rig, [x - 8, y + 54], [x - 26, y + 48], 28, pitch),
    };
  },
  chalk(rig, { arms, ground }) {
    const [x, y] = arms.right.hand;
    const [left, top, width, height] = [x - 2, y - 74, 190, 190];
    const words =
      `M${round(left + 34)},${round(top + 66)} q10,-22 20,0 t20,0 t20,0 t20,0 ` +
      `M${round(left + 34)},${round(top + 106)} h98 M${round(left + 34)},${round(top + 140)} h64`;
    const easel =
      rod(rig, [left + 60, top + height], [left + 34, ground - 4], 13, darkWood) +
      rod(rig, [left + width - 60, top + height], [left + width - 34, ground - 4], 13, darkWood);
    return {
      behind:
        easel +
        block(rig, [left, top], width, height, wood) +
        block(rig, [left + 13, top + 13], width - 26, height - 26, slate) +
        stroke(words, rig.style.dark ? rig.style.ink : '#ffffff', 8),
      inHands: rod(rig, [x + 2, y + 2], [x + 30, y - 12], 9, '#ffffff'),
    };
  },
} satisfies Partial<Record<HandlingPose, DrawTool>>;
