import { pageSize } from '@panelwise/contracts/domain/limits';
import { createRandom, type Random } from '../random.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';
import type { Style } from '../styles.ts';
import type { Cell } from './composition.ts';
import { panelNeed } from './panel-need.ts';

/** Panels in each row, from the top. */
export type Rows = readonly number[];

const templates: Record<number, Rows[]> = {
  1: [[1]],
  2: [[1, 1]],
  3: [
    [1, 2],
    [2, 1],
    [1, 1, 1],
  ],
  4: [
    [1, 2, 1],
    [2, 1, 1],
    [1, 1, 2],
    [2, 2],
  ],
  5: [
    [1, 2, 2],
    [2, 1, 2],
    [2, 2, 1],
    [1, 2, 1, 1],
    [1, 1, 2, 1],
  ],
  6: [
    [1, 2, 2, 1],
    [1, 2, 1, 2],
    [1, 1, 2, 2],
    [2, 2, 2],
    [2, 1, 2, 1],
    [2, 2, 1, 1],
  ],
  7: [
    [1, 2, 2, 2],
    [2, 2, 1, 2],
    [2, 2, 2, 1],
    [2, 1, 2, 2],
    [1, 2, 2, 1, 1],
    [1, 2, 1, 2, 1],
  ],
  8: [
    [2, 2, 2, 2],
    [1, 2, 2, 2, 1],
    [1, 2, 2, 1, 2],
    [2, 1, 2, 1, 2],
    [1, 1, 2, 2, 2],
    [2, 2, 2, 1, 1],
  ],
};

/** Row templates for these panels, the best fitting first: full-width rows go to panels that want them. */
export function rankTemplates(panels: StagedPanel[], seed: string): Rows[] {
  const random = createRandom(`${seed}|layout`);
  const options = templates[panels.length] ?? [panels.map(() => 1)];
  return options
    .map((rows) => ({ rows, score: scoreTemplate(rows, panels) + random() * 0.2 }))
    .sort((a, b) => b.score - a.score)
    .map(({ rows }) => rows);
}

function scoreTemplate(rows: Rows, panels: StagedPanel[]): number {
  let score = 0;
  let i = 0;
  for (const count of rows) {
    for (let c = 0; c < count; c++) {
      const panel = panels[i++]!;
      const want = panel.wide === undefined ? crowding(panel) : panel.wide ? 1 : -1;
      score += count === 1 ? want : -want * 0.8;
    }
  }
  return score;
}

/** A panel that asks for nothing still reads better wide when it holds many people or many words, narrow when it is nearly empty. */
function crowding(panel: StagedPanel): number {
  const letters = panel.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (panel.actors.length <= 1 && letters < 40) return -0.6;
  return Math.min(0.7, Math.max(0, panel.actors.length - 2) * 0.35 + Math.max(0, letters - 150) / 500);
}

const footerHeight = 26;

/**
 * Cuts the page into panels. Row heights follow the words and art of their panels; `boosts` (one factor a
 * panel, 1 = as estimated) raise the rows of panels whose words came out too small.
 */
export function layoutPage(
  panels: StagedPanel[],
  rows: Rows,
  style: Style,
  seed: string,
  boosts: number[],
  external: boolean,
): Cell[] {
  const random = createRandom(`${seed}|cut`);
  const margin = style.inked ? 44 : 40;
  const gutter = style.inked ? 20 : 22;
  const width = pageSize.width - 2 * margin;
  const height = pageSize.height - 2 * margin - footerHeight;
  const needs = rowNeeds(panels, rows, width, boosts, external);
  const total = needs.reduce((sum, need) => sum + need, 0);
  const free = height - gutter * (rows.length - 1);
  const tilts = rows.map((_, r) => (r && style.slanted ? (r % 2 ? 1 : -1) * (6 + random() * 6) : 0));
  const cells: Cell[] = [];
  let top = margin;
  rows.forEach((count, r) => {
    const bottom = top + (needs[r]! / total) * free;
    const row = { margin, width, gutter, top, bottom, tiltTop: tilts[r]!, tiltBottom: tilts[r + 1] ?? 0 };
    const lean = style.slanted ? 14 * (r % 2 ? 1 : -1) : 0;
    const shares = weigh(panels.slice(cells.length, cells.length + count), random);
    cells.push(...cutRow(row, shares, lean));
    top = bottom + gutter;
  });
  return cells;
}

function rowNeeds(
  panels: StagedPanel[],
  rows: Rows,
  width: number,
  boosts: number[],
  external: boolean,
): number[] {
  let i = 0;
  return rows.map((count) => {
    let need = 0;
    for (let c = 0; c < count; c++, i++)
      need = Math.max(need, panelNeed(panels[i]!, width / count, external) * boosts[i]!);
    return need;
  });
}

/** Shares of a row's width: more words, a little more room. */
function weigh(panels: StagedPanel[], random: Random): number[] {
  const weights = panels.map((panel) => {
    const letters =
      panel.lines.reduce((sum, line) => sum + line.text.length, 0) + (panel.caption?.length ?? 0) * 0.5;
    return 1 + Math.min(0.3, letters / 900) + (random() - 0.5) * 0.08;
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

type Row = {
  margin: number;
  width: number;
  gutter: number;
  top: number;
  bottom: number;
  tiltTop: number;
  tiltBottom: number;
};

function cutRow(row: Row, shares: number[], lean: number): Cell[] {
  const { margin, width, gutter } = row;
  const free = width - gutter * (shares.length - 1);
  const onTop = (x: number) => row.top + row.tiltTop * ((x - margin) / width - 0.5) * 2;
  const onBottom = (x: number) => row.bottom + row.tiltBottom * ((x - margin) / width - 0.5) * 2;
  let x = margin;
  return shares.map((share, c) => {
    const left = x;
    const right = x + share * free;
    x = right + gutter;
    const leanLeft = c === 0 ? 0 : lean;
    const leanRight = c === shares.length - 1 ? 0 : lean;
    return toCell(
      { x: left + leanLeft, y: onTop(left + leanLeft) },
      { x: right + leanRight, y: onTop(right + leanRight) },
      { x: right - leanRight, y: onBottom(right - leanRight) },
      { x: left - leanLeft, y: onBottom(left - leanLeft) },
    );
  });
}

type Corner = { x: number; y: number };

/** A cell from its corners, clockwise from the top left. The box has whole px, so that art is cut cleanly. */
function toCell(a: Corner, b: Corner, c: Corner, d: Corner): Cell {
  const left = Math.floor(Math.min(a.x, d.x));
  const right = Math.ceil(Math.max(b.x, c.x));
  const top = Math.floor(Math.min(a.y, b.y));
  const bottom = Math.ceil(Math.max(c.y, d.y));
  return {
    polygon: [a, b, c, d].map(({ x, y }): [number, number] => [x, y]),
    box: { x: left, y: top, width: right - left, height: bottom - top },
    slant: {
      left: Math.max(a.x, d.x) - left,
      right: right - Math.min(b.x, c.x),
      top: Math.max(a.y, b.y) - top,
      bottom: bottom - Math.min(c.y, d.y),
    },
  };
}
