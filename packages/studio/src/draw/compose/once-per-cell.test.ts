import { expect, it, vi } from 'vitest';
import type { StagedPanel } from '../staging/staged-panel.ts';
import type { Cell } from './composition.ts';
import { oncePerCell } from './once-per-cell.ts';

const cellAt = (x: number): Cell => ({
  polygon: [[x, 0]],
  box: { x, y: 0, width: 100, height: 50 },
  slant: { left: 0, right: 0, top: 0, bottom: 0 },
});

it('works once for a panel in a place, however often the place is cut anew', () => {
  const [panel, other] = [{ index: 0 }, { index: 1 }] as StagedPanel[] as [StagedPanel, StagedPanel];
  const work = vi.fn((one: StagedPanel, { box }: Cell) => `${one.index} at ${box.x}`);
  const once = oncePerCell(work);
  expect([once(panel, cellAt(0)), once(panel, cellAt(0))]).toEqual(['0 at 0', '0 at 0']);
  expect(work).toHaveBeenCalledTimes(1);
  expect([once(panel, cellAt(9)), once(other, cellAt(9))]).toEqual(['0 at 9', '1 at 9']);
  expect(work).toHaveBeenCalledTimes(3);
});
