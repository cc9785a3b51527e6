import { circleTag } from '../svg.ts';
import { type Rig, shape, stroke } from './rig.ts';

/** The chair behind its user: back rest with grips, and the big wheels at the sides. */
export function drawWheelchair(rig: Rig): string {
  const { build, style, line } = rig;
  const { shoulderX: sx, shoulderY: sy, waistY: wy } = build;
  const paint = (hex: string) => style.paint(hex, 'accent');
  const rim = line ? style.ink : paint('#343a40');
  const side = (s: 1 | -1) => {
    const x = s * (sx + 66);
    return (
      stroke(`M${s * (sx + 34)},${sy + 44} q${s * 4},-16 ${s * 26},-18`, rim, 13) +
      stroke(`M${s * (sx + 34)},${sy + 40} L${s * (sx + 34)},${wy + 30}`, rim, 10) +
      `<ellipse cx="${x}" cy="${wy + 26}" rx="26" ry="96" fill="none" stroke="${rim}" stroke-width="${12 + line}"/>` +
      `<ellipse cx="${x}" cy="${wy + 26}" rx="26" ry="96" fill="none" stroke="${paint('#adb5bd')}" stroke-width="6"/>` +
      circleTag(x, wy + 26, 8, paint('#adb5bd'), { color: rim, width: line * 0.7 })
    );
  };
  return (
    side(-1) +
    side(1) +
    shape(rig, `M${-sx - 40},${sy + 46} h${2 * sx + 80} v150 h${-2 * sx - 80} Z`, paint('#4361ee'))
  );
}
