import { describe, expect, it } from 'vitest';
import { loadFontBook } from './fonts-node.ts';
import { panelStrokes, strokesMost } from './line-strokes.ts';
import { planPage } from './page-plan.ts';

const meta = {
  title: 'Leaves',
  concept: 'photosynthesis',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 'leaves',
  country: 'US',
  pageCount: 1,
};
const page = {
  pageNumber: 1,
  panels: [
    { scene: 'Maya and Ben stand in the garden beside a tall plant.', caption: 'Morning.', dialogue: [] },
    { scene: 'Ms. Rao explains in the lab.', caption: '', dialogue: [{ speaker: 'Ms. Rao', text: 'Look.' }] },
  ],
};

describe('the lines of a panel', () => {
  it('are few enough to be traced at once, and lie in page px where its drawing is', async () => {
    const plan = planPage(page, meta, await loadFontBook());
    for (const { index, box } of plan.panels) {
      const strokes = panelStrokes(plan, index);
      expect(strokes.length).toBeGreaterThan(10);
      expect(strokes.length).toBeLessThanOrEqual(strokesMost);
      for (const { d, transform } of strokes) {
        expect(d).toMatch(/^M/);
        expect(transform.startsWith(`translate(${box.x} ${box.y})`)).toBe(true);
      }
    }
  });

  it('are the same each time, and there in a style of light lines on a board', async () => {
    const fonts = await loadFontBook();
    const of = (style: string) => panelStrokes(planPage(page, { ...meta, style }, fonts), 0);
    expect(of('comic')).toEqual(of('comic'));
    for (const style of ['comic', 'chalkboard']) expect(of(style).length, style).toBeGreaterThan(5);
  });

  it('of a panel that is not there are an error', async () => {
    const plan = planPage(page, meta, await loadFontBook());
    expect(() => panelStrokes(plan, 7)).toThrow(RangeError);
  });
});
