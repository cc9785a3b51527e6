import { type ShortShape, shortShapes } from '@panelwise/contracts/domain/short';
import type { FilmSettings } from './film-page.ts';

/** Below 12 MB a minute, at the size that most boards have. */
const framesPerSecond = 24;
const sizes = {
  full: { share: 1, bitsPerSecond: 1_300_000 },
  small: { share: 1 / 3, bitsPerSecond: 450_000 },
} as const;

/** How a short of this shape is filmed. */
export function filmSettings(shape: ShortShape, size: keyof typeof sizes): FilmSettings {
  const { width, height } = shortShapes[shape];
  const { share, bitsPerSecond } = sizes[size];
  return { width: width * share, height: height * share, framesPerSecond, bitsPerSecond };
}
