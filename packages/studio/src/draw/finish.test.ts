import { describe, expect, it } from 'vitest';
import { finishPixels } from './finish.ts';
import { getStyle, styleSlugs } from './styles.ts';

/** A dark square on a light ground. */
function picture(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let y = 20; y < 40; y++)
    for (let x = 20; x < 40; x++) pixels.set([180, 40, 40, 255], (y * width + x) * 4);
  return pixels;
}

describe.each(styleSlugs)('the finish of %s', (slug) => {
  const style = getStyle(slug);

  it('is the same whatever was painted before', () => {
    const first = finishPixels(style, picture(120, 80), 120, 80);
    finishPixels(style, picture(640, 300), 640, 300);
    expect(finishPixels(style, picture(120, 80), 120, 80)).toEqual(first);
  });

  it('leaves an opaque picture that is dark where it was dark', () => {
    const { length } = picture(120, 80);
    const finished = finishPixels(style, picture(120, 80), 120, 80);
    expect(finished.length).toBe(length);
    const mean = (x: number, y: number) => {
      let sum = 0;
      for (let dy = 0; dy < 10; dy++)
        for (let dx = 0; dx < 10; dx++) sum += finished[((y + dy) * 120 + x + dx) * 4 + 1]!;
      return sum / 100;
    };
    expect(mean(25, 25)).toBeLessThan(mean(80, 25) - 60);
    expect(finished.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });
});
