import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const css = read('aids.css');
const tokens = read('tokens.css');

/** The colours of a scheme with high contrast, over those that it has without. */
function coloursOf(scheme: 'light' | 'dark') {
  const block = (text: string, selector: string) =>
    text.slice(text.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const colours = (text: string) =>
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, k, v]) => [k, v]);
  const wanted = `[data-mantine-color-scheme="${scheme}"]`;
  return Object.fromEntries([
    ...colours(block(tokens, wanted)),
    ...colours(block(css, `[data-aids~="high-contrast"]${wanted}`)),
  ]) as Record<string, string>;
}

function luminanceOf(colour: string): number {
  const hex = colour.slice(1);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r, g, b] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'] as const)(
  'high contrast in %s: seven to one for all words, three to one for edges',
  (scheme) => {
    const colours = coloursOf(scheme);
    for (const ground of ['desk', 'sheet', 'sunk', 'stripe'])
      for (const ink of ['ink', 'ink-2', 'ink-3', 'pencil', 'ok', 'warn', 'bad'])
        expect(contrast(colours[ink]!, colours[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(7);
    for (const tone of ['ok', 'warn', 'bad', 'pencil'])
      expect(contrast(colours[tone]!, colours[`${tone}-soft`]!), tone).toBeGreaterThanOrEqual(7);
    for (const edge of ['line-2', 'edge', 'focus'])
      expect(contrast(colours[edge]!, colours.desk!), edge).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.line!, colours.desk!)).toBeGreaterThanOrEqual(3);
  },
);

test('type for dyslexia is our own file, and nothing is fetched for whoever does not need it', () => {
  expect(css.match(/@import "([^"]+)"/g)).toEqual([
    '@import "@fontsource/opendyslexic/400.css"',
    '@import "@fontsource/opendyslexic/700.css"',
  ]);
  // A browser fetches a font where a style names it: outside of the look no style does.
  const outside = css.replace(/:root\[data-aids~="dyslexia-type"\] \{[^}]*\}/, '');
  expect(outside).not.toContain('"OpenDyslexic"');
});
