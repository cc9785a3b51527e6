import { round } from '../svg.ts';
import { bookshelf, floor, windowTo } from './landmarks.ts';
import { layers, type Painter, repeat } from './painter.ts';

export function classroom(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const wide = Math.min(w * 0.62, 560);
  const x = w * 0.5 - wide / 2;
  const y = h * 0.1;
  const tall = Math.min(h * 0.46, 300);
  const chalkMarks = p.inColor(
    () =>
      `<g opacity="0.5" stroke="${p.color('#ffffff')}" stroke-width="3" fill="none" stroke-linecap="round"><path d="M${round(x + 24)},${round(y + tall - 40)} h70 M${round(x + 24)},${round(y + tall - 22)} h44"/><circle cx="${round(x + wide - 56)}" cy="${round(y + tall - 48)}" r="22"/><path d="M${round(x + wide - 110)},${round(y + tall - 26)} l16,-38 l16,38 z"/></g>`,
  );
  return layers(
    p.sky('#ffeccf', '#ffe0b5'),
    p.dots('#ff9f68', (_u, v) => 0.52 - v * 0.75, 0.28, 14),
    p.rect(x - 12, y - 12, wide + 24, tall + 24, '#b07a4a', 6),
    p.rect(x, y, wide, tall, '#2f6b57', 2),
    chalkMarks,
    w > 420 ? windowTo(p, w * 0.02 - 20, h * 0.16, Math.min(110, w * 0.13), h * 0.34, 'day') : '',
    w > 620 ? bookshelf(p, w * 0.84, h * 0.4, w * 0.15) : '',
    p.rect(-5, ground - 14, w + 10, 18, '#c98f5a'),
    floor(p, ground, '#e0b07e', '#c9955f'),
  );
}

export function library(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const unit = Math.max(180, w / 5);
  const stack = (i: number) => {
    const x = i * unit + 10;
    const shelf = (row: number) =>
      bookshelf(p, x + 12, h * 0.1 + (row + 1) * ((ground - h * 0.1) / 4), unit - 44);
    return p.rect(x, h * 0.06, unit - 20, ground - h * 0.06, '#c79a68', 4) + repeat(4, shelf);
  };
  return layers(
    p.sky('#fbeedb', '#f3dfc1'),
    p.dots('#d99a5b', (_u, v) => 0.45 - v * 0.8, 0.28),
    repeat(Math.ceil(w / unit), stack),
    floor(p, ground, '#b98a5e', '#a2764d'),
    p.oval(w * 0.5, ground + (h - ground) * 0.55, w * 0.34, (h - ground) * 0.3, '#7a9e9f'),
  );
}

export function lab(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const shelf = ['test-tube', 'alembic', 'microscope', 'petri-dish', 'dna', 'books'];
  const count = Math.max(3, Math.round(w / 150));
  let tiles = '';
  for (let x = 0; x < w; x += 70) tiles += p.stroke(`M${x},0 V${round(ground)}`, '#b5dadd', 1.5);
  for (let y = 30; y < ground; y += 70) tiles += p.stroke(`M0,${y} H${round(w)}`, '#b5dadd', 1.5);
  return layers(
    p.sky('#dff3f4', '#c6e6ea'),
    p.dots('#4bb3b8', (_u, v) => 0.5 - v, 0.3),
    tiles,
    p.rect(w * 0.06, h * 0.3, w * 0.88, 10, '#8fb8bd', 2),
    repeat(count, (i) =>
      p.prop(shelf[i % shelf.length]!, w * 0.06 + (w * 0.88 * (i + 0.5)) / count, h * 0.3 - 38, 76),
    ),
    p.rect(-5, ground, w + 10, 22, '#ffffff'),
    p.rect(-5, ground + 22, w + 10, h, '#8cc5cc'),
  );
}

export function kitchen(p: Painter): string {
  const { width: w, height: h, ground } = p;
  let tiles = '';
  for (let x = 0; x < w; x += 48) tiles += p.stroke(`M${x},0 V${round(ground)}`, '#f3d9a8', 1.5);
  for (let y = 20; y < ground; y += 48) tiles += p.stroke(`M0,${y} H${round(w)}`, '#f3d9a8', 1.5);
  return layers(
    p.sky('#fff2d9', '#ffe6bd'),
    p.dots('#ffb35c', (_u, v) => 0.45 - v, 0.3),
    tiles,
    p.rect(w * 0.04, h * 0.06, w * 0.26, h * 0.22, '#8fc1a9', 6),
    p.rect(w * 0.7, h * 0.06, w * 0.26, h * 0.22, '#8fc1a9', 6),
    p.oval(w * 0.27, h * 0.17, 5, 5, '#ffffff'),
    p.oval(w * 0.73, h * 0.17, 5, 5, '#ffffff'),
    windowTo(p, w * 0.4, h * 0.1, w * 0.2, h * 0.26, 'day'),
    p.rect(-5, ground - 8, w + 10, 24, '#fdfaf3'),
    p.rect(-5, ground + 16, w + 10, h, '#7fb3a0'),
    p.prop('teapot', w * 0.1, ground - 46, 84),
    p.prop('bowl-with-spoon', w * 0.9, ground - 40, 84),
  );
}

function wallpaper(p: Painter, hex: string): string {
  let out = '';
  for (let x = 20; x < p.width; x += 64) out += p.stroke(`M${x},0 V${round(p.ground)}`, hex, 6);
  return out;
}

export function home(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const shelf = Math.min(w * 0.28, 220);
  return layers(
    p.sky('#d9ecff', '#eef6ff'),
    p.dots('#6aa5e8', (_u, v) => 0.5 - v * 0.9, 0.28),
    wallpaper(p, '#c6dff7'),
    windowTo(p, w * 0.62, h * 0.12, Math.min(w * 0.22, 170), h * 0.3, 'day'),
    bookshelf(p, w * 0.08, h * 0.34, shelf),
    p.prop('potted-plant', w * 0.08 + shelf - 14, h * 0.34 - 34, 66),
    p.rect(-5, ground - 12, w + 10, 16, '#ffffff'),
    floor(p, ground, '#e3bd8f', '#cfa270'),
    p.oval(w * 0.5, ground + (h - ground) * 0.55, w * 0.34, (h - ground) * 0.3, '#f28482'),
  );
}

export function bedroom(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const bed = Math.min(w * 0.5, 420);
  return layers(
    p.sky('#e6dcfa', '#f6f0ff'),
    p.dots('#9d7fe0', (_u, v) => 0.5 - v * 0.9, 0.26),
    wallpaper(p, '#d9caf5'),
    windowTo(p, w * 0.1, h * 0.12, Math.min(w * 0.2, 150), h * 0.28, 'night'),
    p.rect(w * 0.5, h * 0.14, 92, 92, '#ffffff', 4),
    p.prop('rocket', w * 0.5 + 46, h * 0.14 + 46, 62),
    floor(p, ground, '#d8b48a', '#c39b6d'),
    p.rect(w - bed, ground - 96, bed + 20, 110, '#c98f5a', 8),
    p.rect(w - bed - 14, ground - 52, bed + 40, 70, '#7aa5e0', 14),
    p.rect(w - bed * 0.34, ground - 92, bed * 0.26, 52, '#ffffff', 18),
  );
}

export function bank(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const lamp = (i: number) => {
    const x = w * (0.2 + i * 0.3);
    return (
      p.stroke(`M${round(x)},0 V${round(h * 0.08)}`, '#8a7a5a', 4) +
      p.path(
        `M${round(x - 34)},${round(h * 0.15)} Q${round(x)},${round(h * 0.04)} ${round(x + 34)},${round(h * 0.15)} Z`,
        '#ffe08a',
      )
    );
  };
  const bar = (i: number) =>
    p.rect(w * 0.08 + i * ((w * 0.84) / 12), h * 0.3, 8, ground - h * 0.3, '#d9b65c', 3);
  return layers(
    p.sky('#efe7f7', '#faf6ff'),
    p.dots('#8a7bd8', (_u, v) => 0.5 - v, 0.26),
    p.rect(w * 0.05, h * 0.24, w * 0.9, 22, '#e0c98d', 4),
    repeat(13, bar),
    p.clearTop ? '' : repeat(3, lamp),
    p.oval(w * 0.5, h * 0.5, 74, 74, '#c9d3dd'),
    p.oval(w * 0.5, h * 0.5, 54, 54, '#aebac6'),
    p.stroke(
      `M${round(w * 0.5 - 34)},${round(h * 0.5)} h68 M${round(w * 0.5)},${round(h * 0.5 - 34)} v68`,
      '#6b7784',
      7,
    ),
    p.rect(-5, ground - 30, w + 10, 26, '#f7efe0'),
    p.rect(-5, ground - 4, w + 10, h, '#b08968'),
  );
}

export function museum(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const pictures = ['amphora', 'scroll', 'classical-building', 'sauropod'];
  const frame = (i: number) => {
    const x = w * (0.12 + i * 0.26);
    const side = Math.min(130, w * 0.18);
    return layers(
      p.rect(x - side / 2 - 10, h * 0.14 - 10, side + 20, side + 20, '#d9b65c', 4),
      p.rect(x - side / 2, h * 0.14, side, side, '#fff8ec', 2),
      p.prop(pictures[i % pictures.length]!, x, h * 0.14 + side / 2, side * 0.7),
    );
  };
  return layers(
    p.sky('#e9e4dc', '#f7f3ec'),
    p.dots('#a99a83', (_u, v) => 0.45 - v, 0.26),
    p.clearTop ? '' : repeat(4, frame),
    p.rect(-5, ground - 12, w + 10, 16, '#ffffff'),
    floor(p, ground, '#c9b79c', '#b6a285'),
    p.rect(w * 0.44, ground - 60, w * 0.12, 80, '#ffffff', 2),
    p.prop('amphora', w * 0.5, ground - 98, 84),
  );
}

export function factory(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const column = (i: number) => p.rect(w * (0.06 + i * 0.29), 0, 26, ground, '#a3adb8');
  return layers(
    p.sky('#dfe4ea', '#f1f3f6'),
    p.dots('#7a8794', (_u, v) => 0.5 - v, 0.28),
    repeat(4, column),
    p.rect(-5, h * 0.16, w + 10, 24, '#8d99a6'),
    p.prop('gear', w * 0.24, h * 0.42, 130),
    p.prop('gear', w * 0.36, h * 0.54, 88, { turn: 20 }),
    p.prop('gear', w * 0.78, h * 0.44, 120, { turn: 10 }),
    p.rect(-5, ground - 40, w + 10, 22, '#5b6570'),
    repeat(Math.ceil(w / 70), (i) => p.oval(i * 70 + 30, ground - 14, 13, 13, '#c9d0d8')),
    p.rect(-5, ground, w + 10, h, '#b9b1a6'),
  );
}
