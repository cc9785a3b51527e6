import { mix, toRgb } from '../colors.ts';
import type { WeatherName } from '../vocabulary.ts';
import { d, type Painter, type SceneFrame } from './painter.ts';

/** How a place under an open sky looks in each weather and season: its colours, its sky, and what falls. */
type Look = {
  /** Colour of the sky, above and at the horizon; left out where it stays as the place has it. */
  sky?: readonly [top: string, bottom: string];
  /** What becomes of the colour of a thing. */
  tint: (color: string, original: string) => string;
  /** Of black and white pictures, which show weather by what falls and by a grey sky. */
  falls?: 'rain' | 'snow';
};

/** Leaves and grass. */
function isGreen(hex: string): boolean {
  const [red, green, blue] = toRgb(hex);
  return green > red * 1.04 && green > blue * 1.04;
}

/** Fields, straw and dry ground. */
function isStraw(hex: string): boolean {
  const [red, green, blue] = toRgb(hex);
  return red >= green && green > blue * 1.15 && green > red * 0.66;
}

const toned =
  (hex: string, share: number): Look['tint'] =>
  (color) =>
    mix(color, hex, share);

const looks: Record<WeatherName, Look> = {
  rain: { sky: ['#8896a8', '#c2cbd5'], tint: toned('#6f7f92', 0.3), falls: 'rain' },
  storm: { sky: ['#4f5b6e', '#8793a4'], tint: toned('#4c586b', 0.42), falls: 'rain' },
  snow: {
    sky: ['#c3d2e2', '#edf2f8'],
    tint: (color, original) =>
      isGreen(original) || isStraw(original) ? mix(color, '#f3f7fc', 0.82) : mix(color, '#cfdbe8', 0.18),
    falls: 'snow',
  },
  fog: { sky: ['#ccd4da', '#e8ecef'], tint: toned('#dbe2e7', 0.58) },
  autumn: { tint: (color, original) => (isGreen(original) ? mix(color, '#d98a2b', 0.58) : color) },
  drought: { tint: (color, original) => (isGreen(original) ? mix(color, '#d8bd77', 0.74) : color) },
};

/** The frame of a place in some weather: no sun in it, where clouds hide the sun, and its colours those of the weather. */
export function frameIn(weather: WeatherName, frame: SceneFrame): SceneFrame {
  const { sky, tint } = looks[weather];
  const { style } = frame;
  if (style.monochrome) return { ...frame, clearTop: frame.clearTop || sky !== undefined };
  return {
    ...frame,
    clearTop: frame.clearTop || sky !== undefined,
    style: {
      ...style,
      paint: ((hex, role) => tint(style.paint(hex, role), hex)) satisfies typeof style.paint,
    },
  };
}

/** A painter whose sky is that of the weather. @param untinted paints in the colours of the style itself */
export function underSky(weather: WeatherName, painter: Painter, untinted: Painter): Painter {
  const { sky } = looks[weather];
  return sky ? { ...painter, sky: () => untinted.sky(...sky) } : painter;
}

/** What falls all over the picture of a place, in front of it and behind people; bounded by the frame's size. */
export function fallingIn(weather: WeatherName, p: Painter): string {
  const { falls } = looks[weather];
  if (!falls) return '';
  const across = Math.min(18, Math.ceil(p.width / (60 * p.unit)));
  const down = Math.min(18, Math.ceil(p.height / (70 * p.unit)));
  let rain = '';
  let snow = '';
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      // Rows are set off against each other; a golden share keeps the pattern from showing.
      const shift = (row * 0.618 + column * 0.236) % 1;
      const x = ((column + shift) / across) * p.width;
      const y = ((row + ((shift * 7) % 1)) / down) * p.height;
      const size = p.unit * (0.8 + shift * 0.5);
      if (falls === 'rain') rain += d`M${x},${y} l${-7 * size},${26 * size} `;
      else snow += p.oval(x, y, 4.4 * size, 4.4 * size, '#ffffff', false);
    }
  return rain ? p.stroke(rain.trim(), weather === 'storm' ? '#dfe8f2' : '#eef4fa', 2.4 * p.unit) : snow;
}
