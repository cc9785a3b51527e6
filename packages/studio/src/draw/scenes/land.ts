import type { Land } from '../vocabulary.ts';
import { cloud, hills, palm, pine, range, sun, tree } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** What open country looks like where a story plays: what rises on its horizon, which trees grow, what covers the ground. */

/** A broad flat crown on a forked trunk, as in the dry grasslands of Africa. */
function acacia(p: Painter, x: number, y: number, s: number, crown: string): string {
  return layers(
    p.path(
      d`M${x - 7 * s},${y} Q${x - 2 * s},${y - 50 * s} ${x - 5 * s},${y - 66 * s} L${x - 44 * s},${y - 116 * s} l${8 * s},${-5 * s} L${x},${y - 78 * s} L${x + 32 * s},${y - 122 * s} l${8 * s},${5 * s} L${x + 6 * s},${y - 62 * s} Q${x + 4 * s},${y - 40 * s} ${x + 8 * s},${y} Z`,
      '#8a6a48',
    ),
    p.path(
      d`M${x - 92 * s},${y - 112 * s} q${8 * s},${-26 * s} ${40 * s},${-22 * s} q${44 * s},${-26 * s} ${84 * s},${-2 * s} q${44 * s},${-4 * s} ${56 * s},${22 * s} q${-88 * s},${16 * s} ${-180 * s},${2 * s} Z`,
      crown,
    ),
  );
}

type LandLook = {
  /** Far away, with its foot at `y`. */
  horizon: (p: Painter, y: number) => string;
  /** One of its trees; `i` varies them. `far` ones are paler. */
  tree: (p: Painter, at: { x: number; y: number; s: number; i: number; far: boolean }) => string;
  /** Grass beyond, and grass before the reader. */
  ground: readonly [far: string, near: string];
  /** The strip between water and grass. */
  bank: string;
};

const lowHills = (p: Painter, y: number) =>
  hills(p, y - 12 * p.unit, 30 * p.unit, '#cfe3c4', 0.15) + hills(p, y, 16 * p.unit, '#bcd9a6', 0.6);
const flat = (fill: string) => (p: Painter, y: number) => hills(p, y - 6 * p.unit, 7 * p.unit, fill, 0.3, 3);
const broad: LandLook['tree'] = (p, { x, y, s, i, far }) =>
  tree(p, x, y, s, far ? ['#9fd193', '#93c98a'][i % 2] : '#6db35f');
const fir: LandLook['tree'] = (p, { x, y, s, far }) => pine(p, x, y, s * 0.8, far ? '#8dbb92' : '#5f9873');

const green = ['#b5dd9a', '#8fcb6f'] as const;

const looks: Record<Land, LandLook> = {
  temperate: { horizon: lowHills, tree: broad, ground: green, bank: '#ead7a4' },
  northern: {
    horizon: (p, y) => hills(p, y - 4 * p.unit, 20 * p.unit, '#bfd6c6', 0.4),
    tree: fir,
    ground: ['#a9cfa2', '#86be78'],
    bank: '#d5d2bd',
  },
  alpine: {
    horizon: (p, y) =>
      range(p, y, p.ground * 0.34, '#c5d6e0', 4, '#ffffff') + hills(p, y, 14 * p.unit, '#b5d6ae', 0.2),
    tree: fir,
    ground: green,
    bank: '#d9d6c8',
  },
  highland: {
    horizon: (p, y) =>
      range(p, y, p.ground * 0.32, '#cdc4b8', 4, '#ffffff') + hills(p, y, 16 * p.unit, '#d3cc9c', 0.2),
    tree: () => '',
    ground: ['#d6d19a', '#bfc27a'],
    bank: '#dccfb0',
  },
  tropical: {
    horizon: flat('#bfe0ae'),
    tree: (p, at) => (at.i % 3 === 1 ? palm(p, at.x, at.y, at.s * 0.82, at.i % 2 ? 26 : -20) : broad(p, at)),
    ground: ['#aedb8e', '#82c566'],
    bank: '#d9bf8c',
  },
  savanna: {
    horizon: flat('#e0d9a0'),
    tree: (p, { x, y, s, far }) => acacia(p, x, y, s, far ? '#b5c48a' : '#7fa653'),
    ground: ['#dcd68e', '#c3c96c'],
    bank: '#d8b98a',
  },
  arid: {
    horizon: (p, y) => hills(p, y - 8 * p.unit, 18 * p.unit, '#eed5a4', 0.2),
    tree: (p, { x, y, s, i }) => palm(p, x, y, s * 0.82, i % 2 ? 16 : -14),
    ground: ['#e6d39c', '#c9cf86'],
    bank: '#e2c48e',
  },
  treeless: {
    horizon: (p, y) => range(p, y, p.ground * 0.2, '#b9c2c4', 3) + hills(p, y, 12 * p.unit, '#b9c9a4', 0.3),
    tree: () => '',
    ground: ['#b9cba0', '#9dba80'],
    bank: '#b5b1a6',
  },
};

export const landLook = (p: Painter): LandLook => looks[p.land];

/** Sky, sun, clouds and what lies far away, down to `y`. */
export function openSky(p: Painter, y: number): string {
  const { width: w, ground: g, unit: u } = p;
  return layers(
    p.sky('#a2dbf4', '#f1faff'),
    p.dots('#3aa0dc', (_u, v) => 0.5 - v, 0.35),
    sun(p, w * 0.2, g * 0.2, 40 * u),
    cloud(p, w * 0.5, g * 0.16, 0.9 * u),
    cloud(p, w * 0.86, g * 0.24, 0.7 * u),
    landLook(p).horizon(p, y),
  );
}

/** Trees of the land at shares of the width, with their feet at `y`. */
export const treeLine = (p: Painter, y: number, s: number, across: readonly number[]): string =>
  repeat(across.length, (i) =>
    landLook(p).tree(p, {
      x: p.width * across[i]!,
      y: y + (i % 2) * 3 * p.unit,
      s: s * (1 + (i % 3) * 0.14),
      i,
      far: true,
    }),
  );

/** One tree of the land, near enough to stand on the ground of the place. */
export const ownTree = (p: Painter, x: number, y: number, s: number, i = 0): string =>
  landLook(p).tree(p, { x, y, s, i, far: false });
