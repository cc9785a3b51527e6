import { darken, lighten } from '../colors.ts';
import { svg } from '../markup.ts';
import { lineTag, round } from '../svg.ts';
import { glow, groundShadow } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** What grows, flows and floats in several scenes. Positions in px of the frame; `s` enlarges. */

export function cloud(p: Painter, x: number, y: number, s: number, fill = '#ffffff', shaded = true): string {
  const under = p.inColor(() =>
    shaded
      ? svg`<path d="${d`M${x - 69 * s},${y - 15 * s} q${66 * s},${15 * s} ${130 * s},${-8 * s} q${2 * s},${14 * s} ${-6 * s},${23 * s} h${-112 * s} q${-9 * s},${-3 * s} ${-12 * s},${-15 * s} Z`}" fill="${p.color('#8fb4d0')}" fill-opacity="0.4"/>`
      : '',
  );
  return (
    p.path(
      d`M${x - 60 * s},${y} a${28 * s},${28 * s} 0 0 1 ${22 * s},${-42 * s} a${40 * s},${40 * s} 0 0 1 ${74 * s},${-6 * s} a${26 * s},${26 * s} 0 0 1 ${26 * s},${48 * s} Z`,
      fill,
    ) + under
  );
}

export function sun(p: Painter, x: number, y: number, radius: number, fill = '#ffd43b'): string {
  if (p.clearTop) return '';
  return glow(p, x, y, radius * 3.2, '#fff3b0', 0.85) + p.oval(x, y, radius, radius, fill);
}

export function tree(p: Painter, x: number, y: number, s: number, crown = '#4caf50'): string {
  const leaves = d`M${x - 58 * s},${y - 62 * s} c${-28 * s},${-14 * s} ${-14 * s},${-58 * s} ${14 * s},${-56 * s} c${2 * s},${-44 * s} ${66 * s},${-50 * s} ${78 * s},${-10 * s} c${36 * s},${-4 * s} ${48 * s},${46 * s} ${20 * s},${64 * s} c${-20 * s},${16 * s} ${-92 * s},${18 * s} ${-112 * s},${2 * s} Z`;
  const shaded = p.inColor(
    () =>
      svg`<path d="${d`M${x - 58 * s},${y - 62 * s} q${58 * s},${10 * s} ${116 * s},${-46 * s} q${22 * s},${30 * s} ${-4 * s},${44 * s} c${-20 * s},${16 * s} ${-92 * s},${18 * s} ${-112 * s},${2 * s} Z`}" fill="${p.color(darken(crown, 0.3))}" fill-opacity="0.4"/>${lineTag(d`M${x - 30 * s},${y - 108 * s} q${14 * s},${-26 * s} ${44 * s},${-24 * s}`, p.color(lighten(crown, 0.3)), 6 * s)}`,
  );
  return layers(
    groundShadow(p, x + 12 * s, y, 62 * s, 9 * s),
    p.path(d`M${x - 10 * s},${y} L${x - 8 * s},${y - 70 * s} h${16 * s} L${x + 10 * s},${y} Z`, '#8d5a34'),
    p.path(leaves, crown),
    shaded,
  );
}

/** A slender tree like those that line a lane. */
export function poplar(p: Painter, x: number, y: number, s: number, fill: string): string {
  return (
    p.path(d`M${x - 5 * s},${y} v${-30 * s} h${10 * s} v${30 * s} Z`, '#8d5a34') +
    p.path(
      d`M${x},${y - 150 * s} C${x + 34 * s},${y - 110 * s} ${x + 30 * s},${y - 40 * s} ${x},${y - 18 * s} C${x - 30 * s},${y - 40 * s} ${x - 34 * s},${y - 110 * s} ${x},${y - 150 * s} Z`,
      fill,
    )
  );
}

export function pine(p: Painter, x: number, y: number, s: number, fill = '#5a8f6b', snowy = false): string {
  const tier = (top: number, half: number, bottom: number) =>
    p.path(
      d`M${x},${y - top * s} L${x + half * s},${y - bottom * s} Q${x},${y - (bottom - 12) * s} ${x - half * s},${y - bottom * s} Z`,
      fill,
    ) +
    (snowy
      ? p.path(
          d`M${x},${y - top * s} L${x + half * 0.5 * s},${y - (top + bottom) * 0.5 * s} q${-half * 0.2 * s},${10 * s} ${-half * 0.4 * s},0 q${-half * 0.16 * s},${9 * s} ${-half * 0.34 * s},0 L${x - half * 0.5 * s},${y - (top + bottom) * 0.5 * s} Z`,
          '#ffffff',
          false,
        )
      : '');
  return layers(
    p.path(d`M${x - 8 * s},${y} h${16 * s} v${-30 * s} h${-16 * s} Z`, '#8d5a34'),
    tier(100, 58, 24),
    tier(140, 46, 70),
    tier(176, 34, 116),
  );
}

export function bush(p: Painter, x: number, y: number, s: number, fill: string): string {
  return p.path(
    d`M${x - 80 * s},${y} c${-30 * s},${-30 * s} ${6 * s},${-62 * s} ${30 * s},${-46 * s} c${10 * s},${-44 * s} ${70 * s},${-40 * s} ${78 * s},${-6 * s} c${30 * s},${-14 * s} ${62 * s},${20 * s} ${42 * s},${52 * s} Z`,
    fill,
  );
}

/** Rolling ground from `y` down; `swell` px high; `phase` shifts its waves, 0 to 1. */
export function hills(p: Painter, y: number, swell: number, fill: string, phase: number, waves = 2): string {
  const { width: w, height: h } = p;
  const step = w / (waves * 2);
  const from = -step * 2 * phase;
  let path = d`M${from},${h + 10} L${from},${y}`;
  for (let i = 0; from + i * step < w + step; i++)
    path += d` q${step / 2},${i % 2 ? swell : -swell} ${step},0`;
  return p.path(`${path} V${round(h + 10)} Z`, fill);
}

/** A far range of peaks with its foot at `y`; `rise` px high. */
export function range(
  p: Painter,
  y: number,
  rise: number,
  fill: string,
  count: number,
  snow?: string,
): string {
  const step = p.width / count;
  let path = d`M${-step},${y}`;
  let caps = '';
  for (let i = -1; i <= count; i++) {
    const [x, top] = [step * (i + 0.5), y - rise * (0.62 + p.random() * 0.38)];
    path += d` L${x},${top} L${x + step * 0.5},${y - rise * (0.12 + p.random() * 0.2)}`;
    if (snow)
      caps += p.path(
        d`M${x},${top} l${step * 0.15},${rise * 0.22} l${-step * 0.08},${-rise * 0.05} l${-step * 0.08},${rise * 0.08} l${-step * 0.06},${-rise * 0.07} l${-step * 0.09},${rise * 0.05} Z`,
        snow,
        false,
      );
  }
  return p.path(`${path} V${round(p.height)} H${round(-step)} Z`, fill) + caps;
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
    p.stroke(d`M${x},${y} q${3 * s},${-14 * s} 0,${-26 * s}`, '#2f7d32', Math.max(3 * s, 2)),
    repeat(5, petal),
    p.oval(x, y - 30 * s, 5 * s, 5 * s, '#ffd43b', false),
  );
}

/** A tuft of blades. */
export function grass(p: Painter, x: number, y: number, s: number, fill: string): string {
  return p.path(
    d`M${x - 22 * s},${y} Q${x - 22 * s},${y - 20 * s} ${x - 34 * s},${y - 34 * s} Q${x - 12 * s},${y - 26 * s} ${x - 8 * s},${y - 12 * s} Q${x - 8 * s},${y - 40 * s} ${x},${y - 56 * s} Q${x + 8 * s},${y - 36 * s} ${x + 7 * s},${y - 14 * s} Q${x + 14 * s},${y - 30 * s} ${x + 34 * s},${y - 38 * s} Q${x + 22 * s},${y - 20 * s} ${x + 22 * s},${y} Z`,
    fill,
  );
}

export function rock(p: Painter, x: number, y: number, s: number, fill: string): string {
  const side = p.inColor(
    () =>
      svg`<path d="${d`M${x + 6 * s},${y - 46 * s} L${x + 40 * s},${y - 30 * s} L${x + 56 * s},${y} H${x + 10 * s} Z`}" fill="${p.color(darken(fill, 0.25))}" fill-opacity="0.55"/>`,
  );
  return (
    p.path(
      d`M${x - 56 * s},${y} L${x - 42 * s},${y - 30 * s} L${x - 12 * s},${y - 52 * s} L${x + 6 * s},${y - 46 * s} L${x + 40 * s},${y - 30 * s} L${x + 56 * s},${y} Z`,
      fill,
    ) + side
  );
}

export function palm(p: Painter, x: number, y: number, s: number, lean: number): string {
  const [tx, ty] = [x + lean * s, y - 190 * s];
  const frond = (angle: number, long: number) => {
    const [ex, ey] = [tx + Math.cos(angle) * long * s, ty + Math.sin(angle) * long * s * 0.6 + 26 * s];
    return p.path(
      d`M${tx},${ty} Q${(tx + ex) / 2},${ty - 46 * s} ${ex},${ey} Q${(tx + ex) / 2},${ty - 12 * s} ${tx},${ty + 10 * s} Z`,
      '#57a55a',
    );
  };
  return layers(
    p.path(
      d`M${x - 12 * s},${y} Q${x + lean * 0.2 * s},${y - 110 * s} ${tx - 6 * s},${ty} h${12 * s} Q${x + (lean * 0.2 + 26) * s},${y - 100 * s} ${x + 14 * s},${y} Z`,
      '#b58556',
    ),
    frond(Math.PI * 1.02, 104),
    frond(-Math.PI * 0.02, 104),
    frond(Math.PI * 1.22, 84),
    frond(-Math.PI * 0.24, 84),
    frond(Math.PI * 0.66, 70),
    p.oval(tx - 5 * s, ty + 10 * s, 8 * s, 8 * s, '#8d5a34'),
    p.oval(tx + 9 * s, ty + 12 * s, 8 * s, 8 * s, '#8d5a34'),
  );
}

/** A leafy branch that hangs into the frame from its left (1) or right (-1) top corner. */
export function branch(p: Painter, side: 1 | -1, s: number, fill: string): string {
  const from = side > 0 ? 0 : p.width;
  const x = (v: number) => from + side * v * s;
  const leaf = (i: number) => {
    const [lx, ly] = [14 + i * 23, 20 + i * 5 + (i % 2 ? 26 : -6)];
    return p.path(
      d`M${x(lx)},${ly * s} q${side * 26 * s},${-6 * s} ${side * 38 * s},${16 * s} q${-side * 28 * s},${10 * s} ${-side * 38 * s},${-16 * s} Z`,
      fill,
    );
  };
  return (
    p.stroke(d`M${x(-10)},${8 * s} Q${x(90)},${22 * s} ${x(168)},${54 * s}`, '#7a5234', 7 * s) +
    repeat(7, leaf)
  );
}

export function stars(p: Painter, count: number, depth: number): string {
  return repeat(count, () => {
    const radius = 0.8 + p.random() * 2.2;
    return svg`<circle cx="${round(p.random() * p.width)}" cy="${round(p.random() * p.height * depth)}" r="${round(radius)}" fill="#ffffff" fill-opacity="${round(0.4 + p.random() * 0.6)}"/>`;
  });
}

/** A fence of pickets with its foot at `y`. */
export function fence(p: Painter, y: number, s = 1): string {
  let out = '';
  for (let x = -10; x < p.width + 20; x += 44 * s)
    out += p.path(
      d`M${x},${y} v${-58 * s} l${13 * s},${-14 * s} l${13 * s},${14 * s} v${58 * s} Z`,
      '#fff8ec',
    );
  return out + p.rect(-5, y - 44 * s, p.width + 10, 9 * s, '#fff8ec');
}
