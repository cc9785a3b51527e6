import { darken, lighten, mix } from '../colors.ts';
import { svg } from '../markup.ts';
import { benDayDots, rays, speedLines } from '../props/effects.ts';
import { pick } from '../random.ts';
import { rectTag, round } from '../svg.ts';
import { dayTones, type ToneName } from '../vocabulary.ts';
import { motifRows } from './motifs.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Squared paper, for diagrams. */
export function board(p: Painter): string {
  const { width: w, height: h } = p;
  const gap = 34;
  let lines = '';
  for (let y = gap; y < h; y += gap) lines += p.stroke(`M0,${y} H${round(w)}`, '#cfe3f2', 1.6);
  for (let x = gap; x < w; x += gap) lines += p.stroke(`M${x},0 V${round(h)}`, '#dfeaf2', 1.2);
  return rectTag(0, 0, w, h, p.style.dark ? p.style.paper : p.color('#fff6df')) + p.inColor(() => lines);
}

export function chalk(p: Painter): string {
  const { width: w, height: h } = p;
  const smear = () =>
    svg`<ellipse cx="${round(p.random() * w)}" cy="${round(p.random() * h)}" rx="${round(120 + p.random() * 120)}" ry="${round(40 + p.random() * 40)}" fill="#ffffff" fill-opacity="0.05"/>`;
  return (
    rectTag(0, 0, w, h, p.style.monochrome ? '#1b1b1b' : p.color('#2c6350')) +
    p.inColor(() => repeat(5, smear))
  );
}

const moods: Record<ToneName, [beam: string, ground: string]> = {
  aha: ['#ffd60a', '#ffea70'],
  cool: ['#4cc9f0', '#a5e6fb'],
  warm: ['#ff8fa3', '#ffc2cc'],
  green: ['#8ac926', '#c5e68a'],
  violet: ['#a78bfa', '#d6c8ff'],
  night: ['#3b5998', '#1d2f5c'],
};

/** Feeling instead of place: sunbeams, or speed lines in black and white. */
export function burst(p: Painter): string {
  const { width: w, height: h, style, focus } = p;
  const [beam, ground] = moods[p.tone ?? pick(p.random, dayTones)];
  if (style.monochrome)
    return rectTag(0, 0, w, h, '#ffffff') + speedLines(focus.x, focus.y, w, h, p.random, '#111111', 0.5);
  const farther = (u: number, v: number) => {
    const distance = Math.hypot(u - focus.x / w, v - focus.y / h);
    return Math.min(0.75, (distance - 0.35) * 1.1);
  };
  return layers(
    rectTag(0, 0, w, h, p.color(ground)),
    rays(focus.x, focus.y, Math.hypot(w, h), style.inked ? 15 : 11, p.color(beam), style.inked ? 0.75 : 0.6),
    style.halftone
      ? benDayDots({ x: 0, y: 0, width: w, height: h, pitch: 15 }, farther, darken(beam, 0.12), 0.55)
      : '',
  );
}

const inGreys = {
  day: { pale: '#ffffff', soft: '#adadad', softer: '#9c9c9c', signs: '#d6d6d6' },
  night: { pale: '#4a4a4a', soft: '#5c5c5c', softer: '#6b6b6b', signs: '#5c5c5c' },
};

/** The ground itself, two shades of what lies on it, and that of small signs. */
function shadesOf(mono: boolean, isNight: boolean, beam: string, ground: string) {
  if (mono) return inGreys[isNight ? 'night' : 'day'];
  const pale = isNight ? ground : lighten(ground, 0.45);
  const softer = mix(pale, beam, isNight ? 0.6 : 0.3);
  return { pale, soft: mix(pale, beam, isNight ? 0.4 : 0.16), softer, signs: softer };
}

/** Quiet grounds for what plays nowhere: one of six by chance, in the colour of the panel's mood; two tell the subject. */
export function plain(p: Painter): string {
  const { width: w, height: h, unit: u } = p;
  const [beam, ground] = moods[p.tone ?? pick(p.random, dayTones)];
  const mono = p.style.monochrome;
  const isNight = p.tone === 'night';
  const { pale, soft, softer, signs } = shadesOf(mono, isNight, beam, ground);
  const variant = Math.floor(p.random() * 6);
  const mirrored = p.random() < 0.5;
  const x = (share: number) => w * (mirrored ? 1 - share : share);
  const ring = (i: number) =>
    p.oval(x(0.06), h * 0.94, w * (0.92 - i * 0.24), w * (0.92 - i * 0.24), i % 2 ? pale : soft, false);
  const band = (i: number) =>
    p.path(
      d`M${x(i * 0.36 - 0.3)},${h + 5} L${x(i * 0.36 + 0.1)},-5 H${x(i * 0.36 + 0.28)} L${x(i * 0.36 - 0.12)},${h + 5} Z`,
      soft,
      false,
    );
  const wave = (y: number, fill: string, swell: number) =>
    p.path(
      d`M-5,${h + 5} V${y} Q${w * 0.25},${y - swell} ${w * 0.5},${y} T${w + 5},${y - swell * 0.3} V${h + 5} Z`,
      fill,
      false,
    );
  const dot = (i: number) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const size = (15 - column * 1.6) * u;
    return p.oval(
      x(0.03 + column * 0.075 + (row % 2) * 0.037),
      h * (0.06 + row * 0.15),
      size,
      size,
      soft,
      false,
    );
  };
  const shapes = [
    () => repeat(4, ring),
    () => repeat(4, band),
    () => wave(h * 0.62, soft, 46 * u) + wave(h * 0.8, softer, -34 * u),
    // Small dots of dots would be ragged.
    () => (mono && !isNight ? p.sky('#e0e0e0', '#ffffff') : repeat(56, dot)),
    () => motifRows(p, signs),
    () => wave(h * 0.7, soft, 40 * u) + motifRows(p, signs),
  ];
  return layers(
    rectTag(0, 0, w, h, p.color(pale)),
    shapes[variant]!(),
    p.dots(darken(beam, 0.12), (_u, v) => 0.34 - v, 0.2),
  );
}
