import { round } from '../svg.ts';
import { hills, stars, tree } from './landmarks.ts';
import { layers, type Painter, repeat } from './painter.ts';

export function night(p: Painter): string {
  const { width: w, height: h } = p;
  return layers(
    p.sky('#1d2b5e', '#5a5fa8'),
    stars(p, 50, 0.7),
    p.clearTop ? '' : p.oval(w * 0.82, h * 0.2, 48, 48, '#fff3c4'),
    hills(p, h * 0.72, 20, '#39477f', 0),
    tree(p, w * 0.1, h * 0.8, 1.3, '#2f4f6f'),
    p.rect(-5, h * 0.8, w + 10, h, '#2c3a6b'),
  );
}

export function space(p: Painter): string {
  const { width: w, height: h } = p;
  return layers(
    p.sky('#14143c', '#3c2a78'),
    stars(p, 70, 1),
    p.inColor(
      () =>
        `<ellipse cx="${round(w * 0.3)}" cy="${round(h * 0.35)}" rx="${round(w * 0.5)}" ry="${round(h * 0.22)}" fill="${p.color('#8a5cf6')}" opacity="0.22" transform="rotate(-20 ${round(w * 0.3)} ${round(h * 0.35)})"/>`,
    ),
    p.dots('#7b5cff', (_u, v) => (v - 0.45) * 0.9, 0.35),
    p.clearTop ? '' : p.prop('ringed-planet', w * 0.86, h * 0.24, Math.min(170, w * 0.2), { turn: -10 }),
    p.clearTop ? '' : p.oval(w * 0.12, h * 0.2, 30, 30, '#ffb86b'),
    p.path(
      `M0,${round(h)} L0,${round(h * 0.86)} Q${round(w * 0.5)},${round(h * 0.76)} ${round(w)},${round(h * 0.86)} L${round(w)},${round(h)} Z`,
      '#9a8fb8',
    ),
    p.oval(w * 0.2, h * 0.93, 50, 12, '#7d719e'),
    p.oval(w * 0.7, h * 0.9, 70, 14, '#7d719e'),
  );
}

export function ocean(p: Painter): string {
  const { width: w, height: h } = p;
  const beam = (i: number) =>
    `<path d="M${round(w * (0.1 + i * 0.2))},0 l${round(w * 0.08)},0 l${round(w * 0.12)},${round(h)} l${round(-w * 0.2)},0 Z" fill="#ffffff" opacity="0.1"/>`;
  return layers(
    p.sky('#7fd8e8', '#156b9c'),
    p.dots('#0b4f7d', (_u, v) => (v - 0.3) * 0.8, 0.4),
    p.inColor(() => repeat(5, beam)),
    p.path(
      `M0,${round(h)} L0,${round(h * 0.88)} Q${round(w * 0.25)},${round(h * 0.8)} ${round(w * 0.5)},${round(h * 0.88)} T${round(w)},${round(h * 0.86)} L${round(w)},${round(h)} Z`,
      '#f1d9a0',
    ),
    p.prop('coral', w * 0.1, h * 0.84, 120),
    p.prop('coral', w * 0.92, h * 0.86, 90, { mirrored: true }),
    p.prop('tropical-fish', w * 0.8, h * 0.3, 80),
    p.prop('fish', w * 0.2, h * 0.4, 60, { mirrored: true }),
    repeat(12, () => {
      const radius = 4 + p.random() * 8;
      return p.oval(p.random() * w, p.random() * h * 0.8, radius, radius, '#c9f2fa');
    }),
  );
}
