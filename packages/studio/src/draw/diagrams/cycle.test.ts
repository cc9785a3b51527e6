import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle } from '../styles.ts';
import { createIds } from '../svg.ts';
import { drawCycle } from './cycle.ts';

const fonts = await loadFontBook();

it('lets no name lie on an arrow, also where it has two lines', () => {
  const pen = { style: getStyle('comic'), fonts, ids: createIds('t'), textSize: 27 };
  const nodes = ['melted rock', 'igneous rock', 'sediment', 'sedimentary rock', 'metamorphic rock'].map(
    (label) => ({ label, icon: 'rock' }),
  );
  const frame = { x: 20, y: 60, width: 500, height: 430 };
  const { art, labels } = drawCycle({ kind: 'cycle', nodes }, frame, pen);
  const arrows = [
    ...art.matchAll(/<path[^>]*d="([^"]+)"[^>]*fill="#4cc9f0"|<path[^>]*fill="#4cc9f0"[^>]*d="([^"]+)"/g),
  ];
  expect(arrows).toHaveLength(nodes.length);
  for (const [, before, after] of arrows)
    for (const [, x, y] of (before ?? after)!.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g))
      for (const { box } of labels)
        expect(
          Number(x) <= box.x + 2 ||
            Number(x) >= box.x + box.width - 2 ||
            Number(y) <= box.y + 2 ||
            Number(y) >= box.y + box.height - 2,
        ).toBe(true);
});
