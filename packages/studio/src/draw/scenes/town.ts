import { pick } from '../random.ts';
import { round } from '../svg.ts';
import { cloud, floor, sun, tree } from './landmarks.ts';
import { layers, type Painter, repeat } from './painter.ts';

const farWalls = ['#b8c4e0', '#c9b6d6', '#a8cfd9', '#d9c2b0'];
const nearWalls = ['#f4a08a', '#f7c873', '#8fc1a9', '#8aa9d6'];

export function city(p: Painter): string {
  const { width: w, height: h, ground } = p;
  return layers(
    p.sky('#ffd8b0', '#fff1d6'),
    p.dots('#ff9a5c', (_u, v) => 0.6 - v, 0.35),
    skyline(p),
    houses(p),
    p.rect(-5, ground, w + 10, h, '#c9c5bd'),
    p.rect(-5, ground, w + 10, 14, '#e6e1d6'),
  );
}

function skyline(p: Painter): string {
  let out = '';
  let x = -20;
  while (x < p.width + 20) {
    const wide = 60 + p.random() * 60;
    const tall = p.height * (0.3 + p.random() * 0.3);
    out += p.rect(x, p.ground - tall, wide, tall, pick(p.random, farWalls));
    x += wide;
  }
  return out;
}

function houses(p: Painter): string {
  let out = '';
  let x = -40;
  while (x < p.width + 20) {
    const wide = 110 + p.random() * 70;
    const tall = p.height * (0.22 + p.random() * 0.22);
    const top = p.ground - tall;
    out += p.rect(x, top, wide, tall + 4, pick(p.random, nearWalls));
    for (let y = top + 22; y < p.ground - 50; y += 46)
      for (let at = x + 16; at < x + wide - 26; at += 38) out += p.rect(at, y, 22, 26, '#fffbe6', 2);
    x += wide + 6;
  }
  return out;
}

export function street(p: Painter): string {
  const { width: w, height: h, ground } = p;
  return layers(
    p.sky('#a8ddf5', '#f2fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    cloud(p, w * 0.3, h * 0.14, 0.9),
    sun(p, w * 0.88, h * 0.14, 36),
    houses(p),
    tree(p, w * 0.07, ground + 6, 0.9, '#6cbf63'),
    p.rect(-5, ground, w + 10, 26, '#e6e1d6'),
    p.rect(-5, ground + 26, w + 10, h, '#8f949c'),
    repeat(Math.ceil(w / 120), (i) =>
      p.rect(i * 120 + 20, ground + 26 + (h - ground) * 0.35, 60, 9, '#ffffff', 2, false),
    ),
  );
}

export function market(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const goods = ['red-apple', 'bread', 'carrot', 'cheese-wedge', 'tangerine', 'fish'];
  const stalls = w > 700 ? 3 : 2;
  const stall = (i: number) => {
    const wide = (w / stalls) * 0.86;
    const x = (w / stalls) * (i + 0.5) - wide / 2;
    const top = h * 0.26;
    const stripe = (k: number) =>
      p.path(
        `M${round(x + (wide * k) / 6)},${round(top)} h${round(wide / 6)} v${round(h * 0.1)} q${round(-wide / 12)},16 ${round(-wide / 6)},0 Z`,
        k % 2 ? '#fff8ec' : ['#e5584f', '#3f8fc4', '#5aa85f'][i]!,
      );
    return layers(
      p.rect(x + 6, top, 10, ground - top, '#a97142'),
      p.rect(x + wide - 16, top, 10, ground - top, '#a97142'),
      p.rect(x, ground - 58, wide, 60, '#c98f5a', 3),
      repeat(3, (k) =>
        p.prop(goods[(i * 3 + k) % goods.length]!, x + (wide * (k + 0.5)) / 3, ground - 76, 54),
      ),
      repeat(6, stripe),
    );
  };
  return layers(
    p.sky('#ffe2b8', '#fff5e0'),
    p.dots('#ff9a5c', (_u, v) => 0.55 - v, 0.34),
    skyline(p),
    p.rect(-5, ground - 4, w + 10, h, '#dcc9a6'),
    repeat(stalls, stall),
  );
}

export function capitol(p: Painter): string {
  const { width: w, height: h, ground } = p;
  const x = w * 0.5;
  const dome = Math.min(w * 0.12, h * 0.2);
  const wide = Math.min(w * 0.86, dome * 6.4);
  const column = (i: number) =>
    p.rect(x - wide / 2 + 14 + i * ((wide - 46) / 10), ground - h * 0.24, 15, h * 0.22, '#ffffff');
  return layers(
    p.sky('#9fd3f5', '#eef8ff'),
    p.dots('#3a93dc', (_u, v) => 0.6 - v, 0.36),
    cloud(p, w * 0.16, h * 0.18, 0.9),
    cloud(p, w * 0.86, h * 0.14, 0.8),
    p.clearTop ? '' : p.rect(x - 4, ground - h * 0.28 - dome * 2.15, 8, dome * 0.6, '#d9cfb8'),
    p.path(
      `M${round(x - dome)},${round(ground - h * 0.3 - dome * 0.4)} C${round(x - dome)},${round(ground - h * 0.3 - dome * 2)} ${round(x + dome)},${round(ground - h * 0.3 - dome * 2)} ${round(x + dome)},${round(ground - h * 0.3 - dome * 0.4)} Z`,
      '#f7f3e8',
    ),
    p.rect(x - dome * 1.12, ground - h * 0.3 - dome * 0.45, dome * 2.24, dome * 0.5, '#ece5d3'),
    p.rect(x - wide / 2, ground - h * 0.3, wide, h * 0.3, '#efe9da'),
    p.rect(x - wide / 2 - 10, ground - h * 0.3, wide + 20, 16, '#d9cfb8'),
    repeat(11, column),
    tree(p, w * 0.06, ground + 8, 0.9, '#5fb55f'),
    tree(p, w * 0.95, ground + 8, 0.85, '#6cbf63'),
    floor(p, ground, '#8fcb6b'),
    p.path(
      `M${round(x - 60)},${round(ground)} L${round(x + 60)},${round(ground)} L${round(x + 190)},${round(h)} L${round(x - 190)},${round(h)} Z`,
      '#e9e2cf',
    ),
  );
}
