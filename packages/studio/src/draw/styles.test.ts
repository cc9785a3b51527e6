import { describe, expect, it } from 'vitest';
import { toRgb } from './colors.ts';
import { getStyle, styleSlugs } from './styles.ts';

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = toRgb(hex).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(styleSlugs)('the words of %s', (slug) => {
  const style = getStyle(slug);
  it.each([
    ['speech', style.ink, style.bubbleFill],
    ['key terms in speech', style.term, style.bubbleFill],
    ['captions', style.captionInk, style.captionFill],
    ['key terms in captions', style.captionTerm, style.captionFill],
    ['the foot of the page', style.ink, style.paper],
    ['labels in diagrams', style.ink, style.dark ? style.paper : style.paint('#fff6df', 'scene')],
  ])('stand out from their ground: %s', (_what, letters, ground) => {
    expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
