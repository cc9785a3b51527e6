import { circleTag, round } from '../svg.ts';
import type { MovingPose } from '../vocabulary.ts';
import { oval, type Rig, shape, stroke } from './rig.ts';
import type { Point, Skeleton } from './skeleton.ts';
import {
  block,
  crate,
  type DrawTool,
  darkWood,
  detail,
  middle,
  motion,
  moved,
  paint,
  rod,
  shadow,
  steel,
  type Tool,
  table,
  thing,
  wood,
} from './tool-parts.ts';

const water = '#5ab4e5';

/** A bed seen from above: its pillow behind the head, its blanket over the body. */
function bedOf(rig: Rig, { ground, arms }: Skeleton): Tool {
  const w = rig.build.headHalf + 52;
  const pillow = `M${-w},-64 Q${-w - 12},20 ${-w + 6},92 Q0,116 ${w - 6},92 Q${w + 12},20 ${w},-64 Q0,-96 ${-w},-64 Z`;
  const top = middle(arms.left.hand, arms.right.hand)[1] - 20;
  const half = w + 26;
  const blanket = `M${-half},${round(top)} Q0,${round(top - 26)} ${half},${round(top)} L${half + 10},${round(ground)} L${-half - 10},${round(ground)} Z`;
  const hem = `M${-half},${round(top)} Q0,${round(top - 26)} ${half},${round(top)} L${half},${round(top + 34)} Q0,${round(top + 8)} ${-half},${round(top + 34)} Z`;
  return {
    behind:
      block(rig, [-half - 16, -110], 2 * half + 32, ground + 110, darkWood) +
      shape(rig, pillow, paint(rig, '#ffffff')),
    front: shape(rig, blanket, paint(rig, '#6d9dc5')) + shape(rig, hem, paint(rig, '#f1f5f9')),
  };
}

/** What bodies move on, in, with or behind. */
export const movingTools: Partial<Record<MovingPose, DrawTool>> = {
  climb(rig, { legs, ground, arms }) {
    const { ankle } = legs.right;
    const top = ankle[1] + 22;
    const right = Math.max(ankle[0], arms.left.hand[0]) + 130;
    const rock = `M${round(ankle[0] - 44)},${round(ground)} L${round(ankle[0] - 34)},${round(top)} L${round(ankle[0] + 46)},${round(top)} L${round(arms.left.hand[0] + 16)},${round(arms.left.hand[1] + 20)} L${round(right)},${round(arms.left.hand[1] + 8)} L${round(right + 20)},${round(ground)} Z`;
    return {
      behind:
        shape(rig, rock, paint(rig, '#a8a29a')) +
        detail(
          rig,
          `M${round(ankle[0] + 60)},${round(top + 10)} l24,34 l-14,30 M${round(right - 40)},${round(arms.left.hand[1] + 60)} l-22,40 l18,36`,
          '#7d776f',
        ),
    };
  },
  'climb-ladder'(rig, { arms, legs, ground }) {
    const x = Math.max(arms.left.hand[0], legs.right.ankle[0] + 10);
    const top = Math.min(arms.right.hand[1], arms.left.hand[1]) - 120;
    const lean = 34;
    const rails: [Point, Point][] = [
      [
        [x - 44, ground],
        [x - 44 + lean, top],
      ],
      [
        [x + 44, ground],
        [x + 44 + lean, top],
      ],
    ];
    const steps = Math.floor((ground - top) / 62);
    const rungs = Array.from({ length: steps }, (_, i) => {
      const y = ground - 34 - i * 62;
      const at = x + lean * ((ground - y) / (ground - top));
      return rod(rig, [at - 40, y], [at + 40, y], 11, wood);
    }).join('');
    return { behind: rungs + rails.map(([from, to]) => rod(rig, from, to, 14, darkWood)).join('') };
  },
  'climb-tree'(rig, { arms, legs, ground }) {
    const x = Math.max(arms.left.hand[0], legs.right.ankle[0]) + 26;
    const top = Math.min(arms.right.hand[1], arms.left.hand[1]) - 90;
    const trunk = `M${round(x - 50)},${round(ground)} Q${round(x - 30)},${round(ground - 60)} ${round(x - 34)},${round(top)} L${round(x + 40)},${round(top)} Q${round(x + 40)},${round(ground - 60)} ${round(x + 66)},${round(ground)} Z`;
    const leaves = [
      [-70, -20, 66],
      [10, -56, 78],
      [88, -16, 62],
    ]
      .map(([dx, dy, r]) => oval(rig, x + dx!, top + dy!, r!, r! * 0.74, paint(rig, '#57a639'), rig.line))
      .join('');
    const branch = rod(rig, [x - 10, arms.left.hand[1] + 14], [x - 96, arms.left.hand[1] - 4], 18, darkWood);
    return { behind: branch + shape(rig, trunk, paint(rig, darkWood)) + leaves };
  },
  hide: (rig, { hip, ground }) => ({
    front: crate(rig, hip[0] - 96, ground, 300, ground - hip[1] + rig.build.armLength * 0.42),
  }),
  push(rig, { arms, ground }, held) {
    const x = Math.max(arms.left.hand[0], arms.right.hand[0]) + 10;
    if (held === 'package') return { behind: crate(rig, x, ground, 170, ground - arms.left.hand[1] + 46) };
    const size = 1.7 * rig.build.armLength;
    return held ? { behind: thing(rig, held, [x + size * 0.42, ground - size * 0.44], 1.7) } : {};
  },
  pull(rig, { arms, ground }, held) {
    const [x, y] = arms.left.hand;
    const far = x + 120;
    const end = held ? ground - 74 : y + 10;
    const rope = `M${round(arms.right.hand[0] - 30)},${round(arms.right.hand[1] + 6)} L${round(x)},${round(y)} L${round(held ? far + 20 : far + 70)},${round(end)}`;
    return {
      behind: !held
        ? ''
        : held === 'package'
          ? crate(rig, far, ground, 150, 120)
          : thing(rig, held, [far + 90, ground - 70], 0.95),
      inHands:
        (rig.line ? stroke(rope, rig.style.ink, 9 + 2 * rig.line) : '') +
        stroke(rope, paint(rig, '#d8b26e'), 9),
    };
  },
  'sit-alone'(rig, { hip, ground, rolls }) {
    return rolls ? {} : { behind: table(rig, hip[0] - 150, hip[1] + rig.build.legWidth / 2, 236, ground) };
  },
  sleep: (rig, skeleton) => {
    const { front = '', ...bed } = bedOf(rig, skeleton);
    return { ...bed, front: front + thing(rig, 'zzz', [rig.build.headHalf + 82, -90], 0.5) };
  },
  'in-bed': bedOf,
  sing: (rig) => ({
    front: [
      [76, -30, 0.46],
      [136, -92, 0.6],
    ]
      .map(([x, y, size]) => thing(rig, 'musical-note', [-rig.build.headHalf - x!, y!], size!))
      .join(''),
  }),
  clap(rig, { arms }) {
    const [x, y] = middle(arms.left.hand, arms.right.hand);
    const lines = [
      `M${round(x + 14)},${round(y - 74)} l6,-26`,
      `M${round(x + 56)},${round(y - 56)} l20,-20`,
      `M${round(x + 74)},${round(y - 18)} l28,-6`,
    ].join(' ');
    return { front: motion(rig, lines) };
  },
  row(rig, { arms, hip, ground }) {
    const [x, y] = middle(arms.left.hand, arms.right.hand);
    const top = hip[1] - 6;
    const hull = `M${round(hip[0] - 150)},${round(top - 16)} Q${round(hip[0] + 60)},${round(top + 22)} ${round(hip[0] + 300)},${round(top - 30)} Q${round(hip[0] + 250)},${round(ground + 14)} ${round(hip[0] + 160)},${round(ground + 14)} L${round(hip[0] - 80)},${round(ground + 14)} Q${round(hip[0] - 132)},${round(ground)} ${round(hip[0] - 150)},${round(top - 16)} Z`;
    const oar =
      rod(rig, [x - 20, y - 10], [x + 130, ground - 4], 11, wood) +
      rod(rig, [x + 112, ground - 26], [x + 146, ground + 14], 28, wood);
    return {
      front:
        shape(rig, hull, paint(rig, '#b5651d')) + oar + ripples(rig, hip[0] - 200, hip[0] + 340, ground + 6),
    };
  },
  ride(rig, { hip, arms, legs, ground }) {
    const r = Math.min(128, (ground - hip[1]) * 0.5);
    const y = ground - r;
    const [back, front] = [hip[0] - 70, Math.max(arms.left.hand[0] + 40, hip[0] + 190)];
    const wheel = (x: number) =>
      circleTag(x, y, r - 8, 'none', { color: rig.line ? rig.style.ink : '#343a40', width: 14 }) +
      circleTag(x, y, r - 8, 'none', { color: paint(rig, steel), width: 4 }) +
      circleTag(x, y, 10, paint(rig, steel), { color: rig.style.ink, width: rig.line * 0.7 });
    const seat: Point = [hip[0] - 4, hip[1] + rig.build.legWidth * 0.6];
    const pedals: Point = [(back + front) / 2 - 20, y + 4];
    const bar: Point = moved(middle(arms.left.hand, arms.right.hand), 6, 4);
    const frame = '#e63946';
    return {
      behind:
        wheel(back) +
        wheel(front) +
        rod(rig, [back, y], pedals, 11, frame) +
        rod(rig, [back, y], seat, 11, frame) +
        rod(rig, seat, pedals, 11, frame) +
        rod(rig, pedals, [bar[0], bar[1] + 34], 11, frame) +
        rod(rig, [seat[0], seat[1] + 14], [bar[0], bar[1] + 34], 11, frame) +
        rod(rig, [front, y], bar, 11, frame) +
        rod(rig, moved(seat, -30, 0), moved(seat, 26, 0), 16, '#343a40') +
        rod(rig, moved(legs.left.ankle, -14, 24), moved(legs.left.ankle, 26, 24), 8, '#343a40'),
      inHands: rod(rig, moved(bar, -22, -8), moved(bar, 14, 6), 11, '#343a40'),
    };
  },
  swim(rig, { ground }) {
    // The water goes on to both sides of any panel.
    const [left, half] = [-1200, 1200];
    const top = 112;
    const foot = Math.max(ground, top + 130) + 60;
    const waves = wavy(left, half, top);
    return {
      inHands:
        shape(
          rig,
          `${waves} L${round(half)},${round(foot)} L${round(left)},${round(foot)} Z`,
          paint(rig, water),
          0,
        ) +
        stroke(waves, rig.line ? rig.style.ink : '#ffffff', rig.line || 6) +
        ripples(rig, left + 30, half - 40, top + 56),
    };
  },
  kick(rig, { legs, ground }, held) {
    const [x, y] = legs.right.ankle;
    return { front: held ? thing(rig, held, [x + 92, Math.min(y - 6, ground - 50)], 0.56) : '' };
  },
  throw: (rig, { arms }, held) => ({
    inHands: held ? thing(rig, held, moved(arms.right.hand, -8, -30), 0.48) : '',
  }),
  catch: (rig, { arms }, held) => ({
    inHands: held ? thing(rig, held, moved(middle(arms.left.hand, arms.right.hand), 26, -40), 0.5) : '',
  }),
  cry: (rig) => ({
    front: ([-1, 1] as const)
      .map((side) =>
        shape(
          rig,
          `M${side * 58},66 q-13,22 0,30 q13,-8 0,-30 Z M${side * 74},104 q-10,17 0,24 q10,-7 0,-24 Z`,
          paint(rig, '#74c0fc'),
          rig.line * 0.6,
        ),
      )
      .join(''),
  }),
  jump: (rig, { hip, ground, rolls }) =>
    rolls ? {} : { behind: shadow(rig, hip[0], ground, rig.build.hipX * 1.3) },
  fall(rig, { arms, hip }) {
    const [x, y] = arms.left.shoulder;
    const back = `M${round(x - 130)},${round(y - 96)} q-34,24 -46,62 M${round(hip[0] - 92)},${round(hip[1] - 96)} q-20,24 -22,54`;
    return { behind: motion(rig, back) };
  },
  laugh(rig) {
    const far = rig.build.headHalf + 44;
    const marks = ([-1, 1] as const)
      .map((side) => `M${side * far},-20 l${side * 30},-12 M${side * (far + 4)},22 l${side * 32},2`)
      .join(' ');
    return { behind: motion(rig, marks) };
  },
};

function wavy(from: number, to: number, y: number): string {
  const count = Math.max(3, Math.round((to - from) / 90));
  const step = (to - from) / count;
  const crests = Array.from({ length: count }, () => `q${round(step / 2)},-22 ${round(step)},0`).join(' ');
  return `M${round(from)},${round(y)} ${crests}`;
}

const ripples = (rig: Rig, from: number, to: number, y: number) =>
  stroke(wavy(from, to, y), rig.style.paint('#e3f4fd', 'accent'), 7);
