import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle } from '../styles.ts';
import { createIds } from '../svg.ts';
import { drawLabelled } from './labelled.ts';

const fonts = await loadFontBook();
const parts = [
  { label: 'mountain spring', at: [18, 25] },
  { label: 'sloping channel', at: [40, 37] },
  { label: 'bridge of arches', at: [51, 66] },
  { label: 'town fountain', at: [85, 72] },
].map(({ label, at }) => ({ label, at: at as [number, number] }));

it.each([
  ['at its sides in a broad frame', { x: 20, y: 60, width: 900, height: 300 }],
  ['above and below it in a narrow frame', { x: 20, y: 60, width: 420, height: 460 }],
])('names every part of a picture, %s, inside the frame and clear of each other', (_, frame) => {
  const pen = { style: getStyle('comic'), fonts, ids: createIds('t'), textSize: 27 };
  const { labels } = drawLabelled({ kind: 'labelled', icon: 'x-aqueduct-way', parts }, frame, pen);
  expect(labels).toHaveLength(parts.length);
  for (const { box } of labels) {
    expect(box.x).toBeGreaterThanOrEqual(frame.x - 1);
    expect(box.y).toBeGreaterThanOrEqual(frame.y - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
  }
  for (const [i, { box: a }] of labels.entries())
    for (const { box: b } of labels.slice(i + 1))
      expect(
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
      ).toBe(true);
});
