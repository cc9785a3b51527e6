import { describe, expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle } from '../styles.ts';
import { createIds } from '../svg.ts';
import { drawNumberLine } from './number-line.ts';
import type { DiagramOf } from './pen.ts';

const fonts = await loadFontBook();
type NumberLine = DiagramOf<'number-line'>;

function draw(line: Omit<NumberLine, 'kind'>, width = 900) {
  const pen = { style: getStyle('comic'), fonts, ids: createIds('t'), textSize: 26 };
  return drawNumberLine({ kind: 'number-line', ...line }, { x: 0, y: 0, width, height: 260 }, pen);
}
const ticks = (art: string) => art.match(/ v\d+"/g)?.length;
const numbers = (drawn: ReturnType<typeof draw>) => drawn.labels.map(({ text }) => text);

describe('a number line', () => {
  it('has a tick for every step, and numbers only where they have room, zero among them', () => {
    const drawn = draw({ from: -5, to: 5, step: 1, marks: [] }, 460);
    expect(ticks(drawn.art)).toBe(11);
    expect(numbers(drawn)).toContain('0');
    expect(numbers(drawn).length).toBeLessThan(11);
  });

  it('has a number at its end, where not every tick has room for one', () => {
    expect(numbers(draw({ from: 0.3, to: 0.4, step: 0.01, marks: [] }, 460))).toEqual(['0.3', '0.35', '0.4']);
  });

  it('writes a true minus sign', () => {
    expect(numbers(draw({ from: -2, to: 2, step: 1, marks: [] }))).toEqual(['−2', '−1', '0', '1', '2']);
  });

  it('writes no decimal under a place that is named as a fraction', () => {
    const drawn = draw({ from: 0, to: 1, step: 0.25, marks: [{ at: 0.5, label: '1/2' }] });
    expect(numbers(drawn)).not.toContain('0.5');
    expect(numbers(drawn)).toContain('1/2');
  });

  it('has a hop for each step of a walk', () => {
    const line = { from: -4, to: 4, step: 1, marks: [] };
    const hops = (art: string) => art.match(/ Q/g)?.length ?? 0;
    expect(hops(draw(line).art)).toBe(0);
    expect(hops(draw({ ...line, walk: { from: -3, to: 2 } }).art)).toBe(5);
    expect(hops(draw({ ...line, walk: { from: 2, to: -3 } }).art)).toBe(5);
  });
});
