import { describe, expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle } from '../styles.ts';
import { setDisplay } from './display.ts';
import { breaksBetween } from './formula-breaks.ts';
import { balance, createParagraph, lineText } from './paragraph.ts';

const fonts = await loadFontBook();
const linesOf = (text: string, maxWidth: number) =>
  balance(createParagraph(fonts, getStyle('comic').font, text), maxWidth).map(lineText);

it.each([
  ['80', '÷', false],
  ['÷', '10', false],
  ['10', '=', true],
  ['=', '8', false],
  ['3', ':', false],
  [':', '2', false],
  ['m', '×', false],
  ['Remember', ':', true],
  [':', 'wash', true],
  ['apples', '–', true],
  ['eight', 'apples', true],
  ['$3', '-', false],
  ['10°', 'N,', false],
  ['140°', 'E.', false],
  ['140°', 'Every', true],
])('between "%s" and "%s" a line may break: %s', (left, right, expected) => {
  expect(breaksBetween(left, right)).toBe(expected);
});

describe('a formula in a text', () => {
  it.each([4, 5, 6, 7, 8, 9, 10, 12])('is broken before its answer or not at all, %d ems wide', (width) => {
    const lines = linesOf('Ten people share it, so 80 ÷ 10 = 8 litres for each, and 3 : 2 stays.', width);
    const broken = lines.filter((line) => /[÷=:]$/.test(line) || /^[÷:]/.test(line));
    expect(broken).toEqual([]);
    expect(lines.some((line) => line.includes('80 ÷ 10'))).toBe(true);
  });

  it('that is too long for a line goes on with a sign', () => {
    const lines = linesOf('1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 = 78', 8);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => /[+=]$/.test(line))).toEqual([]);
  });
});

it.each([
  ['80 ÷ 10 = 8', 120, ['80 ÷ 10', '= 8']],
  ['3 : 2', 30, ['3 : 2']],
  ['distance ÷ time', 90, ['distance ÷ time']],
])('the card "%s" keeps its sums whole', (text, maxWidth, expected) => {
  const request = { text, x: 0, y: 0, maxWidth, maxHeight: 200, size: 80, asWritten: true };
  const { lines } = setDisplay(fonts, getStyle('comic'), request);
  expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''))).toEqual(expected);
});
