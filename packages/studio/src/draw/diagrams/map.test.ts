import { describe, expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle } from '../styles.ts';
import { createIds } from '../svg.ts';
import { drawMap } from './map.ts';
import type { DiagramOf } from './pen.ts';

const fonts = await loadFontBook();
const frame = { x: 10, y: 20, width: 900, height: 420 };
const places: DiagramOf<'map'>['places'] = [
  { label: 'Harbour', icon: 'anchor', at: [5, 80] },
  { label: 'Old lighthouse', at: [95, 5] },
  { label: 'Volcano', icon: 'volcano', at: [50, 45] },
  { label: 'Village', icon: 'house', at: [60, 60] },
];

function draw(ground: 'land' | 'coast' | 'island', routes: DiagramOf<'map'>['routes']) {
  const pen = { style: getStyle('comic'), fonts, ids: createIds('t'), textSize: 26 };
  return drawMap({ kind: 'map', ground, places, routes }, frame, pen);
}
const ways = (art: string) =>
  [...art.matchAll(/d="([^"]*)" fill="none" stroke="[^"]*" stroke-width="5" stroke-dasharray/g)].map(
    ([, d]) => d,
  );

describe.each(['land', 'coast', 'island'] as const)('a map of %s', (ground) => {
  it('names every place and way, and no name lies on another or off the sheet', () => {
    const { labels } = draw(ground, [{ from: 0, to: 2, label: '3 km' }]);
    expect(labels.map(({ text }) => text)).toEqual([...places.map(({ label }) => label), '3 km']);
    labels.forEach(({ box }, i) => {
      expect(box.x).toBeGreaterThan(frame.x);
      expect(box.x + box.width).toBeLessThan(frame.x + frame.width);
      expect(box.y).toBeGreaterThan(frame.y);
      expect(box.y + box.height).toBeLessThan(frame.y + frame.height);
      for (const { box: other } of labels.slice(i + 1)) {
        const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
        const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
        expect(Math.min(across, down)).toBeLessThanOrEqual(0);
      }
    });
  });
});

it('draws the way there and the way back apart', () => {
  const [there, back] = ways(
    draw('land', [
      { from: 0, to: 2 },
      { from: 2, to: 0 },
    ]).art,
  );
  expect(there).toBeDefined();
  expect(back).toBeDefined();
  expect(there).not.toBe(back);
});

it('leaves out ways to places that are not there, and from a place to itself', () => {
  const routes = [
    { from: 0, to: 9 },
    { from: 7, to: 1, label: 'nowhere' },
    { from: 2, to: 2 },
  ];
  const { art, labels } = draw('coast', routes);
  expect(ways(art)).toEqual([]);
  expect(labels).toHaveLength(places.length);
});
