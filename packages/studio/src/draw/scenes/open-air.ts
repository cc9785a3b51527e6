import { landLook } from './land.ts';
import { light } from './light.ts';
import { cloud, grass, rock } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/**
 * Outdoors, where nothing more is known: the sky and bare ground in the colours of the land. Nothing stands on it, so that a
 * yard, a lane, a shore or a hill may be so.
 */
export function openAir(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [far, near] = landLook(p).ground;
  const rim = d`M-5,${h + 5} V${g * 0.88} Q${w * 0.3},${g * 0.83} ${w * 0.6},${g * 0.87} T${w + 5},${g * 0.85} V${h + 5} Z`;
  return layers(
    p.sky('#a3dbf5', '#f4fafd'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.3),
    cloud(p, w * 0.24, g * 0.2, 0.9 * u),
    cloud(p, w * 0.7, g * 0.3, 0.7 * u),
    cloud(p, w * 0.94, g * 0.14, 0.55 * u),
    p.path(rim, far),
    p.path(
      d`M-5,${h + 5} V${g * 0.99} Q${w * 0.4},${g * 0.94} ${w * 0.7},${g * 0.98} T${w + 5},${g * 0.96} V${h + 5} Z`,
      near,
    ),
    light(
      p,
      d`M-5,${g * 0.99} Q${w * 0.4},${g * 0.94} ${w * 0.7},${g * 0.98} v${14 * u} Q${w * 0.4},${g * 0.98} -5,${g * 0.99 + 16 * u} Z`,
      '#fffbe0',
      0.35,
    ),
    rock(p, w * 0.1, g + 20 * u, 0.32 * u, '#c3baa8'),
    repeat(Math.round(w / (120 * u)), (i) =>
      grass(
        p,
        (i + 0.5) * 120 * u + p.random() * 30 * u,
        g + (h - g) * (0.3 + p.random() * 0.5),
        0.5 * u,
        far,
      ),
    ),
  );
}
