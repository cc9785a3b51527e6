import { shoePair, sixEggs } from './barter-moments.ts';
import { box, line, oval, pointer, shape, slices, tile, times } from './icon-shapes.ts';
import { emoji, put, someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** What lessons about money tell of. */

const lemons = times(3, (i) => oval([9, 23, 16][i]!, [20, 20, 12][i]!, 6.4, 5, '#ffd43b'));
const cup = shape('#ffffff', 'M7 6 H25 L22.4 30 H9.6 Z') + shape('#ffd43b', 'M8 12 H24 L22 29 H10 Z');

const ink = '#2f3542';

/** A small cup of lemonade, its middle at x, y. */
const cupOf = (x: number, y: number, s: number) =>
  shape('#ffd43b', `M${x - 0.9 * s} ${y - 1.2 * s} h${1.8 * s} l${-0.3 * s} ${2.4 * s} h${-1.2 * s} Z`) +
  line('#e5484d', `M${x + 0.2 * s} ${y - 0.8 * s} l${0.5 * s} ${-1.2 * s}`, 0.35 * s);

export const moneyMoments = {
  'x-two-takings':
    tile('#2f5d4f') +
    times(5, (i) => cupOf(4.6 + i * 2.4, 5, 1)) +
    writing('5×$4=$20', 16, 9.4, 3.4, '#ffffff', 1.1) +
    line('#7fb09e', 'M3 16 H29', 0.5) +
    times(20, (i) => cupOf(4.6 + (i % 10) * 2.5, 18.4 + Math.floor(i / 10) * 3.4, 0.9)) +
    writing('20×$2=$40', 16, 25.4, 3.2, '#ffd43b', 1.1),
  'x-cups-and-buyers-even':
    tile('#eef6ea') +
    writing('$2', 16, 2.6, 4.4, '#2f9e44', 1.4) +
    line('#8a5a34', 'M6 11.6 H26 M16 9 V27 M11 28 H21', 1.1) +
    line('#8a5a34', 'M6 11.6 L3 18 H12 L6 11.6 M26 11.6 L20 18 H29 L26 11.6', 0.5) +
    times(4, (i) => cupOf(4.4 + i * 2.2, 15.4, 1)) +
    times(
      4,
      (i) => oval(21.4 + i * 2.2, 15.6, 0.9, 1, '#c98d5f') + oval(21.4 + i * 2.2, 17.2, 0.9, 0.9, '#3a6fd8'),
    ) +
    writing('20', 7.4, 20, 3.4, ink, 1.2) +
    writing('20', 24.6, 20, 3.4, ink, 1.2),
  'x-board-for-sixty':
    tile('#fff3e0') +
    emoji('skateboard', 11.6, 11, 17) +
    box(19.4, 4.6, 10, 6.4, '#ffd43b', 1) +
    writing('$60', 24.4, 6, 3.4, '#7a3a1c', 1.2) +
    line('#d9c09a', 'M3 20.6 H29', 0.5) +
    emoji('purse', 8, 25.6, 8) +
    writing('$12', 20, 23.6, 4, ink, 1.2),
  'x-one-dollar-left':
    tile('#f3ecfa') +
    writing('MON', 7, 4.6, 2.2, ink, 1.2) +
    writing('$10', 7, 9, 3.6, '#2f9e44', 1.2) +
    pointer(ink, 12.6, 10.6, 19, 10.6, 1) +
    writing('FRI', 25, 4.6, 2.2, ink, 1.2) +
    writing('$1', 25, 9, 3.6, '#cf222e', 1.2) +
    emoji('purse', 16, 22, 14),
  'x-shoes-pair': shoePair,
  'x-eggs-six': sixEggs,
  'x-price-tug':
    tile('#e8f3fb') +
    box(1, 26, 30, 5, '#b7d99a') +
    line('#8a5a2c', 'M6 19 H26', 1) +
    someone(6, 27, 15, {
      shirt: '#3a86d8',
      hands: [
        [0.2, 0.02],
        [0.1, 0.02],
      ],
    }) +
    someone(26, 27, 15, {
      shirt: '#e8590c',
      hands: [
        [-0.1, 0.02],
        [-0.2, 0.02],
      ],
      long: true,
    }) +
    oval(16, 19, 3.6, 3.6, '#f7d774') +
    writing('$', 16, 16.8, 4.4, '#8d6b10', 1.3) +
    pointer('#3a86d8', 13, 6, 5, 6, 1.1) +
    pointer('#e8590c', 19, 6, 27, 6, 1.1),
  'x-price-message':
    tile('#fff8e6') +
    shape('#f59f00', 'M11 6 H21 V15 L16 19 L11 15 Z') +
    writing('$', 16, 7.4, 6, '#ffffff', 1.3) +
    pointer('#2f9e44', 11, 19, 7.4, 22.6, 1) +
    pointer('#e5484d', 21, 19, 24.6, 22.6, 1) +
    put(lemons, 6.6, 26, 8) +
    writing('+', 12.6, 24.4, 3.6, '#2f9e44', 1.6) +
    put(cup, 25.4, 26, 8) +
    writing('-', 19.6, 24.4, 3.6, '#e5484d', 1.6),
  'x-mostly-taxes':
    tile('#eef4fb') +
    slices(16, 16, 13, ['#f7c948', '#f7c948', '#f7c948', '#f7c948', '#c5ccd4']) +
    emoji('house', 22.4, 11, 6) +
    emoji('convenience-store', 20.6, 22.4, 6) +
    emoji('factory', 9.6, 21, 6),
  'x-bike-chain-off':
    tile('#dbeefa') +
    box(1, 25, 30, 3, '#adb5bd') +
    emoji('bicycle', 16, 15, 24) +
    line('#343a40', 'M15 20 Q17.6 24.6 21 23 M9.4 23.4 Q12 26.4 14.6 26.4', 1) +
    line('#e5484d', 'M13.4 22 l-1.6 -2 M15.4 24 l.4 2.6 M17.4 25.6 l2 1.4', 0.7),
};
