import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle } from '../styles.ts';
import { createIds } from '../svg.ts';
import { drawTimeline } from './timeline.ts';

const fonts = await loadFontBook();

it.each([2, 4, 6])('shows each of %i events beside the head of its arrow, not under it', (count) => {
  const pen = { style: getStyle('comic'), fonts, ids: createIds('t'), textSize: 26 };
  const events = Array.from({ length: count }, (_, i) => ({
    when: `${1900 + i}`,
    label: 'book',
    icon: 'books',
  }));
  const { art } = drawTimeline({ kind: 'timeline', events }, { x: 10, y: 0, width: 460, height: 300 }, pen);
  const neck = Number(/M10,\d+ H([\d.]+)/.exec(art)![1]);
  const rounds = [...art.matchAll(/<circle cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)"/g)];
  expect(rounds).toHaveLength(count);
  for (const [, x, r] of rounds) expect(Number(x) + Number(r)).toBeLessThanOrEqual(neck);
});
