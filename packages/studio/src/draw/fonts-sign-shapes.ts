/**
 * The signs that comic fonts lack, as strokes of a pen. The unit is a hundredth of the height of capitals: 0 is
 * the baseline, 100 the top of a capital. A stroke is a list of corners `x,y`; `@cx,cy,rx,ry,from,to` is a
 * part of an ellipse, by angles in degrees that count from the right, upwards.
 */

/** In heights of capitals. */
export type PenPoint = readonly [x: number, y: number];
export type PenSign = { width: number; strokes: PenPoint[][] };

const drawn: Record<string, [width: number, ...strokes: string[]]> = {
  '→': [130, '12,42 116,42', '84,72 116,42 84,12'],
  '←': [130, '118,42 14,42', '46,72 14,42 46,12'],
  '↔': [150, '14,42 136,42', '108,70 136,42 108,14', '42,70 14,42 42,14'],
  '↑': [86, '43,-2 43,98', '13,66 43,98 73,66'],
  '↓': [86, '43,100 43,2', '13,34 43,2 73,34'],
  '⇒': [140, '12,58 98,58', '12,26 98,26', '84,86 126,42 84,-2'],
  '⇌': [140, '12,60 126,60 98,86', '128,24 14,24 42,-2'],
  '≈': [100, '@32,56,18,9,180,0 @68,56,18,9,180,360', '@32,26,18,9,180,0 @68,26,18,9,180,360'],
  '≠': [100, '14,56 86,56', '14,26 86,26', '34,0 66,82'],
  '≤': [100, '84,92 16,60 84,28', '16,2 84,2'],
  '≥': [100, '16,92 84,60 16,28', '16,2 84,2'],
  '±': [100, '14,54 86,54', '14,2 86,2', '50,88 50,22'],
  '×': [90, '18,72 72,16', '72,72 18,16'],
  '÷': [100, '14,42 86,42', '50,74 51,74', '50,10 51,10'],
  '−': [100, '14,42 86,42'],
  '√': [112, '6,46 22,54 44,0 72,106 110,106'],
  '∞': [140, '@40,42,27,27,40,320 @100,42,27,27,220,500 61,59'],
  '∠': [100, '78,86 12,4 90,4'],
  '⊥': [100, '10,4 90,4', '50,4 50,94'],
  '∥': [80, '26,0 26,100', '56,0 56,100'],
  '∴': [90, '14,6 15,6', '72,6 73,6', '43,58 44,58'],
  '✓': [106, '10,42 36,8 94,94'],
  '✗': [100, '14,90 84,4', '86,90 14,4'],
  '′': [34, '22,102 13,72'],
  '″': [58, '22,102 13,72', '46,102 37,72'],
  '°': [52, '@26,82,17,17,0,360'],
  '₹': [84, '10,98 76,98', '10,70 76,70', '10,98 26,98 @26,71,30,27,90,-90 12,44 60,0'],
  '€': [92, '@58,50,36,48,50,310', '6,60 62,60', '6,40 62,40'],
  '£': [86, '@50,72,23,26,15,180 28,30 @12,20,16,20,30,-80 78,2', '10,46 60,46'],
  π: [100, '6,56 16,70 92,70', '34,68 30,30 20,2', '66,68 66,20 72,4 84,4'],
  α: [92, '84,70 66,36 @38,36,26,34,-40,-320 66,36 84,2'],
  β: [82, '16,-24 16,72 @40,75,24,25,180,-60 36,54', '@40,28,27,27,90,-130'],
  γ: [84, '8,70 42,10 42,-24', '76,70 42,10'],
  δ: [80, '66,94 32,94 50,66', '@40,34,28,33,0,360'],
  θ: [78, '@38,50,26,50,0,360', '14,50 62,50'],
  λ: [82, '10,98 26,94 74,2', '46,56 10,2'],
  μ: [90, '14,-26 14,68', '14,30 @40,26,26,24,180,360 66,68', '66,20 80,2'],
  ρ: [84, '16,-26 16,34', '@44,36,28,32,0,360'],
  σ: [86, '@38,34,26,33,0,360', '40,67 82,67'],
  φ: [94, '@46,34,34,33,0,360', '46,92 46,-24'],
  ω: [106, '@38,32,26,30,130,340 @70,32,26,30,200,410'],
  Δ: [102, '50,98 10,2 92,2 50,98'],
  Σ: [90, '80,98 12,98 50,50 12,2 80,2'],
  Ω: [104, '10,2 36,2 @52,58,38,40,245,-65 68,2 94,2'],
};

export const penSigns: Record<string, PenSign> = Object.fromEntries(
  Object.entries(drawn).map(([char, [width, ...strokes]]) => [
    char,
    { width: width / 100, strokes: strokes.map(penStroke) },
  ]),
);

/** Small raised and lowered characters, by the character that they are made of. */
export const raisedSigns = paired('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', '0123456789+-=()ni');
export const loweredSigns = paired('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₙₓ', '0123456789+-=()aenx');
/** Letters that look like another of the font's own. */
export const likeSigns = paired('ẞ', 'ß');
/** Vulgar fractions, by their two digits. */
export const fractionSigns: Record<string, [upper: string, lower: string]> = Object.fromEntries(
  '½12 ¼14 ¾34 ⅓13 ⅔23 ⅕15 ⅖25 ⅗35 ⅘45 ⅙16 ⅚56 ⅛18 ⅜38 ⅝58 ⅞78'
    .split(' ')
    .map((sign) => [sign[0], [sign[1], sign[2]]]),
);

function paired(signs: string, models: string): Record<string, string> {
  return Object.fromEntries([...signs].map((sign, i) => [sign, models[i]!]));
}

/** A stroke's corners in heights of capitals. */
export function penStroke(stroke: string): PenPoint[] {
  return stroke.split(' ').flatMap((token): PenPoint[] => {
    const numbers = token.replace('@', '').split(',').map(Number);
    if (!token.startsWith('@')) return [[numbers[0]! / 100, numbers[1]! / 100]];
    const [cx, cy, rx, ry, from, to] = numbers as [number, number, number, number, number, number];
    const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 24));
    return Array.from({ length: steps + 1 }, (_, i): PenPoint => {
      const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      return [(cx + rx * Math.cos(angle)) / 100, (cy + ry * Math.sin(angle)) / 100];
    });
  });
}
