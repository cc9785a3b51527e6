import { svg } from '../markup.ts';
import { round } from '../svg.ts';
import { glow, light } from './light.ts';
import { grass, hills, pine, rock, stars, tree } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

export function night(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const mx = w * 0.78;
  const my = g * 0.24;
  return layers(
    p.sky('#1d2b5e', '#6a6bb5'),
    p.inColor(
      () =>
        svg`<path d="${d`M${-w * 0.1},${g * 0.72} Q${w * 0.4},${g * 0.3} ${w * 0.7},${-g * 0.1} h${w * 0.24} Q${w * 0.6},${g * 0.44} ${w * 0.06},${g * 0.86} Z`}" fill="${p.color('#9aa0e0')}" fill-opacity="0.22"/>`,
    ),
    stars(p, 60, 0.66),
    p.clearTop
      ? ''
      : glow(p, mx, my, 150 * u, '#fff3c4', 0.6) +
          p.oval(mx, my, 44 * u, 44 * u, '#fff3c4') +
          p.oval(mx - 13 * u, my - 8 * u, 9 * u, 9 * u, '#eadfa8', false) +
          p.oval(mx + 14 * u, my + 12 * u, 6 * u, 6 * u, '#eadfa8', false),
    hills(p, g * 0.82, 26 * u, '#4a5596', 0),
    repeat(5, (i) => pine(p, w * (0.3 + i * 0.045), g * 0.9, (0.34 + (i % 2) * 0.08) * u, '#3f4a86')),
    hills(p, g * 0.92, 16 * u, '#39477f', 0.5),
    glow(p, w * 0.62, g * 0.88, 70 * u, '#ffd97a', 0.8),
    p.rect(w * 0.62 - 30 * u, g * 0.86, 60 * u, 40 * u, '#2f3a6b') +
      p.path(
        d`M${w * 0.62 - 40 * u},${g * 0.87} L${w * 0.62},${g * 0.87 - 36 * u} L${w * 0.62 + 40 * u},${g * 0.87} Z`,
        '#28325f',
      ) +
      p.rect(w * 0.62 - 10 * u, g * 0.88, 20 * u, 18 * u, '#ffe39a', 2),
    light(p, d`M${mx - 60 * u},${g + 6} h${120 * u} l${50 * u},${h - g} h${-220 * u} Z`, '#cfd8ff', 0.14),
    p.path(d`M-5,${h + 5} V${g} Q${w * 0.5},${g - 22 * u} ${w + 5},${g + 4} V${h + 5} Z`, '#2c3a6b'),
    p.prop('telescope', w * 0.42, g - 30 * u, 84 * u, { mirrored: true }),
    p.stroke(
      d`M${w * 0.42},${g - 10 * u} l${-22 * u},${46 * u} m${22 * u},${-46 * u} l${22 * u},${46 * u}`,
      '#1f2a52',
      5 * u,
    ),
    tree(p, w * 0.06, h + 6, 1.7 * u, '#2f4f6f'),
    grass(p, w * 0.92, h + 6, 1.4 * u, '#22305c') + grass(p, w * 0.83, h + 6, u, '#22305c'),
    repeat(6, (i) =>
      p.inColor(() =>
        glow(p, w * (0.2 + i * 0.13), g * (0.98 + ((i * 7) % 5) * 0.03), 11 * u, '#f3ff9a', 0.95),
      ),
    ),
  );
}

export function space(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [px, py, r] = [w * 0.82, g * 0.34, Math.min(78 * u, w * 0.12)];
  const crater = (x: number, y: number, rx: number) =>
    p.oval(x, y, rx, rx * 0.3, '#857aa5') +
    p.oval(x + rx * 0.08, y + rx * 0.06, rx * 0.78, rx * 0.2, '#6f6590', false);
  const planet = layers(
    glow(p, px, py, r * 2, '#ffcf9a', 0.45),
    p.stroke(
      d`M${px - r * 1.6},${py + r * 0.3} Q${px},${py - r * 0.4} ${px + r * 1.6},${py - r * 0.56}`,
      '#e8c98a',
      7 * u,
    ),
    p.oval(px, py, r, r, '#e79a5c'),
    p.inColor(() =>
      p.stroke(
        d`M${px - r * 0.86},${py - r * 0.34} Q${px},${py - r * 0.1} ${px + r * 0.9},${py - r * 0.3} M${px - r * 0.92},${py + r * 0.16} Q${px},${py + r * 0.4} ${px + r * 0.94},${py + r * 0.14}`,
        '#f3bd85',
        8 * u,
      ),
    ),
    p.stroke(
      d`M${px - r * 1.6},${py + r * 0.3} Q${px - r},${py + r * 0.74} ${px + r * 0.3},${py + r * 0.34} T${px + r * 1.6},${py - r * 0.56}`,
      '#f3dcae',
      8 * u,
    ),
  );
  return layers(
    p.sky('#14143c', '#3c2a78'),
    p.inColor(
      () =>
        svg`<g transform="${`rotate(-18 ${round(w * 0.3)} ${round(h * 0.35)})`}"><ellipse cx="${round(w * 0.34)}" cy="${round(h * 0.3)}" rx="${round(w * 0.5)}" ry="${round(h * 0.17)}" fill="${p.color('#8a5cf6')}" fill-opacity="0.26"/><ellipse cx="${round(w * 0.4)}" cy="${round(h * 0.32)}" rx="${round(w * 0.3)}" ry="${round(h * 0.09)}" fill="${p.color('#e07bd0')}" fill-opacity="0.26"/></g>`,
    ),
    stars(p, 80, 0.94),
    p.dots('#7b5cff', (_u, v) => (v - 0.45) * 0.9, 0.35),
    p.clearTop ? '' : planet,
    p.clearTop ? '' : p.prop('globe-showing-americas', w * 0.2, g * 0.28, Math.min(88 * u, w * 0.16)),
    p.prop('comet', w * 0.52, g * 0.2, 46 * u),
    p.path(d`M-5,${h + 5} V${g * 0.98} Q${w * 0.5},${g * 0.86} ${w + 5},${g * 0.98} V${h + 5} Z`, '#a79cc6'),
    light(
      p,
      d`M-5,${g * 0.98} Q${w * 0.5},${g * 0.86} ${w + 5},${g * 0.98} v${12 * u} Q${w * 0.5},${g * 0.9} -5,${g + 10 * u} Z`,
      '#ffe9c9',
      0.4,
    ),
    crater(w * 0.26, g * 1.02, 60 * u),
    crater(w * 0.84, g * 1.0, 46 * u),
    p.prop('rocket', w * 0.6, g * 0.82, 92 * u, { turn: -45 }),
    crater(w * 0.56, h - 26 * u, 84 * u),
    p.path(d`M-5,${h + 5} V${h - 44 * u} Q${w * 0.1},${h - 60 * u} ${w * 0.3},${h + 5} Z`, '#6b608c'),
    rock(p, w * 0.04, h + 6, 1.2 * u, '#7d719e') + rock(p, w * 0.95, h + 10, 1.5 * u, '#6b608c'),
  );
}

export function ocean(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const kelp = (x: number, tall: number, s: number, fill: string) => {
    const stem = d`M${x},${h + 8} q${24 * s},${-tall * 0.16} 0,${-tall * 0.34} t0,${-tall * 0.34} t${6 * s},${-tall * 0.32}`;
    const leaf = (i: number) => {
      const [y, side] = [h - tall * (0.14 + i * 0.14), i % 2 ? 1 : -1];
      return p.path(
        d`M${x},${y} q${side * 12 * s},${-30 * s} ${side * 46 * s},${-34 * s} q${-side * 6 * s},${30 * s} ${-side * 46 * s},${34 * s} Z`,
        fill,
      );
    };
    return p.stroke(stem, fill, 8 * s) + repeat(6, leaf);
  };
  const coral = (x: number, y: number, s: number, fill: string) =>
    p.stroke(
      d`M${x},${y} v${-50 * s} M${x},${y - 20 * s} q${-30 * s},${-6 * s} ${-30 * s},${-44 * s} M${x},${y - 30 * s} q${30 * s},${-4 * s} ${30 * s},${-46 * s} M${x - 30 * s},${y - 40 * s} q${-16 * s},${-4 * s} ${-16 * s},${-20 * s} M${x + 30 * s},${y - 52 * s} q${14 * s},${-2 * s} ${16 * s},${-20 * s} M${x},${y - 50 * s} q${-10 * s},${-10 * s} ${-4 * s},${-30 * s}`,
      fill,
      12 * s,
    );
  const beam = (i: number) => d`M${w * (0.08 + i * 0.22)},-8 h${w * 0.07} l${w * 0.1},${g} h${-w * 0.2} Z `;
  const school = repeat(7, (i) =>
    p.prop('fish', w * 0.3 + ((i * 47) % 120) * u, g * 0.3 + ((i * 31) % 60) * u, 30 * u),
  );
  // Whoever swims among animals that act looks like one of them, save a school of small fish.
  const quiet = p.acting.length === 0;
  return layers(
    p.sky('#8fe0ec', '#156b9c'),
    p.dots('#0b4f7d', (_u, v) => (v - 0.3) * 0.8, 0.4),
    light(p, repeat(5, beam), '#ffffff', 0.16),
    p.path(
      d`M-5,${h + 5} V${g * 0.8} Q${w * 0.12},${g * 0.52} ${w * 0.26},${g * 0.72} T${w * 0.56},${g * 0.84} T${w * 0.86},${g * 0.6} T${w + 5},${g * 0.64} V${h + 5} Z`,
      '#3d8fb5',
      false,
    ),
    school,
    quiet ? p.prop('turtle', w * 0.66, g * 0.5, 74 * u, { turn: -12 }) : '',
    quiet ? p.prop('jellyfish', w * 0.88, g * 0.34, 62 * u) : '',
    p.path(
      d`M-5,${h + 5} V${g * 0.98} Q${w * 0.25},${g * 0.86} ${w * 0.5},${g * 0.98} T${w + 5},${g * 0.94} V${h + 5} Z`,
      '#e6cf98',
    ),
    kelp(w * 0.5, g * 0.42, 0.7 * u, '#4f9d7a'),
    kelp(w * 0.54, g * 0.32, 0.6 * u, '#63b08a'),
    coral(w * 0.24, g + 8 * u, 1.05 * u, '#f28c8c'),
    coral(w * 0.78, g + 4 * u, 0.85 * u, '#f2b56b'),
    quiet ? p.prop('tropical-fish', w * 0.36, g * 0.74, 54 * u) : '',
    p.prop('spiral-shell', w * 0.6, g + 24 * u, 34 * u),
    p.path(
      d`M-5,${h + 5} V${h - 30 * u} Q${w * 0.14},${h - 56 * u} ${w * 0.34},${h + 5} Z M${w + 5},${h + 5} V${h - 44 * u} Q${w * 0.86},${h - 54 * u} ${w * 0.74},${h + 5} Z`,
      '#24648a',
    ),
    kelp(w * 0.05, h * 0.66, 1.15 * u, '#2f7d6a'),
    kelp(w * 0.13, h * 0.42, u, '#3a8f78'),
    coral(w * 0.95, h + 4, 1.5 * u, '#c9608f'),
    repeat(14, () => {
      const radius = (3 + p.random() * 7) * u;
      return p.oval(p.random() * w, p.random() * g, radius, radius, '#c9f2fa');
    }),
  );
}
