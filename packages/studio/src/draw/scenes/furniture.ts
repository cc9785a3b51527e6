import { darken, lighten } from '../colors.ts';
import { pick } from '../random.ts';
import { clipTo, lineTag } from '../svg.ts';
import { groundShadow, light, shade } from './light.ts';
import { cloud } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** What stands and hangs in several rooms. Positions in px of the frame; `s` enlarges. */

export function windowTo(
  p: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  view: 'day' | 'night',
  curtain?: string,
): string {
  const pane = d`M${x},${y} h${w} v${h} h${-w} Z`;
  const isDay = view === 'day' && !p.isNight;
  const outside = isDay
    ? layers(
        cloud(p, x + w * 0.4, y + h * 0.42, h / 300, '#ffffff', false),
        p.oval(x + w * 0.3, y + h * 1.05, w * 0.6, h * 0.32, '#7cc47a'),
        p.oval(x + w * 0.9, y + h * 1.1, w * 0.5, h * 0.34, '#5fb064'),
        light(p, d`M${x + w * 0.1},${y} h${w * 0.25} L${x},${y + h * 0.8} v${-h * 0.5} Z`, '#ffffff', 0.4),
      )
    : p.oval(x + w * 0.7, y + h * 0.3, h * 0.12, h * 0.12, '#fff3b0') +
      repeat(5, (i) =>
        p.oval(x + w * (0.14 + i * 0.17), y + h * (0.2 + ((i * 37) % 50) / 100), 1.8, 1.8, '#ffffff', false),
      );
  const drape = (side: 1 | -1) => {
    const from = side > 0 ? x - 20 : x + w + 20;
    return p.path(
      d`M${from},${y - 18} h${side * w * 0.34} q${-side * w * 0.04},${h * 0.6} ${-side * w * 0.22},${h * 0.84} l${side * w * 0.06},${h * 0.34} h${-side * w * 0.18} Z`,
      curtain!,
    );
  };
  return layers(
    p.rect(x - 9, y - 9, w + 18, h + 18, '#ffffff', 5),
    p.rect(x, y, w, h, isDay ? '#b5e2f7' : '#22305e', 2),
    clipTo(p.ids, pane, outside),
    lineTag(d`M${x + w / 2},${y} v${h} M${x},${y + h / 2} h${w}`, p.color('#ffffff'), 6),
    p.line ? lineTag(pane, p.ink, p.line) : '',
    p.rect(x - 15, y + h + 8, w + 30, 12, '#f0e4cf', 3),
    curtain ? drape(1) + drape(-1) + p.rect(x - 30, y - 24, w + 60, 8, darken(curtain, 0.35), 4) : '',
  );
}

/** Floor from `y` down: boards running to the horizon, darker near the reader and under the wall. */
export function floor(p: Painter, y: number, fill: string, boards?: string): string {
  const { width: w, height: h } = p;
  const seams = Math.max(5, Math.round(w / 130));
  const seam = (i: number) => {
    const x = (w * i) / (seams - 1);
    return p.stroke(d`M${x},${y} L${w * 0.5 + (x - w * 0.5) * 1.7},${h}`, boards!, 2.2);
  };
  return layers(
    p.rect(-5, y, w + 10, h - y + 10, fill),
    boards ? p.inColor(() => repeat(seams, seam)) : '',
    shade(p, d`M0,${y} H${w} V${y + (h - y) * 0.12} H0 Z`, 0.09),
    shade(
      p,
      d`M0,${y + (h - y) * 0.66} Q${w / 2},${y + (h - y) * 0.86} ${w},${y + (h - y) * 0.66} V${h} H0 Z`,
      0.05,
    ),
  );
}

const spines = ['#e76f51', '#2a9d8f', '#e9c46a', '#457b9d', '#b5838d', '#6a994e', '#f28482'];

/** A board with its books on it; `s` is their size, `y` where they stand. */
export function bookshelf(p: Painter, x: number, y: number, w: number, s = 1): string {
  let out = '';
  let at = x;
  while (at < x + w - 10 * s) {
    const thick = (12 + p.random() * 12) * s;
    const tall = (44 + p.random() * 24) * s;
    out += p.rect(at, y - tall, Math.min(thick, x + w - at), tall, pick(p.random, spines), 2);
    at += thick + 1;
    if (p.random() < 0.12) at += 14 * s;
  }
  return out + p.rect(x - 8 * s, y, w + 16 * s, 9 * s, '#a97142', 2);
}

/** A table seen from the front with its top at `y`. */
export function table(p: Painter, x: number, y: number, w: number, tall: number, fill: string): string {
  const leg = (at: number) => p.rect(at, y + 8, Math.max(8, w * 0.05), tall - 8, darken(fill, 0.2), 2);
  return layers(
    groundShadow(p, x + w / 2, y + tall, w * 0.54),
    leg(x + w * 0.06),
    leg(x + w * 0.89),
    p.rect(x, y, w, Math.max(9, tall * 0.14), fill, 4),
  );
}

/** A lamp hanging from the ceiling with its cone of light. */
export function pendant(p: Painter, x: number, y: number, s: number, fill: string): string {
  if (p.clearTop) return '';
  return layers(
    light(
      p,
      d`M${x - 24 * s},${y + 8 * s} h${48 * s} L${x + 96 * s},${p.ground} H${x - 96 * s} Z`,
      '#fff2bd',
      0.26,
    ),
    p.stroke(d`M${x},0 V${y - 14 * s}`, '#6b6257', 3.4 * s),
    p.oval(x, y + 9 * s, 12 * s, 8 * s, '#fff6c9'),
    p.path(
      d`M${x - 34 * s},${y + 8 * s} Q${x - 28 * s},${y - 22 * s} ${x},${y - 22 * s} Q${x + 28 * s},${y - 22 * s} ${x + 34 * s},${y + 8 * s} Z`,
      fill,
    ),
  );
}

export function framed(
  p: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  inner: string,
): string {
  return p.rect(x - 8, y - 8, w + 16, h + 16, frame, 4) + p.rect(x, y, w, h, '#fffaf0', 2) + inner;
}

export function wallClock(p: Painter, x: number, y: number, r: number): string {
  return p.clearTop
    ? ''
    : p.oval(x, y, r, r, '#ffffff') +
        p.stroke(
          d`M${x},${y} v${-r * 0.6} M${x},${y} l${r * 0.42},${r * 0.24}`,
          '#33405a',
          Math.max(2.4, r * 0.12),
        );
}

/** A plant in a pot, standing at `y`. */
export function pottedPlant(p: Painter, x: number, y: number, s: number, fill = '#5a9f63'): string {
  const leaf = (i: number) => {
    const angle = -Math.PI / 2 + (i - 3) * 0.36;
    const [ex, ey] = [x + Math.cos(angle) * 96 * s, y - 50 * s + Math.sin(angle) * 104 * s];
    const [nx, ny] = [-Math.sin(angle) * 17 * s, Math.cos(angle) * 17 * s];
    const [mx, my] = [(x + ex) / 2, (y - 50 * s + ey) / 2];
    return p.path(
      d`M${x},${y - 46 * s} Q${mx + nx},${my + ny} ${ex},${ey} Q${mx - nx},${my - ny} ${x},${y - 46 * s} Z`,
      i % 2 ? fill : lighten(fill, 0.16),
    );
  };
  return layers(
    groundShadow(p, x, y, 44 * s),
    [0, 6, 1, 5, 2, 4, 3].map(leaf),
    p.path(d`M${x - 34 * s},${y - 54 * s} h${68 * s} l${-9 * s},${54 * s} h${-50 * s} Z`, '#d98a5f'),
    p.rect(x - 38 * s, y - 60 * s, 76 * s, 14 * s, '#e59d74', 3),
  );
}

/** The back of a chair, near the reader, its foot below the frame. */
export function chairBack(p: Painter, x: number, y: number, s: number, fill: string): string {
  return layers(
    p.rect(x - 62 * s, y, 14 * s, p.height - y + 20, darken(fill, 0.28), 5),
    p.rect(x + 48 * s, y, 14 * s, p.height - y + 20, darken(fill, 0.28), 5),
    p.rect(x - 72 * s, y - 8 * s, 144 * s, 38 * s, fill, 10 * s),
    p.rect(x - 56 * s, y + 46 * s, 112 * s, 20 * s, fill, 6 * s),
  );
}

/** A corner of a table, near the reader: from the left (1) or right (-1) edge of the frame, its top at `y`. */
export function nearTable(p: Painter, side: 1 | -1, wide: number, y: number, fill: string): string {
  const from = side > 0 ? -10 : p.width + 10;
  return layers(
    p.path(d`M${from},${y} h${side * wide} l${side * wide * 0.16},${p.height - y + 10} H${from} Z`, fill),
    shade(
      p,
      d`M${from},${y + 16} h${side * wide * 1.03} l${side * wide * 0.14},${p.height - y} H${from} Z`,
      0.13,
    ),
  );
}

/** A mug or jar of pens, brushes or rulers, standing at `y`. */
export function jar(p: Painter, x: number, y: number, s: number, fill: string, sticks: string[]): string {
  const stick = (i: number) => {
    const lean = (i - (sticks.length - 1) / 2) * 13;
    return p.path(
      d`M${x + lean * 0.6 * s - 4 * s},${y - 30 * s} L${x + lean * 1.7 * s - 4 * s},${y - 92 * s} l${4 * s},${-13 * s} l${4 * s},${13 * s} L${x + lean * 0.6 * s + 4 * s},${y - 30 * s} Z`,
      sticks[i]!,
    );
  };
  return (
    repeat(sticks.length, stick) +
    p.path(d`M${x - 27 * s},${y - 50 * s} h${54 * s} l${-4 * s},${50 * s} h${-46 * s} Z`, fill)
  );
}
