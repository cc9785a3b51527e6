import { pageSize } from '@panelwise/contracts/domain/limits';
import { createRandom, type Random } from '../random.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';
import type { Style } from '../styles.ts';
import type { Cell } from './composition.ts';
import { type Band, type Bands, panelsIn } from './layout-templates.ts';
import { panelNeed } from './panel-need.ts';

const footerHeight = 26;
/** Width of a tall panel, in shares of the page. */
const tallShare = 0.44;

type Frame = { margin: number; width: number; gutter: number };

/**
 * Cuts the page into panels. The heights of its bands follow the words and art of their panels; `boosts` (one factor a
 * panel, 1 = as estimated) raise the bands of panels whose words came out too small.
 */
export function layoutPage(
  panels: StagedPanel[],
  bands: Bands,
  style: Style,
  seed: string,
  boosts: number[],
  external: boolean,
): Cell[] {
  const random = createRandom(`${seed}|cut`);
  const margin = style.inked ? 44 : 40;
  const gutter = style.inked ? 20 : 22;
  const frame = { margin, gutter, width: pageSize.width - 2 * margin };
  const height = pageSize.height - 2 * margin - footerHeight;
  const needs = panels.map((panel, i) => ({ panel, boost: boosts[i]!, external }));
  const shares = bands.map((band, b) => needOf(band, needs.slice(...span(bands, b)), frame));
  const total = shares.reduce((sum, need) => sum + need, 0);
  const free = height - gutter * (bands.length - 1);
  const tilts = bands.map((_, b) => (b && style.slanted ? (b % 2 ? 1 : -1) * (6 + random() * 6) : 0));
  const cells: Cell[] = [];
  let top = margin;
  bands.forEach((band, b) => {
    const bottom = top + (shares[b]! / total) * free;
    const inBand = panels.slice(...span(bands, b));
    const row: Row = { ...frame, top, bottom, tiltTop: tilts[b]!, tiltBottom: tilts[b + 1] ?? 0 };
    const lean = style.slanted ? 14 * (b % 2 ? 1 : -1) : 0;
    if (band === 'tall') {
      const within = needs.slice(...span(bands, b)).slice(1);
      cells.push(...cutTall(row, weighStack(within, frame), lean));
    } else if (band === 1 && inBand[0]!.bleed) cells.push(cutBleed(row, b === 0));
    else cells.push(...cutRow(row, weigh(inBand, random), lean));
    top = bottom + gutter;
  });
  return cells;
}

/** The panels of a band, from and up to an index. */
function span(bands: Bands, band: number): [from: number, to: number] {
  const from = bands.slice(0, band).reduce((sum, one) => sum + panelsIn(one), 0);
  return [from, from + panelsIn(bands[band]!)];
}

type Need = { panel: StagedPanel; boost: number; external: boolean };

const heightOf = ({ panel, boost, external }: Need, width: number) =>
  panelNeed(panel, width, external) * boost;

/** Height in px that a band would like. */
function needOf(band: Band, needs: Need[], { width, gutter }: Frame): number {
  if (band !== 'tall') return Math.max(...needs.map((need) => heightOf(need, width / band)));
  const [tall, upper, lower] = needs as [Need, Need, Need];
  const beside = width * (1 - tallShare);
  const stacked = heightOf(upper, beside) + heightOf(lower, beside) + gutter;
  return Math.max(stacked, heightOf(tall, width * tallShare) * 1.1);
}

/** The share of the upper of two stacked panels. */
function weighStack([upper, lower]: Need[], { width }: Frame): number {
  const beside = width * (1 - tallShare);
  const [a, b] = [heightOf(upper!, beside), heightOf(lower!, beside)];
  return Math.max(0.36, Math.min(0.64, a / (a + b)));
}

/** Shares of a row's width: more words, a little more room. */
function weigh(panels: StagedPanel[], random: Random): number[] {
  const weights = panels.map((panel) => {
    const letters =
      panel.lines.reduce((sum, line) => sum + line.text.length, 0) + (panel.caption?.length ?? 0) * 0.5;
    return 1 + Math.min(0.3, letters / 900) + (random() - 0.5) * 0.16;
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

type Row = Frame & { top: number; bottom: number; tiltTop: number; tiltBottom: number };

/** Height of a row's upper or lower edge at x: rows may be cut at a tilt. */
const edgeAt = ({ margin, width }: Row, y: number, tilt: number, x: number) =>
  y + tilt * ((x - margin) / width - 0.5) * 2;

function cutRow(row: Row, shares: number[], lean: number): Cell[] {
  const { margin, width, gutter } = row;
  const free = width - gutter * (shares.length - 1);
  let x = margin;
  return shares.map((share, c) => {
    const left = x;
    const right = x + share * free;
    x = right + gutter;
    const leanLeft = c === 0 ? 0 : lean;
    const leanRight = c === shares.length - 1 ? 0 : lean;
    return toCell(
      corner(row, 'top', left + leanLeft),
      corner(row, 'top', right + leanRight),
      corner(row, 'bottom', right - leanRight),
      corner(row, 'bottom', left - leanLeft),
    );
  });
}

const corner = (row: Row, edge: 'top' | 'bottom', x: number): Corner => ({
  x,
  y: edge === 'top' ? edgeAt(row, row.top, row.tiltTop, x) : edgeAt(row, row.bottom, row.tiltBottom, x),
});

/** A tall panel at the left, two above each other at the right. */
function cutTall(row: Row, upperShare: number, lean: number): Cell[] {
  const { margin, width, gutter, top, bottom } = row;
  const divide = margin + width * tallShare;
  const right = margin + width;
  const middle = top + (bottom - top) * upperShare;
  const half = gutter / 2;
  /** The slanted gutter between the columns. */
  const at = (y: number) => divide + lean * (1 - (2 * (y - top)) / (bottom - top));
  const tilt = lean / 3;
  const [leftY, rightY] = [middle + tilt, middle - tilt];
  const [a, d] = [corner(row, 'top', at(top) - half), corner(row, 'bottom', at(bottom) - half)];
  return [
    toCell(corner(row, 'top', margin), a, d, corner(row, 'bottom', margin)),
    toCell(
      corner(row, 'top', at(top) + half),
      corner(row, 'top', right),
      { x: right, y: rightY - half },
      { x: at(leftY - half) + half, y: leftY - half },
    ),
    toCell(
      { x: at(leftY + half) + half, y: leftY + half },
      { x: right, y: rightY + half },
      corner(row, 'bottom', right),
      corner(row, 'bottom', at(bottom) + half),
    ),
  ];
}

/** The peak of a page: its picture runs out over the edges of the paper, its words stay where all words are. */
function cutBleed(row: Row, first: boolean): Cell {
  const top = first ? 0 : row.top;
  const height = Math.round(row.bottom) - Math.floor(top);
  const box = { x: 0, y: Math.floor(top), width: pageSize.width, height };
  const { x, y, width } = box;
  return {
    polygon: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    box,
    slant: { left: row.margin, right: row.margin, top: first ? row.margin : 0, bottom: 0 },
  };
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
