import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FontBook } from '../fonts.ts';
import { loadFontBook } from '../fonts-node.ts';
import { type PagePlan, planPage } from '../page-plan.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

const meta: ComicMeta = {
  title: 't',
  concept: 'c',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 'seed',
  pageCount: 9,
};
const panel = { scene: '', caption: 'It rains.', dialogue: [{ speaker: 'Maya', text: 'Oh!' }] };
const page = (count: number, pageNumber: number): ScriptPage => ({
  pageNumber,
  panels: Array.from({ length: count }, () => panel),
});
/** How a page is cut: how many panels begin at the height of each, and how many end at its foot. */
const cut = ({ panels }: PagePlan) => {
  const rounded = (value: number) => Math.round(value / 40);
  const tops = panels.map(({ box }) => rounded(box.y));
  const feet = panels.map(({ box }) => rounded(box.y + box.height));
  const same = (all: number[], one: number) => all.filter((other) => Math.abs(other - one) <= 1).length;
  return panels.map((_, i) => `${same(tops, tops[i]!)}${same(feet, feet[i]!)}`).join('-');
};

describe('the layout of pages', () => {
  it.each([3, 4, 5, 6, 7, 8])(
    'cuts pages of %i panels in several ways, and two in a row differently',
    (count) => {
      const cuts = Array.from({ length: 8 }, (_, i) => cut(planPage(page(count, i + 1), meta, fonts)));
      expect(new Set(cuts).size).toBeGreaterThanOrEqual(count > 3 ? 3 : 2);
      const same = cuts.filter((one, i) => i && one === cuts[i - 1]).length;
      expect(same, cuts.join(' ')).toBeLessThanOrEqual(2);
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps %i panels apart, and in reading order', (count) => {
    for (let number = 1; number <= 6; number++) {
      const boxes = planPage(page(count, number), meta, fonts).panels.map(({ box }) => box);
      boxes.forEach((box, i) => {
        const next = boxes[i + 1];
        if (!next) return;
        // Slanted edges let upright boxes overlap a little.
        const below = next.y >= box.y + box.height - 40;
        const right = next.x >= box.x + box.width - 40;
        const column = next.x >= boxes[0]!.x;
        expect(column && (below || right)).toBe(true);
      });
    }
  });

  it('lets a splash run out over the edges of the page, but not its words', () => {
    const splash = { ...panel, shot: 'splash' as const, fullWidth: true };
    const plan = planPage({ pageNumber: 1, panels: [splash, panel, panel] }, meta, fonts);
    expect(plan.panels[0]!.box).toMatchObject({ x: 0, y: 0, width: plan.width });
    const words = plan.groups.filter((group) => group.panel === 0).flatMap((group) => group.runs);
    expect(Math.min(...words.map((run) => run.x))).toBeGreaterThan(40);
    expect(plan.verdict.ok).toBe(true);
  });
});
