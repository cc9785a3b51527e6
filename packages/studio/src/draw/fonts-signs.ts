import type { Font } from 'fontkit';
import { type MarkedLetter, markedLetters } from './fonts-sign-letters.ts';
import { fractionSigns, likeSigns, loweredSigns, penSigns, raisedSigns } from './fonts-sign-shapes.ts';
import { type OutlineGlyph, type OutlinePoint, writeTrueType } from './fonts-truetype.ts';

const small = 0.6;

/** Every character that a font of signs has. */
export const signCharacters: ReadonlySet<string> = new Set(
  [penSigns, raisedSigns, loweredSigns, likeSigns, fractionSigns, markedLetters].flatMap((signs) =>
    Object.keys(signs),
  ),
);

/**
 * Makes the signs that a lettering font lacks to match it, as a TrueType font: sub- and superscripts and
 * fractions of its own digits, and arrows, Greek letters and signs of mathematics drawn as heavy as its hyphen.
 * `angular` ends strokes square, for pixel fonts.
 */
export function makeSignsFont(base: Font, family: string, angular: boolean): Uint8Array {
  const em = base.unitsPerEm;
  const cap = base.capHeight || em * 0.7;
  const hyphen = glyphOf(base, '-').bbox;
  const pen = Math.max(0.05 * em, Math.min(0.13 * em, hyphen.maxY - hyphen.minY));
  const glyphs: OutlineGlyph[] = Object.entries(penSigns).map(([char, { width, strokes }]) => ({
    codePoint: char.codePointAt(0)!,
    advance: width * cap,
    contours: strokes.flatMap((stroke) =>
      inked(
        stroke.map(([x, y]) => ({ x: x * cap, y: y * cap })),
        pen / 2,
        angular,
      ),
    ),
  }));
  const raise = cap * (1.06 - small);
  const scaled = (signs: Record<string, string>, scale: number, lift: number) => {
    for (const [char, model] of Object.entries(signs))
      glyphs.push({
        codePoint: char.codePointAt(0)!,
        advance: glyphOf(base, model).advanceWidth * scale,
        contours: contoursOf(base, model, scale, 0, lift),
      });
  };
  scaled(raisedSigns, small, raise);
  scaled(loweredSigns, small, -cap * 0.2);
  scaled(likeSigns, 1, 0);
  for (const [char, digits] of Object.entries(fractionSigns)) {
    const [upper, lower] = digits;
    const first = glyphOf(base, upper).advanceWidth * small;
    const slash = cap * 0.34;
    const bar = [
      { x: first - slash * 0.1, y: 0 },
      { x: first + slash * 1.1, y: cap },
    ];
    glyphs.push({
      codePoint: char.codePointAt(0)!,
      advance: first + slash + glyphOf(base, lower).advanceWidth * small,
      contours: [
        ...contoursOf(base, upper, small, 0, cap * (1 - small)),
        ...inked(bar, pen * 0.36, angular),
        ...contoursOf(base, lower, small, first + slash, 0),
      ],
    });
  }
  for (const [char, letter] of Object.entries(markedLetters))
    glyphs.push({ codePoint: char.codePointAt(0)!, ...composed(base, letter, cap, pen * 0.86, angular) });
  return writeTrueType({ family, unitsPerEm: em, ascent: base.ascent, descent: -base.descent, glyphs });
}

const glyphOf = (font: Font, char: string) => font.glyphForCodePoint(char.codePointAt(0)!);

/** A letter with its marks, each hung at its place on the letter's box. */
function composed(
  font: Font,
  { base, marks }: MarkedLetter,
  cap: number,
  pen: number,
  angular: boolean,
): Pick<OutlineGlyph, 'advance' | 'contours'> {
  const { advanceWidth, bbox } = glyphOf(font, base);
  const middle = (bbox.minX + bbox.maxX) / 2;
  const hooks = {
    over: { x: middle, y: bbox.maxY },
    under: { x: middle, y: 0 },
    foot: { x: bbox.maxX - pen, y: pen / 2 },
    beside: { x: bbox.maxX + pen / 2, y: cap },
    across: { x: middle, y: 0 },
  };
  const drawn = marks.flatMap(({ at, strokes }) =>
    strokes.flatMap((stroke) =>
      inked(
        stroke.map(([x, y]) => ({ x: hooks[at].x + x * cap, y: hooks[at].y + y * cap })),
        pen / 2,
        angular,
      ),
    ),
  );
  const wider = marks.some(({ at }) => at === 'beside') ? cap * 0.14 : 0;
  return { advance: advanceWidth + wider, contours: [...contoursOf(font, base, 1, 0, 0), ...drawn] };
}

type Place = { x: number; y: number };

/** A line drawn with a pen of radius `half`: a box a stretch and a disc a corner, all turning the same way. */
function inked(line: Place[], half: number, angular: boolean): OutlinePoint[][] {
  const boxes = line.slice(1).map((to, i) => {
    const from = line[i]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [ux, uy] = [((to.x - from.x) / length) * half, ((to.y - from.y) / length) * half];
    const more = angular ? 1 : 0;
    const corner = (at: Place, along: number, aside: number): OutlinePoint => ({
      x: at.x + ux * along * more - uy * aside,
      y: at.y + uy * along * more + ux * aside,
      on: true,
    });
    return [corner(from, -1, 1), corner(to, 1, 1), corner(to, 1, -1), corner(from, -1, -1)];
  });
  return angular ? boxes : [...boxes, ...line.map((point) => disc(point, half))];
}

/** Twelve corners, clockwise like the boxes. */
function disc({ x, y }: Place, radius: number): OutlinePoint[] {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (-i * Math.PI) / 6;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), on: true };
  });
}

/** The outline of a font's own character, scaled and moved. */
function contoursOf(font: Font, char: string, scale: number, dx: number, dy: number): OutlinePoint[][] {
  const contours: OutlinePoint[][] = [];
  const at = (args: number[], i: number, on: boolean): OutlinePoint => ({
    x: args[i]! * scale + dx,
    y: args[i + 1]! * scale + dy,
    on,
  });
  for (const { command, args } of glyphOf(font, char).path.commands) {
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([at(args, 0, true)]);
    else if (command === 'lineTo') contour!.push(at(args, 0, true));
    else if (command === 'quadraticCurveTo') contour!.push(at(args, 0, false), at(args, 2, true));
    else if (command === 'bezierCurveTo') contour!.push(...quadratics(contour!.at(-1)!, args, at));
  }
  return contours.filter((contour) => contour.length > 2);
}

/** A cubic curve as two quadratic ones: close enough at the size of a subscript. */
function quadratics(
  from: OutlinePoint,
  args: number[],
  at: (args: number[], i: number, on: boolean) => OutlinePoint,
): OutlinePoint[] {
  const [b, c, d] = [at(args, 0, true), at(args, 2, true), at(args, 4, true)];
  const cubic = (t: number): Place => {
    const s = 1 - t;
    const mixed = (axis: 'x' | 'y') =>
      s ** 3 * from[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
    return { x: mixed('x'), y: mixed('y') };
  };
  const control = (start: Place, middle: Place, end: Place): OutlinePoint => ({
    x: 2 * middle.x - (start.x + end.x) / 2,
    y: 2 * middle.y - (start.y + end.y) / 2,
    on: false,
  });
  const half = cubic(0.5);
  return [control(from, cubic(0.25), half), { ...half, on: true }, control(half, cubic(0.75), d), d];
}
