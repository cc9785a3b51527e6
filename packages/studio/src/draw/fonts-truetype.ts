/** Writes small TrueType fonts: enough for a browser, a PDF and our own typesetting. */

/** A point of an outline in font units; `on` is false for the control point of a quadratic curve. */
export type OutlinePoint = { x: number; y: number; on: boolean };
type Glyph = { advance: number; contours: OutlinePoint[][] };
export type OutlineGlyph = Glyph & { codePoint: number };
/** One glyph for a whole text, whose characters are in the font one by one too. */
export type OutlineLigature = Glyph & { text: string };
export type FontSheet = {
  family: string;
  unitsPerEm: number;
  ascent: number;
  /** Below the baseline, positive. */
  descent: number;
  glyphs: OutlineGlyph[];
  ligatures?: OutlineLigature[];
};

/** A TrueType file with these glyphs; the same sheet always gives the same bytes. */
export function writeTrueType(sheet: FontSheet): Uint8Array {
  const { family, unitsPerEm, ascent, descent, glyphs, ligatures = [] } = sheet;
  const sorted = [...glyphs].sort((a, b) => a.codePoint - b.codePoint);
  const all: Glyph[] = [{ advance: unitsPerEm / 2, contours: [] }, ...sorted, ...ligatures];
  const outlines = all.map((glyph) => outlineBytes(glyph));
  const offsets = [0];
  for (const bytes of outlines) offsets.push(offsets.at(-1)! + bytes.length);
  const points = all.flatMap(({ contours }) => contours.flat());
  const box = boxOf(points);
  const widest = Math.max(...all.map(({ advance }) => Math.round(advance)));
  const count = all.length;
  const codes = sorted.map(({ codePoint }) => codePoint);
  const tables: [tag: string, bytes: number[]][] = [
    ...(ligatures.length ? [['GSUB', substitutions(codes, ligatures)] satisfies [string, number[]]] : []),
    ['OS/2', os2({ unitsPerEm, ascent, descent, first: codes[0] ?? 0, last: codes.at(-1) ?? 0 })],
    ['cmap', cmap(codes)],
    ['glyf', outlines.flat()],
    [
      'head',
      [
        ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        ...u16(0x000b, unitsPerEm),
        // Made at no time, so that the bytes are always the same.
        ...u32(0, 0, 0, 0),
        ...u16(...box, 0, 8, 2, 1, 0),
      ],
    ],
    [
      'hhea',
      [...u32(0x10000), ...u16(ascent, -descent, 0, widest, 0, 0, box[2], 1, 0, 0, 0, 0, 0, 0, 0, count)],
    ],
    ['hmtx', all.flatMap(({ advance, contours }) => u16(advance, boxOf(contours.flat())[0]))],
    ['loca', u32(...offsets)],
    [
      'maxp',
      [...u32(0x10000), ...u16(count, mostPoints(all), mostContours(all), 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
    ],
    ['name', nameTable(family)],
    ['post', [...u32(0x30000, 0), ...u16(-100, 50), ...u32(0, 0, 0, 0, 0)]],
  ];
  return assemble(tables);
}

const mostPoints = (glyphs: Glyph[]) => Math.max(...glyphs.map(({ contours }) => contours.flat().length));
const mostContours = (glyphs: Glyph[]) => Math.max(...glyphs.map(({ contours }) => contours.length));

const u16 = (...values: number[]) =>
  values.flatMap((value) => {
    const bits = Math.round(value) & 0xffff;
    return [bits >> 8, bits & 255];
  });
const u32 = (...values: number[]) =>
  values.flatMap((value) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
const padded = (bytes: number[]) => [...bytes, ...Array<number>((4 - (bytes.length % 4)) % 4).fill(0)];

function boxOf(points: OutlinePoint[]): [xMin: number, yMin: number, xMax: number, yMax: number] {
  if (!points.length) return [0, 0, 0, 0];
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A simple glyph description with every coordinate in two bytes. */
function outlineBytes({ contours }: Glyph): number[] {
  if (!contours.length) return [];
  const points = contours.flat();
  let end = -1;
  const ends = contours.map((contour) => {
    end += contour.length;
    return end;
  });
  const deltas = (axis: 'x' | 'y') =>
    points.map((point, i) => Math.round(point[axis]) - (i ? Math.round(points[i - 1]![axis]) : 0));
  return padded([
    ...u16(contours.length, ...boxOf(points), ...ends, 0),
    ...points.map(({ on }) => (on ? 1 : 0)),
    ...u16(...deltas('x'), ...deltas('y')),
  ]);
}

/** Format 12: one group a code point. */
function cmap(codes: number[]): number[] {
  const groups = codes.flatMap((code, i) => u32(code, code, i + 1));
  return [
    ...u16(0, 1, 3, 10),
    ...u32(12),
    ...u16(12, 0),
    ...u32(16 + groups.length, 0, codes.length),
    ...groups,
  ];
}

/**
 * One lookup that puts ligatures for texts, the longest first. It is declared for no script in particular, so
 * that no script's own rules come before it.
 */
function substitutions(codes: number[], ligatures: OutlineLigature[]): number[] {
  const ids = new Map(codes.map((code, i) => [code, i + 1]));
  const entries = ligatures.map(({ text }, i) => ({
    id: codes.length + 1 + i,
    parts: [...text].map((char) => ids.get(char.codePointAt(0)!)!),
  }));
  const firsts = [...new Set(entries.map(({ parts }) => parts[0]!))].sort((a, b) => a - b);
  const sets = firsts.map((first) => {
    const own = entries
      .filter(({ parts }) => parts[0] === first)
      .sort((a, b) => b.parts.length - a.parts.length)
      .map(({ id, parts }) => u16(id, parts.length, ...parts.slice(1)));
    return [...u16(own.length, ...offsetsOf(own, 2 + 2 * own.length)), ...own.flat()];
  });
  const head = 6 + 2 * sets.length;
  const coverage = u16(1, firsts.length, ...firsts);
  const subtable = [
    ...u16(1, head, sets.length, ...offsetsOf(sets, head + coverage.length)),
    ...coverage,
    ...sets.flat(),
  ];
  if (subtable.length > 0xffff) throw new Error('Too many ligatures for one font.');
  const scripts = [...u16(1), ...tagBytes('DFLT'), ...u16(8, 4, 0, 0, 0xffff, 1, 0)];
  const features = [...u16(1), ...tagBytes('rlig'), ...u16(8, 0, 1, 0)];
  const lookups = [...u16(1, 4, 4, 0, 1, 8), ...subtable];
  return [
    ...u16(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length),
    ...scripts,
    ...features,
    ...lookups,
  ];
}

/** Where each of some pieces begins when they follow each other from `start`. */
function offsetsOf(pieces: number[][], start: number): number[] {
  let at = start;
  return pieces.map((piece) => {
    at += piece.length;
    return at - piece.length;
  });
}

const tagBytes = (tag: string) => [...tag].map((char) => char.charCodeAt(0));

type Os2 = { unitsPerEm: number; ascent: number; descent: number; first: number; last: number };

function os2({ unitsPerEm, ascent, descent, first, last }: Os2): number[] {
  const script = [0.65, 0.6, 0, 0.08, 0.65, 0.6, 0, 0.35, 0.05, 0.3].map((share) => share * unitsPerEm);
  return [
    ...u16(4, unitsPerEm / 2, 400, 5, 0, ...script, 0),
    ...Array<number>(10).fill(0),
    ...u32(0, 0, 0, 0),
    ...tagBytes('PNLW'),
    ...u16(0x40, Math.min(first, 0xffff), Math.min(last, 0xffff), ascent, -descent, 0, ascent, descent),
    ...u32(1, 0),
    ...u16(unitsPerEm * 0.5, unitsPerEm * 0.7, 0, 32, 1),
  ];
}

function nameTable(family: string): number[] {
  const texts: [id: number, text: string][] = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replace(/[^A-Za-z0-9-]/g, '')],
  ];
  let offset = 0;
  const records = texts.flatMap(([id, text]) => {
    const record = u16(3, 1, 0x409, id, text.length * 2, offset);
    offset += text.length * 2;
    return record;
  });
  const words = texts.flatMap(([, text]) => [...text].flatMap((char) => u16(char.charCodeAt(0))));
  return [...u16(0, texts.length, 6 + records.length), ...records, ...words];
}

function assemble(tables: [tag: string, bytes: number[]][]): Uint8Array {
  const count = tables.length;
  const power = 2 ** Math.floor(Math.log2(count));
  let offset = 12 + 16 * count;
  const directory: number[] = [];
  for (const [tag, bytes] of tables) {
    directory.push(...tagBytes(tag), ...u32(checksum(bytes), offset, bytes.length));
    offset += padded(bytes).length;
  }
  const file = Uint8Array.from([
    ...u32(0x10000),
    ...u16(count, power * 16, Math.log2(power), (count - power) * 16),
    ...directory,
    ...tables.flatMap(([, bytes]) => padded(bytes)),
  ]);
  // The whole file's sum is set so that the total is a fixed number.
  const head = tableOffset(tables, 'head');
  new DataView(file.buffer).setUint32(head + 8, (0xb1b0afba - checksum(file)) >>> 0);
  return file;
}

/** Where a table begins in the file. */
function tableOffset(tables: [tag: string, bytes: number[]][], wanted: string): number {
  const before = tables.slice(
    0,
    tables.findIndex(([tag]) => tag === wanted),
  );
  return before.reduce((sum, [, bytes]) => sum + padded(bytes).length, 12 + 16 * tables.length);
}

/** Sum of the bytes as 32-bit numbers. */
function checksum(bytes: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4)
    sum =
      (sum +
        (((bytes[i]! << 24) |
          ((bytes[i + 1] ?? 0) << 16) |
          ((bytes[i + 2] ?? 0) << 8) |
          (bytes[i + 3] ?? 0)) >>>
          0)) >>>
      0;
  return sum;
}
