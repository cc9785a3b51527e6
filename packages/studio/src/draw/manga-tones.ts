import { isHex, lightness } from './colors.ts';
import { svg } from './markup.ts';
import type { ColorRole } from './styles.ts';
import { type Ids, round3 } from './svg.ts';

const black = '#161616';
const white = '#ffffff';

/** The screen tones by what they are for; `url(#tone…)` names one as a fill. */
const tones = {
  light: 0,
  middle: 1,
  dark: 2,
  /** Fine dots that leave a face readable. */
  skin: 3,
  /** Slanting lines: things and walls in shade. */
  lines: 4,
} as const;
const tone = (name: keyof typeof tones) => `url(#tone${tones[name]})`;

/** For each use the paint of a lightness: the first step that the lightness is above. */
type Steps = [above: number, fill: string][];
const cloth: Steps = [
  [0.75, white],
  [0.58, tone('light')],
  [0.44, tone('middle')],
  [0.34, tone('lines')],
  [0.22, tone('dark')],
  [0, '#1d1d1d'],
];
const steps: Partial<Record<ColorRole, Steps>> = {
  skin: [
    [0.62, white],
    [0, tone('skin')],
  ],
  'skin-shade': [
    [0.5, tone('skin')],
    [0, tone('light')],
  ],
  hair: [
    [0.6, white],
    [0.4, tone('dark')],
    [0, black],
  ],
  scene: [
    [0.74, white],
    [0.58, tone('light')],
    [0.45, tone('middle')],
    [0.31, tone('lines')],
    [0.2, tone('dark')],
    [0, '#1b1b1b'],
  ],
  sky: [
    [0.34, white],
    [0, black],
  ],
  prop: [
    [0.7, white],
    [0.52, tone('light')],
    [0.42, tone('middle')],
    [0.36, tone('lines')],
    [0.32, tone('dark')],
    [0, black],
  ],
};
const fixed: Partial<Record<ColorRole, string>> = {
  'hair-shine': white,
  blush: 'none',
  eye: black,
  mouth: '#333333',
  tongue: '#bbbbbb',
};

/** Manga has no colours: each becomes white, a screen tone or black, by lightness and use. */
export function inMangaTone(hex: string, role: ColorRole): string {
  if (!isHex(hex)) return hex;
  const light = lightness(hex);
  const ladder = steps[role] ?? cloth;
  return fixed[role] ?? (ladder.find(([above]) => light > above) ?? ladder.at(-1)!)[1];
}

/** Names of the tones that shade a sky from its top down. */
export const skyTones = ['url(#tone5)', 'url(#tone6)', 'url(#tone7)'] as const;

/** The side of a pattern's square in px and what is drawn in it. Upright squares: turned ones are slow to draw. */
type Pattern = [side: number, body: string];

/** Dots in the corners and the middle of the square: rows at 45°. */
function dots(side: number, radius: number): Pattern {
  const spots = [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
    [side / 2, side / 2],
  ];
  const circles = spots.map(
    ([x, y]) =>
      `M${x! - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
  );
  return [side, svg`<path d="${circles.join('')}" fill="${black}"/>`];
}

const patterns: Pattern[] = [
  dots(10, 1.15),
  dots(10, 1.85),
  dots(10, 2.6),
  dots(7, 0.82),
  [8, svg`<path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" stroke="${black}" stroke-width="1.8"/>`],
  dots(11, 1.5),
  dots(11, 1.1),
  dots(11, 0.7),
];

const patternTag = (number: number, suffix: string, scale: number) => {
  const [side, body] = patterns[number]!;
  return svg`<pattern id="tone${number}${suffix}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><rect width="${side}" height="${side}" fill="${white}"/>${body}</pattern>`;
};

/**
 * The tone patterns. A pattern is scaled by whatever it is drawn in, so a figure drawn at `scale` gets its
 * own set (`suffix`), blown up by the inverse: dots keep their size on the page.
 */
export function tonePatterns(suffix = '', scale = 1): string {
  return patterns.map((_pattern, number) => patternTag(number, suffix, scale)).join('');
}

/** A drawing that is enlarged by `scale` afterwards, with the tones that it uses in their size on the page. */
export function withOwnTones(svg: string, scale: number, ids: Ids): string {
  const tones = tonesOfSizes(ids);
  const toned = tones.at(scale, svg);
  return tones.patterns() + toned;
}

/** For a drawing whose parts are enlarged differently: tones for each, and the patterns that stand before it all. */
export function tonesOfSizes(ids: Ids): {
  at: (scale: number, svg: string) => string;
  patterns: () => string;
} {
  const used = new Map<number, { suffix: string; tones: Set<number> }>();
  return {
    at: (scale, svg) =>
      svg.replace(/url\(#tone(\d)\)/g, (_match, tone) => {
        const own = used.get(scale) ?? { suffix: ids('t'), tones: new Set() };
        used.set(scale, own);
        own.tones.add(Number(tone));
        return `url(#tone${tone}${own.suffix})`;
      }),
    patterns: () =>
      [...used]
        .flatMap(([scale, { suffix, tones }]) =>
          [...tones].map((tone) => patternTag(tone, suffix, round3(1 / scale))),
        )
        .join(''),
  };
}
