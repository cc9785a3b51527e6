import { describe, expect, it } from 'vitest';
import { inMangaTone } from '../manga-tones.ts';
import { createIds } from '../svg.ts';
import { findIcon } from './icons.ts';
import { keyColors } from './key-colors.ts';
import { inMangaLines } from './manga-prop.ts';

const drawn = (body: string, scale = 5) => inMangaLines(body, scale, 'prop', createIds('t'));

describe('a key in black and white', () => {
  it('has another tone for each of its colours', () => {
    const colors = Object.values(keyColors);
    expect(new Set(colors.map((color) => inMangaTone(color, 'prop'))).size).toBe(colors.length);
  });

  it('names the parts of the brain by the tones that they have', () => {
    const tonesOf = (art: string, tag: RegExp) =>
      [...art.matchAll(tag)].map(([, fill]) => fill!.replace(/(tone\d).*/, '$1'));
    const icon = findIcon('x-three-parts-named')!;
    const keys = tonesOf(drawn(icon), /<ellipse cx="4.6"[^>]*fill="([^"]*)"/g);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
    const parts = tonesOf(drawn(icon), /<path fill="([^"]*)" d="M(?:17.4 15.4|20.4 15|9 11.4)/g);
    expect(parts.toSorted()).toEqual(keys.toSorted());
  });
});

it('draws what is smaller within a picture with lines and dots of the same size on the page', () => {
  const square = '<rect x="0" y="0" width="32" height="32" fill="#999999"/>';
  const within = drawn(`<g transform="translate(2 2) scale(.5)">${square}</g>`);
  const [line, dots] = [/stroke-width="([\d.]+)"/, /<pattern[^>]*scale\(([\d.]+)\)/].map((what) =>
    Number(what.exec(within)?.[1]),
  );
  expect(line! * 5 * 0.5).toBeGreaterThan(1);
  expect(dots! * 5 * 0.5).toBeCloseTo(1, 1);
});
