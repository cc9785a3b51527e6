import { isHex, lightness, toHex } from './colors.ts';
import type { ColorRole } from './styles.ts';

/**
 * Manga has no colours: each becomes white, a screen tone or black, by lightness and use. Tones are dot
 * patterns: tone0 lightest to tone2 darkest.
 */
export function inMangaTone(hex: string, role: ColorRole): string {
  if (!isHex(hex)) return hex;
  const light = lightness(hex);
  switch (role) {
    case 'skin':
      return step(light, [
        [0.62, '#ffffff'],
        [0.42, tone(0)],
        [0, tone(1)],
      ]);
    case 'skin-shade':
      return light > 0.5 ? tone(1) : tone(2);
    case 'hair':
      return step(light, [
        [0.6, '#ffffff'],
        [0.4, tone(2)],
        [0, '#161616'],
      ]);
    case 'hair-shine':
      return '#ffffff';
    case 'blush':
      return 'none';
    case 'eye':
      return '#161616';
    case 'mouth':
      return '#333333';
    case 'tongue':
      return '#bbbbbb';
    case 'scene':
      return step(light, [
        [0.72, '#ffffff'],
        [0.5, tone(0)],
        [0.3, tone(1)],
        [0.14, tone(2)],
        [0, '#1b1b1b'],
      ]);
    case 'sky':
      return step(light, [
        [0.6, '#ffffff'],
        [0.32, tone(1)],
        [0, '#161616'],
      ]);
    case 'prop':
      return grey((light ** 0.8 * 0.86 + 0.14) * 255);
    default:
      return step(light, [
        [0.75, '#ffffff'],
        [0.55, tone(0)],
        [0.4, tone(1)],
        [0.22, tone(2)],
        [0, '#1d1d1d'],
      ]);
  }
}

const tone = (level: 0 | 1 | 2) => `url(#tone${level})`;
const grey = (value: number) => toHex([value, value, value]);

function step(light: number, levels: [above: number, fill: string][]): string {
  return levels.find(([above]) => light > above)?.[1] ?? levels.at(-1)![1];
}

/**
 * The tone patterns. A pattern is scaled by whatever it is drawn in, so a figure drawn at `scale` gets its
 * own set (`suffix`), blown up by the inverse: dots keep their size on the page.
 */
export function tonePatterns(suffix = '', scale = 1): string {
  const dots = (level: number, radius: number) =>
    `<pattern id="tone${level}${suffix}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="scale(${scale}) rotate(45)"><rect width="7" height="7" fill="#ffffff"/><circle cx="3.5" cy="3.5" r="${radius}" fill="#161616"/></pattern>`;
  return dots(0, 1.15) + dots(1, 1.85) + dots(2, 2.6);
}
