import { darken } from '../colors.ts';
import { svg } from '../markup.ts';
import { glow, light, shade } from './light.ts';
import { grass, rock } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Places too small or too deep to stand in. */

/** Down a blood vessel: walls close in on a bright end, red cells float by. */
export function body(p: Painter): string {
  const { width: w, height: h, unit: u } = p;
  const [cx, cy] = [w * 0.56, h * 0.44];
  const ring = (i: number) => {
    const share = 1 - i * 0.2;
    return p.oval(
      cx + (w * 0.5 - cx) * share,
      cy + (h * 0.5 - cy) * share,
      w * 0.66 * share,
      h * 0.7 * share,
      ['#f4847d', '#f79a90', '#fab0a4', '#fdc6b8', '#ffdccd'][i]!,
      false,
    );
  };
  const redCell = (x: number, y: number, r: number, turn: number) =>
    svg`<g transform="rotate(${turn} ${Math.round(x)} ${Math.round(y)})">${p.oval(x, y, r, r * 0.74, '#e5484d')}${p.oval(x, y + r * 0.04, r * 0.52, r * 0.32, '#c73b42', false)}${light(p, d`M${x - r * 0.7},${y - r * 0.26} Q${x - r * 0.2},${y - r * 0.7} ${x + r * 0.4},${y - r * 0.56} Q${x - r * 0.2},${y - r * 0.46} ${x - r * 0.7},${y - r * 0.26} Z`, '#ffffff', 0.45)}</g>`;
  const far = () =>
    redCell(
      cx + (p.random() - 0.5) * w * 0.5,
      cy + (p.random() - 0.5) * h * 0.5,
      (11 + p.random() * 9) * u,
      p.random() * 60 - 30,
    );
  const middle = (i: number) =>
    redCell(
      w * [0.14, 0.36, 0.8, 0.9][i]!,
      h * [0.36, 0.7, 0.3, 0.66][i]! + (p.random() - 0.5) * 30 * u,
      (32 + p.random() * 10) * u,
      p.random() * 70 - 35,
    );
  const fold = (i: number) => {
    const at = (i / 9) * 2 * Math.PI;
    return d`M${cx + Math.cos(at) * w * 0.2},${cy + Math.sin(at) * h * 0.2} L${w / 2 + Math.cos(at + 0.12) * w * 0.74},${h / 2 + Math.sin(at + 0.12) * h * 0.74} `;
  };
  return layers(
    p.sky('#ea6b68', '#f0807a'),
    repeat(5, ring),
    glow(p, cx, cy, Math.min(w, h) * 0.42, '#fff4e6', 0.95),
    p.inColor(() => svg`<g opacity="0.45">${p.stroke(repeat(9, fold), '#e5726c', 5 * u)}</g>`),
    p.dots('#d6336c', (_u, v) => 0.4 - v, 0.22),
    repeat(7, far),
    repeat(4, middle),
    p.oval(w * 0.6, h * 0.86, 42 * u, 40 * u, '#f6efe6') +
      p.oval(w * 0.6 - 6 * u, h * 0.86, 20 * u, 16 * u, '#b79ad6') +
      p.oval(w * 0.6 + 14 * u, h * 0.84, 12 * u, 12 * u, '#b79ad6'),
    redCell(-6 * u, h * 0.94, 92 * u, 18),
    redCell(w + 4 * u, h * 0.08, 70 * u, -24),
  );
}

/** Inside a leaf: rows of cells with chloroplasts, one of them so near that the frame cuts it. */
export function cell(p: Painter): string {
  const { width: w, height: h, unit: u } = p;
  const [wide, tall] = [150 * u, 108 * u];
  const grain = (x: number, y: number, s: number) =>
    p.oval(x, y, 15 * s, 9 * s, '#4fa53c') +
    p.inColor(() =>
      p.stroke(
        d`M${x - 8 * s},${y - 2 * s} h${16 * s} M${x - 8 * s},${y + 2 * s} h${16 * s}`,
        '#8bd450',
        1.6 * s,
      ),
    );
  let out = p.sky('#d8f3a2', '#a7dd6d');
  for (let row = 0; row * tall < h + tall; row++)
    for (let column = -1; column * wide < w + wide; column++) {
      const [x, y] = [column * wide + (row % 2 ? wide / 2 : 0), row * tall - 20 * u];
      out += p.rect(x + 4, y + 4, wide - 8, tall - 8, '#a9d86a', 30 * u);
      out += p.rect(
        x + 11 * u,
        y + 11 * u,
        wide - 22 * u,
        tall - 22 * u,
        (row + column) % 2 ? '#cdee97' : '#d8f3a8',
        24 * u,
        false,
      );
      if ((row * 3 + column) % 4 === 0)
        out +=
          p.oval(x + wide * 0.5, y + tall * 0.5, 17 * u, 15 * u, '#9a7cc0') +
          p.oval(x + wide * 0.5 + 3 * u, y + tall * 0.5, 6 * u, 5 * u, '#7b5ca5', false);
      out += repeat(4, (i) =>
        grain(
          x + wide * (0.22 + (i % 2) * 0.54) + (p.random() - 0.5) * 14 * u,
          y + tall * (0.3 + (i > 1 ? 0.4 : 0)) + (p.random() - 0.5) * 8 * u,
          u,
        ),
      );
    }
  const [nx, ny] = [w * 0.98, h * 1.02];
  return layers(
    out,
    glow(p, w * 0.2, 0, Math.max(w, h) * 0.6, '#fffbd0', 0.75),
    p.dots('#3f8f2f', (_u, v) => 0.4 - v, 0.25),
    shade(p, d`M${nx - 170 * u},${ny - 120 * u} h${320 * u} v${200 * u} h${-320 * u} Z`, 0.1),
    p.rect(nx - 160 * u, ny - 112 * u, 330 * u, 220 * u, '#6fb044', 60 * u),
    p.rect(nx - 144 * u, ny - 96 * u, 320 * u, 220 * u, '#b9e57a', 50 * u, false),
    grain(nx - 94 * u, ny - 58 * u, 1.7 * u),
    grain(nx - 34 * u, ny - 32 * u, 1.7 * u),
  );
}

/** A cut through the ground: grass, roots, a burrow, bones, crystals. */
export function underground(p: Painter): string {
  const { width: w, height: h, unit: u } = p;
  const top = h * 0.13;
  const stone = () => {
    const r = (9 + p.random() * 15) * u;
    return p.oval(p.random() * w, h * (0.3 + p.random() * 0.6), r * 1.3, r, '#b49c86');
  };
  const layer = (y: number, fill: string, phase: 0 | 1) =>
    p.path(
      d`M-5,${y} Q${w * 0.25},${y + (phase ? 18 : -18) * u} ${w * 0.5},${y} T${w + 5},${y} V${h + 5} H-5 Z`,
      fill,
    );
  const root = (x: number, s: number) =>
    p.stroke(
      d`M${x},${top} q${-6 * s},${60 * s} ${10 * s},${110 * s} q${8 * s},${40 * s} ${-6 * s},${80 * s} M${x - 1 * s},${top + 50 * s} q${-40 * s},${20 * s} ${-54 * s},${76 * s} M${x + 8 * s},${top + 90 * s} q${40 * s},${14 * s} ${50 * s},${62 * s} M${x - 30 * s},${top + 82 * s} q${-8 * s},${26 * s} ${-2 * s},${50 * s}`,
      '#d8b98a',
      6 * s,
    );
  const crystal = (x: number, y: number, s: number, lean: number) =>
    p.path(
      d`M${x - 10 * s},${y} l${lean * s - 4 * s},${-50 * s} l${12 * s},${-18 * s} l${14 * s},${16 * s} l${-lean * 0.2 * s},${52 * s} Z`,
      '#9fd8ef',
    ) +
    light(
      p,
      d`M${x - 4 * s},${y - 4 * s} l${lean * s},${-46 * s} l${6 * s},${-8 * s} l${-2 * s},${54 * s} Z`,
      '#ffffff',
      0.5,
    );
  const [bx, by] = [w * 0.5 - 116 * u, h * 0.39 + 34 * u];
  return layers(
    p.sky('#bfe6f7', '#e8f7ff'),
    layer(top, '#9a6b43', 0),
    p.path(
      d`M-5,${top + 12 * u} V${top - 6 * u} Q${w * 0.25},${top - 24 * u} ${w * 0.5},${top - 6 * u} T${w + 5},${top - 6 * u} v${18 * u} Q${w * 0.75},${top + 26 * u} ${w * 0.5},${top + 10 * u} T-5,${top + 12 * u} Z`,
      '#6fbf57',
    ),
    repeat(Math.round(w / (90 * u)), (i) => grass(p, (i + 0.3) * 90 * u, top, 0.42 * u, '#5aa84c')),
    layer(h * 0.42, '#855a39', 1),
    layer(h * 0.66, '#6f4a32', 0),
    layer(h * 0.86, '#5a3d2e', 1),
    p.dots('#3d2718', (_u, v) => (v - 0.3) * 0.7, 0.3),
    repeat(16, stone),
    root(w * 0.14, 1.05 * u),
    root(w * 0.62, 0.8 * u),
    // A burrow with somebody at home.
    p.path(
      d`M${w * 0.5},${top} q${-10 * u},${90 * u} ${-50 * u},${h * 0.26} q${20 * u},${60 * u} ${-70 * u},${66 * u} q${-100 * u},${-4 * u} ${-84 * u},${-60 * u} q${30 * u},${-40 * u} ${84 * u},${-20 * u} q${50 * u},${-40 * u} ${70 * u},${-h * 0.24} Z`,
      '#4a3124',
    ),
    p.prop('rabbit', bx, by, 62 * u),
    // Bones and shells of long ago.
    p.stroke(
      d`M${w * 0.66},${h * 0.72} q${40 * u},${-30 * u} ${96 * u},${-10 * u} M${w * 0.66 + 20 * u},${h * 0.72 - 14 * u} q${4 * u},${24 * u} ${-2 * u},${34 * u} M${w * 0.66 + 40 * u},${h * 0.72 - 20 * u} q${6 * u},${26 * u} 0,${38 * u} M${w * 0.66 + 60 * u},${h * 0.72 - 22 * u} q${6 * u},${24 * u} 0,${34 * u}`,
      '#efe3cc',
      6 * u,
    ),
    p.oval(w * 0.66 - 10 * u, h * 0.72 + 8 * u, 22 * u, 14 * u, '#efe3cc') +
      p.oval(w * 0.66 - 16 * u, h * 0.72 + 4 * u, 4 * u, 4 * u, '#5a3d2e', false),
    p.prop('worm', w * 0.84, h * 0.34, 48 * u),
    p.prop('spiral-shell', w * 0.48, h * 0.8, 40 * u),
    glow(p, w * 0.9, h * 0.94, 130 * u, '#9fe6ff', 0.6),
    crystal(w * 0.86, h + 4, 1.3 * u, -14) +
      crystal(w * 0.91, h + 6, 1.8 * u, 2) +
      crystal(w * 0.97, h + 6, 1.4 * u, 14),
    rock(p, w * 0.04, h + 8, 1.7 * u, darken('#8a7462', 0.2)) + rock(p, w * 0.16, h + 8, u, '#7d6856'),
  );
}
