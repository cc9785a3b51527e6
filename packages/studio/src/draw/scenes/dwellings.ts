import { darken } from '../colors.ts';
import type { Land } from '../vocabulary.ts';
import { groundShadow, shade } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Small houses and barns of the country, by the land that they stand in. */

/** Lands in which people roof small houses with thatch and barns have no red boards. */
const warm = new Set<Land>(['tropical', 'savanna', 'arid', 'highland']);
export const isWarm = (p: Painter) => warm.has(p.land);

/** Four walls under thatch. */
function hut(p: Painter, x: number, y: number, s: number, wall: string, roof: string): string {
  return layers(
    groundShadow(p, x, y, 92 * s, 9 * s),
    p.rect(x - 66 * s, y - 84 * s, 132 * s, 84 * s, wall),
    shade(p, d`M${x + 26 * s},${y - 84 * s} h${40 * s} V${y} h${-40 * s} Z`, 0.1),
    p.path(
      d`M${x - 16 * s},${y} v${-54 * s} q${16 * s},${-14 * s} ${32 * s},0 v${54 * s} Z`,
      darken(wall, 0.46),
    ),
    p.rect(x - 52 * s, y - 56 * s, 24 * s, 24 * s, darken(wall, 0.4), 3),
    p.rect(x + 30 * s, y - 56 * s, 24 * s, 24 * s, darken(wall, 0.4), 3),
    p.path(
      d`M${x - 92 * s},${y - 74 * s} Q${x - 44 * s},${y - 108 * s} ${x - 24 * s},${y - 156 * s} h${48 * s} Q${x + 44 * s},${y - 108 * s} ${x + 92 * s},${y - 74 * s} Q${x},${y - 88 * s} ${x - 92 * s},${y - 74 * s} Z`,
      roof,
    ),
    p.inColor(() =>
      p.stroke(
        repeat(5, (i) => d`M${x + (i - 2) * 10 * s},${y - 150 * s} L${x + (i - 2) * 34 * s},${y - 88 * s} `),
        darken(roof, 0.16),
        2.4,
      ),
    ),
  );
}

/** A gabled house with a tiled roof and a chimney. */
function cottage(p: Painter, x: number, y: number, s: number, wall: string, roof: string): string {
  const pane = (at: number) =>
    p.rect(x + at * s, y - 58 * s, 26 * s, 28 * s, '#cfe9f5', 2) +
    p.stroke(
      d`M${x + (at + 13) * s},${y - 58 * s} v${28 * s} M${x + at * s},${y - 44 * s} h${26 * s}`,
      '#fffaf0',
      3 * s,
    );
  return layers(
    groundShadow(p, x, y, 92 * s, 9 * s),
    p.rect(x + 30 * s, y - 148 * s, 20 * s, 44 * s, darken(roof, 0.12)),
    p.rect(x - 70 * s, y - 84 * s, 140 * s, 84 * s, wall),
    shade(p, d`M${x + 30 * s},${y - 84 * s} h${40 * s} V${y} h${-40 * s} Z`, 0.1),
    p.path(
      d`M${x - 84 * s},${y - 80 * s} L${x - 46 * s},${y - 142 * s} H${x + 46 * s} L${x + 84 * s},${y - 80 * s} Z`,
      roof,
    ),
    p.rect(x - 14 * s, y - 54 * s, 28 * s, 54 * s, darken(wall, 0.46), 2),
    pane(-56) + pane(30),
  );
}

/** A house of the village. */
export const dwelling = (p: Painter, x: number, y: number, s: number, wall: string): string =>
  isWarm(p) ? hut(p, x, y, s, wall, '#cda463') : cottage(p, x, y, s, wall, '#b9694f');
