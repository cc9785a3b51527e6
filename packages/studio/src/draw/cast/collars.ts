import { oval, type Rig, shape, stroke } from './rig.ts';

/** What is worn around the neck, over the outfit. */
export type CollarName =
  | 'ruff'
  | 'lace'
  | 'cravat'
  | 'broad'
  | 'beads'
  | 'flat'
  | 'kerchief'
  | 'high'
  | 'bow'
  | 'chain'
  | 'cowl';

/** Draws it between neck and chest; the same from the front and the side. */
export function drawCollar(rig: Rig): string {
  const { collar, collarColor } = rig.member;
  if (!collar) return '';
  const { fallback, draw } = collars[collar];
  return draw(rig, rig.style.paint(collarColor ?? fallback, 'cloth'), rig.build.shoulderY);
}

type Collar = { fallback: string; draw: (rig: Rig, cloth: string, sy: number) => string };
const fold = (rig: Rig) => (rig.line ? rig.style.ink : rig.style.paint('#cfc9bb', 'cloth'));

const collars: Record<CollarName, Collar> = {
  ruff: {
    fallback: '#fdfbf4',
    draw: (rig, cloth, sy) => {
      const y = sy - 34;
      const pleats = [-54, -36, -18, 0, 18, 36, 54].map(
        (x) => `M${x},${y - 8 + Math.abs(x) * -0.12} L${x * 1.2},${y + 18 - Math.abs(x) * 0.2}`,
      );
      return (
        oval(rig, 0, y + 4, 78, 24, cloth, rig.line * 0.9) +
        stroke(pleats.join(' '), fold(rig), rig.line * 0.6 || 3)
      );
    },
  },
  lace: {
    fallback: '#fdfbf4',
    draw: (rig, cloth, sy) =>
      shape(
        rig,
        `M-26,${sy - 36} Q0,${sy - 22} 26,${sy - 36} L24,${sy - 18} Q0,${sy - 4} -24,${sy - 18} Z`,
        cloth,
        rig.line * 0.8,
      ) +
      shape(
        rig,
        `M-10,${sy - 12} L10,${sy - 12} Q32,${sy + 30} 20,${sy + 62} q-10,8 -20,0 q-10,8 -20,0 Q-32,${sy + 30} -10,${sy - 12} Z`,
        cloth,
        rig.line * 0.8,
      ),
  },
  cravat: {
    fallback: '#fdfbf4',
    draw: (rig, cloth, sy) =>
      shape(
        rig,
        `M-27,${sy - 40} Q0,${sy - 26} 27,${sy - 40} L25,${sy - 16} Q0,${sy} -25,${sy - 16} Z`,
        cloth,
        rig.line * 0.8,
      ) +
      shape(
        rig,
        `M0,${sy - 8} L-24,${sy + 8} L-12,${sy + 26} L0,${sy + 6} L12,${sy + 26} L24,${sy + 8} Z`,
        cloth,
        rig.line * 0.7,
      ),
  },
  broad: {
    fallback: '#2f7fae',
    draw: (rig, cloth, sy) => {
      const gold = rig.style.paint('#e0b23c', 'accent');
      const red = rig.style.paint('#c4502f', 'accent');
      const ring = (out: number, fill: string) =>
        shape(
          rig,
          `M${-40 - out},${sy - 36} Q${-30 - out},${sy + 26 + out} 0,${sy + 28 + out} Q${30 + out},${sy + 26 + out} ${40 + out},${sy - 36} L34,${sy - 40} Q0,${sy + 4} -34,${sy - 40} Z`,
          fill,
          rig.line * 0.6,
        );
      return ring(36, gold) + ring(25, cloth) + ring(13, red) + ring(2, gold);
    },
  },
  beads: {
    fallback: '#d9482b',
    draw: (rig, cloth, sy) =>
      [-34, -24, -12, 0, 12, 24, 34]
        .map((x) => oval(rig, x, sy + 12 - x * x * 0.032, 7, 7, cloth, rig.line * 0.5))
        .join(''),
  },
  flat: {
    fallback: '#fdfbf4',
    draw: (rig, cloth, sy) =>
      shape(
        rig,
        `M-30,${sy - 38} Q-6,${sy - 20} -2,${sy - 6} L-28,${sy + 22} L-66,${sy - 8} Z`,
        cloth,
        rig.line * 0.8,
      ) +
      shape(
        rig,
        `M30,${sy - 38} Q6,${sy - 20} 2,${sy - 6} L28,${sy + 22} L66,${sy - 8} Z`,
        cloth,
        rig.line * 0.8,
      ),
  },
  kerchief: {
    fallback: '#fdfbf4',
    draw: (rig, cloth, sy) =>
      shape(
        rig,
        `M-34,${sy - 42} Q0,${sy - 2} 34,${sy - 42} L78,${sy - 16} L0,${sy + 70} L-78,${sy - 16} Z`,
        cloth,
        rig.line * 0.8,
      ) + stroke(`M-8,${sy + 2} L0,${sy + 54}`, fold(rig), rig.line * 0.6 || 3),
  },
  high: {
    fallback: '#fdfbf4',
    draw: (rig, cloth, sy) =>
      shape(
        rig,
        `M-27,${sy - 44} Q0,${sy - 30} 27,${sy - 44} L30,${sy - 20} Q0,${sy - 2} -30,${sy - 20} Z`,
        cloth,
        rig.line * 0.8,
      ),
  },
  bow: {
    fallback: '#2b2330',
    draw: (rig, cloth, sy) =>
      shape(rig, `M0,${sy - 8} L-30,${sy - 24} L-30,${sy + 10} Z`, cloth, rig.line * 0.7) +
      shape(rig, `M0,${sy - 8} L30,${sy - 24} L30,${sy + 10} Z`, cloth, rig.line * 0.7) +
      oval(rig, 0, sy - 7, 7, 8, cloth, rig.line * 0.7),
  },
  chain: {
    fallback: '#e0b23c',
    draw: (rig, cloth, sy) =>
      stroke(
        `M-44,${sy - 30} Q-30,${sy + 60} 0,${sy + 66} Q30,${sy + 60} 44,${sy - 30}`,
        rig.line ? rig.style.ink : cloth,
        rig.line ? 8 + rig.line : 8,
      ) +
      stroke(`M-44,${sy - 30} Q-30,${sy + 60} 0,${sy + 66} Q30,${sy + 60} 44,${sy - 30}`, cloth, 7) +
      oval(rig, 0, sy + 74, 15, 15, cloth, rig.line * 0.8),
  },
  cowl: {
    fallback: '#6b5138',
    draw: (rig, cloth, sy) =>
      shape(
        rig,
        `M-62,${sy - 20} C-70,${sy - 48} -34,${sy - 52} -26,${sy - 40} Q0,${sy - 8} 26,${sy - 40} C34,${sy - 52} 70,${sy - 48} 62,${sy - 20} C40,${sy + 34} -40,${sy + 34} -62,${sy - 20} Z`,
        cloth,
        rig.line * 0.9,
      ),
  },
};
