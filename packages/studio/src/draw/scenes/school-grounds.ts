import { groundShadow, light, shade } from './light.ts';
import { bush, cloud, poplar, sun, tree } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Outdoors at a school, and where one plays for points: its yard, a court, a pool. */

export function schoolYard(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [x, wide, top] = [w * 0.1, w * 0.8, g * 0.34];
  const door = x + wide / 2;
  const panes = Math.max(4, Math.round(wide / (86 * u)));
  const pane = (i: number, row: number) => {
    const at = x + (wide * (i + 0.5)) / panes - 21 * u;
    if (row && Math.abs(at + 21 * u - door) < 70 * u) return '';
    const y = top + g * (0.1 + row * 0.28);
    return layers(
      p.rect(at, y, 42 * u, g * 0.16, '#d8eef6', 2),
      p.stroke(d`M${at + 21 * u},${y} v${g * 0.16} M${at},${y + g * 0.08} h${42 * u}`, '#ffffff', 3.4),
      p.rect(at - 4 * u, y + g * 0.16, 50 * u, 6 * u, '#fff3dc', 1),
    );
  };
  /** A row of hopscotch, of one square or of two; rows widen toward the reader. */
  const hop = (i: number) => {
    const at = (k: number) => ({
      y: g + (h - g) * (0.14 + k * 0.17),
      x: w * (0.4 - k * 0.022),
      half: (17 + k * 5) * u,
    });
    const [far, near, squares] = [at(i), at(i + 1), i % 2 ? 2 : 1];
    return (
      d`M${far.x - far.half * squares},${far.y} h${far.half * squares * 2} L${near.x + near.half * squares},${near.y} h${-near.half * squares * 2} Z ` +
      (squares === 2 ? d`M${far.x},${far.y} L${near.x},${near.y} ` : '')
    );
  };
  return layers(
    p.sky('#a3daf5', '#f3fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.9, g * 0.15, 36 * u),
    cloud(p, w * 0.2, g * 0.17, 0.8 * u),
    cloud(p, w * 0.66, g * 0.1, 0.6 * u),
    repeat(8, (i) => poplar(p, w * (0.01 + i * 0.14), g * 0.92, 1.2 * u, '#a9d4ae')),
    p.path(
      d`M${x - 12 * u},${top + 4} L${x + 26 * u},${top - 46 * u} H${x + wide - 26 * u} L${x + wide + 12 * u},${top + 4} Z`,
      '#b5654a',
    ),
    p.rect(x, top, wide, g - top, '#f0c79a'),
    p.rect(x, g - 26 * u, wide, 26 * u, '#d9a878', 0, false),
    repeat(panes, (i) => pane(i, 0) + pane(i, 1)),
    // The front with the clock and the door.
    p.path(
      d`M${door - 62 * u},${g} V${top - 18 * u} L${door},${top - 78 * u} L${door + 62 * u},${top - 18 * u} V${g} Z`,
      '#f7dcb4',
    ),
    p.oval(door, top - 20 * u, 19 * u, 19 * u, '#ffffff'),
    p.stroke(
      d`M${door},${top - 20 * u} v${-12 * u} M${door},${top - 20 * u} l${8 * u},${5 * u}`,
      '#33405a',
      3,
    ),
    p.path(d`M${door - 34 * u},${g} v${-72 * u} q${34 * u},${-30 * u} ${68 * u},0 v${72 * u} Z`, '#4f7f8f'),
    p.stroke(d`M${door},${g - 86 * u} V${g}`, '#3b6270', 3.4),
    shade(p, d`M${x + wide - 40 * u},${top} h${40 * u} V${g} h${-40 * u} Z`, 0.1),
    p.rect(-5, g, w + 10, h - g + 10, '#cfc9bd'),
    p.rect(door - 56 * u, g - 6 * u, 112 * u, 12 * u, '#e9e2cf') +
      p.rect(door - 70 * u, g + 6 * u, 140 * u, 12 * u, '#ddd5c0'),
    shade(p, d`M0,${g} H${w} v${10 * u} H0 Z`, 0.1),
    light(p, d`M${w * 0.56},${g + 4} H${w} V${h} H${w * 0.7} Z`, '#fff6cf', 0.3),
    p.stroke(repeat(4, hop), '#ffffff', 3.4),
    groundShadow(p, w * 0.82, g + 34 * u, 70 * u),
    p.stroke(
      d`M${w * 0.82 - 52 * u},${g + 4 * u} v${28 * u} M${w * 0.82 + 52 * u},${g + 4 * u} v${28 * u}`,
      '#6b7683',
      6 * u,
    ),
    p.rect(w * 0.82 - 66 * u, g - 4 * u, 132 * u, 12 * u, '#c98f5a', 3),
    p.rect(w * 0.82 - 66 * u, g - 30 * u, 132 * u, 14 * u, '#c98f5a', 3),
    tree(p, w * 0.04, g + 22 * u, 1.25 * u, '#63b565'),
    p.rect(w * 0.9, h - 46 * u, w * 0.14, 60 * u, '#b98a63', 4),
    bush(p, w * 0.97, h - 40 * u, 0.8 * u, '#4f9d57'),
  );
}

/** A court under the sky with a hoop, for any game with a ball. */
export function ballCourt(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const hx = w * 0.66;
  const rim = g * 0.42;
  let mesh = '';
  for (let x = -g * 0.5; x < w + 10; x += 30 * u)
    mesh += d`M${x},${g * 0.46} l${g * 0.5},${g * 0.5} M${x + g * 0.5},${g * 0.46} l${-g * 0.5},${g * 0.5} `;
  return layers(
    p.sky('#a0d8f5', '#f4fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.16, g * 0.18, 38 * u),
    cloud(p, w * 0.42, g * 0.16, 0.9 * u),
    repeat(6, (i) => tree(p, w * (0.05 + i * 0.19), g * 0.9, (0.8 + (i % 2) * 0.2) * u, '#a5d3a2')),
    p.rect(-5, g * 0.86, w + 10, g * 0.2, '#b7d69a'),
    p.inColor(() => p.stroke(mesh, '#c3d0d6', 1.6)),
    p.stroke(
      d`M-5,${g * 0.46} H${w + 5} ` + repeat(5, (i) => d`M${w * (0.08 + i * 0.22)},${g * 0.44} V${g + 4} `),
      '#7e8d98',
      4.4 * u,
    ),
    p.rect(-5, g, w + 10, h - g + 10, '#cf7f5d'),
    p.path(d`M${hx - 150 * u},${g + 4} H${w + 5} V${h + 5} H${w * 0.3} Z`, '#5f9fb8', false),
    p.stroke(d`M${hx - 150 * u},${g + 5} L${w * 0.3},${h + 5} M-5,${g + 5} H${w + 5}`, '#ffffff', 5 * u),
    p.stroke(
      d`M${w * 0.04},${g + (h - g) * 0.5} a${70 * u},${(h - g) * 0.22} 0 1 0 ${140 * u},0 a${70 * u},${(h - g) * 0.22} 0 1 0 ${-140 * u},0`,
      '#ffffff',
      3.4,
    ),
    // The hoop, its pole and its net.
    groundShadow(p, hx + 46 * u, g + 16 * u, 54 * u),
    p.stroke(
      d`M${hx + 46 * u},${g + 14 * u} V${rim - 26 * u} L${hx + 10 * u},${rim - 34 * u}`,
      '#5b6774',
      11 * u,
    ),
    p.rect(hx - 62 * u, rim - 92 * u, 124 * u, 86 * u, '#ffffff', 4),
    p.stroke(d`M${hx - 24 * u},${rim - 14 * u} v${-40 * u} h${48 * u} v${40 * u}`, '#d9574a', 4 * u),
    p.stroke(
      d`M${hx - 26 * u},${rim + 2} l${8 * u},${42 * u} M${hx - 9 * u},${rim + 4} l${3 * u},${42 * u} M${hx + 9 * u},${rim + 4} l${-3 * u},${42 * u} M${hx + 26 * u},${rim + 2} l${-8 * u},${42 * u} M${hx - 22 * u},${rim + 20 * u} h${44 * u} M${hx - 19 * u},${rim + 34 * u} h${38 * u}`,
      '#e8edf0',
      2.6,
    ),
    p.rect(hx - 30 * u, rim - 4 * u, 60 * u, 9 * u, '#e8703a', 4),
    p.prop('basketball', w * 0.44, g + (h - g) * 0.4, 42 * u),
    // A bench, near the reader.
    p.rect(-10, h - 52 * u, w * 0.24, 16 * u, '#c98f5a', 3),
    p.stroke(d`M${w * 0.19},${h - 36 * u} V${h + 5} M${w * 0.04},${h - 36 * u} V${h + 5}`, '#6b7683', 8 * u),
    bush(p, w * 0.96, h + 30 * u, 0.9 * u, '#5aa85f'),
  );
}

/** A pool under the sky, with lanes. */
export function pool(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [far, near] = [g * 0.72, g + (h - g) * 0.3];
  const lane = (i: number) => {
    const [from, to] = [w * (0.16 + i * 0.17), w * (0.01 + i * 0.25)];
    return layers(
      p.stroke(d`M${from},${far} L${to},${near}`, '#ffffff', 4 * u),
      repeat(7, (k) => {
        const t = (k + 0.5) / 7;
        return p.oval(
          from + (to - from) * t,
          far + (near - far) * t,
          (4 + t * 5) * u,
          (3 + t * 3.4) * u,
          (k + i) % 2 ? '#d9574a' : '#f2c14e',
        );
      }),
    );
  };
  const ripple = (i: number) =>
    d`M${w * (0.1 + ((i * 41) % 78) / 100)},${far + (near - far) * (0.1 + i * 0.09)} q${13 * u},${-6 * u} ${26 * u},0 t${26 * u},0 `;
  const block = (i: number) => {
    const x = w * (0.235 + i * 0.176);
    return (
      p.path(
        d`M${x - 20 * u},${far} v${-22 * u} l${6 * u},${-10 * u} h${28 * u} l${6 * u},${10 * u} v${22 * u} Z`,
        '#f4f6f4',
      ) + p.rect(x - 12 * u, far - 16 * u, 24 * u, 12 * u, '#3f8fc4', 2)
    );
  };
  return layers(
    p.sky('#a0dcf6', '#f2fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.84, g * 0.17, 40 * u),
    cloud(p, w * 0.3, g * 0.18, 0.9 * u),
    repeat(7, (i) => tree(p, w * (0.04 + i * 0.16), g * 0.62, (0.56 + (i % 2) * 0.14) * u, '#a5d3a2')),
    p.rect(-5, g * 0.5, w + 10, g * 0.16, '#f4f0e4'),
    repeat(Math.ceil(w / (64 * u)), (i) =>
      p.rect(i * 64 * u, g * 0.5, 32 * u, g * 0.16, '#8fc9d9', 0, false),
    ),
    p.rect(-5, g * 0.485, w + 10, 10 * u, '#ffffff', 2),
    p.rect(-5, g * 0.65, w + 10, h, '#ece3cf'),
    p.path(d`M${w * 0.11},${far - 4} H${w * 0.9} L${w * 1.1},${near + 6} H${w * -0.1} Z`, '#ffffff'),
    p.path(d`M${w * 0.13},${far} H${w * 0.88} L${w * 1.06},${near} H${w * -0.06} Z`, '#5fc3e4'),
    light(p, d`M${w * 0.56},${far} h${w * 0.16} l${w * 0.14},${near - far} h${-w * 0.3} Z`, '#ffffff', 0.28),
    p.stroke(repeat(9, ripple), '#d3f1fb', 3.2),
    repeat(4, lane),
    repeat(4, block),
    p.stroke(
      d`M${w * 0.9},${g * 0.98} v${-46 * u} q${10 * u},${-20 * u} ${24 * u},${-4 * u} v${30 * u} M${w * 0.95},${g * 1.02} v${-46 * u} q${10 * u},${-20 * u} ${24 * u},${-4 * u} v${30 * u}`,
      '#9aa8b4',
      6 * u,
    ),
    // The rim on which people stand.
    p.path(d`M-5,${h + 5} V${near} H${w + 5} V${h + 5} Z`, '#ece3cf'),
    p.stroke(
      repeat(
        Math.ceil(w / (90 * u)) + 1,
        (i) => d`M${i * 90 * u},${near} L${w / 2 + (i * 90 * u - w / 2) * 1.3},${h + 5} `,
      ),
      '#cfc4aa',
      2.4,
    ),
    p.prop('ring-buoy', w * 0.06, h - 44 * u, 78 * u),
  );
}
