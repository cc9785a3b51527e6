import { svg } from '../markup.ts';
import { chairBack, floor, nearTable } from './furniture.ts';
import { glow, groundShadow, light } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Rooms to move and to perform in, and the one with the computers. */

export function gym(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.56;
  const y = g * 0.2;
  const bars = (at: number) =>
    layers(
      p.rect(at, g * 0.16, 9 * u, g * 0.84, '#b07a4a', 2),
      p.rect(at + 104 * u, g * 0.16, 9 * u, g * 0.84, '#b07a4a', 2),
      p.stroke(
        repeat(8, (i) => d`M${at + 9 * u},${g * (0.22 + i * 0.095)} h${95 * u} `),
        '#c98f5a',
        6 * u,
      ),
    );
  const pane = (i: number) => p.rect(w * (0.26 + i * 0.16), -4, w * 0.12, g * 0.12, '#d6f0fb', 2);
  return layers(
    p.sky('#dfeaf2', '#f3f7fa'),
    p.dots('#8fb3cf', (_u, v) => 0.45 - v * 0.8, 0.24),
    p.clearTop ? '' : repeat(5, pane),
    light(
      p,
      d`M${w * 0.28},${g * 0.12} h${w * 0.1} L${w * 0.34},${h} H${w * 0.12} Z M${w * 0.6},${g * 0.12} h${w * 0.1} L${w * 0.66},${h} H${w * 0.44} Z`,
      '#ffffff',
      0.4,
    ),
    p.rect(-5, g * 0.62, w + 10, g * 0.38, '#7fa8cf'),
    p.rect(-5, g * 0.62, w + 10, 9, '#f2f5f8'),
    floor(p, g, '#e6b376', '#d39c5b'),
    p.stroke(
      d`M${-10},${g + (h - g) * 0.3} H${w + 10} M${x - 150 * u},${g + (h - g) * 0.3} L${x - 210 * u},${h + 5} M${x + 150 * u},${g + (h - g) * 0.3} L${x + 210 * u},${h + 5}`,
      '#f8fbff',
      5 * u,
    ),
    p.stroke(d`M${x - 90 * u},${h + 10} a${90 * u},${34 * u} 0 0 1 ${180 * u},0`, '#d9574a', 5 * u),
    bars(w * 0.03),
    w > 560 * u ? bars(w * 0.86) : '',
    p.rect(x - 5 * u, y + 60 * u, 10 * u, 24 * u, '#8d99a6'),
    p.rect(x - 84 * u, y - 40 * u, 168 * u, 108 * u, '#ffffff', 4),
    p.stroke(d`M${x - 32 * u},${y + 8 * u} h${64 * u} v${46 * u} h${-64 * u} Z`, '#d9574a', 5 * u),
    p.path(d`M${x - 36 * u},${y + 62 * u} h${72 * u} l${-14 * u},${64 * u} h${-44 * u} Z`, '#f8fbff', false),
    p.stroke(
      d`M${x - 34 * u},${y + 64 * u} l${34 * u},${62 * u} l${34 * u},${-62 * u} M${x - 12 * u},${y + 64 * u} l${30 * u},${62 * u} M${x + 12 * u},${y + 64 * u} l${-30 * u},${62 * u} M${x - 28 * u},${y + 94 * u} h${56 * u}`,
      '#9aa7b5',
      2.4,
    ),
    p.rect(x - 42 * u, y + 56 * u, 84 * u, 9 * u, '#ff7b2e', 4),
    groundShadow(p, w * 0.36, g + (h - g) * 0.36, 30 * u),
    p.prop('volleyball', w * 0.36, g + 2 * u, 54 * u),
    p.rect(w * 0.68, g + (h - g) * 0.1, w * 0.36, 13 * u, '#c98f5a', 3) +
      p.rect(w * 0.72, g + (h - g) * 0.1 + 13 * u, 10 * u, 38 * u, '#8d5a34') +
      p.rect(w * 0.95, g + (h - g) * 0.1 + 13 * u, 10 * u, 38 * u, '#8d5a34'),
    ball(p, w * 0.07, h - 8 * u, 60 * u),
  );
}

function ball(p: Painter, x: number, y: number, r: number): string {
  return layers(
    p.oval(x, y, r, r, '#ef8a3c'),
    p.stroke(
      d`M${x - r},${y} h${2 * r} M${x},${y - r} v${2 * r} M${x - r * 0.74},${y - r * 0.68} q${r * 0.66},${r * 0.68} 0,${r * 1.36} M${x + r * 0.74},${y - r * 0.68} q${-r * 0.66},${r * 0.68} 0,${r * 1.36}`,
      '#7a3f17',
      Math.max(2.4, r * 0.05),
    ),
  );
}

export function computerRoom(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const screen = (x: number, foot: number, s: number, kind: number) => {
    const [sw, sh] = [116 * s, 76 * s];
    const top = foot - 104 * s;
    const graph =
      kind % 3 === 0
        ? p.stroke(
            d`M${x - 42 * s},${top + 56 * s} l${22 * s},${-20 * s} l${20 * s},${10 * s} l${40 * s},${-32 * s}`,
            '#8df0c8',
            4 * s,
          )
        : kind % 3 === 1
          ? repeat(4, (i) =>
              p.rect(
                x - 40 * s + i * 22 * s,
                top + (44 - ((i * 17) % 30)) * s,
                13 * s,
                (22 + ((i * 17) % 30)) * s,
                ['#ffd166', '#8df0c8', '#ff9fb0', '#9ad0ff'][i]!,
                1,
                false,
              ),
            )
          : p.stroke(
              d`M${x - 44 * s},${top + 18 * s} h${40 * s} M${x - 34 * s},${top + 32 * s} h${58 * s} M${x - 34 * s},${top + 46 * s} h${30 * s} M${x - 44 * s},${top + 60 * s} h${48 * s}`,
              '#9ad0ff',
              4.5 * s,
            );
    return layers(
      glow(p, x, top + sh / 2, 110 * s, '#8fe3ff', 0.5),
      p.path(d`M${x - 10 * s},${top + sh} h${20 * s} l${6 * s},${24 * s} h${-32 * s} Z`, '#7f8b99'),
      p.rect(x - sw / 2 - 6 * s, top - 6 * s, sw + 12 * s, sh + 12 * s, '#4a5566', 6),
      p.rect(x - sw / 2, top, sw, sh, '#1f3a5a', 2),
      graph,
      p.rect(x - 44 * s, foot - 8 * s, 88 * s, 9 * s, '#cfd8e2', 3),
    );
  };
  const rack = (x: number) =>
    layers(
      p.rect(x, g * 0.14, 108 * u, g * 0.88, '#566377', 5),
      repeat(6, (i) => p.rect(x + 9 * u, g * 0.19 + i * g * 0.13, 90 * u, g * 0.1, '#3f4a5c', 2)),
      repeat(12, (i) =>
        p.oval(
          x + (22 + (i % 2) * 16) * u,
          g * 0.24 + Math.floor(i / 2) * g * 0.13,
          4 * u,
          4 * u,
          ['#6ee7a8', '#ffd166', '#7cc6ff'][i % 3]!,
          false,
        ),
      ),
    );
  const count = Math.max(2, Math.round((w * 0.7) / (190 * u)));
  return layers(
    p.sky('#c9d8ea', '#e4edf6'),
    p.dots('#6f93bd', (_u, v) => 0.5 - v * 0.9, 0.26),
    repeat(Math.ceil(w / (170 * u)), (i) => p.stroke(d`M${i * 170 * u + 40},0 v${g}`, '#b3c5da', 2)),
    p.clearTop
      ? ''
      : p.rect(w * 0.2, 0, w * 0.5, 14 * u, '#ffffff', 4) +
          light(
            p,
            d`M${w * 0.2},${14 * u} H${w * 0.7} L${w * 0.86},${g * 0.7} H${w * 0.04} Z`,
            '#ffffff',
            0.35,
          ),
    rack(w - 118 * u),
    w > 700 * u ? rack(w - 236 * u) : '',
    floor(p, g, '#aebccc', '#9dadc0'),
    p.rect(-5, g - 34 * u, w * 0.8, 15 * u, '#e9d3b0', 3),
    repeat(count + 1, (i) =>
      p.rect(w * 0.02 + (i * w * 0.76) / count, g - 19 * u, 10 * u, 60 * u, '#b3946a'),
    ),
    repeat(count, (i) => screen(w * 0.02 + ((i + 0.5) * w * 0.76) / count, g - 34 * u, u, i)),
    p.stroke(
      d`M${w * 0.78},${g - 20 * u} q${20 * u},${60 * u} ${60 * u},${30 * u} t${60 * u},${20 * u}`,
      '#566377',
      4 * u,
    ),
    nearTable(p, 1, w * 0.34, h - 30 * u, '#d9bd92'),
    p.path(d`M${20 * u},${h - 30 * u} l${22 * u},${-20 * u} h${140 * u} l${16 * u},${20 * u} Z`, '#eef2f6'),
    p.stroke(
      d`M${46 * u},${h - 44 * u} h${126 * u} M${38 * u},${h - 36 * u} h${142 * u}`,
      '#8796a8',
      3.4 * u,
    ),
    chairBack(p, w * 0.9, h - 66 * u, 0.95 * u, '#5f83b0'),
  );
}

export function stage(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const wide = Math.min(w * 0.2, 170 * u);
  const drape = (side: 1 | -1) => {
    const x = (v: number) => (side > 0 ? v : w - v);
    const fold = (i: number) =>
      p.path(
        d`M${x((wide * i) / 4 - 6)},-8 L${x((wide * (i + 1.12)) / 4)},-8 Q${x((wide * (i + 1.2)) / 4)},${g * 0.5} ${x((wide * (i + 0.86)) / 4)},${g + 8} L${x((wide * i) / 4 - 6)},${g + 8} Z`,
        i % 2 ? '#c23b46' : '#a92c3b',
      );
    return (
      repeat(4, fold) +
      p.path(
        d`M${x(-6)},${g * 0.58} Q${x(wide * 0.6)},${g * 0.66} ${x(wide * 1.02)},${g * 0.56} v${16 * u} Q${x(wide * 0.6)},${g * 0.72} ${x(-6)},${g * 0.64} Z`,
        '#e8b84b',
      )
    );
  };
  const swags = Math.max(4, Math.round(w / (120 * u)));
  const swag = (i: number) =>
    p.path(
      d`M${(w * i) / swags},-8 v${g * 0.1} q${w / swags / 2},${g * 0.12} ${w / swags},0 v${-g * 0.12} Z`,
      i % 2 ? '#c23b46' : '#a92c3b',
    );
  const head = (i: number) => {
    const [x, y, r] = [w * (0.04 + i * 0.135), h + (i % 2 ? 2 : 14) * u, (25 + ((i * 13) % 7)) * u];
    return p.oval(x, y - r * 0.4, r, r * 1.05, i % 2 ? '#5a4a66' : '#4d4360');
  };
  return layers(
    p.sky('#40406e', '#6a5d93'),
    p.oval(w * 0.66, g * 0.34, 46 * u, 46 * u, '#fdeebb'),
    glow(p, w * 0.66, g * 0.34, 130 * u, '#fdeebb', 0.5),
    repeat(7, (i) => p.prop('star', w * (0.24 + i * 0.085), g * (0.24 + ((i * 29) % 40) / 200), 22 * u)),
    p.path(
      d`M${w * 0.18},${g} V${g * 0.72} q${w * 0.1},${-g * 0.1} ${w * 0.2},0 t${w * 0.24},0 t${w * 0.22},0 V${g} Z`,
      '#57804f',
    ),
    p.prop('castle', w * 0.36, g * 0.66, 130 * u),
    p.prop('evergreen-tree', w * 0.74, g * 0.78, 100 * u),
    light(
      p,
      d`M${w * 0.3},-8 L${w * 0.24},${g} h${w * 0.24} L${w * 0.34},-8 Z M${w * 0.7},-8 L${w * 0.54},${g} h${w * 0.26} L${w * 0.74},-8 Z`,
      '#fff6cf',
      0.3,
    ),
    floor(p, g - 4, '#c08a55', '#a87443'),
    p.inColor(
      () =>
        svg`<g opacity="0.5">${p.oval(w * 0.36, g + (h - g) * 0.24, w * 0.13, (h - g) * 0.16, '#ffe9ae', false)}${p.oval(w * 0.67, g + (h - g) * 0.24, w * 0.14, (h - g) * 0.16, '#ffe9ae', false)}</g>`,
    ),
    p.rect(-5, g + (h - g) * 0.5, w + 10, h, '#7d4f2e'),
    repeat(Math.ceil(w / (66 * u)), (i) =>
      p.path(d`M${i * 66 * u + 16},${g + (h - g) * 0.5} a${13 * u},${13 * u} 0 0 1 ${26 * u},0 Z`, '#ffe08a'),
    ),
    drape(1),
    drape(-1),
    p.clearTop ? '' : repeat(swags, swag),
    repeat(8, head),
  );
}
