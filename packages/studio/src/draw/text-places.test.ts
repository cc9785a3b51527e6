import { panelLines } from '@panelwise/contracts/domain/panel-lines';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { FontBook } from './fonts.ts';
import { loadFontBook } from './fonts-node.ts';
import { type PagePlan, planPage } from './page-plan.ts';
import { metaArbitrary, usualPage } from './testing-scripts.ts';
import { textPlaces } from './text-places.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

const meta: ComicMeta = {
  title: 'Leaves',
  concept: 'photosynthesis',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 'leaves',
  pageCount: 1,
};
const placesOf = (panel: Partial<ScriptPage['panels'][number]>, style = 'comic') =>
  textPlaces(
    planPage(
      { pageNumber: 1, panels: [{ scene: '', caption: '', dialogue: [], ...panel }] },
      { ...meta, style },
      fonts,
    ),
  );

/** A place in px of the page. */
const inPixels = ({ x, y, width, height }: ReturnType<typeof textPlaces>[number]) => ({
  left: x * 1240,
  top: y * 1754,
  right: (x + width) * 1240,
  bottom: (y + height) * 1754,
});

/** The printed words of each panel's titles, captions and balloons, in the order of the page's text. */
const wordGroups = (plan: PagePlan, panel: number) =>
  plan.groups.filter((group) => group.panel === panel && !['label', 'sfx', 'footer'].includes(group.role));

test('every line of a usual page has one place, around its letters and inside its panel (seed 21)', () => {
  fc.assert(
    fc.property(usualPage, metaArbitrary, (page, anyMeta) => {
      const plan = planPage(page, anyMeta, fonts);
      const places = textPlaces(plan);
      page.panels.forEach((panel, index) => {
        const mine = places.filter((place) => place.panel === index + 1);
        expect(mine.map(({ line }) => line)).toEqual(panelLines(panel).map((_, line) => line));
        const { box } = plan.panels[index]!;
        wordGroups(plan, index).forEach((group, line) => {
          expect(group.text).toBe(panelLines(panel)[line]!.text);
          const place = inPixels(mine[line]!);
          expect(place.left).toBeGreaterThan(box.x - 0.2);
          expect(place.top).toBeGreaterThan(box.y - 0.2);
          expect(place.right).toBeLessThan(box.x + box.width + 0.4);
          expect(place.bottom).toBeLessThan(box.y + box.height + 0.4);
          for (const run of group.runs) {
            expect(run.x).toBeGreaterThan(place.left - 1);
            expect(run.x + run.width).toBeLessThan(place.right + 1);
            expect(run.y).toBeLessThan(place.bottom);
            expect(run.y - run.size * 0.5).toBeGreaterThan(place.top);
          }
        });
      });
    }),
    { numRuns: 60, seed: 21 },
  );
});

test('titles, captions and balloons of a panel are told apart, and tails lead out of their balloons', () => {
  const places = placesOf({
    title: 'Leaf',
    caption: 'Morning.',
    dialogue: [
      { speaker: 'Maya', text: 'Why is it green?' },
      { speaker: 'Leo', text: 'Hm.', kind: 'thought' },
    ],
    captionBottom: 'To be continued.',
  });
  expect(places.map(({ line, curve, tail }) => [line, curve !== undefined, tail !== undefined])).toEqual([
    [0, false, false],
    [1, false, false],
    [2, true, true],
    [3, true, false],
    [4, false, false],
  ]);
  const { x, y, width, height, tail } = places[2]!;
  const [tipX, tipY] = tail![1];
  expect(tipX > x && tipX < x + width && tipY > y && tipY < y + height).toBe(false);
});

test('words that cannot be printed have no place, and the lines after them keep theirs', () => {
  const dialogue = [
    { speaker: 'Maya', text: '🌱🌱' },
    { speaker: 'Leo', text: 'A seedling!' },
  ];
  expect(placesOf({ dialogue }).map(({ line }) => line)).toEqual([1]);
});
