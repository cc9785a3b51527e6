import { round } from '../svg.ts';
import type { HandlingPose } from '../vocabulary.ts';
import { oval, shape } from './rig.ts';
import {
  type DrawTool,
  darkWood,
  detail,
  middle,
  mound,
  moved,
  paint,
  plate,
  rod,
  steel,
  table,
  thing,
  wood,
} from './tool-parts.ts';

/** What hands work with in garden, yard and workshop; things with a picture of their own come from the script. */
export const outdoorTools = {
  carry: (rig, { arms }, held) =>
    held ? { inHands: thing(rig, held, moved(middle(arms.left.hand, arms.right.hand), 34, -44), 0.9) } : {},
  plant(rig, { arms, ground }) {
    const [x] = middle(arms.left.hand, arms.right.hand);
    const size = Math.max(0.5, (ground - arms.left.hand[1] + 40) / rig.build.armLength);
    const lift = ground - (size * rig.build.armLength) / 2 + 4;
    return {
      inHands: thing(rig, 'seedling', [x + 26, lift], size),
      front: mound(rig, x + 26, ground, 110),
    };
  },
  dig(rig, { arms, ground }) {
    const [hx, hy] = arms.right.hand;
    const [lx, ly] = arms.left.hand;
    const share = (ground - 46 - hy) / (ly - hy || 1);
    const x = hx + (lx - hx) * share;
    const back = moved(arms.right.hand, (hx - lx) * 0.3, (hy - ly) * 0.3);
    const blade = plate(
      rig,
      [x, ground - 56],
      [
        [-26, -6],
        [22, -14],
        [34, 34],
        [22, 58],
        [-6, 46],
      ],
      steel,
    );
    return {
      behind: mound(rig, x + 96, ground, 120),
      inHands: rod(rig, back, [x, ground - 50], 12, wood) + blade,
      front: mound(rig, x + 18, ground + 2, 76),
    };
  },
  telescope(rig, { arms, ground }) {
    const [x, y] = middle(arms.left.hand, arms.right.hand);
    const leg = (dx: number) => rod(rig, [x + 20, y + 20], [x + 20 + dx, ground - 4], 10, darkWood);
    const tube =
      rod(rig, [90, 30], [x + 40, y - 26], 26, '#577590') +
      rod(rig, [x + 30, y - 20], [x + 108, y - 62], 40, '#43aa8b');
    return { behind: leg(-46) + leg(56) + leg(6), inHands: tube };
  },
  lift: (rig, { arms }, held) =>
    held ? { inHands: thing(rig, held, moved(middle(arms.left.hand, arms.right.hand), 30, -20), 0.94) } : {},
  hammer(rig, { arms, ground }) {
    const [x, y] = arms.right.hand;
    const [nx, ny] = arms.left.hand;
    const top = ny + 44;
    const head = plate(
      rig,
      [x + 26, y - 62],
      [
        [-34, -10],
        [26, 18],
        [16, 42],
        [-46, 14],
      ],
      '#8d99ae',
    );
    return {
      behind: table(rig, nx - 60, top, 190, ground),
      inHands:
        rod(rig, [nx + 30, ny - 20], [nx + 30, top], 8, steel) +
        rod(rig, [x - 14, y + 22], [x + 28, y - 54], 13, wood) +
        head,
    };
  },
  sweep(rig, { arms, ground }) {
    const [hx, hy] = arms.right.hand;
    const [lx, ly] = arms.left.hand;
    const share = (ground - 62 - hy) / (ly - hy || 1);
    const x = hx + (lx - hx) * share;
    const top = moved(arms.right.hand, (hx - lx) * 0.5, (hy - ly) * 0.5);
    const bristles = plate(
      rig,
      [x, ground - 66],
      [
        [-16, 0],
        [18, -8],
        [64, 62],
        [-18, 64],
      ],
      '#e9c46a',
    );
    const lines = detail(
      rig,
      `M${round(x + 2)},${round(ground - 56)} L${round(x + 6)},${round(ground - 8)} M${round(x + 10)},${round(ground - 58)} L${round(x + 34)},${round(ground - 8)}`,
      '#b08a3c',
    );
    return { inHands: rod(rig, top, [x, ground - 62], 11, wood) + bristles + lines };
  },
  pick(rig, { arms }, held) {
    const [x, y] = arms.right.hand;
    const branch =
      rod(rig, [x + 130, y - 74], [x + 6, y - 62], 14, darkWood) +
      [
        [x + 6, y - 84],
        [x + 62, y - 96],
        [x + 108, y - 60],
        [x + 60, y - 44],
      ]
        .map(([cx, cy]) => oval(rig, cx!, cy!, 34, 22, paint(rig, '#57a639'), rig.line * 0.8))
        .join('');
    const [bx, by] = arms.left.hand;
    return {
      behind: branch,
      inHands:
        (held ? thing(rig, held, [x + 2, y - 30], 0.4) : '') + thing(rig, 'basket', [bx + 24, by + 14], 0.62),
    };
  },
  feed(rig, { arms }) {
    const [x, y] = arms.right.hand;
    const bowl = shape(
      rig,
      `M${round(x - 22)},${round(y - 12)} h86 q-4,50 -43,50 q-39,0 -43,-50 Z`,
      paint(rig, '#4ea8de'),
    );
    return { inHands: oval(rig, x + 21, y - 14, 36, 12, paint(rig, '#e9c46a'), rig.line * 0.8) + bowl };
  },
} satisfies Partial<Record<HandlingPose, DrawTool>>;
