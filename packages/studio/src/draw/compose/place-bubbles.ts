import type { BubbleShape } from '../lettering/bubble-shape.ts';
import type { StagedLine } from '../staging/staged-panel.ts';
import type { BubbleBlock } from './composition.ts';
import type { Measures } from './text-measures.ts';

/** The band that balloons may fill, box px; it is open downwards. */
export type BubbleZone = {
  left: number;
  right: number;
  top: number;
  /** A single balloon goes above its speaker, or to the middle where the speaker stands beside the zone. */
  follow: boolean;
  /** Widest single balloon, px. */
  maxWidth: number;
  /** Place every balloon, even where it is wider than the zone. */
  crammed: boolean;
};

export type PlacedBubbles = { blocks: BubbleBlock[]; bottom: number };

const gap = 6;
const pairGap = 10;
const stagger = 18;

type Row = { shapes: BubbleShape[]; lines: StagedLine[]; height: number };

/**
 * Places balloons in reading order, in rows of one or two, so that they take the least height at this size.
 * Undefined when a balloon does not fit the zone's width.
 */
export function placeBubbles(
  lines: StagedLine[],
  zone: BubbleZone,
  size: number,
  measures: Measures,
): PlacedBubbles | undefined {
  const rows = chooseRows(lines, zone, size, measures);
  if (!rows) return undefined;
  const blocks: BubbleBlock[] = [];
  let index = 0;
  for (const row of rows) {
    const [first, second] = row.shapes as [BubbleShape, BubbleShape | undefined];
    if (second) {
      const top = clearTop(blocks, zone.top, zone.left, zone.right, true);
      blocks.push(
        {
          kind: 'bubble',
          line: row.lines[0]!,
          shape: first,
          x: zone.left + first.halfWidth,
          y: top + first.halfHeight,
        },
        {
          kind: 'bubble',
          line: row.lines[1]!,
          shape: second,
          x: zone.right - second.halfWidth,
          y: top + stagger + second.halfHeight,
        },
      );
    } else {
      const line = row.lines[0]!;
      const x = singleX(first, line, zone, lines.length, index);
      const top = clearTop(blocks, zone.top, x - first.halfWidth, x + first.halfWidth, false);
      blocks.push({ kind: 'bubble', line, shape: first, x, y: top + first.halfHeight });
    }
    index += row.lines.length;
  }
  const bottom = Math.max(zone.top, ...blocks.map((block) => block.y + block.shape.halfHeight));
  return { blocks, bottom };
}

/** Highest top for a balloon between two x: under what it would overlap, and lower than the one read before it. */
function clearTop(blocks: BubbleBlock[], top: number, left: number, right: number, fullRow: boolean): number {
  let clear = top;
  for (const { x, y, shape } of blocks) {
    const overlaps = fullRow || (x - shape.halfWidth < right + gap && x + shape.halfWidth > left - gap);
    const later = y - shape.halfHeight * 0.1;
    clear = Math.max(clear, overlaps ? y + shape.halfHeight + gap : later);
  }
  return clear;
}

function singleX(
  shape: BubbleShape,
  line: StagedLine,
  zone: BubbleZone,
  count: number,
  index: number,
): number {
  const { left, right } = zone;
  const middle = (left + right) / 2;
  const a = shape.halfWidth;
  if (count === 1) {
    if (line.side === 'middle') return middle;
    // Beside a figure the balloon keeps near it, but not so near that the tail has no room.
    if (!zone.follow)
      return middle + (line.side === 'left' ? -1 : 1) * Math.max(0, (right - left) / 2 - a) * 0.35;
    const inset = Math.min(30, (right - left - 2 * a) * 0.25);
    return line.side === 'left' ? left + a + inset : right - a - inset;
  }
  if (!zone.follow) return index % 2 ? right - a : left + a;
  return line.side === 'left' ? left + a : line.side === 'right' ? right - a : middle;
}

/** Rows of one or two with the least total height (every way to pair neighbours is tried). */
function chooseRows(
  lines: StagedLine[],
  zone: BubbleZone,
  size: number,
  measures: Measures,
): Row[] | undefined {
  const best: ({ rows: Row[]; height: number } | undefined)[] = [{ rows: [], height: 0 }];
  for (let end = 1; end <= lines.length; end++) {
    for (const count of [1, 2]) {
      const before = best[end - count];
      if (!before) continue;
      const row = shapeRow(lines.slice(end - count, end), zone, size, measures);
      if (!row) continue;
      const height = before.height + row.height + gap;
      const known = best[end];
      if (!known || height < known.height) best[end] = { rows: [...before.rows, row], height };
    }
  }
  return best[lines.length]?.rows;
}

function shapeRow(lines: StagedLine[], zone: BubbleZone, size: number, measures: Measures): Row | undefined {
  const width = zone.right - zone.left;
  const shape = (line: StagedLine, maxWidth: number) => measures.bubble(line, size, maxWidth);
  const [first, second] = lines as [StagedLine, StagedLine | undefined];
  if (!second) {
    const fitting = shape(first, Math.min(zone.maxWidth, width));
    const single = fitting ?? (zone.crammed ? shape(first, Number.POSITIVE_INFINITY) : undefined);
    return single && { shapes: [single], lines, height: single.halfHeight * 2 };
  }
  // Side by side only where the left balloon is the one to read first.
  if (zone.follow && first.side === 'right' && second.side !== 'right') return undefined;
  let a = shape(first, width * 0.62);
  let b = shape(second, width * 0.62);
  if (!a || !b || 2 * (a.halfWidth + b.halfWidth) + pairGap > width) {
    const share = first.text.length / (first.text.length + second.text.length);
    a = shape(first, width * (share * 0.4 + 0.3) - gap);
    b = a && shape(second, width - 2 * a.halfWidth - pairGap);
  }
  if (!a || !b) return undefined;
  return { shapes: [a, b], lines, height: Math.max(2 * a.halfHeight, stagger + 2 * b.halfHeight) };
}
