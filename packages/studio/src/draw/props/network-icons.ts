import { forceIcons } from './force-icons.ts';
import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, nested } from './nested-icon.ts';

/** The way of a picture through the internet, in pieces. */

const paper = '#eef4fb';
const ink = '#2f3542';
const red = '#cf222e';
const blue = '#2f6fd0';
const sea = '#2f7fc0';
const rack = (x: number, y: number, h: number) =>
  box(x, y, 6, h, '#3a4454', 0.6) +
  times(
    Math.floor(h / 3),
    (i) =>
      box(x + 0.8, y + 0.8 + i * 3, 4.4, 2, '#55606e', 0.3) +
      oval(x + 4.4, y + 1.8 + i * 3, 0.4, 0.4, i % 3 ? '#7fe08a' : '#ffd43b'),
  );
const laptop = (x: number, y: number, size: number) => emoji('laptop', x, y, size);
/** A picture of a cat, cut into nine numbered pieces; one of them may be missing. */
function pieces(x: number, y: number, side: number, gap: number, missing?: number): string {
  return times(9, (i) => {
    const [px, py] = [x + (i % 3) * (side + gap), y + Math.floor(i / 3) * (side + gap)];
    return i + 1 === missing
      ? line('#8d99a6', `M${px} ${py} h${side} v${side} h-${side} Z`, 0.4)
      : box(px, py, side, side, ['#ffe0a8', '#ffd08a', '#ffe0a8'][i % 3]!, 0.5) +
          inscription(String(i + 1), px + side / 2, py + side * 0.24, side * 0.5, ink);
  });
}

export const networkIcons = {
  'x-cat-to-japan':
    tile(paper) +
    box(3, 6, 10, 18, ink, 1.4) +
    box(4, 8, 8, 13, '#ffffff') +
    emoji('cat', 4.4, 10.4, 7.2) +
    pointer(blue, 14, 15, 18.6, 15, 1.1) +
    emoji('globe-showing-asia-australia', 18.6, 8.4, 12) +
    oval(26, 12, 1.1, 1.1, red),
  'x-cat-packets':
    tile(paper) +
    emoji('cat', 1.6, 9, 11) +
    line(ink, 'M2 8.6 H12.6 V20.6 H2 Z', 0.4) +
    pointer(ink, 13.4, 15, 16.4, 15, 0.9) +
    pieces(17.4, 8, 3.6, 0.9),
  'x-piece-sent-again':
    tile(paper) +
    pieces(7.6, 2.4, 5, 0.6, 7) +
    box(7.6, 24.4, 5, 5, '#ffd08a', 0.5) +
    inscription('7', 10.1, 25.6, 2.6, ink) +
    pointer(red, 10.1, 24, 10.1, 19.4, 1.1),
  'x-sea-cable':
    tile('#bfe3f7') +
    shape(sea, 'M1 10 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#d9b98a', 'M1 8 H6 L9 22 Q16 27 23 22 L26 8 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line(ink, 'M4 8.4 L8 22.6 Q16 27.8 24 22.6 L28 8.4', 1.4) +
    line('#f2994a', 'M4 8.4 L8 22.6 Q16 27.8 24 22.6 L28 8.4', 0.5) +
    emoji('house', 1.6, 3, 5.6) +
    emoji('houses', 24.4, 3, 5.8) +
    emoji('tropical-fish', 13, 13, 5) +
    emoji('satellite', 13, 1.4, 6) +
    line(red, 'M13 1.6 l6 6 M19 1.6 l-6 6', 0.9),
  'x-server-serves':
    tile(paper) +
    laptop(1.6, 9, 10) +
    rack(22, 5, 21) +
    pointer(blue, 12, 11, 21, 11, 1) +
    inscription('?', 16.4, 5, 4, blue) +
    pointer('#2f9e44', 21, 21, 12, 21, 1) +
    emoji('page-facing-up', 14, 22, 6),
  'x-web-and-more':
    tile(paper) +
    line(blue, 'M4 26 H28', 1.6) +
    [
      ['page-facing-up', 2.4],
      ['e-mail', 9.6],
      ['video-game', 16.8],
      ['video-camera', 23.8],
    ]
      .map(
        ([name, x]) =>
          emoji(name as 'e-mail', x as number, 9, 6.4) + line(blue, `M${(x as number) + 3.2} 16 V26`, 0.8),
      )
      .join('') +
    oval(16, 26, 2.2, 2.2, blue),
  'x-data-centre':
    tile('#d9e2ec') +
    box(1.6, 7, 28.8, 22, '#eef2f7', 0.8) +
    times(4, (i) => rack(3 + i * 6.8, 11, 17)) +
    shape('#8d99a6', 'M1 7.4 L16 2 L31 7.4 Z') +
    emoji('cloud', 22, 0.6, 8) +
    line(red, 'M22.4 1.6 l7 5.6 M29.4 1.6 l-7 5.6', 0.8),
  'x-router-reads':
    tile(paper) +
    nested(forceIcons['x-router'], 9, 3, 14) +
    emoji('package', 1.6, 19, 9) +
    box(2.6, 24.4, 7, 3, '#ffffff', 0.4) +
    inscription('JP', 6, 24.9, 2, ink) +
    pointer(blue, 9.6, 20.4, 12.6, 16.8, 1) +
    line('#c9d3dd', 'M19.4 16.6 L27 13.4', 1) +
    pointer(blue, 19.6, 17.4, 27.6, 24, 1.1) +
    emoji('globe-showing-asia-australia', 24, 22.4, 6.6) +
    emoji('globe-showing-americas', 25.6, 9, 5),
  'x-ip-address':
    tile(paper) +
    rack(3, 6, 21) +
    box(11, 11, 18, 9, '#ffe08a', 1) +
    inscription('192.0', 20, 12, 2.6, ink) +
    inscription('2.7', 20, 16.2, 2.6, ink) +
    emoji('package', 18, 21.4, 7) +
    pointer(blue, 17.6, 25, 10.4, 25, 1),
};
