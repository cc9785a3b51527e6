import { darken } from '../colors.ts';
import { svg } from '../markup.ts';
import { benDayDots, rays, speedLines } from '../props/effects.ts';
import { pick } from '../random.ts';
import { rectTag, round } from '../svg.ts';
import { type ToneName, toneNames } from '../vocabulary.ts';
import { layers, type Painter, repeat } from './painter.ts';

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
};

/** Feeling instead of place: sunbeams, or speed lines in black and white. */
export function burst(p: Painter): string {
  const { width: w, height: h, style, focus } = p;
  const [beam, ground] = moods[p.tone ?? pick(p.random, toneNames)];
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
