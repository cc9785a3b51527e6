import { unwrapWoff } from './fonts-woff.ts';

/** A glyph at its place after the one before it; lengths in font units. */
export type ShapedGlyph = { id: number; xAdvance: number; xOffset: number; yOffset: number };
/** Turns text into glyphs in the order and form that its script asks for. */
export type Shaper = (text: string) => ShapedGlyph[];

/**
 * A shaper for one font file (WOFF) by HarfBuzz, the engine that browsers shape with, so that a printed line is
 * as wide as it was planned. It is loaded when it is needed: 0.5 MB that Latin text does without.
 */
export async function loadShaper(woff: Uint8Array): Promise<Shaper> {
  const hb = await import('harfbuzzjs');
  const font = new hb.Font(new hb.Face(new hb.Blob(unwrapWoff(woff).buffer as ArrayBuffer), 0));
  return (text) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!;
      return { id: codepoint, xAdvance, xOffset, yOffset };
    });
  };
}
