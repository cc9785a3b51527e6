import { animalPages } from '@panelwise/studio/draw/fixtures/animals-and-crowds';
import { photosynthesis, photosynthesisMeta } from '@panelwise/studio/draw/fixtures/photosynthesis';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { panelArtSvg } from '@panelwise/studio/draw/layers';
import { type PagePlan, planPage } from '@panelwise/studio/draw/page-plan';
import { seenPlaces } from '@panelwise/studio/draw/seen-places';
import { expect, test } from 'vitest';
import { rasterise } from './resvg.ts';

/** The plan without one who acts or one thing of a panel. */
function without(plan: PagePlan, panel: number, name: string, at: readonly [number, number]): PagePlan {
  const panels = plan.panels.map((one) => {
    if (one.index !== panel) return one;
    const { composition } = one;
    const actors = composition.actors.filter(({ actor }) => actor.name !== name);
    const isThing = actors.length === composition.actors.length;
    const things = composition.things.filter(({ x, y }) => !isThing || Math.hypot(x - at[0], y - at[1]) > 3);
    return { ...one, composition: { ...composition, actors, things } };
  });
  return { ...plan, panels };
}

test.each([
  ...photosynthesis.map((page) => [page, photosynthesisMeta] as const),
  ...animalPages.map((page) => [page, photosynthesisMeta] as const),
])('the middle of each place is where its person or thing is drawn', async (page, meta) => {
  const plan = planPage(page, meta, await loadFontBook());
  const places = seenPlaces(plan);
  expect(places.length).toBeGreaterThan(2);
  for (const { panel, name, x, y, width, height } of places) {
    const { box, index } = plan.panels[panel - 1]!;
    const [cx, cy] = [(x + width / 2) * plan.width - box.x, (y + height / 2) * plan.height - box.y];
    const [drawn, gone] = await Promise.all(
      [plan, without(plan, index, name, [cx, cy])].map((one) => rasterise(panelArtSvg(one, index))),
    );
    const differs = (px: number, py: number) => {
      const i = (Math.round(py) * drawn!.width + Math.round(px)) * 4;
      return [0, 1, 2].some((c) => Math.abs(drawn!.data[i + c]! - gone!.data[i + c]!) > 4);
    };
    // Legs are apart, and a line may have the colour of what is behind it; a snake is a thin line as a whole.
    const isThin = /slink|snake/i.test(name);
    const shares = [-0.2, -0.1, 0, 0.1, 0.2];
    const middle = shares.flatMap((across) =>
      shares.map((down) => differs(cx + across * width * plan.width, cy + down * height * plan.height)),
    );
    expect([name, middle.filter(Boolean).length > (isThin ? 1 : 7)]).toEqual([name, true]);
  }
});
