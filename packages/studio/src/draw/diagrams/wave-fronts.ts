import { circleTag, clipTo, round } from '../svg.ts';
import { centered, type DrawDiagram, fillOf, node, strongColor } from './pen.ts';

const fronts = 6;

/**
 * A source that moves to the right, and the round fronts that it sent out at even times: each is centred where the
 * source was then, so that they crowd ahead of it by 1 − speed and thin out behind it by 1 + speed.
 */
export const drawWaveFronts: DrawDiagram<'wave-fronts'> = (
  { source, speed: given, ahead, behind },
  { x, y, width: w, height: h },
  pen,
) => {
  const z = pen.textSize;
  const speed = Math.min(0.8, Math.max(0, given));
  const words = ahead || behind ? z * 2 : 0;
  const room = h - words;
  // The widest front reaches the frame behind the source; above and below the frame cuts it.
  const largest = Math.min(w * 0.46, room * 0.85);
  const cx = x + w / 2 + (largest * speed) / 2;
  const cy = y + room / 2;
  const color = strongColor(pen, '#1d7fc4');
  const rings = Array.from({ length: fronts }, (_, i) => {
    const radius = (largest * (i + 1)) / fronts;
    return circleTag(cx - radius * speed, cy, radius, 'none', { color, width: 4 });
  });
  const frame = `M${round(x)},${round(y)}h${round(w)}v${round(room)}h${round(-w)}Z`;
  const radius = Math.min(46, room * 0.13);
  const drawn = node(pen, source, cx, cy, { fill: fillOf(pen, '#fff0d1'), radius, labelWidth: w * 0.3 });
  const below = (text: string | undefined, at: number) =>
    text ? [centered(pen, text, at, y + h - z * 0.8, w * 0.46)] : [];
  return {
    art: clipTo(pen.ids, frame, rings.join('')) + drawn.art,
    labels: [...drawn.labels, ...below(behind, x + w * 0.25), ...below(ahead, x + w * 0.75)],
  };
};
