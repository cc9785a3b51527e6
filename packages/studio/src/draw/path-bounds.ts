import { isLetter } from './svg-tags.ts';

export type Bounds = [left: number, top: number, right: number, bottom: number];

/** How many numbers a path command takes. */
const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };

/** Around nothing: everything makes it larger. */
export const noBounds = (): Bounds => [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];

/** Around all points of a path and the points that pull its curves: never smaller than the path. */
export function pathBounds(d: string): Bounds | undefined {
  const bounds = noBounds();
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let kind = 'm';
  let relative = false;
  let count = 0;
  const n = [0, 0, 0, 0, 0, 0, 0];
  const reach = (px: number, py: number, radius: number) => {
    if (px - radius < bounds[0]) bounds[0] = px - radius;
    if (py - radius < bounds[1]) bounds[1] = py - radius;
    if (px + radius > bounds[2]) bounds[2] = px + radius;
    if (py + radius > bounds[3]) bounds[3] = py + radius;
  };
  const step = () => {
    const [ox, oy] = relative ? [x, y] : [0, 0];
    if (kind === 'h') x = ox + n[0]!;
    else if (kind === 'v') y = oy + n[0]!;
    else if (kind === 'a') {
      const radius = 2 * Math.max(n[0]!, n[1]!);
      reach(x, y, radius);
      x = ox + n[5]!;
      y = oy + n[6]!;
      reach(x, y, radius);
    } else {
      for (let i = 0; i < count; i += 2) reach(ox + n[i]!, oy + n[i + 1]!, 0);
      x = ox + n[count - 2]!;
      y = oy + n[count - 1]!;
    }
    reach(x, y, 0);
    count = 0;
    if (kind !== 'm') return;
    [startX, startY] = [x, y];
    kind = 'l';
  };
  for (let at = 0; at < d.length; ) {
    const end = endOfNumber(d, at);
    if (end > at) {
      n[count++] = numberIn(d, at, end);
      if (count === takes[kind]) step();
      at = end;
      continue;
    }
    const code = d.charCodeAt(at++);
    if (!isLetter(code)) continue;
    relative = code >= smallA;
    kind = String.fromCharCode(code).toLowerCase();
    if (kind === 'z') [x, y] = [startX, startY];
  }
  return Number.isFinite(bounds[0]) ? bounds : undefined;
}

const [minus, dot, zero, nine, smallA, smallE] = [45, 46, 48, 57, 97, 101];
const isDigit = (code: number) => code >= zero && code <= nine;

/** Where the number ends that begins here; here, where none does. */
function endOfNumber(d: string, from: number): number {
  let at = from;
  if (d.charCodeAt(at) === minus) at++;
  const whole = at;
  while (isDigit(d.charCodeAt(at))) at++;
  if (d.charCodeAt(at) === dot && (at > whole || isDigit(d.charCodeAt(at + 1)))) {
    at++;
    while (isDigit(d.charCodeAt(at))) at++;
  }
  if (at === whole) return from;
  if (d.charCodeAt(at) !== smallE) return at;
  let power = at + 1;
  if (d.charCodeAt(power) === minus) power++;
  if (!isDigit(d.charCodeAt(power))) return at;
  while (isDigit(d.charCodeAt(power))) power++;
  return power;
}

/** Powers of ten by which a number of so many digits can be divided without an error of its own. */
const powers = Array.from({ length: 15 }, (_, i) => 10 ** i);

/** The number between two places: as `Number` reads it, without a text of its own. */
function numberIn(d: string, from: number, to: number): number {
  if (to - from > powers.length) return Number(d.slice(from, to));
  const negative = d.charCodeAt(from) === minus;
  let digits = 0;
  let decimals = -1;
  for (let at = negative ? from + 1 : from; at < to; at++) {
    const code = d.charCodeAt(at);
    if (code === smallE) return Number(d.slice(from, to));
    if (code === dot) decimals = 0;
    else {
      digits = digits * 10 + code - zero;
      if (decimals >= 0) decimals++;
    }
  }
  const value = decimals > 0 ? digits / powers[decimals]! : digits;
  return negative ? -value : value;
}
