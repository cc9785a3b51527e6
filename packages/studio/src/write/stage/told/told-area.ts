import type { StorySentence } from '../../story/analyse-story.ts';
import { lengthUnits, unitOf } from './lengths.ts';
import { isSupposed, number, type Told, textOf, withDigits } from './told.ts';

const unit = `(${lengthUnits})(?![\\w²])`;
/** Both sides in one sentence, the one at the foot first. */
const pairs = [
  new RegExp(`(${number}) ?(?:${unit})? ?(?:by|x|×) ?(${number})[ -]?${unit}`, 'i'),
  new RegExp(`(${number}) ?${unit} long\\b.*?(${number}) ?${unit} (?:wide|broad|high|tall)\\b`, 'i'),
  new RegExp(`(?:base|length) of (${number}) ?${unit}.*?(?:height|width) of (${number}) ?${unit}`, 'i'),
  new RegExp(`(${number}) ?${unit} wide\\b.*?(${number}) ?${unit} (?:long|high|tall)\\b`, 'i'),
];
const surface = new RegExp(`(${number}) ?(?:(${lengthUnits})²|square[ -](${lengthUnits})(?!\\w))`, 'gi');

/** Sides and area of a rectangle, or of a right triangle, told within three sentences; they have to agree. */
export function toldArea(sentences: StorySentence[]): Told | undefined {
  for (const [i, sentence] of sentences.entries()) {
    const text = withDigits(sentence.text);
    if (isSupposed(text)) continue;
    const found = pairs.map((pattern) => pattern.exec(text)).find(Boolean);
    if (!found) continue;
    const [, width, unitOfWidth, height, unitOfHeight] = found;
    const told = { width: Number(width), height: Number(height), unit: unitOf(unitOfHeight!)! };
    if (unitOfWidth && unitOf(unitOfWidth) !== told.unit) continue;
    const near = sentences.slice(i, i + 3);
    const areas = [...textOf(near).matchAll(surface)].map(([, value, short, long]) => ({
      value: Number(value),
      unit: unitOf((short ?? long)!),
    }));
    const shape = /\bright(?:-angled)? triangle/i.test(textOf(near)) ? 'triangle' : 'rectangle';
    const expected = (told.width * told.height) / (shape === 'triangle' ? 2 : 1);
    const agrees = areas.every(
      (area) => area.unit === told.unit && Math.abs(area.value - expected) < 1e-6 * expected,
    );
    if (areas.length === 0 || !agrees) continue;
    const count = Math.max(told.width, told.height) <= 12;
    return {
      diagram: { kind: 'area', shape, ...told, ...(shape === 'rectangle' && count && { count }) },
      from: near.filter(({ text }) => text === sentence.text || withDigits(text).search(surface) >= 0),
    };
  }
  return undefined;
}
