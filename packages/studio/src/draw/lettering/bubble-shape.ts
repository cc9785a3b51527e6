import type { DialogueLine } from '@panelwise/contracts/domain/script';
import type { Style } from '../styles.ts';
import { balance, type Line, lineWidth, type Paragraph, widest } from './paragraph.ts';
import type { SetLines } from './runs.ts';

export type BubbleKind = NonNullable<DialogueLine['kind']>;

/** A balloon round its text: a superellipse |x/a|^n + |y/b|^n = 1 in which every line's corners lie. */
export type BubbleShape = SetLines & {
  kind: BubbleKind;
  halfWidth: number;
  halfHeight: number;
  exponent: number;
  textHeight: number;
  capHeight: number;
};

type Padding = { x: number; y: number };
type Balloon = { a: number; b: number; exponent: number };

const mostLines = 40;
/** Below this nominal size a panel is short of height: flat balloons are better than well-proportioned ones. */
const crowdedSize = 22;

/**
 * Shapes a balloon: for every number of lines the smallest superellipse that holds them, then the one with
 * the least area, with a price on bad proportions and orphan words. `size` is the nominal font size; the
 * result is undefined when nothing fits in `maxWidth` by `maxHeight` px.
 */
export function shapeBubble(
  paragraph: Paragraph,
  kind: BubbleKind,
  style: Style,
  nominalSize: number,
  maxWidth: number,
  maxHeight = Number.POSITIVE_INFINITY,
): BubbleShape | undefined {
  const size = nominalSize * style.fontScale;
  const leading = size * style.leading * paragraph.spread;
  const capHeight = paragraph.capHeight * size;
  const padding = paddingOf(style);
  const exponent = exponentOf(style, kind);
  const full = lineWidth(paragraph.words, paragraph.space);
  const most = Math.min(mostLines, Math.max(9, Math.ceil((full * size) / Math.max(maxWidth * 0.5, 60)) + 2));
  const tried = new Set<string>();
  let best: { cost: number; shape: BubbleShape } | undefined;
  const room = (maxWidth - 2 * padding.x) / size;
  for (let count = 1; count <= Math.min(most, Math.max(1, paragraph.words.length)); count++) {
    const target = Math.max((full / count) * 1.04, 60 / size);
    if (full / count > room) continue;
    for (const slack of [1, 1.12, 1.28]) {
      const lines = balance(paragraph, target * slack);
      const key = lines.map((line) => line.length).join();
      if (tried.has(key)) continue;
      tried.add(key);
      const textHeight = (lines.length - 1) * leading + capHeight;
      const balloon = enclose(lines, paragraph.space, size, leading, capHeight, padding, exponent);
      if (2 * balloon.a > maxWidth || 2 * balloon.b > maxHeight) continue;
      const cost = costOf(balloon, lines, paragraph.space, nominalSize < crowdedSize);
      if (best && cost >= best.cost) continue;
      const shape = {
        kind,
        paragraph,
        lines,
        size,
        leading,
        textHeight,
        capHeight,
        exponent,
        halfWidth: balloon.a,
        halfHeight: balloon.b,
      };
      best = { cost, shape };
    }
  }
  return best?.shape;
}

function exponentOf(style: Style, kind: BubbleKind): number {
  if (style.blocky) return 12;
  if (!style.inked) return 5;
  return kind === 'thought' ? 2.4 : 2.7;
}

function paddingOf(style: Style): Padding {
  if (style.blocky) return { x: 18, y: 14 };
  if (!style.inked) return { x: 22, y: 15 };
  return { x: 15, y: 9 };
}

function enclose(
  lines: Line[],
  space: number,
  size: number,
  leading: number,
  capHeight: number,
  padding: Padding,
  exponent: number,
): Balloon {
  const height = (lines.length - 1) * leading + capHeight;
  const a = (widest(lines, space) * size) / 2 + padding.x;
  const b = height / 2 + padding.y + size * 0.18;
  let scale = 0.5;
  lines.forEach((line, i) => {
    const half = (lineWidth(line, space) * size) / 2 + padding.x * 0.6;
    const top = -height / 2 + i * leading;
    for (const y of [top - size * 0.06 - padding.y * 0.55, top + capHeight + size * 0.14 + padding.y * 0.55])
      scale = Math.max(scale, ((half / a) ** exponent + (Math.abs(y) / b) ** exponent) ** (1 / exponent));
  });
  return { a: a * scale, b: b * scale, exponent };
}

function costOf({ a, b }: Balloon, lines: Line[], space: number, crowded: boolean): number {
  const area = 4 * a * b;
  const aspect = a / b;
  const proportions = crowded
    ? 1 + Math.max(0, 4 - aspect) * 0.5 + Math.max(0, aspect - 7) * 0.35
    : 1 + Math.max(0, 1.25 - aspect) * 0.9 + Math.max(0, aspect - 2.5) * 0.35;
  const [first, last] = [lineWidth(lines[0] ?? [], space), lineWidth(lines.at(-1) ?? [], space)];
  const orphan = lines.length > 1 && Math.min(first, last) < widest(lines, space) * 0.36 ? 0.16 : 0;
  return area * (proportions + orphan);
}
