import { billBecomesLaw, billBecomesLawMeta } from '@panelwise/studio/draw/fixtures/bill-becomes-law';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { panelArtSvg } from '@panelwise/studio/draw/layers';
import { planPage } from '@panelwise/studio/draw/page-plan';
import { expect, test } from 'vitest';
import { panelDrawing } from './panel-drawing.ts';

test('a drawing that is kept is that of the same panel, variant and plan', async () => {
  const fonts = await loadFontBook();
  const plans = ['comic', 'flat'].map((style) =>
    planPage(billBecomesLaw[0]!, { ...billBecomesLawMeta, style }, fonts),
  );
  const orders = plans.flatMap((plan) =>
    plan.panels.flatMap(({ index }) => [0, 1].map((variant) => [plan, index, variant] as const)),
  );
  // More than are kept, and each asked for twice.
  expect(orders.length).toBeGreaterThan(16);
  for (const order of [...orders, ...orders.toReversed()])
    expect(panelDrawing(...order)).toBe(panelArtSvg(...order));
});
