import { shade, sunlight } from './light.ts';
import { d, layers, type Painter } from './painter.ts';

/** Indoors, where nothing more is known: a wall with a window, a door, a floor. Any hall, corridor or house may be so. */
export function room(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [wx, wy, ww, wh] = [w * 0.16, g * 0.26, Math.min(w * 0.2, 150 * u), g * 0.36];
  const [dx, dw] = [w * 0.72, Math.min(w * 0.15, 104 * u)];
  return layers(
    p.sky('#f6ead6', '#f1dfc4'),
    p.dots('#d8a860', (_u, v) => 0.4 - v, 0.2),
    p.rect(wx - 8 * u, wy - 8 * u, ww + 16 * u, wh + 16 * u, '#fffaf0', 3),
    p.rect(wx, wy, ww, wh, p.isNight ? '#2b3a6b' : '#cfe9f5'),
    sunlight(
      p,
      d`M${wx + ww * 0.1},${wy + wh} l${ww * 0.5},${-wh} h${ww * 0.24} l${-ww * 0.5},${wh} Z`,
      '#ffffff',
      0.7,
    ),
    p.stroke(d`M${wx + ww / 2},${wy} v${wh} M${wx},${wy + wh * 0.5} h${ww}`, '#fffaf0', 5 * u),
    p.rect(wx - 14 * u, wy + wh + 8 * u, ww + 28 * u, 10 * u, '#e6d5b8', 2),
    p.rect(dx - 9 * u, g * 0.3, dw + 18 * u, g * 0.66, '#fffaf0', 2),
    p.rect(dx, g * 0.32, dw, g * 0.64, '#c99b6a'),
    p.rect(dx + dw * 0.16, g * 0.38, dw * 0.68, g * 0.2, '#b98857', 3),
    p.rect(dx + dw * 0.16, g * 0.64, dw * 0.68, g * 0.24, '#b98857', 3),
    p.oval(dx + dw * 0.88, g * 0.62, 4.4 * u, 4.4 * u, '#f2d38a'),
    p.rect(-5, g * 0.94, w + 10, 14 * u, '#e0c9a4'),
    p.rect(-5, g * 0.94 + 13 * u, w + 10, h, '#d9b88c'),
    shade(p, d`M-5,${g * 0.94 + 13 * u} H${w + 5} v${12 * u} H-5 Z`, 0.1),
    sunlight(
      p,
      d`M${wx + ww * 0.4},${g * 0.94 + 14 * u} h${ww} L${wx + ww * 1.9},${h} H${wx + ww * 0.6} Z`,
      '#fff8df',
      0.45,
    ),
  );
}
