import { createRandom } from './random.ts';

/** Noise that repeats every `tileSize` px both ways, so that it is made once for pictures of any size. */
export const tileSize = 512;
export const tileMask = tileSize - 1;

export type GrainTile = {
  /** Fine grain around 0, about -128 to 127. */
  grain: Int8Array;
  /** Slanting streaks, as chalk held flat leaves them, 0 to 255. */
  streak: Uint8Array;
};

let made: GrainTile | undefined;

export function grainTile(): GrainTile {
  made ??= { grain: makeGrain(), streak: makeStreaks() };
  return made;
}

/** Each grain a little smeared into its neighbours. */
function makeGrain(): Int8Array {
  const random = createRandom('grain tile');
  const raw = Float32Array.from({ length: tileSize * tileSize }, () => random() - 0.5);
  return Int8Array.from(raw, (value, i) => {
    const row = i & ~tileMask;
    const left = raw[row | ((i - 1) & tileMask)]!;
    const above = raw[(i - tileSize) & (tileSize * tileSize - 1)]!;
    return Math.round(((value * 2 + left + above) / 4) * 255);
  });
}

/** Value noise on a lattice turned by 45°: long cells one way, narrow ones the other. */
function makeStreaks(): Uint8Array {
  const random = createRandom('streak tile');
  const [long, narrow] = [64, 4];
  const [rows, columns] = [tileSize / long, tileSize / narrow];
  const lattice = Float32Array.from({ length: rows * columns }, () => random());
  const at = (row: number, column: number) => lattice[(row % rows) * columns + (column % columns)]!;
  const streak = new Uint8Array(tileSize * tileSize);
  for (let y = 0; y < tileSize; y++)
    for (let x = 0; x < tileSize; x++) {
      const u = ((x - y) & tileMask) / long;
      const v = ((x + y) & tileMask) / narrow;
      const [row, column] = [Math.floor(u), Math.floor(v)];
      const [s, t] = [u - row, v - column];
      const value =
        (at(row, column) * (1 - t) + at(row, column + 1) * t) * (1 - s) +
        (at(row + 1, column) * (1 - t) + at(row + 1, column + 1) * t) * s;
      streak[y * tileSize + x] = Math.round(value * 255);
    }
  return streak;
}
