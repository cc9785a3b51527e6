import { groundShadow } from './light.ts';
import { cloud, hills, sun, tree } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Mown strips of the grass across the width. */
const strips = 7;

/** A sports field: mown grass with white lines, trees around it, and a goal. */
export function pitch(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const foot = g + 12 * u;
  const goal = { x: w * 0.62, wide: 190 * u, tall: Math.min(104 * u, g * 0.5) };
  const strip = (i: number) => {
    const [near, far] = [(w * 1.6) / strips, w / strips];
    const [x, top] = [-w * 0.3 + i * near, i * far];
    return p.path(
      d`M${top},${g} h${far} L${x + near},${h + 5} H${x} Z`,
      i % 2 ? '#9ccb6e' : '#8cc063',
      false,
    );
  };
  return layers(
    p.sky('#a0d8f5', '#f4fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.16, g * 0.18, 38 * u),
    cloud(p, w * 0.44, g * 0.16, 0.9 * u),
    cloud(p, w * 0.82, g * 0.24, 0.6 * u),
    hills(p, g * 0.74, 16 * u, '#cfe0aa', 0.2),
    repeat(6, (i) => tree(p, w * (0.05 + i * 0.19), g * 0.97, (0.8 + (i % 2) * 0.2) * u, '#a5d3a2')),
    p.rect(-5, g - 8 * u, w + 10, h, '#8cc063'),
    repeat(strips, strip),
    p.stroke(d`M-5,${g + 4 * u} H${w + 5}`, '#ffffff', 4 * u),
    p.stroke(
      d`M${w * 0.34},${g + 5 * u} L${w * 0.2},${h * 0.5 + g * 0.5} H${w * 1.1} M${w * 0.02},${h + 5} q${w * 0.16},${-(h - g) * 0.3} ${w * 0.36},0`,
      '#ffffff',
      4 * u,
    ),
    groundShadow(p, goal.x, foot, goal.wide * 0.6),
    net(p, goal.x, foot, goal.wide, goal.tall),
    p.stroke(
      d`M${goal.x - goal.wide / 2},${foot} v${-goal.tall} h${goal.wide} v${goal.tall}`,
      '#ffffff',
      8 * u,
    ),
  );
}

function net(p: Painter, x: number, foot: number, wide: number, tall: number): string {
  const across = repeat(9, (i) => d`M${x - wide / 2 + (wide * (i + 1)) / 10},${foot} v${-tall} `);
  const along = repeat(4, (i) => d`M${x - wide / 2},${foot - (tall * (i + 1)) / 5} h${wide} `);
  return p.inColor(() => p.stroke(across + along, '#dfe9ee', 1.8));
}
