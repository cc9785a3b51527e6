import { svg } from '../markup.ts';
import { circleTag, round } from '../svg.ts';
import type { Gesture } from './pose.ts';
import { oval, type Rig, shape, solidStroke, stroke } from './rig.ts';
import type { Point } from './skeleton.ts';

type Finger = { turn: number; length: number; width: number };

/** Fingers of a gesture, turns in degrees from where the hand points, lengths and widths in hand radii. */
function fingersOf(gesture: Gesture, side: 1 | -1): Finger[] {
  switch (gesture) {
    case 'open':
      return [
        ...[-42, -14, 14, 42].map((turn) => ({ turn, length: 1.75, width: 0.62 })),
        { turn: side * -88, length: 1.45, width: 0.6 },
      ];
    case 'flat':
      return [
        { turn: 0, length: 2.1, width: 1.1 },
        { turn: side * -76, length: 1.3, width: 0.6 },
      ];
    case 'point':
      return [
        { turn: 0, length: 2.25, width: 0.66 },
        { turn: side * -80, length: 1.25, width: 0.6 },
      ];
    case 'chin':
      return [
        { turn: 0, length: 1.6, width: 0.64 },
        { turn: -28.6, length: 1.5, width: 0.6 },
      ];
    default:
      return [];
  }
}

/** Draws a hand at `at`; `direction` in radians is where its fingers point. */
export function drawHand(rig: Rig, at: Point, direction: number, gesture: Gesture, side: 1 | -1): string {
  const { line, style, build, color } = rig;
  const radius = build.handRadius;
  const fingers = fingersOf(gesture, side).map(({ turn, length, width }) => {
    const angle = direction + (turn * Math.PI) / 180;
    const tip: Point = [at[0] + Math.cos(angle) * radius * length, at[1] + Math.sin(angle) * radius * length];
    return {
      d: `M${round(at[0])},${round(at[1])} L${round(tip[0])},${round(tip[1])}`,
      width: radius * width,
    };
  });
  let out = tools[gesture]?.(rig, at) ?? '';
  if (line) for (const finger of fingers) out += stroke(finger.d, style.ink, finger.width + 2 * line);
  out += oval(rig, at[0], at[1], radius, radius, color.skin, line);
  for (const finger of fingers) out += solidStroke(finger.d, color.skin, finger.width);
  const inner = radius - line * 0.5;
  out += oval(rig, at[0], at[1], inner, inner, color.skin);
  if (gesture === 'fist' && line) {
    const [x, y] = [at[0], at[1] - radius * 0.2];
    out += stroke(
      `M${round(x - radius * 0.35)},${round(y)} q4,8 0,12 M${round(x + radius * 0.15)},${round(y)} q4,8 0,12`,
      style.ink,
      line * 0.6,
    );
  }
  return out;
}

/** What some gestures hold. */
const tools: Partial<Record<Gesture, (rig: Rig, at: Point) => string>> = {
  magnify: magnifyingGlass,
  pencil,
  cane,
};

/** A walking stick from the hand to the ground. */
function cane(rig: Rig, [x, y]: Point): string {
  const { line, style, build } = rig;
  const stick = `M${round(x - 20)},${round(y - 4)} q8,-14 20,-2 L${round(x + 2)},${round(build.footY - 6)}`;
  const wood = style.paint('#8d5a2b', 'accent');
  return (line ? stroke(stick, style.ink, 11 + 2 * line) : '') + solidStroke(stick, wood, 11);
}

function magnifyingGlass(rig: Rig, at: Point): string {
  const { line, style } = rig;
  const x = at[0] + 6;
  const y = at[1] - 98;
  const handle = `M${round(at[0])},${round(at[1] + 14)} L${round(at[0] + 4)},${round(y + 40)}`;
  const glass = style.paint('#cdefff', 'accent');
  const rim = line ? style.ink : style.paint('#777777', 'accent');
  return (
    (line ? stroke(handle, style.ink, 13 + 2 * line) : '') +
    solidStroke(handle, style.paint('#8d5a2b', 'accent'), 13) +
    svg`<circle cx="${round(x)}" cy="${round(y)}" r="48" fill="${glass}" fill-opacity="0.65" stroke="${rim}" stroke-width="${round(10 + 2 * line)}"/>` +
    circleTag(x, y, 48, 'none', { color: style.paint('#c9d3dd', 'accent'), width: 10 }) +
    stroke(`M${round(x - 26)},${round(y - 8)} q4,-18 20,-24`, '#ffffff', 6)
  );
}

function pencil(rig: Rig, at: Point): string {
  const { style, line } = rig;
  const paint = (hex: string) => style.paint(hex, 'accent');
  const place = ([dx, dy]: Point) => `${round(at[0] + dx)},${round(at[1] + dy)}`;
  const path = (...points: Point[]) => `M${points.map(place).join(' L')} Z`;
  return (
    shape(rig, path([-2, 30], [16, 26], [-18, -66], [-36, -58]), paint('#ffb703')) +
    shape(rig, path([-18, -66], [-36, -58], [-40, -72], [-24, -80]), paint('#ff8fa3'), line * 0.8) +
    shape(rig, path([14, 48], [-2, 30], [16, 26]), paint('#f5deb3'), line * 0.8)
  );
}
