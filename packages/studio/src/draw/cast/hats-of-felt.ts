import type { Hat } from './hats.ts';
import { oval, type Rig, shape, solidStroke, stroke } from './rig.ts';

const seam = ({ line, style }: Rig) => (line ? style.ink : style.paint('#6d6457', 'cloth'));
const gold = ({ style }: Rig) => style.paint('#e0b23c', 'accent');

/** A dome over the head down to a rim; `top` is how high it is. */
const dome = (rig: Rig, cloth: string, top: number, rim = -74) => {
  const w = rig.build.headHalf;
  return shape(
    rig,
    `M${-w - 8},${rim} C${-w - 12},${rim - 50} -60,${top} 0,${top} C60,${top} ${w + 12},${rim - 50} ${w + 8},${rim} Q0,${rim - 34} ${-w - 8},${rim} Z`,
    cloth,
  );
};

const brim = (rig: Rig, cloth: string, half: number, y: number) =>
  shape(
    rig,
    `M${-half},${y} Q0,${y - 40} ${half},${y} Q${half - 20},${y + 12} ${half - 44},${y + 6} Q0,${y - 16} ${-half + 44},${y + 6} Q${-half + 20},${y + 12} ${-half},${y} Z`,
    cloth,
  );

/** A crown with upright sides, from a rim at -84 to `top`. */
const drum = (rig: Rig, cloth: string, top: number, [foot, head]: [number, number]) =>
  shape(
    rig,
    `M${-foot},-82 L${-head},${top + 8} Q0,${top - 8} ${head},${top + 8} L${foot},-82 Q0,-106 ${-foot},-82 Z`,
    cloth,
  );

export const stiffHats = {
  'top-hat': {
    color: '#2b2830',
    top: -216,
    half: 126,
    draw: (rig, cloth) =>
      drum(rig, cloth, -210, [80, 74]) +
      stroke('M-77,-108 Q0,-130 77,-108', rig.style.paint('#6b6470', 'cloth'), 13) +
      brim(rig, cloth, 122, -72),
  },
  bowler: {
    color: '#3a3340',
    top: -176,
    half: 116,
    draw: (rig, cloth) => dome(rig, cloth, -172, -82) + brim(rig, cloth, 112, -70),
  },
  'wide-brim': {
    color: '#6b5138',
    top: -176,
    half: 146,
    draw: (rig, cloth) =>
      drum(rig, cloth, -168, [82, 62]) +
      stroke('M-78,-100 Q0,-124 78,-100', seam(rig), rig.line ? 10 : 8) +
      brim(rig, cloth, 142, -72),
  },
  straw: {
    color: '#e6cb84',
    top: -168,
    half: 146,
    draw: (rig, cloth) =>
      dome(rig, cloth, -162, -82) +
      solidStroke(
        `M${-rig.build.headHalf},-94 Q0,-128 ${rig.build.headHalf},-94`,
        rig.style.paint('#a4452f', 'cloth'),
        12,
        'butt',
      ) +
      brim(rig, cloth, 142, -70),
  },
  tricorn: {
    color: '#2f2a33',
    top: -164,
    half: 136,
    draw: (rig, cloth, view) =>
      dome(rig, cloth, -158, -80) +
      (view === 'back'
        ? shape(rig, 'M-132,-74 Q-60,-150 0,-150 Q60,-150 132,-74 Q0,-110 -132,-74 Z', cloth)
        : shape(
            rig,
            'M-134,-68 C-104,-128 -44,-146 0,-98 C44,-146 104,-128 134,-68 C70,-94 -70,-94 -134,-68 Z',
            cloth,
          ) + stroke('M-126,-76 C-98,-124 -44,-138 0,-92 C44,-138 98,-124 126,-76', gold(rig), 5)),
  },
  'flat-cap': {
    color: '#7a6a55',
    top: -158,
    half: 112,
    draw: (rig, cloth, view) => {
      const w = rig.build.headHalf;
      return (
        shape(
          rig,
          `M${-w - 12},-66 C${-w - 34},-124 -50,-156 6,-154 C66,-154 ${w + 34},-122 ${w + 12},-66 Q0,-104 ${-w - 12},-66 Z`,
          cloth,
        ) +
        (view === 'back'
          ? ''
          : shape(
              rig,
              view === 'side'
                ? 'M20,-84 Q80,-88 128,-58 Q70,-62 20,-84 Z'
                : 'M-66,-82 Q0,-104 66,-82 Q60,-58 0,-62 Q-60,-58 -66,-82 Z',
              cloth,
            ))
      );
    },
  },
  kufi: {
    color: '#f3ead6',
    top: -158,
    draw: (rig, cloth) =>
      drum(rig, cloth, -150, [82, 66]) +
      stroke(
        'M-76,-112 l13,-10 l13,10 l13,-10 l13,10 l13,-10 l13,10 l13,-10 l13,10 l13,-10 l13,10 l13,-10',
        gold(rig),
        5,
      ),
  },
  fez: {
    color: '#a82f2f',
    top: -178,
    draw: (rig, cloth) =>
      drum(rig, cloth, -170, [72, 54]) + stroke('M0,-172 Q50,-176 58,-118', seam(rig), rig.line ? 6 : 5),
  },
  gauze: {
    color: '#2b2830',
    top: -186,
    half: 132,
    draw: (rig, cloth) =>
      shape(
        rig,
        'M64,-100 Q120,-116 136,-96 Q112,-80 64,-88 Z M-64,-100 Q-120,-116 -136,-96 Q-112,-80 -64,-88 Z',
        cloth,
        rig.line * 0.8,
      ) +
      drum(rig, cloth, -178, [52, 48]) +
      drum(rig, cloth, -130, [86, 76]),
  },
  beads: {
    color: '#2b2830',
    top: -176,
    half: 118,
    draw: (rig, cloth, view) => {
      const strings = view === 'back' ? [] : [-66, -44, -22, 22, 44, 66];
      return (
        drum(rig, cloth, -150, [66, 60]) +
        shape(rig, 'M-104,-142 H104 L96,-166 H-96 Z', cloth) +
        strings
          .map((x) =>
            [-128, -112, -96].map((y) => oval(rig, x * 1.25, y, 5, 6, gold(rig), rig.line * 0.4)).join(''),
          )
          .join('')
      );
    },
  },
  conical: {
    color: '#dcbf78',
    top: -182,
    half: 152,
    draw: (rig, cloth) =>
      shape(rig, 'M-148,-56 Q-60,-130 0,-180 Q60,-130 148,-56 Q0,-92 -148,-56 Z', cloth) +
      stroke('M0,-176 L-70,-84 M0,-176 V-94 M0,-176 L70,-84', seam(rig), rig.line * 0.5 || 3),
  },
  fur: {
    color: '#7a5a3a',
    top: -190,
    half: 116,
    draw: (rig, cloth) =>
      shape(rig, 'M-76,-96 Q-40,-170 0,-188 Q40,-170 76,-96 Z', rig.style.paint('#a3402f', 'cloth')) +
      [-84, -56, -28, 0, 28, 56, 84]
        .map((x) => oval(rig, x, -84 + x * x * 0.002 - 14, 22, 24, cloth, rig.line * 0.7))
        .join(''),
  },
  'side-cap': {
    color: '#fbfaf5',
    top: -160,
    draw: (rig, cloth) =>
      shape(rig, 'M-82,-80 L-62,-150 Q0,-130 62,-150 L82,-80 Q0,-106 -82,-80 Z', cloth) +
      stroke('M-72,-112 Q0,-132 72,-112', seam(rig), rig.line * 0.6 || 4),
  },
  beret: {
    color: '#3b3350',
    top: -162,
    half: 120,
    draw: (rig, cloth) =>
      shape(
        rig,
        'M-86,-66 C-128,-92 -110,-152 -20,-158 C80,-164 128,-128 110,-92 Q96,-76 84,-66 Q0,-102 -86,-66 Z',
        cloth,
      ),
  },
  cloche: {
    color: '#8a5a6e',
    top: -152,
    half: 104,
    draw: (rig, cloth) =>
      dome(rig, cloth, -150, -46) +
      solidStroke(
        `M${-rig.build.headHalf - 6},-72 Q0,-108 ${rig.build.headHalf + 6},-72`,
        rig.style.paint('#e9dcc4', 'cloth'),
        13,
        'butt',
      ),
  },
  helmet: {
    color: '#9aa5ad',
    top: -166,
    half: 106,
    draw: (rig, cloth) =>
      dome(rig, cloth, -162, -62) + stroke('M0,-160 V-84', seam(rig), rig.line * 0.7 || 5),
  },
  crested: {
    color: '#c9a24a',
    top: -206,
    half: 112,
    draw: (rig, cloth, view) =>
      shape(
        rig,
        view === 'side'
          ? 'M70,-140 C50,-214 -90,-214 -104,-120 L-78,-112 C-60,-166 30,-170 70,-140 Z'
          : 'M-34,-140 C-44,-196 -20,-206 0,-206 C20,-206 44,-196 34,-140 Z',
        rig.style.paint('#b3322b', 'cloth'),
      ) + dome(rig, cloth, -158, -60),
  },
} satisfies Record<string, Hat>;
