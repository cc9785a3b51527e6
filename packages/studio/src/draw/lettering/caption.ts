import { svg } from '../markup.ts';
import type { Style } from '../styles.ts';
import { rectTag, round } from '../svg.ts';
import { balance, type Paragraph, widest } from './paragraph.ts';
import type { SetLines } from './runs.ts';

export type CaptionShape = SetLines & {
  width: number;
  height: number;
  padX: number;
  padY: number;
  capHeight: number;
};

/** The narrator's box round its lines; sizes in px, `nominalSize` before the font's own scale. */
export function shapeCaption(
  paragraph: Paragraph,
  style: Style,
  nominalSize: number,
  maxWidth: number,
): CaptionShape {
  const size = nominalSize * style.fontScale;
  const leading = size * style.leading * paragraph.spread;
  const capHeight = paragraph.capHeight * size;
  const [padX, padY] = [16, 11];
  const lines = balance(paragraph, (maxWidth - 2 * padX) / size);
  return {
    paragraph,
    lines,
    size,
    leading,
    capHeight,
    padX,
    padY,
    width: widest(lines, paragraph.space) * size + 2 * padX,
    height: (lines.length - 1) * leading + capHeight + 2 * padY + size * 0.12,
  };
}

/** Draws the box, without text, with its corner at x, y. */
export function drawCaptionBox({ width, height }: CaptionShape, x: number, y: number, style: Style): string {
  if (style.finish === 'watercolor')
    return svg`<path d="M${round(x)},${round(y + 2)} Q${round(x + width * 0.5)},${round(y - 3)} ${round(x + width)},${round(y + 1)} L${round(x + width - 2)},${round(y + height)} Q${round(x + width * 0.4)},${round(y + height + 3)} ${round(x + 2)},${round(y + height - 1)} Z" fill="${style.captionFill}" stroke="${style.ink}" stroke-width="1.8"/>`;
  if (style.layered)
    return (
      rectTag(x + 2, y + 5, width, height, style.ink, { radius: 3 }).replace('/>', ' fill-opacity="0.25"/>') +
      rectTag(x, y, width, height, style.captionFill, { radius: 3 })
    );
  const line = style.inked ? Math.max(2.2, style.lineWidth * 0.75) : 0;
  const shadow =
    line && !style.monochrome && !style.dark
      ? svg`<rect x="${round(x + 4)}" y="${round(y + 5)}" width="${round(width)}" height="${round(height)}" fill="${style.ink}" fill-opacity="0.35"/>`
      : '';
  return (
    shadow +
    rectTag(x, y, width, height, style.captionFill, {
      radius: style.inked ? 0 : 14,
      stroke: { color: style.ink, width: line },
    })
  );
}
