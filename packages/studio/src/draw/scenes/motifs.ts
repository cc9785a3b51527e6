import { d, type Painter, repeat } from './painter.ts';

/** Small signs of a subject that stand all over a plain ground, in strokes around 0, 0 and about 2 wide and high. */
type Sign = (x: number, y: number, s: number) => string;

const plus: Sign = (x, y, s) => d`M${x - s},${y} h${2 * s} M${x},${y - s} v${2 * s} `;
const times: Sign = (x, y, s) =>
  d`M${x - s * 0.75},${y - s * 0.75} l${s * 1.5},${s * 1.5} m0,${-s * 1.5} l${-s * 1.5},${s * 1.5} `;
const equals: Sign = (x, y, s) => d`M${x - s},${y - s * 0.4} h${2 * s} M${x - s},${y + s * 0.4} h${2 * s} `;
const square: Sign = (x, y, s) => d`M${x - s * 0.8},${y - s * 0.8} h${s * 1.6} v${s * 1.6} h${-s * 1.6} Z `;
const hexagon: Sign = (x, y, s) =>
  d`M${x - s},${y} l${s * 0.5},${-s * 0.86} h${s} l${s * 0.5},${s * 0.86} l${-s * 0.5},${s * 0.86} h${-s} Z `;
const round: Sign = (x, y, s) =>
  d`M${x - s * 0.8},${y} a${s * 0.8},${s * 0.8} 0 1 0 ${s * 1.6},0 a${s * 0.8},${s * 0.8} 0 1 0 ${-s * 1.6},0 `;
const orbit: Sign = (x, y, s) =>
  d`M${x - s * 1.1},${y} a${s * 1.1},${s * 0.45} 0 1 0 ${s * 2.2},0 a${s * 1.1},${s * 0.45} 0 1 0 ${-s * 2.2},0 M${x},${y - s * 0.1} v${s * 0.2} `;
const leaf: Sign = (x, y, s) =>
  d`M${x - s},${y + s * 0.8} Q${x - s},${y - s} ${x + s},${y - s} Q${x + s},${y + s * 0.8} ${x - s},${y + s * 0.8} L${x + s * 0.3},${y - s * 0.3} `;
const contour: Sign = (x, y, s) =>
  d`M${x - s * 1.4},${y} q${s * 0.7},${-s} ${s * 1.4},${-s * 0.2} t${s * 1.4},${-s * 0.2} M${x - s},${y + s * 0.7} q${s * 0.6},${-s * 0.8} ${s * 1.1},${-s * 0.2} t${s},${-s * 0.2} `;
const peak: Sign = (x, y, s) =>
  d`M${x - s * 1.2},${y + s * 0.7} l${s * 0.8},${-s * 1.4} l${s * 0.6},${s} l${s * 0.4},${-s * 0.5} l${s * 0.6},${s * 0.9} `;
const key: Sign = (x, y, s) =>
  d`M${x - s},${y + s * 0.8} v${-s * 1.6} h${s * 2} v${s * 1.6} h${-s * 1.2} v${-s * 0.8} h${s * 0.5} `;
const column: Sign = (x, y, s) =>
  d`M${x - s},${y - s} h${s * 2} M${x - s},${y + s} h${s * 2} M${x - s * 0.6},${y - s} v${s * 2} M${x},${y - s} v${s * 2} M${x + s * 0.6},${y - s} v${s * 2} `;
const page: Sign = (x, y, s) =>
  d`M${x - s},${y - s * 0.6} h${s * 2} M${x - s},${y} h${s * 1.6} M${x - s},${y + s * 0.6} h${s * 1.9} `;
const quotes: Sign = (x, y, s) =>
  d`M${x - s * 0.3},${y - s * 0.6} q${-s * 0.7},${s * 0.3} ${-s * 0.4},${s} M${x + s * 0.7},${y - s * 0.6} q${-s * 0.7},${s * 0.3} ${-s * 0.4},${s} `;
const brackets: Sign = (x, y, s) =>
  d`M${x - s * 0.5},${y - s * 0.7} l${-s * 0.7},${s * 0.7} l${s * 0.7},${s * 0.7} M${x + s * 0.5},${y - s * 0.7} l${s * 0.7},${s * 0.7} l${-s * 0.7},${s * 0.7} `;
const pulse: Sign = (x, y, s) =>
  d`M${x - s * 1.3},${y} h${s * 0.6} l${s * 0.4},${-s} l${s * 0.5},${s * 1.8} l${s * 0.4},${-s * 0.8} h${s * 0.7} `;
const swirl: Sign = (x, y, s) =>
  d`M${x - s},${y + s * 0.4} q${s * 0.5},${-s * 1.4} ${s},${-s * 0.3} t${s},${-s * 0.3} `;

const motifs: readonly [subject: RegExp, signs: readonly Sign[]][] = [
  [/math|algebra|geometry|arithmetic/i, [plus, square, times, equals]],
  [/bio|environment|nature|ecolog/i, [leaf, hexagon, leaf, round]],
  [/geo|earth/i, [contour, peak, contour, round]],
  [/hist|civic|cultur|social|politic|religio/i, [key, column, key, square]],
  [/comput|coding|technolog|ict/i, [brackets, square, brackets, plus]],
  [/english|liter|language|read|writ|hindi|spanish|french|german/i, [page, quotes, page, quotes]],
  [/econ|business|financ/i, [round, plus, round, equals]],
  [/sport|physical ed|health|gym/i, [pulse, round, pulse, plus]],
  [/art|music|drama/i, [swirl, round, swirl, square]],
  [/scien|physic|chem|astro/i, [orbit, hexagon, round, plus]],
];
const anySubject: readonly Sign[] = [swirl, round, plus, swirl];

/** Signs of the subject in staggered rows over the whole ground, as quiet as its colour lets them be. */
export function motifRows(p: Painter, color: string): string {
  const { width: w, height: h, unit: u } = p;
  const signs = motifs.find(([subject]) => subject.test(p.subject))?.[1] ?? anySubject;
  const gap = 92 * u;
  const [across, down] = [Math.min(16, Math.ceil(w / gap) + 1), Math.min(16, Math.ceil(h / gap) + 1)];
  const row = (y: number) =>
    repeat(across, (x) =>
      signs[(x + y * 2) % signs.length]!(
        gap * (x + (y % 2) * 0.5),
        gap * (y + 0.35),
        (15 + ((x * 3 + y) % 3) * 2) * u,
      ),
    );
  return p.stroke(repeat(down, row).trim(), color, 3.2 * u);
}
