import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { badgeIds } from '@panelwise/contracts/domain/badges';
import { expect, test } from 'vitest';
import { drawBadges, lookOf } from './badge-pictures.ts';

const dir = path.resolve(import.meta.dirname, '../../../../apps/web/public/badges');

test('every badge has a picture of its own, as the studio draws it today, and none is heavy', () => {
  const drawn = drawBadges();
  expect(readdirSync(dir).sort()).toEqual([...drawn.keys()].sort());
  for (const [file, svg] of drawn) {
    expect(readFileSync(path.join(dir, file), 'utf8'), file).toBe(svg);
    expect(svg.length).toBeLessThan(16_000);
  }
  expect(new Set(drawn.values()).size).toBe(badgeIds.length);
  expect(new Set(badgeIds.map(lookOf)).size).toBe(badgeIds.length);
});
