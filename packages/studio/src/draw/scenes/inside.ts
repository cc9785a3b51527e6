import { round } from '../svg.ts';
import { layers, type Painter, repeat } from './painter.ts';

/** Places too small to stand in. */

export function body(p: Painter): string {
  const { width: w, height: h } = p;
  const bloodCell = () => {
    const [x, y, r] = [p.random() * w, p.random() * h, 18 + p.random() * 18];
    return p.oval(x, y, r, r * 0.8, '#e5484d') + p.oval(x, y, r * 0.45, r * 0.3, '#c93a40', false);
  };
  return layers(
    p.sky('#ffc9c0', '#ff9d97'),
    repeat(9, () =>
      p.oval(p.random() * w, p.random() * h, 26 + p.random() * 50, 20 + p.random() * 36, '#ffb3aa', false),
    ),
    repeat(9, bloodCell),
    p.dots('#d6336c', (_u, v) => 0.45 - v, 0.25),
  );
}

/** Inside a leaf: rows of cells with chloroplasts. */
export function cell(p: Painter): string {
  const { width: w, height: h } = p;
  const wide = 150;
  let out = p.sky('#d8f3a2', '#a7dd6d');
  for (let row = 0; row * 112 < h + 60; row++) {
    for (let column = -1; column * wide < w + 80; column++) {
      const x = column * wide + (row % 2 ? wide / 2 : 0);
      const y = row * 112 - 20;
      out += p.rect(x + 5, y + 5, wide - 10, 102, (row + column) % 2 ? '#bfe77f' : '#c9ec8f', 30);
      out += repeat(4, () =>
        p.oval(x + 30 + p.random() * (wide - 60), y + 28 + p.random() * 56, 15, 9, '#4fa53c'),
      );
    }
  }
  return out + p.dots('#3f8f2f', (_u, v) => 0.4 - v, 0.25);
}

export function underground(p: Painter): string {
  const { width: w, height: h } = p;
  const stone = () => {
    const r = 12 + p.random() * 22;
    return p.oval(p.random() * w, h * (0.3 + p.random() * 0.66), r * 1.3, r, '#b49c86');
  };
  const layer = (y: number, fill: string, phase: number) =>
    p.path(
      `M0,${round(y)} Q${round(w * 0.25)},${round(y + (phase ? 18 : -18))} ${round(w * 0.5)},${round(y)} T${round(w)},${round(y)} L${round(w)},${round(h)} L0,${round(h)} Z`,
      fill,
    );
  return layers(
    p.sky('#bfe6f7', '#e8f7ff'),
    p.rect(-5, h * 0.1, w + 10, h, '#8a5f3c', 0, false),
    p.rect(-5, h * 0.1, w + 10, 16, '#6fbf57'),
    layer(h * 0.34, '#a5764c', 0),
    layer(h * 0.58, '#8f6a55', 1),
    layer(h * 0.82, '#77605c', 0),
    repeat(10, stone),
    p.dots('#4d3320', (_u, v) => (v - 0.4) * 0.6, 0.3),
    p.prop('worm', w * 0.86, h * 0.24, 62),
  );
}
