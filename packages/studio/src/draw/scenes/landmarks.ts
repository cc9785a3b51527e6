import { lighten } from '../colors.ts';
import { pick } from '../random.ts';
import { clipTo, lineTag, round } from '../svg.ts';
import { layers, type Painter, repeat } from './painter.ts';

/** Things that several scenes share. */

export function cloud(p: Painter, x: number, y: number, s: number, fill = '#ffffff'): string {
  return p.path(
    `M${round(x - 60 * s)},${round(y)} a${round(28 * s)},${round(28 * s)} 0 0 1 ${round(22 * s)},${round(-42 * s)} a${round(40 * s)},${round(40 * s)} 0 0 1 ${round(74 * s)},${round(-6 * s)} a${round(26 * s)},${round(26 * s)} 0 0 1 ${round(26 * s)},${round(48 * s)} Z`,
    fill,
  );
}

export function sun(p: Painter, x: number, y: number, radius: number): string {
  if (p.clearTop) return '';
  const glow = p.inColor(
    () =>
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 1.9)}" fill="${p.color('#fff3b0')}" opacity="0.45"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 1.4)}" fill="${p.color('#ffe566')}" opacity="0.5"/>`,
  );
  return glow + p.oval(x, y, radius, radius, '#ffd43b');
}

export function tree(p: Painter, x: number, y: number, s: number, crown = '#4caf50'): string {
  const trunk = `M${round(x - 10 * s)},${round(y)} L${round(x - 8 * s)},${round(y - 70 * s)} L${round(x + 8 * s)},${round(y - 70 * s)} L${round(x + 10 * s)},${round(y)} Z`;
  const leaves = `M${round(x - 58 * s)},${round(y - 62 * s)} c${round(-28 * s)},${round(-14 * s)} ${round(-14 * s)},${round(-58 * s)} ${round(14 * s)},${round(-56 * s)} c${round(2 * s)},${round(-44 * s)} ${round(66 * s)},${round(-50 * s)} ${round(78 * s)},${round(-10 * s)} c${round(36 * s)},${round(-4 * s)} ${round(48 * s)},${round(46 * s)} ${round(20 * s)},${round(64 * s)} c${round(-20 * s)},${round(16 * s)} ${round(-92 * s)},${round(18 * s)} ${round(-112 * s)},${round(2 * s)} Z`;
  const light = p.inColor(() =>
    lineTag(
      `M${round(x - 30 * s)},${round(y - 108 * s)} q${round(14 * s)},${round(-26 * s)} ${round(44 * s)},${round(-24 * s)}`,
      p.color(lighten(crown, 0.3)),
      6 * s,
    ),
  );
  return p.path(trunk, '#8d5a34') + p.path(leaves, crown) + light;
}

export function pine(p: Painter, x: number, y: number, s: number, fill = '#5a8f6b'): string {
  const tier = (top: number, half: number, bottom: number) =>
    p.path(
      `M${round(x)},${round(y - top * s)} L${round(x + half * s)},${round(y - bottom * s)} L${round(x - half * s)},${round(y - bottom * s)} Z`,
      fill,
    );
  return layers(
    p.path(
      `M${round(x - 8 * s)},${round(y)} h${round(16 * s)} v${round(-30 * s)} h${round(-16 * s)} Z`,
      '#8d5a34',
    ),
    tier(100, 58, 24),
    tier(140, 46, 70),
    tier(176, 34, 116),
  );
}

export function bush(p: Painter, x: number, y: number, s: number, fill: string): string {
  return p.path(
    `M${round(x - 80 * s)},${round(y)} c${round(-30 * s)},${round(-30 * s)} ${round(6 * s)},${round(-62 * s)} ${round(30 * s)},${round(-46 * s)} c${round(10 * s)},${round(-44 * s)} ${round(70 * s)},${round(-40 * s)} ${round(78 * s)},${round(-6 * s)} c${round(30 * s)},${round(-14 * s)} ${round(62 * s)},${round(20 * s)} ${round(42 * s)},${round(52 * s)} Z`,
    fill,
  );
}

/** Rolling ground from `y` down; `swell` px high, `phase` 0 or 1. */
export function hills(p: Painter, y: number, swell: number, fill: string, phase: 0 | 1): string {
  const { width: w, height: h } = p;
  let d = `M0,${round(h)} L0,${round(y)}`;
  for (let i = 0; i < 4; i++) {
    const x0 = (w * i) / 4;
    const x1 = (w * (i + 1)) / 4;
    d += ` Q${round((x0 + x1) / 2)},${round(y + ((i + phase) % 2 ? swell : -swell))} ${round(x1)},${round(y)}`;
  }
  return p.path(`${d} L${round(w)},${round(h)} Z`, fill);
}

export function flower(p: Painter, x: number, y: number, s: number, petals: string): string {
  const petal = (i: number) => {
    const angle = (i / 5) * 2 * Math.PI - Math.PI / 2;
    return p.oval(
      x + Math.cos(angle) * 8 * s,
      y - 30 * s + Math.sin(angle) * 8 * s,
      6.2 * s,
      6.2 * s,
      petals,
    );
  };
  return layers(
    p.stroke(
      `M${round(x)},${round(y)} q${round(3 * s)},${round(-14 * s)} 0,${round(-26 * s)}`,
      '#2f7d32',
      Math.max(3 * s, 2),
    ),
    repeat(5, petal),
    p.oval(x, y - 30 * s, 5 * s, 5 * s, '#ffd43b', false),
  );
}

export function windowTo(
  p: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  view: 'day' | 'night',
): string {
  const pane = `M${round(x)},${round(y)} h${round(w)} v${round(h)} h${round(-w)} Z`;
  const outside =
    view === 'day'
      ? layers(
          cloud(p, x + w * 0.35, y + h * 0.4, 0.5),
          p.oval(x + w * 0.3, y + h * 1.05, w * 0.6, h * 0.32, '#7cc47a'),
          p.oval(x + w * 0.9, y + h * 1.1, w * 0.5, h * 0.34, '#5fb064'),
        )
      : p.oval(x + w * 0.7, y + h * 0.3, h * 0.12, h * 0.12, '#fff3b0');
  return layers(
    p.rect(x - 10, y - 10, w + 20, h + 20, '#ffffff', 6),
    p.rect(x, y, w, h, view === 'day' ? '#a8dcf5' : '#22305e', 2),
    clipTo(p.ids, pane, outside),
    lineTag(
      `M${round(x + w / 2)},${round(y)} v${round(h)} M${round(x)},${round(y + h / 2)} h${round(w)}`,
      '#ffffff',
      6,
    ),
    p.line ? lineTag(pane, p.ink, p.line) : '',
    p.rect(x - 16, y + h + 8, w + 32, 14, '#f0e4cf', 3),
  );
}

/** Floor from `y` down, with boards running to the horizon. */
export function floor(p: Painter, y: number, fill: string, boards?: string): string {
  const { width: w, height: h } = p;
  const seam = (i: number) =>
    p.stroke(
      `M${round(w * (i / 4))},${round(y)} L${round(w * 0.5 + (w * (i / 4) - w * 0.5) * 1.7)},${round(h)}`,
      boards!,
      2.5,
    );
  return p.rect(-5, y, w + 10, h - y + 10, fill) + (boards ? p.inColor(() => repeat(5, seam)) : '');
}

const spines = ['#e76f51', '#2a9d8f', '#e9c46a', '#457b9d', '#b5838d', '#6a994e', '#f28482'];

export function bookshelf(p: Painter, x: number, y: number, w: number): string {
  let out = '';
  let at = x;
  while (at < x + w - 10) {
    const thick = 12 + p.random() * 12;
    const tall = 44 + p.random() * 24;
    out += p.rect(at, y - tall, thick, tall, pick(p.random, spines), 2);
    at += thick + 1;
    if (p.random() < 0.12) at += 14;
  }
  return out + p.rect(x - 8, y, w + 16, 10, '#a97142', 2);
}

export function stars(p: Painter, count: number, depth: number): string {
  return repeat(count, () => {
    const radius = 0.8 + p.random() * 2.2;
    return `<circle cx="${round(p.random() * p.width)}" cy="${round(p.random() * p.height * depth)}" r="${round(radius)}" fill="#ffffff" opacity="${round(0.4 + p.random() * 0.6)}"/>`;
  });
}

/** A fence of pickets with its foot at `y`. */
export function fence(p: Painter, y: number): string {
  let out = '';
  for (let x = -10; x < p.width + 20; x += 44)
    out += p.path(`M${x},${round(y)} v-58 l13,-14 l13,14 v58 Z`, '#fff8ec');
  return out + p.rect(-5, y - 44, p.width + 10, 9, '#fff8ec');
}
